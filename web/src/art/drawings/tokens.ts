// Resources, shop rewards, gods, monuments and the seats' emblems. Squares of 100, bold enough for 16 px.

import { at, dot, type Drawing, GOLD, INK, line, shape } from './brush'
import { bunch, ear, umbel, vineLeaf } from './nature'

const alabaster =
  shape('M12 40L34 22L90 22L90 62L70 82L12 82Z', '#fffdf6', 5) +
  shape('M70 40L90 22V62L70 82Z', '#a9c0cc', 4) +
  line('M12 40H70L90 22M70 40V82', 4) +
  line('M18 54C30 46 42 62 64 52M18 68C32 60 46 76 64 66', 4.5, '#d6a65c')

const bovine =
  shape('M30 36C8 36 4 18 12 6C16 20 26 26 40 28L60 28C74 26 84 20 88 6C96 18 92 36 70 36Z', '#f6e3b4', 4.5) +
  shape('M30 34C20 34 14 38 10 44C18 50 26 49 31 46ZM70 34C80 34 86 38 90 44C82 50 74 49 69 46Z', '#7c3d1d', 4) +
  shape('M31 32H69C72 44 68 58 66 66C67 84 60 94 50 94S33 84 34 66C32 58 28 44 31 32Z', '#8f4a24', 4.5) +
  shape('M44 33H56L54 58L50 62L46 58Z', '#fbeed6', 0) +
  dot(39, 52, 4, INK) +
  dot(61, 52, 4, INK) +
  shape('M36 74C38 67 62 67 64 74C65 86 58 92 50 92S35 86 36 74Z', '#f0cfae', 3) +
  dot(44, 79, 2.6, INK) +
  dot(56, 79, 2.6, INK)

export const papyrusIcon = (
  fan = '#2f7a4b',
  tip = '#8fbf4d',
  cup = '#c4502e',
  ink = '#15331f',
  stem = '#3c8a4e',
): Drawing => line('M50 62V96', 7) + line('M50 62V95', 3.5, stem) + at(50, 68, 1.78, umbel(fan, tip, cup, ink))

const grape =
  line('M50 18V6', 7) +
  line('M50 18V7', 3.5, '#a7c45f') +
  at(64, 20, 0.95, vineLeaf('#93b957'), 62) +
  at(50, 31, 1, bunch(10.4, [3, 4, 3, 2, 1], '#9a68bd', '#e6d0f2', '#26102f', 3))

const wheat =
  line('M50 96V60', 7) +
  line('M50 95V60', 3.5, '#b67d1e') +
  line('M50 90C40 86 34 78 30 68M50 90C60 86 66 78 70 68', 4.5, '#8a5a14') +
  at(50, 80, 1.52, ear('#f7cf58', '#4f2d06'))

const any =
  shape('M50 8L92 50L50 92L8 50Z', '#fff7e4', 5) + line('M50 28V72M28 50H72M36 36L64 64M64 36L36 64', 6, '#8a5a14')
const quarry =
  shape('M10 20H90V90H10Z', '#d8b27a', 5) +
  shape('M26 36H74V90H26Z', '#8a6236', 4) +
  shape('M40 52H60V90H40Z', '#3c2814', 3)

export const RESOURCES: Record<string, Drawing> = {
  A: alabaster,
  B: bovine,
  P: papyrusIcon(),
  G: grape,
  W: wheat,
  any,
  quarry,
}

/** Copper weights: Debens, the points of the game. */
export const DEBEN =
  shape('M50 6C77 6 94 26 94 50S77 94 50 94S6 74 6 50S23 6 50 6Z', '#e9b94a', 5) +
  dot(50, 50, 34, 'none', '#8a5a14', 2.6) +
  line('M24 26C30 19 38 15 47 14', 4, '#fbe7ae')
export const EXCHANGE =
  line('M16 38C24 18 60 12 78 32', 9) +
  shape('M86 12L88 44L60 36Z', INK, 3) +
  line('M84 62C76 82 40 88 22 68', 9) +
  shape('M14 88L12 56L40 64Z', INK, 3)
export const STATUE_OF_CHOICE =
  shape(
    'M50 6C64 6 70 20 62 34C58 41 54 46 54 50H78V62H54V94H46V62H22V50H46C46 46 42 41 38 34C30 20 36 6 50 6Z',
    '#e9b94a',
    4.5,
  ) + shape('M50 16C57 16 59 24 55 31C52 36 48 36 45 31C41 24 43 16 50 16Z', '#fff7e4', 3.5)

const TEAL = '#1f6b62'
/** Gods 1 to 6, numbered as in the components file. */
export const GODS: Drawing[] = [
  // falcon
  shape(
    'M24 92C22 70 26 60 32 52C24 34 40 14 60 16C76 18 82 30 80 40C88 42 92 48 90 56C86 52 80 50 72 52C70 62 76 76 76 92Z',
    TEAL,
    4.5,
  ) +
    dot(62, 34, 5, GOLD) +
    line('M60 42C60 50 56 56 52 62M66 40L72 46', 3.6, GOLD) +
    line('M30 84H70', 3.6, GOLD),
  // jackal
  shape(
    'M26 92C24 72 28 62 34 52L30 8L48 28L54 10L62 34C74 40 86 46 94 54C92 62 84 64 72 62C68 72 72 82 72 92Z',
    '#2b2b33',
    4.5,
  ) +
    shape('M56 40C60 38 64 40 66 43C62 45 58 44 56 40Z', GOLD, 0) +
    line('M28 78H72M28 86H72', 3.6, GOLD),
  // cat
  shape(
    'M30 92C26 76 32 66 36 60C28 46 28 30 30 12L44 24H58L72 12C74 30 74 46 66 60C70 66 76 76 72 92Z',
    '#6b4a8c',
    4.5,
  ) +
    shape('M38 38C42 34 46 36 48 41C44 42 40 42 38 38ZM64 38C60 34 56 36 54 41C58 42 62 42 64 38Z', GOLD, 0) +
    line('M51 48V53M34 68H68M33 75H69', 3.2, GOLD),
  // ibis
  shape(
    'M22 92C22 74 40 70 38 54C36 36 40 16 58 16C68 16 72 22 72 30C88 34 94 50 90 70C84 54 78 46 68 44C60 48 64 74 64 92Z',
    '#e9e4d6',
    4.5,
  ) +
    shape('M72 30C88 34 94 50 90 70C84 54 78 46 68 44Z', '#2b2b33', 3) +
    dot(62, 29, 4, INK) +
    line('M28 84H62', 3.6, '#c4502e'),
  // scarab
  line('M24 42L8 30M22 58H6M26 74L12 88M76 42L92 30M78 58H94M74 74L88 88', 5.5) +
    shape('M50 26C74 26 82 44 80 60C78 80 64 94 50 94S22 80 20 60C18 44 26 26 50 26Z', '#1f5f96', 4.5) +
    shape('M32 28C34 12 66 12 68 28C62 36 38 36 32 28Z', '#2f86b8', 4) +
    line('M50 46V92M22 48C36 42 64 42 78 48', 3.6, GOLD) +
    dot(50, 9, 6, '#e4572e', INK, 3),
  // cobra
  shape(
    'M14 92C8 80 20 72 36 76C44 78 46 70 42 60C28 52 22 36 32 22C36 10 50 6 60 10C70 12 80 18 82 26C78 30 70 30 64 30C76 42 74 56 62 62C64 74 62 92 44 92Z',
    '#c4502e',
    4.5,
  ) +
    line('M38 30C36 38 40 48 48 54M40 38H60M44 47H60', 3.4, GOLD) +
    dot(60, 19, 3.4, GOLD) +
    line('M82 27L94 24M82 27L93 32', 3) +
    line('M22 85C30 82 38 84 44 84', 3, GOLD),
]

/** One kind per player, four of each; --own and --own-deep are the seat's colours. */
export const MONUMENTS: Record<string, Drawing> = {
  obelisk:
    shape('M22 94V86H78V94Z', 'var(--own-deep)', 4) +
    shape('M30 86V80H70V86Z', 'var(--own)', 3) +
    shape('M38 80L43 20H57L62 80Z', 'var(--own)', 4) +
    shape('M52 20H57L62 80H52Z', 'var(--own-deep)', 0) +
    shape('M43 20L50 4L57 20Z', GOLD, 4) +
    line('M38 80L43 20H57L62 80Z', 4) +
    line('M45.500 30C48 27 50 30 48 33M47 40V46M45 52H50M47 58V64M45 70L50 74M50 70L45 74', 2.6, '#fff3d6'),
  pyramid:
    shape('M4 90L50 12L96 90Z', 'var(--own)', 4) +
    shape('M50 12L96 90H62Z', 'var(--own-deep)', 0) +
    line(
      'M36 42H54.500M28 56H57M20 68H58.500M12 80H60.500M44 42V30M34 56V42M46 56V68M30 68V80M48 80V90',
      2.4,
      '#fff3d6',
      'opacity=".7"',
    ) +
    shape('M50 12L39.500 30H53Z', GOLD, 0) +
    shape('M50 12L53 30H60.600Z', '#c99a2e', 0) +
    shape('M4 90L50 12L96 90Z', 'none', 4) +
    line('M50 12L62 90M39.500 30H60.500', 3) +
    shape('M26 90V80Q31 75 36 80V90Z', INK, 0),
  sphinx:
    shape('M6 90C2 68 12 56 28 55H56L66 68L92 72Q97 74 97 90Z', 'var(--own)', 4) +
    shape('M12 90C9 74 20 64 31 68C41 72 40 82 36 90Z', 'var(--own-deep)', 3) +
    line('M8 84C0 78 2 66 8 62', 4) +
    shape('M46 62L50 28Q54 11 68 11Q82 11 83 28L80 40L74 66Q62 70 46 62Z', GOLD, 4) +
    shape('M66 24H82L85 33L82 36L81 43Q76 48 70 46L66 40Z', '#e9b489', 3.2) +
    shape('M76 46L81 44L80 54L76 56Z', '#1d5f8c', 2) +
    line('M52 34L64 30M51 42L65 38M50 50L70 50M49 57L72 58', 3, '#1d5f8c') +
    dot(77, 31, 2, INK) +
    line('M60 82H90M84 74V79M90 76V80', 2.6),
  temple:
    shape('M6 92L12 26H42L46 92Z', 'var(--own)', 4) +
    shape('M54 92L58 26H88L94 92Z', 'var(--own)', 4) +
    shape('M42 44H58V92H42Z', 'var(--own-deep)', 4) +
    shape('M46 56H54V92H46Z', INK, 0) +
    shape('M8 18H46L43 27H11ZM54 18H92L89 27H57ZM38 38H62V46H38Z', GOLD, 3.5) +
    line('M22 18V4M78 18V4', 3.5) +
    shape('M22 4L34 7L22 11ZM78 4L90 7L78 11Z', '#c4502e', 2) +
    dot(50, 42, 3, '#c4502e') +
    line('M20 40H34M19 56H36M18 72H38M66 40H80M64 56H81M62 72H82', 2.8, '#fff3d6', 'opacity=".8"'),
}

/** The seats' emblems, in the colour of the text. */
export const EMBLEMS: Record<string, Drawing> = {
  sun: '<circle cx="50" cy="50" r="20"/><path d="M50 8V20M50 80V92M8 50H20M80 50H92M20 20L29 29M71 71L80 80M80 20L71 29M29 71L20 80" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>',
  moon: '<path d="M68 12C44 10 20 28 20 54S42 92 68 88C50 80 42 66 42 50S50 20 68 12Z"/><circle cx="72" cy="50" r="9"/>',
  star: '<path d="M50 6L60 38L94 38L67 58L77 92L50 72L23 92L33 58L6 38L40 38Z"/>',
  eye: '<path fill-rule="evenodd" d="M6 46C24 18 72 18 94 46C78 62 60 66 46 64L40 88L30 62C20 60 12 54 6 46ZM50 31A12 12 0 1 0 50 55A12 12 0 1 0 50 31Z"/>',
  lotus:
    '<path d="M50 90C24 88 8 66 8 40C18 44 26 50 31 57C28 40 34 24 50 8C66 24 72 40 69 57C74 50 82 44 92 40C92 66 76 88 50 90Z"/>',
}
