// The context of a game's result: the table it was played at. Absent if only a position is shown.

import { getContext, setContext } from 'svelte'

export interface Finished {
  id: string
  rematch: string | null // the rematch with the same people
  mayRematch: boolean
  rated: { names: readonly string[]; left: boolean } | null // in a rated game: whether a bot replaced somebody
  daily: string // the page with everybody's results, if it is a daily deal
}

const KEY = Symbol('a finished game')

export const setFinished = (finished: () => Finished | null): void => void setContext(KEY, finished)
export const getFinished = (): (() => Finished | null) =>
  getContext<(() => Finished | null) | undefined>(KEY) ?? (() => null)
