// Fertility: the ground of the valley.

import { all, at, box, dot, type Drawing, INK, line, mirrored, shape, zigzag } from './brush'
import { beetle, crocodile, ear, fish, lilyPads, lizard, lotus, quail } from './nature'
import { RESOURCES } from './tokens'

const RIPPLES = [
  ['M-4 70C20 58 40 62 60 72S92 78 104 70', 'M10 28C22 22 34 24 44 30'],
  ['M-4 34C22 44 50 24 104 38', 'M52 76C64 70 76 72 86 78'],
  ['M-4 58C30 66 56 44 104 54', 'M16 84C26 80 36 80 44 84'],
  ['M-4 22C26 34 60 12 104 24', 'M-4 82C24 72 54 88 104 78'],
]
const GRAINS: [number, number][][] = [
  [
    [22, 50],
    [70, 24],
    [82, 44],
    [40, 86],
  ],
  [
    [20, 66],
    [74, 16],
    [34, 18],
    [88, 60],
  ],
  [
    [24, 26],
    [66, 30],
    [80, 76],
    [12, 42],
  ],
  [
    [30, 56],
    [62, 48],
    [84, 52],
    [14, 12],
  ],
]

const sand = (k: number): Drawing =>
  box(0, 0, 100, 100, 'var(--sand)') +
  all(RIPPLES[k]!, (d) => line(d, 2, 'var(--sand-line)')) +
  all(GRAINS[k]!, ([x, y]) => dot(x, y, 1.7, 'var(--sand-dot)'))

const stones =
  shape('M22 74L28 64L40 63L46 74Z', 'var(--sand-line)', 1.8, 'var(--sand-dot)') +
  shape('M44 75L49 68L57 69L60 75Z', 'var(--sand-2)', 1.8, 'var(--sand-dot)')
const tuft = line('M66 40C65 34 61 30 58 28M66 40C66 33 67 28 69 24M66 40C68 35 72 32 76 31', 2, 'var(--sand-dot)')

/** Most squares are plain; a few have a detail to discover. */
export const DESERT: Drawing[] = [
  sand(0),
  sand(1),
  sand(2),
  sand(3),
  sand(0) + stones,
  sand(2) + tuft,
  sand(3) + at(54, 56, 1, beetle),
  sand(1) + at(52, 58, 1.1, lizard, -12),
]

const waves =
  box(0, 0, 100, 100, 'var(--water)') +
  all([14, 32, 50, 68, 86], (y, i) =>
    line(zigzag(-8 - (i % 2) * 6, 110, y, 7, 6), 2.6, i % 2 ? 'var(--water-line)' : 'var(--water-line2)'),
  )

export const WATER: Drawing[] = [
  waves + at(50, 68, 1, lilyPads) + at(50, 66, 1.35, lotus()),
  waves + at(52, 50, 1.45, fish),
  waves + at(52, 56, 1.02, crocodile),
  waves + mirrored(44, 40, 0.95, fish) + at(60, 70, 0.95, fish),
]

const stalks = (places: number[], foot: number, top: number): Drawing =>
  all(places, (x) => line(`M${x} ${foot}V${top}`, 2.4, '#8a5a14'))
const corn =
  box(0, 0, 100, 100, 'var(--wheat)') +
  box(0, 0, 100, 14, 'var(--wheat-back)') +
  line('M-2 14C20 10 40 17 60 13S90 11 102 15', 1.6, '#c98a1c') +
  stalks([34, 66], 88, 44) +
  all([34, 66], (x) => at(x, 60, 0.98, ear('#fbe08a'))) +
  box(0, 88, 100, 12, 'var(--wheat-soil)') +
  line('M0 88H100', 2.2, '#6d3f0c') +
  stalks([18, 50, 82], 92, 60) +
  all([18, 50, 82], (x) => at(x, 74, 1.12, ear('#fff0ad')))

export const WHEAT: Drawing[] = [corn, corn + at(66, 86, 0.95, quail)]

/** An icon printed on the desert. */
export const printed = (kind: string): Drawing =>
  sand(1) +
  dot(50, 50, 35, 'var(--stamp)', 'var(--stamp-line)', 2.5) +
  `<circle cx="50" cy="50" r="40.5" fill="none" stroke="var(--stamp-line)" stroke-width="1.6" stroke-dasharray="1.5 5" stroke-linecap="round"/>` +
  at(22, 22, 0.56, RESOURCES[kind]!)

/** An old start symbol over 2 x 2 squares: a town at a crossroads. Drawn in 200 x 200. */
export const TOWN = `<g fill="none" stroke="var(--sand-line)" stroke-width="5"><circle cx="100" cy="100" r="72"/><circle cx="100" cy="100" r="60" stroke-width="2"/><path d="M58 58L142 142M142 58L58 142" stroke-width="12"/></g>`

/** A stepped pit, with a ladder and the rubble of what was taken. */
export const QUARRY =
  box(0, 0, 100, 100, 'var(--pit1)') +
  shape('M12 12H88V88H12Z', 'var(--pit2)', 2, 'var(--pit-ink)') +
  shape('M24 24H76V76H24Z', 'var(--pit3)', 2, 'var(--pit-ink)') +
  line('M0 0L24 24M100 0L76 24M0 100L24 76M100 100L76 76', 2, 'var(--pit-ink)') +
  line('M34 4V12M64 4V12M4 40H12M88 58H96M42 88V96M70 88V96M18 30V40M82 34V44M36 18H46', 1.8, 'var(--pit-ink)') +
  line('M80 6L70 34M88 8L78 36', 2.4, '#8a5527') +
  line('M79.500 11L87 13M77.500 17L85 19M75.500 23L83 25M73.500 29L81 31', 2, '#8a5527') +
  shape('M28 76L33 69L40 70L43 76ZM40 76L44 72L49 76Z', 'var(--pit1)', 1.6, 'var(--pit-ink)')

/** The sign at the heart of the starting tile. */
export const TOWN_SIGN = dot(50, 50, 44, '#f0c558', INK, 8) + line('M26 26L74 74M74 26L26 74', 12)
