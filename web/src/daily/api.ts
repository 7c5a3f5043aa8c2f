// The daily deal: requests, and the commitments that this browser has seen.

import { request } from '../api/client'
import type { Answer, Schemas } from '../api/types'

export type DailyDeal = Schemas['DailyDeal']
export type DailyOverview = Schemas['DailyOverview']
export type DailyDay = Schemas['DailyDay']

const dayPath = (game: string, day: string) => `/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`

export const today = () => request<DailyOverview>('GET', '/daily')
export const deal = (game: string, day: string) => request<DailyDeal>('GET', dayPath(game, day))
/** Days with results, latest first, before a date or before today. */
export const days = (game: string, before = '') =>
  request<DailyDay[]>('GET', `/daily/${encodeURIComponent(game)}?before=${before}`)
/** Play a day's deal; `again` for an attempt that doesn't count. */
export const play = (game: string, day: string, name: string, again: boolean) =>
  request<Answer>('POST', dayPath(game, day), { name, again })

const KEY = 'nomarch.daily.commitments'
const MOST = 40

function noted(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Remember the first commitment seen for a day: the server is bound to it. */
export function noteCommitments({ day, games }: DailyOverview): void {
  const kept = noted()
  const tomorrow = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  for (const game of games) {
    kept[`${day} ${game.game}`] ??= game.commitment
    kept[`${tomorrow} ${game.game}`] ??= game.tomorrow
  }
  try {
    const last = Object.entries(kept).sort().slice(-MOST)
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(last)))
  } catch {
    // Then the page can't compare.
  }
}

/** The commitment that this browser saw first for a day; null if it saw none. */
export const notedCommitment = (game: string, day: string): string | null => noted()[`${day} ${game}`] ?? null
