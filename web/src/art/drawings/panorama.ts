// The valley as a frieze, for the home page: 1440 x 400. The left third stays calm, because text goes there.

import { all, at, box, dot, type Drawing, GOLD, INK, line, many, mirrored, shape, zigzag } from './brush'
import { crocodile, duck, ear, egret, fish, lilyPads, lotus, ox, palm, umbel } from './nature'
import { carrier, reaper, sower } from './people'

const RIVER = 292
const BANK = 258 // in the land's coordinates, which are 30 lower

const pyramid = (x: number, y: number, width: number, height: number): Drawing => {
  const top = `${x + width / 2} ${y - height}`
  const courses = many(Math.floor(height / 16), (i) => {
    const share = (i + 1) / (Math.floor(height / 16) + 1)
    return line(
      `M${(x + width / 2 - (width / 2) * share).toFixed(1)} ${(y - height + height * share).toFixed(1)}L${(x + width / 2 + width * 0.12 * share).toFixed(1)} ${(y - height + height * share).toFixed(1)}`,
      1.2,
      '#b98d4a',
    )
  })
  return (
    shape(`M${x} ${y}L${top}L${x + width} ${y}Z`, '#e3bd79', 0) +
    courses +
    shape(`M${top}L${x + width} ${y}L${x + width * 0.62} ${y}Z`, '#c69a56', 0) +
    shape(`M${x} ${y}L${top}L${x + width} ${y}Z`, 'none', 2.4) +
    shape(`M${x + width * 0.44} ${y - height * 0.88}L${top}L${x + width * 0.56} ${y - height * 0.88}Z`, GOLD, 2)
  )
}

/** A temple gate with its flags. */
const pylon =
  line('M-46-84V-122M46-84V-122', 3) +
  shape('M-46-122L-24-117L-46-111ZM46-122L68-117L46-111Z', '#c4502e', 1.8) +
  shape('M-78 0L-70-84H-22L-16 0Z', '#d9a862', 2.4) +
  shape('M16 0L22-84H70L78 0Z', '#d9a862', 2.4) +
  shape('M-74-84H-18L-22-92H-70ZM18-84H74L70-92H22Z', '#f3d9a4', 2.2) +
  shape('M-16 0V-58H16V0Z', '#b9823f', 2.2) +
  shape('M-9 0V-44H9V0Z', INK, 0) +
  shape('M-20-58H20V-66H-20Z', '#f3d9a4', 2) +
  dot(0, -62, 4, '#c4502e', INK, 1.4) +
  all([-58, -36, 36, 58], (x) => line(`M${x}-70V-54M${x - 6}-40H${x + 6}M${x}-30V-14`, 2.2, '#8a5527'))

/** A cargo boat under sail, with its helmsman. */
const boat =
  line('M10-6L10-124', 4) +
  shape('M14-118C64-100 90-64 96-20L14-20Z', '#fbf5e6', 2.4) +
  line('M14-94C44-84 60-68 68-46M14-66C36-60 50-48 56-34', 1.4) +
  line('M10-124L34-132L10-138', 2, '#c4502e') +
  mirrored(-46, -8, 0.46, reaper) +
  shape(
    'M-84-30C-78-20-70-10-60-6L74-6C88-10 100-24 104-44C110-20 98 16 72 16L-48 16C-76 16-92-6-84-30Z',
    '#c98f3c',
    2.6,
  ) +
  line('M-66 2L90 2', 1.6) +
  shape('M36-6C36-20 58-20 58-6Z', '#b34a2a', 2) +
  shape('M62-6C60-12 62-18 66-18S72-12 70-6Z', '#c8643a', 1.8) +
  all([-28, -8, 30, 54], (x) => line(`M${x} 9L${x + 10} 9`, 4, '#1d6b8f')) +
  line('M-60-14L-96 20', 3) +
  shape('M-92 12L-104 26L-96 30L-88 18Z', '#9a6a35', 1.8)

const thicket = (scale: number): Drawing =>
  all(
    [
      [-26, -58, -10],
      [26, -60, 10],
      [-10, -78, -3],
      [12, -88, 4],
      [44, -40, 18],
      [-44, -42, -18],
    ] as const,
    ([x, y, turn]) =>
      line(`M${x * 0.2} 0C${x * 0.3}-30 ${x * 0.9} ${y * 0.7} ${x} ${y}`, 3.4 / scale ** 0.2, '#1f5a35') +
      at(x, y, 0.86, umbel(), turn),
  )

const field = (x: number, count: number): Drawing =>
  shape(
    `M${x - 14} ${BANK}C${x - 4} ${BANK - 18} ${x + 4} ${BANK - 20} ${x + 22} ${BANK - 20}H${x + count * 20 - 10}C${x + count * 20 + 4} ${BANK - 18} ${x + count * 20 + 8} ${BANK - 12} ${x + count * 20 + 14} ${BANK}Z`,
    'var(--wheat)',
    2.4,
  ) +
  many(
    count,
    (i) =>
      line(`M${x + 6 + i * 20} ${BANK - 4}V${BANK - 32 - (i % 2) * 5}`, 2.2, '#8a5a14') +
      at(x + 6 + i * 20, BANK - 22 - (i % 2) * 6, 0.86, ear(i % 2 ? '#fbe08a' : '#fff0ad')),
  )

/** A plough behind an ox. */
const plough =
  line('M0-34L-22-30L-66-18L-78 0', 4) + line('M0-34L-22-30L-66-18L-78 0', 1.8, '#b5713a') + line('M-66-18L-74-52', 3.4)

const stars = many(46, (i) => {
  const [x, y] = [((i * 397) % 900) + 540, ((i * 71) % 150) + 8]
  return `<path class="star" transform="translate(${x} ${y}) scale(${0.6 + (i % 3) * 0.25})" d="M0-7L1.3-1.8L6.7-2.2L2.1.7L4.1 5.7L0 2.2L-4.1 5.7L-2.1.7L-6.7-2.2L-1.3-1.8Z" fill="#f0c558"/>`
})

const BLOCKS = ['#1d6b8f', '#f3dfae', '#b34a2a', '#f3dfae', '#3f7d52', '#f3dfae']

const land: Drawing =
  // far cliffs, pyramids, the first dune
  shape(
    'M-10 244L60 236L150 240L240 230L330 236L420 222L520 226L600 204L700 210L760 196L1450 190V260H-10Z',
    'var(--dune-2)',
    0,
  ) +
  shape('M-10 252C200 250 420 246 560 222S740 190 860 206S1240 178 1450 212V266H-10Z', 'var(--dune)', 2.4) +
  pyramid(1086, 212, 176, 128) +
  pyramid(1220, 212, 108, 76) +
  pyramid(842, 210, 92, 62) +
  shape('M-10 258C260 256 480 246 660 232S1100 224 1450 238V340H-10Z', 'var(--sand)', 2.4) +
  at(738, 240, 0.66, pylon) +
  at(672, 252, 1.2, palm()) +
  at(806, 242, 0.72, palm('#4a8a5c', '#67a656')) +
  at(1384, 246, 1.14, palm()) +
  at(1340, 240, 0.78, palm('#4a8a5c', '#67a656')) +
  field(840, 9) +
  at(1050, BANK, 0.6, reaper) +
  at(1186, BANK - 6, 0.66, plough) +
  at(1170, BANK - 84, 0.88, ox()) +
  at(1202, BANK - 49, 0.8, egret) +
  at(1116, BANK - 1, 0.6, sower) +
  at(1284, BANK - 1, 0.62, carrier) +
  at(1322, BANK - 1, 0.58, carrier)

export const PANORAMA: Drawing =
  box(0, 0, 1440, 400, 'var(--sky)') +
  stars +
  dot(1010, 134, 78, 'var(--sky-2)') +
  dot(1010, 134, 62, 'var(--sun)', INK, 3) +
  dot(1010, 134, 50, 'none', 'var(--sun-ring)', 3) +
  at(0, 30, 1, land) +
  // the river
  box(0, RIVER, 1440, 84, 'var(--water)') +
  line(`M0 ${RIVER}H1440`, 2.6) +
  all([306, 324, 342, 360], (y, i) =>
    line(zigzag(-10 - (i % 2) * 9, 1460, y, 9, 7), 2.2, i % 2 ? 'var(--water-line)' : 'var(--water-line2)'),
  ) +
  at(736, RIVER + 20, 0.74, thicket(0.74)) +
  at(1424, RIVER + 18, 0.8, thicket(0.8)) +
  at(548, RIVER + 34, 1, boat) +
  at(320, RIVER + 46, 0.8, lilyPads) +
  at(320, RIVER + 44, 1, lotus()) +
  at(1090, RIVER + 50, 0.8, lilyPads) +
  at(1090, RIVER + 48, 1, lotus()) +
  at(120, RIVER + 56, 0.7, lotus()) +
  at(940, RIVER + 48, 0.95, fish) +
  mirrored(206, RIVER + 60, 0.9, fish) +
  at(1250, RIVER + 54, 0.95, crocodile) +
  at(870, 100, 1, duck) +
  at(800, 138, 0.72, duck) +
  at(922, 62, 0.6, duck) +
  // the border of coloured blocks
  many(58, (i) => box(i * 25, 374, 25, 24, BLOCKS[i % 6]!)) +
  line('M0 374H1440M0 398H1440', 2.6)
