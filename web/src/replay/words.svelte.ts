// Actions as text, and numbers in the format of the language.

import type { ActionWord } from '../games/manifest'
import { GAMES } from '../games/registry'
import { language } from '../language.svelte'

let known = $state.raw<Record<string, ActionWord>>({})

/** Load a game's texts for its actions. */
export async function loadWords(game: string): Promise<void> {
  const word = await GAMES[game]?.words?.()
  if (word && !known[game]) known = { ...known, [game]: word }
}

/**
 * A seat's action as text, from its notation; `view` may be needed to name the pieces involved. Falls back to the notation
 * until the game's texts are loaded, or if it has none.
 */
export const actionWord = (game: string, text: string, seat = 0, view: unknown = null): string =>
  known[game]?.(text, seat, view) ?? text

export const percent = (part: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: part < 0.1 && part > 0 ? 1 : 0 }).format(
    part,
  )
export const number = (value: number): string => new Intl.NumberFormat(language()).format(value)
