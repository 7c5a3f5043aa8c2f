// What surrounds a game at a live table and any part of it may need: the connection and the chat. There is none of it
// where a position is only shown.

import { getContext, setContext } from 'svelte'
import type { LiveTable } from '../api/live.svelte'
import type { TableChat } from './tableChat.svelte'

export interface TableContext {
  readonly live: LiveTable
  readonly chat: TableChat
}

const KEY = Symbol('table context')

export const setTableContext = (context: TableContext): TableContext => setContext(KEY, context)
export const tableContext = (): TableContext | undefined => getContext<TableContext | undefined>(KEY)
