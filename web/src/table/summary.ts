// What the others did since one's last turn, in a sentence for each of them. It comes from the log, so it tells nothing
// that the log doesn't.

import { list } from '../language.svelte'
import { decisions, othersDid } from './recent.svelte'
import type { LogEntry } from './types'

/** What one seat did and what became of it, as phrases without a subject. */
export type Tell = (decisions: LogEntry[][], seat: number) => string[]

export interface Told {
  seat: number
  words: string
}

/** Nothing once the player has acted: it is news no more. */
export function summarise(log: LogEntry[], me: number | null, tell: Tell): Told[] {
  const others = othersDid(log, me)
  if (me === null || !others.length || others.at(-1)![0] !== decisions(log).at(-1)![0]) return []
  const seats = [...new Set(others.flat().map((entry) => entry.seat))].sort(
    (a, b) => Number(a === me) - Number(b === me),
  )
  return seats.flatMap((seat) => {
    const phrases = tell(others, seat)
    return phrases.length ? [{ seat, words: list(phrases) }] : []
  })
}
