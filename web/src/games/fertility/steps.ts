// Where each step of a turn is decided.

import type { View } from './types'

export const STEPS = ['place', 'build', 'supply', 'take']

/** Its place in the order of a turn. */
export const STAGES: Partial<Record<View['step'], number>> = {
  place: 0,
  discard: 0,
  quarry: 0,
  build: 1,
  supply: 2,
  exchange: 2,
  take: 3,
  remove: 3,
}

/** The tab, where there is no room for all of them. */
export const TABS: Partial<Record<View['step'], string>> = {
  place: 'tiles',
  discard: 'tiles',
  take: 'tiles',
  remove: 'tiles',
  build: 'districts',
  supply: 'city',
  exchange: 'city',
}

/** The tab on which a part of the screen is that a lesson points at. */
export function tabOf(part: string | undefined): string | undefined {
  if (part === 'tiles' || part === 'common') return 'tiles'
  if (part === 'city' || part === 'wheat' || part === 'harvest') return 'city'
  return part === 'districts' ? 'districts' : undefined
}
