// The props of every game's component: plain data, and the actions of the table.

import type { Choice as AnyChoice, LogEntry, Schemas } from '../api/types'
import type { Clock } from './clock'

export type { LogEntry }

/** A legal action; the text is the game's notation (docs/reference/formats.md). Only a live table says what is final. */
export type Choice<Earns = unknown> = Omit<AnyChoice, 'earns' | 'final'> & { earns: Earns; final?: boolean }

/** A seat at the table. */
export interface Player {
  name: string
  level: string | null // of the bot in this seat
  away?: boolean
  clock?: Clock | null // of a person, if the table has clocks
}

/** A game as one viewer sees it. `me` is null for a spectator. */
export interface Table<View, Earns = unknown> {
  game: string
  me: number | null
  players: Player[]
  view: View
  choices: Choice<Earns>[] // empty if it isn't the viewer's turn
  log: LogEntry[]
  undo: number // how many of the last actions can be undone
  toPlay?: number | null // null after the end
  result?: Schemas['Result'] | null // after the end
}

/** The actions of a table that a game's component may call. */
export interface TableActions {
  /** Play an action. One that can't be undone is asked for twice, unless the player chose it and then confirmed it. */
  act: (action: number, sure?: boolean) => void
  asked?: number | null // such an action, until it is confirmed
  undo: (all?: boolean) => void // the last action, or all of the turn that can be undone
  hint?: () => Promise<number | null> // a strong bot's choice
  lone?: (action: number) => void // take the only action left, for a player who doesn't want to be asked
  why?: (text: string) => void // ask why an action, in notation, isn't legal now
}
