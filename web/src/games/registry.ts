// The games that the page has drawings for, in the order in which it offers them.

import { hasMessage, t } from '../language.svelte'
import fertility from './fertility/manifest'
import type { Manifest } from './manifest'
import nile from './nile/manifest'

export const GAMES: Record<string, Manifest> = { fertility, nile }
export const NAMES = Object.keys(GAMES)

/** What a game is called. One that the page has no words for is called by its name. */
export function titleOf(game: string): string {
  const key = `${game}_title`
  return hasMessage(key) ? t(key) : game.charAt(0).toUpperCase() + game.slice(1).replaceAll(/[_-]/g, ' ')
}
