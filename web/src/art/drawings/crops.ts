// Nile: five crops, as icons and as the pictures of their cards.

import { all, at, box, dot, type Drawing, INK, line, many, shape } from './brush'
import { bud, ear, umbel } from './nature'
import { papyrusIcon, RESOURCES } from './tokens'

export interface Paint {
  ground: string
  deep: string
  pale: string
}

/** Backgrounds differ in lightness, so that they can be distinguished without colour. */
export const CROPS: Record<string, Paint> = {
  P: { ground: '#c8412e', deep: '#8c2a1d', pale: '#f8ddd2' },
  W: { ground: '#f3c94f', deep: '#8a5a0e', pale: '#fdf0c6' },
  L: { ground: '#6fae50', deep: '#2b5f2a', pale: '#e2f0d4' },
  C: { ground: '#573319', deep: '#2c180a', pale: '#ead9c6' },
  F: { ground: '#b3a4dd', deep: '#4f3d8c', pale: '#ece7f8' },
}

const lettuce = (leaf = '#5f9f45', heart = '#a8d377', ink = '#1c4020'): Drawing =>
  shape('M0 0C-26-2-32-30-26-48C-18-40-14-26-8-16ZM0 0C26-2 32-30 26-48C18-40 14-26 8-16Z', leaf, 2, ink) +
  shape('M0 0C-20-8-22-42-13-64C-4-52-1-30 0-12ZM0 0C20-8 22-42 13-64C4-52 1-30 0-12Z', '#78b757', 2, ink) +
  shape('M0 2C-11-10-12-54 0-76C12-54 11-10 0 2Z', heart, 2, ink) +
  line('M0-4V-58M0-20L-5-30M0-20L5-30M0-36L-5-45M0-36L5-45M-18-22L-23-38M18-22L23-38M-9-30L-13-50M9-30L13-50', 1.5, ink)

const castorLeaf = (green = '#7c9a4c', ink = '#22300f'): Drawing =>
  many(7, (i) =>
    at(
      0,
      0,
      1,
      shape('M0 0C-7-8-7-20 0-31C7-20 7-8 0 0Z', green, 1.8, ink) + line('M0-3V-24', 1.2, ink),
      -120 + i * 40 || 0.01,
    ),
  )

const castorPod = (red = '#c5452f', ink = '#3a140c'): Drawing =>
  many(12, (i) =>
    line(
      `M0 0L${(11.5 * Math.cos((i * Math.PI) / 6)).toFixed(1)} ${(11.5 * Math.sin((i * Math.PI) / 6)).toFixed(1)}`,
      1.8,
      ink,
    ),
  ) +
  dot(0, 0, 7.6, red, ink, 1.8) +
  line('M0-7V7', 1.3, ink)

const castorBean =
  shape('M0-15C11-15 14-4 12 5C10 14 4 17 0 17S-10 14-12 5C-14-4-11-15 0-15Z', '#e7cfa6', 2.4) +
  line('M-6-6C-4-2-8 2-5 7M2-9C4-4 0 0 3 5M7-3C9 1 6 5 7 9M-2 11L1 13', 2.4, '#7a3c1c') +
  shape('M-5-14C-4-19 4-19 5-14Z', '#a4562c', 1.8)

const flaxFlower = (petal = '#8f7fd0', ink = '#33256b'): Drawing =>
  many(5, (i) =>
    at(0, 0, 1, shape('M0 0C-8-5-9-14 0-17C9-14 8-5 0 0Z', petal, 1.7, ink) + line('M0-4V-12', 1, ink), i * 72 || 0.01),
  ) + dot(0, 0, 3.4, '#f6d264', ink, 1.3)

const flaxLeaf = shape('M0 0C-4-5-4-10 0-15C4-10 4-5 0 0Z', '#6f9f55', 1.4, '#28471f')

/** Red papyrus on a red card: the same plant as in Fertility, seen at sunset. */
export const CROP_ICONS: Record<string, Drawing> = {
  P: papyrusIcon('#c63f2b', '#f2b49a', '#5f9a4a', '#3c0f08', '#5f9a4a'),
  W: RESOURCES.W!,
  L: at(50, 93, 1.15, lettuce()),
  C: at(47, 46, 1.42, castorLeaf()) + at(71, 70, 1.5, castorPod()),
  F:
    line('M50 96V44', 7) +
    line('M50 95V44', 3.5, '#5f9a4a') +
    shape('M50 84C40 82 34 74 32 66C42 68 48 74 50 84ZM50 76C60 74 66 66 68 58C58 60 52 66 50 76Z', '#6fae50', 3) +
    at(50, 36, 1.75, flaxFlower()),
}

const RED_INK = '#4a120a'
const paleUmbel = umbel('#fbe3cf', '#fffaf2', '#5f9a4a', RED_INK)
const rosyUmbel = umbel('#f3c6ae', '#fff4ea', '#5f9a4a', RED_INK)
const smallUmbel = umbel('#e88e6c', '#fbe3cf', '#5f9a4a', RED_INK)

const redPapyrus =
  box(0, 0, 100, 140, '#c8412e') +
  dot(50, 46, 30, '#d8603e') +
  dot(50, 46, 25, '#f0b26a') +
  all(
    [
      [24, 72],
      [76, 70],
      [50, 54],
    ] as const,
    ([x, y]) => line(`M${x} ${y}V126`, 4, '#8c2a1d') + line(`M${x} ${y}V126`, 1.6, '#7fa650'),
  ) +
  line(
    'M40 126C40 104 36 96 33 92M61 126C61 106 64 98 68 94M10 126C10 114 12 106 13 102M90 126C90 114 88 108 88 104',
    2.4,
    '#8c2a1d',
  ) +
  at(13, 104, 0.72, bud('#e88e6c', '#fff4ea', RED_INK), -6) +
  at(88, 105, 0.72, bud('#e88e6c', '#fff4ea', RED_INK), 6) +
  at(34, 94, 0.6, smallUmbel, -16) +
  at(67, 96, 0.6, smallUmbel, 16) +
  at(24, 72, 1, rosyUmbel, -8) +
  at(76, 70, 1, rosyUmbel, 8) +
  at(50, 55, 1.2, paleUmbel)

const wheatField =
  box(0, 0, 100, 140, '#f3c94f') +
  shape('M-2 62C20 52 44 60 60 56S90 50 102 56V74H-2Z', '#e8b53a', 0) +
  dot(72, 36, 14, '#e0672f', '#6d3f0c') +
  line('M72 16V11M72 61V56M92 36H97M47 36H52M86 22L90 18M58 22L54 18', 2, '#c98a1c') +
  all([30, 66], (x) => line(`M${x} 126V84`, 2.6, '#8a5a0e') + at(x, 94, 1.16, ear('#fbe08a'))) +
  all([18, 48, 82], (x, i) => line(`M${x} 128V90`, 2.8, '#8a5a0e') + at(x, [104, 98, 106][i]!, 1.35, ear('#fff3bd'))) +
  // a sickle in the stubble
  shape('M60 124C50 118 46 108 52 100C52 110 60 116 70 115C68 120 64 124 60 124Z', '#8d97a0', 1.8) +
  line('M64 121L74 128', 4, '#7a4a1e')

const lettuceBed =
  box(0, 0, 100, 140, '#6fae50') +
  many(3, (i) => line(`M0 ${40 + i * 14}Q25 ${30 + i * 14} 50 ${40 + i * 14}T100 ${40 + i * 14}`, 2, '#639a46')) +
  dot(78, 26, 9, '#f6d264', '#2b5f2a') +
  at(20, 116, 0.62, lettuce()) +
  at(81, 116, 0.62, lettuce()) +
  at(50, 118, 1.08, lettuce('#3f8a3a', '#c7e695')) +
  line('M0 120H14M88 120H100M30 123H38M62 123H70', 2, '#2b5f2a')

const castorBush =
  box(0, 0, 100, 140, '#573319') +
  line('M50 126C50 100 46 80 50 50M50 92C40 84 30 82 24 78M50 80C62 76 68 70 74 66', 3.4, '#3a2110') +
  line('M50 126C50 100 46 80 50 50', 1.4, '#b98a56') +
  at(27, 76, 0.98, castorLeaf('#9bb860'), -20) +
  at(73, 64, 0.98, castorLeaf('#9bb860'), 24) +
  at(46, 42, 0.86, castorLeaf('#b8cf78')) +
  all(
    [
      [52, 62],
      [62, 82],
      [42, 74],
      [53, 90],
    ] as const,
    ([x, y]) => at(x, y, 0.98, castorPod('#e0603e')),
  ) +
  at(22, 115, 0.62, castorBean, -24) +
  at(82, 112, 0.68, castorBean, 30)

const flaxField =
  box(0, 0, 100, 140, '#b3a4dd') +
  all(
    [
      [22, 62, 6],
      [38, 44, 2],
      [56, 58, -2],
      [72, 40, -5],
      [83, 72, -6],
    ] as const,
    ([x, y, k]) => line(`M${x} ${y}C${x} ${y + 24} ${x + k} 104 ${x + k} 126`, 2.4, '#3f6b35'),
  ) +
  all(
    [
      [26, 92, -30],
      [28, 106, 30],
      [41, 84, 32],
      [40, 100, -30],
      [55, 92, -30],
      [54, 108, 30],
      [69, 82, -30],
      [68, 98, 30],
      [77, 102, -30],
    ] as const,
    ([x, y, r]) => at(x, y, 1, flaxLeaf, r),
  ) +
  all(
    [
      [22, 62, 0.86],
      [56, 60, 0.92],
      [83, 72, 0.8],
    ] as const,
    ([x, y, s], i) => at(x, y, s, flaxFlower('#7f6cc8'), i * 20),
  ) +
  all(
    [
      [38, 44, 1.08],
      [72, 38, 1.05],
    ] as const,
    ([x, y, s]) => at(x, y, s, flaxFlower('#f1ecff'), 12),
  ) +
  // a dragonfly
  at(
    20,
    24,
    0.8,
    line('M-10 0H12', 2.4, '#1d6b8f') +
      shape('M0 0C-4-10 4-14 6-12C8-8 5-3 0 0ZM0 0C-4 10 4 14 6 12C8 8 5 3 0 0Z', '#ece7f8', 1.4, '#33256b') +
      dot(13, 0, 2, INK),
    -20,
  )

/** The pictures of the cards, 100 x 140. */
export const CROP_PICTURES: Record<string, Drawing> = {
  P: redPapyrus,
  W: wheatField,
  L: lettuceBed,
  C: castorBush,
  F: flaxField,
}

/** A band of each crop's own pattern, 100 x 10. */
export const BANDS: Record<string, Drawing> = {
  P: many(8, (i) =>
    shape(`M${i * 12.5} 9L${i * 12.5 + 6.25} 1L${i * 12.5 + 12.5} 9Z`, i % 2 ? '#c8412e' : '#8c2a1d', 0),
  ),
  W: many(9, (i) => line(`M${i * 12 - 3} 8L${i * 12 + 3} 2L${i * 12 + 9} 8`, 2.6, '#8a5a0e')),
  L: many(9, (i) => dot(i * 12 + 2, 9, 6, 'none', '#2b5f2a', 2.6)),
  C: many(11, (i) => dot(i * 9.5 + 2.5, 5, 2.7, '#2c180a')),
  F: many(9, (i) => line(`M${i * 12} 2L${i * 12 + 6} 8M${i * 12 + 6} 2L${i * 12} 8`, 2.2, '#4f3d8c')),
}
