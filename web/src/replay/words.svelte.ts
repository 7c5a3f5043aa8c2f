// Actions in words, and numbers as the language writes them.

import type { ActionWord } from '../games/manifest'
import { GAMES } from '../games/registry'
import { language } from '../language.svelte'

let known = $state.raw<Record<string, ActionWord>>({})

/** Load a game's words for its actions. */
export async function loadWords(game: string): Promise<void> {
  const word = await GAMES[game]?.words?.()
  if (word && !known[game]) known = { ...known, [game]: word }
}

/**
 * A seat's action, from how the notation writes it; `view` is what has to be known of the table to name what somebody
 * acts upon. Until the game's words are loaded, or where it has none, the notation itself.
 */
export const actionWord = (game: string, text: string, seat = 0, view: unknown = null): string =>
  known[game]?.(text, seat, view) ?? text

export const percent = (part: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: part < 0.1 && part > 0 ? 1 : 0 }).format(
    part,
  )
export const number = (value: number): string => new Intl.NumberFormat(language()).format(value)
