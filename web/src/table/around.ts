// What surrounds a game at a live table and any part of it may need: the connection and the chat. There is none of it
// where a position is only shown.

import { getContext, setContext } from 'svelte'
import type { LiveTable } from '../api/live.svelte'
import type { Talk } from './talk.svelte'

export interface Around {
  readonly live: LiveTable
  readonly talk: Talk
}

const KEY = Symbol('around the table')

export const surround = (around: Around): Around => setContext(KEY, around)
export const around = (): Around | undefined => getContext<Around | undefined>(KEY)
