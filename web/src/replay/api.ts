// Requests about games that are over.

import { after, ask, table } from '../api/client'
import type { Answer, Heading, Schemas, TableAnswer } from '../api/types'

export type Moment = Schemas['Moment']
export type Course = Schemas['Course']
export type AnalysisAnswer = Schemas['AnalysisAnswer']
export type AnalysisResult = Schemas['AnalysisResult']
export type AnalysedDecision = Schemas['AnalysedDecision']

const from = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)

export const see = (id: string, seat: number | null) => ask<TableAnswer>('GET', table(id) + from(seat))
export const moment = (id: string, at: number, seat: number | null) =>
  ask<Moment>('GET', `${table(id)}/moments/${at}${from(seat)}`)
export const course = (id: string) => ask<Course>('GET', `${table(id)}/course`)
export const analysis = (id: string) => ask<AnalysisAnswer>('GET', `${table(id)}/analysis`)
export const analyse = (id: string) => ask<AnalysisAnswer>('POST', `${table(id)}/analysis`)
export const stopAnalysis = (id: string) => ask<AnalysisAnswer>('DELETE', `${table(id)}/analysis`)
export const upload = (record: string) => ask<Answer>('POST', '/records', { record })
export const finished = (last?: Heading) => ask<Heading[]>('GET', `/finished${after(last)}`)
export const recordOf = (id: string) => `/api${table(id)}/record`
