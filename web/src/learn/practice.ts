// The second part of a lesson: positions of real games, each with a question about strategy. What is right is read off
// what the server said each choice would earn, so it is never a matter of taste.

import type { Choice, Table } from '../table/types'

/** Its words are `practice_GAME_ID`, with `_title`, `_task` and `_why`. */
export interface Exercise<View = any, Earns = any> {
  id: string
  rule: string
  position: () => Promise<Table<View, Earns>>
  right: (choice: Choice<Earns>, table: Table<View, Earns>) => boolean
  args?: (table: Table<View, Earns>) => Record<string, number>
}
