// Plants and animals, shared by scenes, icons, cards and the panorama.

import { all, at, box, clipped, dot, type Drawing, INK, line, many, shape } from './brush'

/** A papyrus umbel; origin at the top of the stem, fan upwards, about 44 wide and 34 high. */
export const umbel = (fan = '#2f7a4b', tip = '#8fbf4d', cup = '#c4502e', ink = '#15331f'): Drawing =>
  shape('M0 1C-3-8-16-12-22-24Q-11-35 0-35T22-24C16-12 3-8 0 1Z', fan, 2.2, ink) +
  shape('M-22-24Q-11-35 0-35T22-24L17.5-18.5Q9-27 0-27T-17.5-18.5Z', tip, 1.6, ink) +
  all([-13, -6.5, 0, 6.5, 13], (x, i) => line(`M${x * 0.12} -4L${x} ${[-21, -25, -26, -25, -21][i]}`, 1.3, ink)) +
  shape('M0 3L-6-7Q-2.5-6 0-9Q2.5-6 6-7Z', cup, 1.6, ink)

/** A papyrus bud, still closed. */
export const bud = (leaf = '#3c8a4e', tip = '#c4502e', ink = '#15331f'): Drawing =>
  shape('M0 2C-6-4-6-14 0-22C6-14 6-4 0 2Z', leaf, 1.8, ink) +
  shape('M0-22C-3-17-3-13 0-9C3-13 3-17 0-22Z', tip, 1.4, ink)

/** An ear of wheat; origin at the foot of the ear, pointing up, about 16 wide and 44 high. */
export const ear = (grain = '#f6d264', ink = '#6d3f0c'): Drawing =>
  line('M0-40L0-52M-3-36L-8-50M3-36L8-50', 1.5, ink) +
  many(4, (i) => {
    const y = -i * 9
    return (
      shape(`M0 ${y}C-9 ${y - 1}-9 ${y - 9}-3 ${y - 12}C0 ${y - 9} 0 ${y - 4} 0 ${y}Z`, grain, 1.7, ink) +
      shape(`M0 ${y}C9 ${y - 1} 9 ${y - 9} 3 ${y - 12}C0 ${y - 9} 0 ${y - 4} 0 ${y}Z`, grain, 1.7, ink)
    )
  }) +
  shape('M0-34C-4-37-3-42 0-45C3-42 4-37 0-34Z', grain, 1.7, ink)

export const vineLeaf = (green = '#86ab4e', ink = '#22331a'): Drawing =>
  shape(
    'M0 0C-4-4-12-2-15-8C-12-9-13-13-17-16C-12-18-9-17-8-20C-7-24-3-26 0-30C3-26 7-24 8-20C9-17 12-18 17-16C13-13 12-9 15-8C12-2 4-4 0 0Z',
    green,
    2,
    ink,
  ) + line('M0 0L0-22M0-7L-9-13M0-7L9-13M0-14L-5-19M0-14L5-19', 1.3, ink)

/** Grapes in rows, hanging from the origin. */
export function bunch(r: number, rows: number[], skin: string, shine: string, ink: string, width = 1.8): Drawing {
  return all(rows, (n, row) =>
    many(n, (i) => {
      const x = (i - (n - 1) / 2) * r * 1.86
      const y = row * r * 1.62
      return (
        dot(+x.toFixed(2), +y.toFixed(2), r, skin, ink, width) +
        dot(+(x - r * 0.28).toFixed(2), +(y - r * 0.3).toFixed(2), +(r * 0.3).toFixed(2), shine)
      )
    }),
  )
}

export const lotus = (petal = '#f7efe6', heart = '#e3a6b4', ink = '#14384e'): Drawing =>
  shape(
    'M0 0C-12 0-19-6-21-14C-15-13-12-11-9-8C-11-13-11-18-8-22C-4-18-2-14 0-9C2-14 4-18 8-22C11-18 11-13 9-8C12-11 15-13 21-14C19-6 12 0 0 0Z',
    petal,
    1.8,
    ink,
  ) + shape('M0-1C-5-8-5-18 0-27C5-18 5-8 0-1Z', heart, 1.8, ink)

export const lilyPads =
  shape('M-32 0C-24-8-10-6-4 0C-12 6-26 6-32 0ZM4 0C10-6 26-7 33 0C26 6 12 6 4 0Z', '#4f9a5d', 2, '#14384e') +
  line('M-26 0H-14M14 0H26', 1.3, '#2f6b40')

export const fish =
  shape('M-20 0C-12-11 4-12 14-2L23-9C21-3 21 3 23 9L14 2C4 11-12 10-20 0Z', '#e7b45a', 2, '#14384e') +
  shape('M-4-9C0-15 8-15 11-10C7-8 2-7-4-9Z', '#c98a35', 1.6, '#14384e') +
  dot(-11, -2, 1.9, '#14384e') +
  line('M-5-6C-2-2-2 2-5 6M1-7C4-2 4 3 1 6M7-5C9-2 9 2 7 4', 1.5, '#14384e')

/** The eyes and back of a hiding animal. */
export const crocodile =
  shape(
    'M-42 4C-40-2-34-5-26-5C-24-10-18-11-15-6C-8-8-2-8 2-6L6-11L10-5L15-10L19-4L24-8L28-2C34-1 40 1 44 5C30 8-30 8-42 4Z',
    '#5f8a4a',
    2,
    '#1d3a22',
  ) +
  shape('M-23-7C-22-9-18-9-17-6C-19-5-22-5-23-7Z', '#f6d264', 1.2, '#1d3a22') +
  dot(-19.6, -6.9, 1, '#1d3a22') +
  dot(-36, -0.5, 1.3, '#1d3a22') +
  line('M-41 3C-34 1-28 1-20 2', 1.4, '#1d3a22') +
  line('M-36 2V4.500M-31 1.500V4M-26 1.500V4', 1.2, '#fffaf0')

const OX =
  'M19 52C18 43 26 40 36 41.5L58 42C64 40 67 35 73 32.5C77 31 81 31 84 34L92 46C94 50 91 54 87 53.5L80 52C76 55 74 60 72.5 66L72 86L65.5 86L64.5 69C58 72 48 72 41 69L38 76L39 86L32 86L29.5 76C28 70 25 68 23 64C20 60 19 56 19 52Z'

/** A long-horned ox in profile, in a box of 100. */
export const ox = (hide = '#fbeed6', patch = '#5b2c17', flank = '#e6cda6', collar = '#1d5f8c'): Drawing =>
  shape('M60 66L60.5 86L54.5 86L54 66ZM47 66L48 77L50 86L43.5 86L41 76L39 67Z', flank, 2) +
  line('M20 50C12 52 13 62 12 70', 2.6) +
  shape('M12 69C8.5 73 9 79 11.5 82C15 79 15.5 73 12 69Z', patch, 1.5) +
  shape(OX, hide, 0) +
  clipped(
    OX,
    shape(
      'M26 36C30 50 38 52 45 47C50 44 50 38 46 36ZM56 60C50 56 48 64 52 70C58 76 66 72 64 66C63 62 60 62 56 60ZM16 56C22 54 28 60 27 68C26 74 20 74 16 70ZM66 38C68 46 76 44 79 40C82 36 80 30 76 28Z',
      patch,
      0,
    ) + box(28, 83, 52, 7, INK),
  ) +
  shape(OX, 'none', 2.6) +
  shape('M77 33C67 28 65 15 72 6C71 16 74 23 80.5 30ZM82 33C91.5 29 94 16 88 6.5C88.5 16 86 23 80 30Z', '#f3dfae', 2) +
  shape('M72 34C66 32 63 34 61 37.5C65 41 70 40 74 37.5Z', hide, 1.8) +
  shape('M80 40.5C82 38.5 85 39 86.5 41.5C84 42.5 81.5 42.5 80 40.5Z', '#fff', 1.3) +
  dot(83.4, 40.7, 1.2, INK) +
  line('M88.5 49.5L91 48.5', 1.5) +
  line('M61 41.5C63 50 67 57 73.5 61', 4.2, collar) +
  line('M61 41.5C63 50 67 57 73.5 61', 1, '#f0c558', 'stroke-dasharray="1.5 3"')

export const egret =
  line('M-2 0L-2 6M1 0L1 6', 1.3) +
  shape(
    'M0 0C-7 0-13-4-15-9C-9-9-4-9-1-8C1-12-2-15 0-18.500C1.5-21 5-20.5 5.5-18.5L11-17L5.5-16C5-13 6-10 4.5-6C3.5-2.5 2.5-.5 0 0Z',
    '#fffdf7',
    1.6,
  ) +
  line('M0-20C-2-22-4-23-6-23', 1.1) +
  line('M-11-7C-7-6-4-5-2-2', 1) +
  dot(2.8, -18, 0.8, INK)

export const duck =
  shape(
    'M-14 2C-8-3 0-4 7-1C9-5 12-7 15-6.5C17-6 18-4.5 17.5-3L23-1.5L17.5-.5C16 3 11 6 4 6C-2 6-8 4-14 2Z',
    '#f4e6c6',
    1.6,
  ) +
  shape('M-2-2C-6-10-12-14-20-15C-16-8-12-2-5 2ZM2-2C3-10 0-17-6-22C-8-14-6-6-2 1Z', '#2b6d94', 1.6) +
  line('M-14-11C-10-8-7-5-5-1M-5-17C-3-12-2-8-1-4', 1, '#bfe0ea') +
  dot(14.5, -3.8, 0.9, INK)

/** A quail in the corn. */
export const quail =
  line('M-2 8L-3 13M3 8L3 13', 1.4) +
  shape(
    'M-15 3C-12-8-2-11 5-9C7-14 12-15 15-12C17-10 16-8 15-7L19-5L14-4C13 3 9 9 0 9C-7 9-11 7-15 3Z',
    '#b07a45',
    1.7,
  ) +
  shape('M-11 2C-6-5 3-5 6 0C2 6-5 6-11 2Z', '#7d4e26', 1.3) +
  dot(12, -9.5, 1, INK) +
  line('M-6 1H2M-4 3.500H1', 1, '#f0d9a8')

/** A scarab with its ball, rolling it up a dune. */
export const beetle =
  dot(8, -6, 7.5, '#9a6a35', INK, 1.8) +
  line('M3-9C6-7 9-7 13-9', 1.1, '#6d4a22') +
  line('M-12-1L-16 3M-7 1L-9 5M-14-6L-19-5M1-3L4-1', 1.6) +
  shape('M-16-4C-16-10-8-12-2-8C1-6 1-2-1 0C-6 2-14 1-16-4Z', '#1f5f96', 1.8) +
  line('M-6-9C-8-6-8-3-6 0', 1.2, '#f0c558')

export const lizard =
  line('M-16 4C-20 6-24 4-27 7', 2, '#7d8a3c') +
  shape('M-17 4C-10-2 2-3 10-2C13-5 18-5 20-2C18 1 14 2 10 2C2 4-8 6-17 4Z', '#9aa648', 1.6) +
  line('M-8 4L-10 9M-4-1L-6-6M6 2L8 7M5-2L7-7', 1.7) +
  dot(16, -2.4, 0.9, INK) +
  line('M-10 2L-6 0M-4 1L0-1M2 1L6-1', 1, '#5f6a22')

/** A date palm; origin at its foot, about 110 high. */
export const palm = (leaf = '#3f7d52', leafLight = '#5b9a4a'): Drawing =>
  shape('M-4 0C-2-40-2-70 4-104L10-103C6-70 6-40 7 0Z', '#9a6a35') +
  many(7, (i) =>
    line(`M${(-1.5 + i * 0.6).toFixed(1)} ${-14 - i * 13}L${(7 - i * 0.1).toFixed(1)} ${-16 - i * 13}`, 1.6),
  ) +
  all([-96, -66, -36, 96, 66, 36, -12, 12], (angle, i) =>
    at(
      7,
      -104,
      1,
      shape('M0 0C-9-14-10-36 0-56C8-36 8-14 0 0Z', i % 2 ? leaf : leafLight) +
        line('M0-4V-46M-4-18L0-14L4-18M-5-28L0-24L5-28M-4-38L0-34L4-38', 1.1),
      angle,
    ),
  ) +
  all(
    [
      [0, -98],
      [8, -94],
      [15, -98],
      [4, -90],
    ],
    ([x, y]) => dot(x!, y!, 4.3, '#c4502e', INK, 1.6),
  )
