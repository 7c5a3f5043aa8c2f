// Actions of either game in words, and numbers as the language writes them.

import * as fertility from '../games/fertility/words'
import { read } from '../games/nile/actions'
import * as nile from '../games/nile/words'
import { language } from '../language.svelte'

/** What has to be known of the table to name what somebody acts upon. */
export type Seen = { cities?: { board: string }[] } | null | undefined

const OF_GAME: Record<string, (text: string, seat: number, seen: Seen) => string> = {
  fertility: (text, seat, seen) => fertility.actionWord({ text }, seen?.cities?.[seat]?.board),
  nile: (text) =>
    read([{ action: 0, text, earns: {} }])
      .map(nile.deedWord)
      .join(''),
}

/** A seat's action, from how the notation writes it. */
export const actionWord = (game: string, text: string, seat = 0, seen: Seen = null): string =>
  OF_GAME[game]?.(text, seat, seen) ?? text

export const percent = (part: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: part < 0.1 && part > 0 ? 1 : 0 }).format(
    part,
  )
export const number = (value: number): string => new Intl.NumberFormat(language()).format(value)
