// Fertility's final scoring for players of the physical game: arithmetic on their counts (rules F5).

import box from 'virtual:components/fertility'

export interface Sheet {
  name: string
  generic: number // Debens
  specialised: number // Debens
  statues: number // different gods
  monuments: number // placed
  wheat: number // 0 to 10
  tokens: number // on the Metropolis: fewer win a tie
}

export const PARTS = ['generic', 'specialised', 'statues', 'monuments', 'wheat'] as const
export const MOST: Record<string, number> = {
  generic: 200,
  specialised: 200,
  statues: box.statue_scale.length,
  monuments: box.monuments,
  wheat: box.wheat_track.length - 1,
  tokens: 80,
}

export const blank = (name = ''): Sheet => ({
  name,
  generic: 0,
  specialised: 0,
  statues: 0,
  monuments: 0,
  wheat: 0,
  tokens: 0,
})

/** F5.4: the most Monuments, the second most; tied players all get the full amount. */
export function monumentDebens(own: number, all: number[]): number {
  const places = [...new Set(all)].filter((count) => count > 0).sort((a, b) => b - a)
  const place = places.indexOf(own)
  return own > 0 ? (box.monument_debens[place] ?? 0) : 0
}

/** Debens for one to six different Statues, as far as we know: players can enter the values of their box (F1.10). */
export const STATUE_SCALE: readonly number[] = box.statue_scale
export const STATUE_SCALE_IS_OURS = box.provenance.statue_scale === 'X'

export function debens(
  sheet: Sheet,
  all: Sheet[],
  scale = STATUE_SCALE,
): Record<(typeof PARTS)[number] | 'total', number> {
  const parts = {
    generic: sheet.generic,
    specialised: sheet.specialised,
    statues: sheet.statues ? (scale[sheet.statues - 1] ?? 0) : 0,
    monuments: monumentDebens(
      sheet.monuments,
      all.map((each) => each.monuments),
    ),
    wheat: box.wheat_track[sheet.wheat] ?? 0,
  }
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) }
}

/** F5.6: the highest total, then the fewest tokens; ties share a rank. */
export function ranks(all: Sheet[], scale = STATUE_SCALE): number[] {
  const keys = all.map((sheet) => ({ total: debens(sheet, all, scale).total, tokens: sheet.tokens }))
  return keys.map(
    (key) =>
      1 +
      keys.filter((other) => other.total > key.total || (other.total === key.total && other.tokens < key.tokens))
        .length,
  )
}
