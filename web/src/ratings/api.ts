// Requests about ratings.

import { request, table } from '../api/client'
import type { Schemas } from '../api/types'
import { t } from '../language.svelte'

export type Leaderboard = Schemas['Leaderboard']
export type OwnRatings = Schemas['OwnRatings']
export type SeatRating = Schemas['SeatRating']

export const leaderboard = (game: string, after = 0) =>
  request<Leaderboard>('GET', `/leaderboard/${encodeURIComponent(game)}?after=${after}`)
export const ownRatings = () => request<OwnRatings>('GET', '/me/ratings')
/** Appear on leaderboards, or don't. */
export const showMe = (listed: boolean) => request<OwnRatings>('POST', '/me/ratings', { listed })
/** By seat: the ratings at a rated table, and after the game what it changed. */
export const tableRatings = (id: string) => request<(SeatRating | null)[]>('GET', `${table(id)}/ratings`)

/** A rating with its uncertainty: "1612 ± 140". */
export const ratingText = ({ rating, uncertainty }: { rating: number; uncertainty: number }): string =>
  t('rated_value', { rating: String(rating), uncertainty: String(uncertainty) })

/** A change with its sign. */
export const changeText = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`
