// Lines in a chart: scales, and labels that don't overlap.

/** About this many round numbers from the lowest to the highest. */
export function ticks(low: number, high: number, about = 4): number[] {
  const rough = (high - low || 1) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const fine = power * ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10)
  const step = high - low > 1 ? Math.max(1, Math.ceil(fine)) : fine // above 1, values are integers
  const first = Math.ceil(low / step - 1e-9)
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  )
}

/** Moves positions apart as little as needed, `gap` between neighbours, within the bounds if they fit. */
export function spread(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!)
  const moved = [...places]
  order.forEach((each, i) => {
    const before = order[i - 1]
    moved[each] = Math.max(moved[each]!, before === undefined ? low : moved[before]! + gap)
  })
  let ceiling = high
  for (const each of order.reverse()) {
    moved[each] = Math.min(moved[each]!, ceiling)
    ceiling = moved[each]! - gap
  }
  return moved
}

/** What distinguishes lines without colour: their dashes, and their markers, drawn around the origin. */
export const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3'] as const
export const SIGNS = [
  'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z',
  'M-4-4H4V4H-4z',
  'M0-5.500L5.200 4H-5.200z',
  'M0-6L5.500 0L0 6L-5.500 0z',
  'M-1.800-5.500H1.800V-1.800H5.500V1.800H1.800V5.500H-1.800V1.800H-5.500V-1.800H-1.800z',
] as const
