// Fertility's public state, as documented by the server (docs/reference/formats.md), and the contents of the box.

import type { Schemas } from '../../api/types'
import type { Choice, Table } from '../../table/types'

export type Kind = 'A' | 'B' | 'P' | 'G'
export const KINDS: Kind[] = ['A', 'B', 'P', 'G']
export const PARTS = ['generic', 'specialised', 'statues', 'monuments', 'wheat'] as const
export type Part = (typeof PARTS)[number]

export type View = Schemas['FertilityView']
export type City = Schemas['City']
export type Shop = Schemas['Shop']

export interface PrintedShop {
  needs: string[]
  gift: string // as the components file spells it
}

export interface Box {
  provenance: Record<string, string> // by table of the components file: R a rulebook, P reviews, X a reconstruction
  boards: Record<string, string[]> // as printed, `S` where a start symbol is
  lots: Record<string, { cost: number; shops: PrintedShop[] }> // Districts and Metropolis boards
  wheat_track: number[]
  statue_scale: number[]
  monuments: number // for each player
  monument_debens: number[] // for the most, for the second most
}

export type Preview = Schemas['FertilityPreview']
/** What a click on a shop does: supply it, or explain why that isn't possible. */
export interface Click {
  fits: boolean
  choose: () => void
}
/** One item that a placement earns: on a square, or on the edge to another. */
export type Earning = Schemas['Gain']

export type FertilityTable = Table<View, Preview>
export type FertilityChoice = Choice<Preview>
