// The games that the page has drawings for, in the order of the menu.

import { hasMessage, t } from '../language.svelte'
import fertility from './fertility/manifest'
import type { Manifest } from './manifest'
import nile from './nile/manifest'

export const GAMES: Record<string, Manifest> = { fertility, nile }
export const NAMES = Object.keys(GAMES)

/** A game's title; its name if the page has no messages for it. */
export function titleOf(game: string): string {
  const key = `${game}_title`
  return hasMessage(key) ? t(key) : game.charAt(0).toUpperCase() + game.slice(1).replaceAll(/[_-]/g, ' ')
}
