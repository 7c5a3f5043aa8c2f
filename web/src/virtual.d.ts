declare module 'virtual:words/*' {
  const text: string
  export default text
}
declare module 'virtual:components/fertility' {
  const box: import('./games/fertility/types').Box
  export default box
}
