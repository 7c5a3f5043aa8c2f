// Tables with the operator's own components: their pictures show different numbers.

import { GAMES } from './registry'

/** Draw a table's pieces with its components; null for the standard ones. */
export const drawnWith = async (game: string, table: string, digest: string | null): Promise<void> =>
  GAMES[game]?.drawWith?.(table, digest)
