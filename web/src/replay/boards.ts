// What a game's board is given to show a moment of a replay.

import type { Player } from '../table/types'
import type { Moment } from './api'

export interface BoardProps {
  moments: Moment[] // of the seat looked from, or of every seat; where nothing is hidden one is enough
  players: Player[]
  seat: number | null // null: all of them
  idea: { seat: number; text: string } | null // what would have been better than what comes next
  before: { seat: number; text: string } | null // the action that led here
}
