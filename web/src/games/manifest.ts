// The manifest of a game: one in each game's folder, listed in registry.ts. Parts are loaded on demand. A game without a
// manifest, or without one of these parts, uses the plain default.

import type { Component } from 'svelte'
import type { Exercise } from '../learn/practice'
import type { Step } from '../learn/steps'
import type { BoardProps } from '../replay/boards'
import type { LookUp } from '../table/lookup'
import type { TableActions, Table } from '../table/types'

type Lazy<Part> = () => Promise<Part>
type Drawn<Props extends Record<string, any>> = Lazy<{ default: Component<Props> }>

export type TableProps = { table: Table<any, any>; actions: TableActions }

/** A seat's action in words, from its notation; `view` is a view of the table it is taken at, where one is known. */
export type ActionWord = (text: string, seat: number, view: any) => string

export interface Manifest {
  players: readonly [least: number, most: number]
  secrets: boolean // whether seats have private information
  icon: string // the drawing that stands for it in lists
  table: Drawn<TableProps>
  ended?: Drawn<TableProps> // the table of a game that was over before the page came
  board?: Drawn<BoardProps> // a moment of a replay
  words?: Lazy<ActionWord>
  /** The look-up notes of its things. */
  lookup?: Lazy<LookUp>
  lesson?: Lazy<Step[]>
  /** The second part of the lesson: positions with a question each. */
  practice?: Lazy<Exercise[]>
  scorepad?: Drawn<Record<string, never>>
  /** Its rules by language, as plain text (src/rules/read.ts), and the pictures that they name. */
  rules?: Lazy<{ pages: Record<string, Lazy<string>>; Picture: Component<{ name: string }> }>
  /** The rule that explains an option, and how many players may have it where not all may. */
  options?: Record<string, { rule: string; players?: readonly number[] }>
  /** Have its pieces drawn with a table's own components; null for the standard ones. */
  drawWith?: (table: string, digest: string | null) => Promise<void>
  /** What the server's messages name by the notation's letters, in words; undefined for what needs none. */
  argument?: (name: string, value: string, key: string) => string | undefined
}
