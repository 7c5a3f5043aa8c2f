// People as a tomb painter draws them: head and legs in profile, shoulders from the front, both feet on the line.
// Origin between the feet; about 100 high; they look to the right.

import { at, dot, type Drawing, GOLD, INK, line, LINEN, shape, SKIN } from './brush'

const head = (skin: string, hair = INK): Drawing =>
  // neck, face, then hair over it
  shape('M-4-72L-4-80H4L5-72Z', skin, 1.6) +
  shape('M-4-96C2-100 9-98 10-92L13-87.500L10-86L10-83C9-80 5-79 1-80L-5-84Z', skin, 1.8) +
  shape('M9-96C4-103-9-102-11-93C-12-87-12-82-10-77L-3-77C-2-82-1-86 0-89C3-90 7-92 9-96Z', hair, 1.8) +
  shape('M3-92C5-93.500 8-93 9-91.500C7-90.500 4.500-90.500 3-92Z', '#fff', 0.8) +
  dot(6.4, -91.9, 0.9, INK)

const striding = (skin: string): Drawing =>
  shape('M-8-34L-13-4L-18 0H-6L-4-6L2-34Z', skin, 1.8) + shape('M-2-34L4-4L3 0H18L14-4L10-6L8-34Z', skin, 1.8)

const kilt = (cloth = LINEN): Drawing =>
  shape('M-9-48H9L15-26H-13Z', cloth, 1.8) +
  shape('M2-48L9-26L3-26Z', '#e9dcc0', 1.2) +
  line('M-9-47.500H9', 3, '#1d6b8f')

const torso = (skin: string): Drawing => shape('M-14-73H14L8-47H-8Z', skin, 1.8)

const collar = shape('M-10-74C-6-66 6-66 10-74L6-75H-6Z', '#1d6b8f', 1.4) + line('M-7-72C-3-68 3-68 7-72', 1.2, GOLD)

const body = (skin = SKIN, cloth = LINEN): Drawing => striding(skin) + torso(skin) + kilt(cloth) + collar + head(skin)

const arm = (d: string, skin: string): Drawing => line(d, 7.5, INK) + line(d, 4.6, skin)

/** A quarryman with mallet and chisel. */
export const mason: Drawing =
  arm('M12-70L24-60L33-62', SKIN) +
  line('M30-52L42-68', 4, INK) +
  line('M31-53L41-67', 2, '#d38a4e') +
  body() +
  arm('M-12-70L-16-86L-4-98', SKIN) +
  line('M-8-92L8-104', 4.4, INK) +
  line('M-8-92L8-104', 2, '#b5713a') +
  shape('M2-112L14-103L8-95L-4-104Z', '#b5713a', 1.8)

/** A reaper, sickle in hand. */
export const reaper: Drawing =
  arm('M12-70L26-62L32-48', SKIN) +
  body() +
  arm('M-12-70L6-58L22-62', SKIN) +
  shape('M22-64C34-72 46-66 46-52C42-60 34-63 24-59Z', '#9aa4ac', 1.8) +
  line('M14-58L23-62', 4, '#7a4a1e')

/** A woman in a long white dress, a basket on her head. */
export const carrier: Drawing =
  shape('M-8-10L-12-3L-15 0H-4L-2-10ZM2-10L5-3L5 0H16L12-3L8-10Z', '#c98a55', 1.8) +
  shape('M-9-73H9L7-52L12-8H-12L-7-52Z', LINEN, 1.8) +
  line('M-5-48L-7-12M2-48L5-12', 1.2, '#d8c8a4') +
  shape('M-9-73L-5-58H5L9-73L4-74L0-66L-4-74Z', '#f4ead2', 1.2) +
  collar +
  arm('M10-70L16-52L12-38', '#c98a55') +
  head('#c98a55') +
  arm('M-10-71L-20-88L-12-104', '#c98a55') +
  shape('M-22-104H20L14-120H-16Z', '#c98f3c', 1.8) +
  line('M-19-109H17M-17-115H15', 1.4, '#7a4a1e') +
  shape('M-15-120C-14-128-6-129-4-123C-2-131 6-131 7-123C10-128 15-126 14-120Z', '#c63f2b', 1.6)

/** A sower, seed bag on the shoulder. */
export const sower: Drawing =
  body(SKIN, '#f4ead2') +
  shape('M-16-66C-22-62-22-50-14-46C-6-46-4-56-8-64Z', '#c98f3c', 1.8) +
  line('M-14-72C-6-66 2-60 8-50', 2.2, '#7a4a1e') +
  arm('M12-70L26-64L38-72', SKIN) +
  dot(44, -68, 1.6, '#8a5a14') +
  dot(49, -62, 1.6, '#8a5a14') +
  dot(46, -56, 1.6, '#8a5a14')

/** A scribe, cross-legged, writing. */
export const scribe: Drawing =
  shape('M-24 0C-26-10-14-16 0-16S26-10 24 0Z', LINEN, 1.8) +
  line('M-18-3C-8-8 8-8 18-3', 1.4, '#d8c8a4') +
  at(0, 32, 1, torso(SKIN) + collar + head(SKIN)) +
  arm('M-12-38L-14-22L2-16', SKIN) +
  arm('M12-38L18-24L8-18', SKIN) +
  shape('M-12-14L14-18L16-12L-10-8Z', '#f8ecc9', 1.6) +
  line('M8-18L14-28', 1.8)
