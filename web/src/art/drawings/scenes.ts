// Fertility: the four scenes. A square of 100; the register line at 84, so that neighbours share one ground.

import { all, at, box, dot, type Drawing, INK, line, many, mirrored, shape, zigzag } from './brush'
import { bud, bunch, duck, egret, lotus, ox, umbel, vineLeaf } from './nature'
import { mason } from './people'

const PURPLE_INK = '#1f0f27'
const GREEN_INK = '#15331f'

/** The cut face: benches of banded stone climbing to the right, a mason at work, a block on its sledge. */
const alabaster =
  box(0, 0, 100, 100, '#cfe0e6') +
  dot(19, 18, 9, '#f2b84b', INK) +
  shape('M-2 60L20 60L20 44L44 44L44 27L68 27L68 9L102 9L102 86L-2 86Z', '#fffdf6', 2.4) +
  shape(
    'M0 73C12 68 22 78 40 72S72 66 100 73V79C76 73 58 80 40 79S12 76 0 80ZM28 57C42 52 52 61 66 56S88 52 101 57V61C88 57 78 61 66 61S42 58 28 62ZM52 40C64 35 76 44 101 38V42C78 48 66 41 52 45ZM76 21C84 17 92 24 101 20V24C92 28 84 22 76 26Z',
    '#eed3a0',
    0,
  ) +
  shape('M20 60L20 44L27 49L27 64ZM44 44L44 27L51 32L51 49ZM68 27L68 9L75 14L75 32Z', '#8fabba', 2) +
  line('M0 64H27M27 49H51M51 32H75M75 14H101') +
  line('M33 64V68M41 64V68M49 64V68M57 49V53M65 49V53M73 49V53M81 32V36M89 32V36M97 32V36M6 64V68', 1.8, '#7d8d96') +
  box(0, 84, 100, 16, '#d8b27a') +
  line('M0 84H100', 2.4) +
  line('M4 93H10M22 96H28M40 92H45', 1.6, '#a8834e') +
  // the block, with its honey bands, on a sledge
  shape('M52 91H98L94 97.500H59Q53 96 52 91Z', '#8a5527', 2) +
  shape('M60 66H88V91H60Z', '#fffdf6', 2.6) +
  shape('M60 66L66 60H95L88 66Z', '#f1f4f3', 2.2) +
  shape('M88 66L95 60V85L88 91Z', '#8fabba', 2.2) +
  shape(
    'M61.5 74C68 69 76 80 86.5 73V78C76 85 68 75 61.5 79ZM61.5 84C70 80 78 88 86.5 84V87C78 90 70 84 61.5 87Z',
    '#e6bf7f',
    0,
  ) +
  mirrored(46, 95, 0.44, mason)

/** An ox, and the egret that rides it. */
const bovines =
  box(0, 0, 100, 100, '#cf7439') +
  box(0, 0, 100, 9, '#f3d9a4') +
  many(10, (i) => shape(`M${i * 10} 9L${i * 10 + 5} 2L${i * 10 + 10} 9Z`, i % 2 ? '#b34a2a' : '#1d6b8f', 0)) +
  line('M0 9.5H100', 1.8) +
  box(0, 84, 100, 16, '#7f381b') +
  line('M0 84H100', 2.4) +
  ox() +
  at(40, 40.5, 0.9, egret) +
  all([8, 47, 93], (x) =>
    line(
      `M${x} 97C${x - 1} 92 ${x - 4} 89 ${x - 6} 88M${x} 97C${x} 92 ${x} 89 ${x + 1} 86M${x} 97C${x + 1} 92 ${x + 4} 90 ${x + 6} 88`,
      2,
      '#d9c25e',
    ),
  )

/** A thicket over the water, and the duck that leaves it. */
const papyrus =
  box(0, 0, 100, 100, '#bfd884') +
  all(
    [
      [32, 62, -3],
      [66, 60, 4],
      [50, 40, 0],
      [21, 55, -5],
      [79, 53, 5],
    ] as const,
    ([x, y, k]) => line(`M${x} ${y}C${x} ${y + 16} ${x - k} 76 ${x - k} 90`, 3.2, '#1f5a35'),
  ) +
  line('M38 88C38 74 34 68 29 64M61 88C61 76 66 70 71 66', 2.2, '#2f7a4b') +
  line('M9 88C9 80 7 74 6 70M92 88C92 80 93 72 95 68', 2.2, '#2f7a4b') +
  at(6, 71, 0.62, bud(), -8) +
  at(95, 69, 0.62, bud(), 8) +
  at(37, 66, 0.5, umbel('#5b9a4a', '#a9cc5c'), -14) +
  at(63, 66, 0.5, umbel('#5b9a4a', '#a9cc5c'), 14) +
  at(21, 54, 0.88, umbel(), -10) +
  at(79, 52, 0.88, umbel(), 10) +
  at(50, 42, 1.08, umbel()) +
  box(0, 84, 100, 16, '#2f7fa8') +
  line('M0 84H100', 2.2, GREEN_INK) +
  line(zigzag(-2, 102, 91, 5, 3.5), 1.8, '#a8dbe6') +
  line(zigzag(-2, 102, 97, 5, 3.5), 1.8, '#a8dbe6') +
  at(50, 84, 0.55, lotus()) +
  at(84, 17, 0.52, duck)

const forkedPost = (x: number): Drawing =>
  shape(
    `M${x - 2.5} 100L${x - 2.5} 19L${x - 7} 10L${x - 3.5} 8.5L${x} 15L${x + 3.5} 8.5L${x + 7} 10L${x + 2.5} 19L${x + 2.5} 100Z`,
    '#c98f3c',
    2,
    PURPLE_INK,
  )

const jar =
  shape('M-5 16C-9 11-9 3-5 0L-6-4H6L5 0C9 3 9 11 5 16Z', '#c8643a', 1.8, PURPLE_INK) +
  line('M-7.5 5H7.500', 2.4, '#f0d9a8')

/** An arbour at dusk, and the jars that wait below it. */
const grapes =
  box(0, 0, 100, 100, '#4b2a5c') +
  many(3, (i) => line(`M${17 + i * 33} 0V13`, 2, '#6f4584')) +
  forkedPost(8) +
  forkedPost(92) +
  shape('M-2 13H102V19H-2Z', '#e5b352', 2, PURPLE_INK) +
  line('M14 16H20M30 16H34M62 16H70M80 16H84', 1.4, '#b5812c') +
  line('M50 19C46 26 54 28 50 34M24 19C22 24 26 26 24 30M76 19C78 24 74 26 76 30', 2.4, '#86ab4e') +
  line('M38 20C35 24 39 27 36 30C34 31 33 29 34 28M63 20C66 24 62 27 65 30C67 31 68 29 67 28', 1.5, '#a9cc6c') +
  at(24, 35, 1, bunch(4.5, [2, 3, 2, 1], '#7f55a0', '#c7a6dc', PURPLE_INK)) +
  at(76, 35, 1, bunch(4.5, [2, 3, 2, 1], '#7f55a0', '#c7a6dc', PURPLE_INK)) +
  at(50, 40, 1, bunch(7, [3, 4, 3, 2, 1], '#a877c9', '#ead5f4', PURPLE_INK)) +
  at(13, 27, 0.46, vineLeaf('#93b957'), -60) +
  at(87, 27, 0.46, vineLeaf('#93b957'), 60) +
  at(34, 34, 0.72, vineLeaf('#93b957'), -42) +
  at(66, 34, 0.72, vineLeaf('#93b957'), 42) +
  at(50, 31, 0.62, vineLeaf('#b0cf6c'), 4) +
  box(0, 90, 100, 10, '#2c1738') +
  line('M0 90H100', 2, PURPLE_INK) +
  at(78, 81, 1, jar) +
  at(30.5, 86, 0.68, jar)

export const SCENES: Record<string, Drawing> = { A: alabaster, B: bovines, P: papyrus, G: grapes }
