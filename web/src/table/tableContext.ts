// The context of a live table, for any component: the connection and the chat. It is absent where a position is only
// displayed.

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
