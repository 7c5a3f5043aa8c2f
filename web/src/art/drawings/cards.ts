// Nile: cards, 100 x 140. Their letters are text in the reader's language, set by the component that shows the card.

import { all, at, box, clipped, dot, type Drawing, INK, line, many, shape, star, zigzag } from './brush'
import { BANDS, CROP_ICONS, CROP_PICTURES, CROPS } from './crops'
import { lotus } from './nature'

const CARD =
  'M10.5 1.5H89.5Q98.5 1.5 98.500 10.5V129.5Q98.5 138.5 89.5 138.5H10.5Q1.5 138.5 1.5 129.5V10.5Q1.5 1.5 10.5 1.5Z'
const NIGHT = '#1b2a4a'
const GILT = '#f0c558'

const framed = (inner: Drawing, rim: string): Drawing => clipped(CARD, inner) + shape(CARD, 'none', 3, rim)

export const cropCard = (crop: string): Drawing => {
  const paint = CROPS[crop]!
  return framed(
    CROP_PICTURES[crop]! +
      box(0, 126, 100, 14, paint.deep) +
      at(0, 127.5, 1, clipped('M0 0H100V10H0Z', box(0, 0, 100, 10, paint.pale) + BANDS[crop]!)) +
      line('M0 126.5H100', 2, paint.deep) +
      shape('M-2-2H29V29Q29 33 25 33H-2Z', paint.pale, 2.4, paint.deep),
    paint.deep,
  )
}

const scales =
  line('M50 52V88M30 58H70', 2.6, GILT) +
  shape('M44 90H56L59 96H41Z', GILT, 0) +
  line('M30 58L23 76H37ZM70 58L63 76H77Z', 1.8, GILT) +
  dot(50, 51, 3.4, GILT)

const tab = (crop: string, y: number): Drawing =>
  shape(`M-2 ${y}H22V${y + 20}Q22 ${y + 24} 18 ${y + 24}H-2Z`, CROPS[crop]!.pale, 2.2, NIGHT)

/** A wager on two crops, weighed against each other. */
export const speculationCard = (first: string, second: string): Drawing =>
  framed(
    clipped('M0 0H100L0 140Z', box(0, 0, 100, 140, CROPS[first]!.ground) + at(24, 9, 0.5, CROP_ICONS[first]!)) +
      clipped('M100 140H0L100 0Z', box(0, 0, 100, 140, CROPS[second]!.ground) + at(42, 78, 0.52, CROP_ICONS[second]!)) +
      line('M104-6L-4 146', 14, NIGHT) +
      line('M104-6L-4 146', 1.6, GILT, 'stroke-dasharray="1 6"') +
      dot(50, 70, 15, NIGHT, GILT) +
      at(27.5, 37.2, 0.45, scales) +
      tab(first, 0) +
      tab(second, 24),
    NIGHT,
  )

export const locust: Drawing =
  line('M-8 9L-20-18L-34 18M4 11L-2 24L4 28M14 11L16 24L24 27', 2.4) +
  shape('M-34 8C-24-2-6-6 12-4C20-8 30-6 33 2C34 8 28 13 20 12C4 14-18 14-34 8Z', '#9aa03a', 2) +
  shape('M-38 4C-26-10-2-12 14-3C2 4-20 8-38 4Z', '#d8cf7a', 1.8) +
  line('M-30 2C-18-4-4-5 8-2M-20 4L-12-5M-8 3L-2-5', 1.2) +
  line('M30-2C34-10 40-14 46-14M31 0C36-6 42-8 48-6', 1.6) +
  dot(27, 1, 2.2, INK) +
  line('M20-5V11M14-4V12', 1.4)

const SWARM = [
  [20, 22, 0.3, -10],
  [78, 18, 0.26, 8],
  [64, 36, 0.34, -14],
  [24, 46, 0.36, 6],
  [86, 52, 0.28, -8],
  [18, 104, 0.34, -6],
  [80, 100, 0.38, 10],
  [46, 16, 0.22, 4],
  [52, 112, 0.28, -4],
] as const

export const LOCUSTS = framed(
  box(0, 0, 100, 140, '#cfc489') +
    many(5, (i) => line(`M0 ${22 + i * 11}H100`, 1, '#b5a862')) +
    all(SWARM, ([x, y, s, r]) => at(x, y, s, locust, r)) +
    at(50, 76, 1.02, locust, -12) +
    box(0, 124, 100, 16, '#3d3a17') +
    many(11, (i) => shape(`M${i * 10} 139L${i * 10 + 4} 128L${i * 10 + 5} 139Z`, '#8c8540', 0)) +
    line('M0 124H100'),
  '#3d3a17',
)

export const FLOOD = framed(
  box(0, 0, 100, 46, '#f3dfae') +
    dot(50, 46, 20, '#e0672f', INK) +
    box(0, 46, 100, 94, '#1d6f9c') +
    line('M0 46H100', 2.4) +
    all([58, 72, 86, 100, 114, 128], (y, i) =>
      line(zigzag(-8 - (i % 2) * 6, 112, y, 7, 7), 3, i % 2 ? '#8fd3e6' : '#d2eef4'),
    ) +
    at(24, 54, 0.6, lotus()) +
    at(76, 54, 0.6, lotus()),
  '#12384f',
)

/** The star ceiling, a lotus at its heart. */
export const BACK = framed(
  box(0, 0, 100, 140, '#16335c') +
    `<rect x="7" y="7" width="86" height="126" rx="6" fill="none" stroke="#e5b352" stroke-width="1.8"/>` +
    many(5, (row) =>
      many(row % 2 ? 3 : 4, (column) => star(20 + column * 20 + (row % 2 ? 10 : 0), 22 + row * 24, 6.5)),
    ) +
    dot(50, 70, 17, '#16335c', '#e5b352', 1.8) +
    at(50, 80, 0.62, lotus('#f3dfae', '#e5b352', '#0c1f3b')),
  '#0c1f3b',
)
