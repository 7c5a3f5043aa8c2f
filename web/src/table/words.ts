// A table's options and players, as text.

import type { TableAnswer } from '../api/types'
import { t } from '../language.svelte'
import { inDays } from './clock'
import type { Player } from './types'

/** A number of seconds, in the largest unit that fits. */
export function span(seconds: number): string {
  if (seconds >= 86_400) return t('clock_days', inDays(seconds * 1000))
  if (seconds >= 3600) return t('clock_hours', { count: seconds / 3600 })
  return seconds >= 60 ? t('clock_minutes', { count: seconds / 60 }) : t('clock_seconds', { count: seconds })
}

export function clockWord(clock: { bank: number; increment?: number } | null): string {
  if (!clock) return t('clock_none_hint')
  return t('clock_hint', { bank: span(clock.bank), increment: span(clock.increment ?? 0) })
}

export const agreed = (table: Pick<TableAnswer, 'clock' | 'absent'>): string =>
  `${clockWord(table.clock)} ${t('clock_absent_hint', { absent: table.absent ?? 'bot' })}`

/** The number of devices that hold one of our seats. */
export const devicesOf = (table: Pick<TableAnswer, 'you' | 'devices'>, seat: number): number =>
  table.devices[table.you.indexOf(seat)] ?? 0

/** The names of the players. A bot without a name is called by its level, in the reader's language. */
export function namesOf(seats: { kind: string; name: string }[]): string[] {
  const names = seats.map(({ kind, name }) => (kind === 'bot' ? t('bot_name', { level: name }) : name))
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((each) => each === name).length
    return before && seats[seat]!.kind === 'bot' ? `${name} ${before + 1}` : name
  })
}

/** Who plays for a seat, if that isn't obvious: a bot, or nobody at the moment. */
export function whoPlays({ name, level, away = false }: Player): string {
  if (away) return t('app_away', { bot: level ? 'yes' : 'no' })
  if (!level) return ''
  return name.startsWith(t('bot_name', { level })) ? t('app_bot') : t('app_bot_level', { level })
}
