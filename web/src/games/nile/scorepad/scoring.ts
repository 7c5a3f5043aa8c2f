// Nile's ranking for players of the physical game (rule N6.1).

export const CROPS = ['P', 'W', 'L', 'C', 'F'] as const

export interface Sheet {
  name: string
  piles: Record<string, number>
}

export const blank = (name = ''): Sheet => ({ name, piles: Object.fromEntries(CROPS.map((crop) => [crop, 0])) })

export const ascending = (sheet: Sheet): number[] => CROPS.map((crop) => sheet.piles[crop] ?? 0).sort((a, b) => a - b)

/** Compare from the smallest pile; more is better. Negative if `a` is ahead. */
export function compare(a: Sheet, b: Sheet): number {
  const [mine, theirs] = [ascending(a), ascending(b)]
  const i = mine.findIndex((count, place) => count !== theirs[place])
  return i < 0 ? 0 : theirs[i]! - mine[i]!
}

export const ranks = (all: Sheet[]): number[] =>
  all.map((sheet) => 1 + all.filter((other) => compare(other, sheet) < 0).length)
