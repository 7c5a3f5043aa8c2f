// Tables with the operator's own components: their pictures show other figures.

import { GAMES } from './registry'

/** Have a table's pieces drawn as they are there; null for the standard components. */
export const drawnWith = async (game: string, table: string, digest: string | null): Promise<void> =>
  GAMES[game]?.drawWith?.(table, digest)
