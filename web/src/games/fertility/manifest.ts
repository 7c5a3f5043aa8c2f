import { saying } from '../../language.svelte'
import type { Manifest } from '../manifest'
import { argument } from './arguments'

export default {
  players: [2, 4],
  secrets: false,
  icon: 'token-B',
  table: () => saying('fertility', import('./Fertility.svelte')),
  ended: () => saying('fertility', saying('replay', saying('puzzles', import('./Ended.svelte')))),
  board: () => saying('fertility', import('./replay/Board.svelte')),
  words: async () => {
    const { actionWord } = await saying('fertility', import('./words'))
    return (text, seat, view) => actionWord({ text }, view?.cities?.[seat]?.board)
  },
  lookup: async () => (await saying('fertility', import('./lookup'))).lookUp,
  lesson: async () => (await saying('fertility', import('./lesson'))).STEPS,
  practice: async () => (await import('./practice')).EXERCISES,
  scorepad: () => saying('later', saying('fertility', import('./scorepad/Pad.svelte'))),
  rules: () => saying('fertility', import('./rules/pages')),
  options: { edition: { rule: 'F3.2.5' }, variant: { rule: 'F3.5.3', players: [2] } },
  drawWith: async (table, digest) => (await import('./box.svelte')).useBox(table, digest),
  argument,
} satisfies Manifest
