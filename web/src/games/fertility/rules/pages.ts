// The rules in every language, each loaded separately.

export { default as Picture } from './Picture.svelte'

export const pages = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default' })
