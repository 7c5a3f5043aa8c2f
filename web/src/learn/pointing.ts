// What a lesson can point at: parts of the screen, marked with `data-part` where they are drawn. The style sheet frames
// those that the root element names, so whatever is drawn anew keeps its frame.

import './pointing.css'

export const PARTS = [
  'actions',
  'city',
  'common',
  'districts',
  'fields',
  'flood',
  'deck',
  'hand',
  'harvest',
  'players',
  'storage',
  'tiles',
  'valley',
  'wheat',
] as const
export type Part = (typeof PARTS)[number]

/** Frame these parts, and show them: the first of them for certain. */
export function pointAt(parts: Part[], calm: boolean): void {
  for (const part of [...parts].reverse())
    document
      .querySelector(`[data-part='${part}']`)
      ?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
  if (parts.length) document.documentElement.dataset.pointing = parts.join(' ')
  else delete document.documentElement.dataset.pointing
}
