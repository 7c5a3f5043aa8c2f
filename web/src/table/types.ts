// The props of every game's component: plain data, and the actions of the table.

import type { Choice as AnyChoice, LogEntry, Schemas } from '../api/types'
import type { Clock } from './clock'

export type { LogEntry }

/** A legal action; the text is the game's notation (docs/reference/formats.md). */
export type Choice<Earns = unknown> = Omit<AnyChoice, 'earns'> & { earns: Earns }

/** A seat at the table. */
export interface Player {
  name: string
  level: string | null // of the bot that plays here
  away?: boolean
  clock?: Clock | null // a person's, where there is one
}

/** A game as one viewer sees it. `me` is null for a spectator. */
export interface Table<View, Earns = unknown> {
  game: string
  me: number | null
  players: Player[]
  view: View
  choices: Choice<Earns>[] // empty when somebody else decides
  log: LogEntry[]
  undo: number // how many of the last actions may be taken back
  toPlay?: number | null // the seat to decide; null after the end
  result?: Schemas['Result'] | null // after the end
}

/** The actions of a table that a game's component may call. */
export interface TableActions {
  act: (action: number) => void
  undo: (all?: boolean) => void // the last action, or all of the turn that may be taken back
  hint?: () => Promise<number | null> // what a strong bot would do
  why?: (text: string) => void // have it told why something, in the game's notation, can't be done now
}
