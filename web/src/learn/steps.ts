// The steps of a lesson. They know no rules: each declares its topic and the situation in which it applies, judged by
// what the server sends, so lessons work with any shuffle and any play.

import type { LogEntry, Table } from '../table/types'
import type { Part } from './pointing'

/** A table as one looks at it who sits there. */
export interface Now<View, Earns = unknown> {
  table: Table<View, Earns>
  view: View
  me: number
  verbs: Set<string> // the first words of what may be done now; none when somebody else decides
}

/**
 * One thing to learn. Its words are `learn_GAME_ID`, with `_title`, and `_try` if it asks for something. It is told the
 * first time that `when` holds, or that `logged` accepts a log entry: exactly one of the two is given.
 */
export interface Step<View = any, Earns = any> {
  id: string
  rule: string // where the rules say it in full
  point: Part[]
  asks?: boolean
  when?: (now: Now<View, Earns>) => boolean
  logged?: (entry: LogEntry, now: Now<View, Earns>) => boolean
  /** The squares of the board that it is about. */
  squares?: (now: Now<View, Earns>) => string[]
  args?: (now: Now<View, Earns>) => Record<string, number>
}

export function look<View, Earns>(table: Table<View, Earns>): Now<View, Earns> | null {
  if (table.me === null) return null
  const verbs = new Set(table.choices.map((choice) => choice.text.split(' ')[0]!))
  return { table, view: table.view, me: table.me, verbs }
}
