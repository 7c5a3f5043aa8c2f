// Requests about games that are over.

import { after, from, request, table } from '../api/client'
import type { Answer, SeatPlan, TableSummary, Schemas, TableAnswer } from '../api/types'

export { moment } from '../api/client'
export type { Moment } from '../api/types'

export type Course = Schemas['Course']
export type AnalysisAnswer = Schemas['AnalysisAnswer']
export type AnalysisResult = Schemas['AnalysisResult']
export type Explanation = Schemas['Explanation']
export type AnalysedDecision = Schemas['AnalysedDecision']

export const getTable = (id: string, seat: number | null) => request<TableAnswer>('GET', table(id) + from(seat))
export const course = (id: string) => request<Course>('GET', `${table(id)}/course`)
export const analysis = (id: string) => request<AnalysisAnswer>('GET', `${table(id)}/analysis`)
export const analyse = (id: string) => request<AnalysisAnswer>('POST', `${table(id)}/analysis`)
export const stopAnalysis = (id: string) => request<AnalysisAnswer>('DELETE', `${table(id)}/analysis`)
export const upload = (record: string) => request<Answer>('POST', '/records', { record })
export const finished = (last?: TableSummary) => request<TableSummary[]>('GET', `/finished${after(last)}`)
/** Create a table that continues from a position. */
export const playOn = (id: string, decision: number, seats: SeatPlan[]) =>
  request<Answer>('POST', `${table(id)}/play-on`, { decision, seats })
export const recordOf = (id: string) => `/api${table(id)}/record`
