// Clocks. The server sends the time left when the clock last started; from then on it is counted here.

import type { Schemas } from '../api/types'

/** A seat's time, in milliseconds. */
export interface Clock {
  bank: number // left when it last started
  since: number | null // when it started, in server time; null while it is stopped
  whole: number // for the game
}

/** The presets for a table, by the suffix of their message keys. In seconds. */
export const PRESETS = {
  none: null,
  quick: { bank: 300, increment: 15 },
  steady: { bank: 900, increment: 30 },
  long: { bank: 2700, increment: 60 },
  days: { bank: 259_200, increment: 43_200 },
} as const satisfies Record<string, Schemas['Clock'] | null>
export type Preset = keyof typeof PRESETS

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const leftOn = (clock: Clock, now: number): number =>
  Math.max(0, clock.bank - (clock.since === null ? 0 : Math.max(0, now - clock.since)))

/** Low enough for a warning: a fifth of the total, but at most a minute. */
export const isLow = (left: number, whole: number): boolean => left <= Math.min(MINUTE, whole / 5)

const TENTHS_BELOW = 10 * SECOND
/** Round up, so that `0:00` means no time left. */
const seconds = (left: number) => Math.ceil(left / SECOND)
const two = (number: number) => String(number).padStart(2, '0')

/** In clock format: `1:02:03`, `4:05`, with tenths at the very end. */
export function shown(left: number): string {
  const tenths = Math.ceil(left / 100)
  if (left > 0 && tenths < 100) return `0:0${(tenths / 10).toFixed(1)}`
  const whole = seconds(left)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** A long time in whole days and hours. */
export const inDays = (left: number): { days: number; hours: number } => ({
  days: Math.floor(left / DAY),
  hours: Math.floor((left % DAY) / HOUR),
})

/** The time until the text changes. */
export function untilNext(left: number): number {
  const step = left <= TENTHS_BELOW ? 100 : SECOND
  return left % step || step
}
