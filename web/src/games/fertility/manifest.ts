import type { Manifest } from '../manifest'
import { argument } from './arguments'

export default {
  players: [2, 4],
  secrets: false,
  icon: 'token-B',
  table: () => import('./Fertility.svelte'),
  board: () => import('./replay/Board.svelte'),
  words: async () => {
    const { actionWord } = await import('./words')
    return (text, seat, view) => actionWord({ text }, view?.cities?.[seat]?.board)
  },
  lookup: async () => (await import('./lookup')).lookUp,
  lesson: async () => (await import('./lesson')).STEPS,
  practice: async () => (await import('./practice')).EXERCISES,
  scorepad: () => import('./scorepad/Pad.svelte'),
  rules: () => import('./rules/pages'),
  options: { edition: { rule: 'F3.2.5' }, variant: { rule: 'F3.5.3', players: [2] } },
  drawWith: async (table, digest) => (await import('./box.svelte')).useBox(table, digest),
  argument,
} satisfies Manifest
