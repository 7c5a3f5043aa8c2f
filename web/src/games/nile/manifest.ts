import { saying } from '../../language.svelte'
import type { Manifest } from '../manifest'
import { argument } from './arguments'

export default {
  players: [2, 5],
  secrets: true,
  icon: 'crop-F',
  table: () => saying('nile', import('./Nile.svelte')),
  ended: () => saying('nile', saying('replay', saying('puzzles', import('./Ended.svelte')))),
  board: () => saying('nile', import('./replay/Board.svelte')),
  words: async () => (await saying('nile', import('./words'))).actionWord,
  lookup: async () => (await saying('nile', import('./lookup'))).lookUp,
  lesson: async () => (await saying('nile', import('./lesson'))).STEPS,
  practice: async () => (await import('./practice')).EXERCISES,
  scorepad: () => saying('later', saying('nile', import('./scorepad/Pad.svelte'))),
  rules: () => saying('nile', import('./rules/pages')),
  options: { faster: { rule: 'N1.3', players: [2, 3] } },
  argument,
} satisfies Manifest
