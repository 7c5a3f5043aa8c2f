import { t } from '../../language.svelte'
import type { Manifest } from '../manifest'

export default {
  players: [2, 5],
  secrets: true,
  icon: 'crop-F',
  table: () => import('./Nile.svelte'),
  board: () => import('./replay/Board.svelte'),
  words: async () => (await import('./words')).actionWord,
  lookup: async () => (await import('./lookup')).lookUp,
  lesson: async () => (await import('./lesson')).STEPS,
  practice: async () => (await import('./practice')).EXERCISES,
  scorepad: () => import('./scorepad/Pad.svelte'),
  rules: () => import('./rules/pages'),
  options: { faster: { rule: 'N1.3', players: [2, 3] } },
  argument: (name, value) =>
    ['card', 'crop', 'flood', 'planted'].includes(name)
      ? [...value].map((kind) => (kind === 'X' ? t('nile_plague') : t('nile_kind', { kind }))).join('/')
      : undefined,
} satisfies Manifest
