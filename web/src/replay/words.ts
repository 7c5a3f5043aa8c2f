// Actions of either game in words, and numbers as the language writes them.

import * as fertility from '../games/fertility/words'
import { read } from '../games/nile/actions'
import * as nile from '../games/nile/words'
import { language } from '../language.svelte'

const OF_GAME: Record<string, (text: string) => string> = {
  fertility: (text) => fertility.actionWord({ text }),
  nile: (text) =>
    read([{ action: 0, text, earns: {} }])
      .map(nile.deedWord)
      .join(''),
}

/** An action, from how the notation writes it. */
export const actionWord = (game: string, text: string): string => OF_GAME[game]?.(text) ?? text

export const percent = (part: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: part < 0.1 && part > 0 ? 1 : 0 }).format(
    part,
  )
export const number = (value: number): string => new Intl.NumberFormat(language()).format(value)
