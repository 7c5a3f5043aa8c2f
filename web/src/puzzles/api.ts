// Requests for puzzles.

import { request } from '../api/client'
import type { Schemas } from '../api/types'

export type Puzzle = Schemas['PuzzleAnswer']

export const puzzle = (game: string, number: number) => request<Puzzle>('GET', `/puzzles/${game}/${number}`)
