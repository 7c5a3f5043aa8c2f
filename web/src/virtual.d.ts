declare module 'virtual:words' {
  type Load = () => Promise<{ default: string }>
  const sources: Record<import('../tools/words').Part, Record<import('./settings.svelte').Language, Load>>
  export default sources
}
