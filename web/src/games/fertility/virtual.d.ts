declare module 'virtual:components/fertility' {
  const box: import('./types').Box
  export default box
}
