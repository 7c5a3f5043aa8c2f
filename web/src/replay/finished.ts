// What a game's result may know of the table it was played at. There is none of it where a position is only shown.

import { getContext, setContext } from 'svelte'

export interface Finished {
  id: string
  rematch: string | null // the table that goes on with the same people
  mayRematch: boolean
}

const KEY = Symbol('a finished game')

export const setFinished = (finished: () => Finished | null): void => void setContext(KEY, finished)
export const getFinished = (): (() => Finished | null) =>
  getContext<(() => Finished | null) | undefined>(KEY) ?? (() => null)
