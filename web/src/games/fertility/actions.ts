// Parses the notation of Fertility's actions (docs/reference/formats.md). The server's list decides what is legal.

import type { FertilityChoice } from './types'

export interface Placement extends FertilityChoice {
  scenes: string // in the order of the squares
  squares: [string, string]
}
export interface WithTile extends FertilityChoice {
  tile: string
}
export interface Build extends FertilityChoice {
  district: string
  pay: string[] // letters, W for wheat
}
export interface Supply extends FertilityChoice {
  resource: string
  shop: string
}
export interface Reward extends FertilityChoice {
  reward: string // a letter, or `monument`
}

/** The legal actions by kind. */
export interface Choices {
  place: Placement[]
  discard: WithTile[]
  quarry: Reward[]
  build: Build[]
  supply: Supply[] // includes exchanges: they are supplied the same way
  take: WithTile[]
  remove: WithTile[]
  stop: FertilityChoice | null // skip or done
}

export function read(legal: FertilityChoice[]): Choices {
  const found: Choices = { place: [], discard: [], quarry: [], build: [], supply: [], take: [], remove: [], stop: null }
  for (const action of legal) {
    const [verb, first = '', second = '', third = ''] = action.text.split(' ')
    switch (verb) {
      case 'place':
        found.place.push({ ...action, scenes: first, squares: [second, third] })
        break
      case 'discard':
      case 'take':
      case 'remove':
        found[verb].push({ ...action, tile: first })
        break
      case 'quarry':
        found.quarry.push({ ...action, reward: first })
        break
      case 'build':
        found.build.push({ ...action, district: first, pay: third ? third.split('+') : [] })
        break
      case 'supply':
      case 'exchange':
        found.supply.push({ ...action, resource: first, shop: second })
        break
      case 'skip':
      case 'done':
        found.stop = action
        break
    }
  }
  return found
}

/** A tile's name, in whichever order its scenes are given. */
export function tileName(scenes: string): string {
  return [...scenes].sort((a, b) => 'ABPG'.indexOf(a) - 'ABPG'.indexOf(b)).join('')
}
