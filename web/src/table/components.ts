// Tables that are played with the components of whoever runs the server: their pictures have other figures.

const OF_GAME: Record<string, (table: string, digest: string | null) => Promise<void>> = {
  fertility: (table, digest) => import('../games/fertility/box.svelte').then(({ useBox }) => useBox(table, digest)),
}

/** Have a table's pieces drawn as they are there; null for the standard components. */
export const drawnWith = async (game: string, table: string, digest: string | null): Promise<void> =>
  OF_GAME[game]?.(table, digest)
