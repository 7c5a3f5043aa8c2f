// Tables that are played with the components of whoever runs the server: their pictures have other figures.

import { GAMES } from './registry'

/** Have a table's pieces drawn as they are there; null for the standard components. */
export const drawnWith = async (game: string, table: string, digest: string | null): Promise<void> =>
  GAMES[game]?.drawWith?.(table, digest)
