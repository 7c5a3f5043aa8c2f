declare module 'virtual:lessons/*' {
  const text: string
  export default text
}
declare module 'virtual:words/*' {
  const text: string
  export default text
}
