// The props of a game's board at a moment of a replay.

import type { Player } from '../table/types'
import type { Moment } from './api'

export interface BoardProps {
  moments: Moment[] // of the selected seat, or of every seat; one is enough if nothing is hidden
  players: Player[]
  seat: number | null // null: all seats
  idea: { seat: number; text: string } | null // a better action than the next one
  before: { seat: number; text: string } | null // the action that led here
}
