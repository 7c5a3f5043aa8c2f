// Wire types, generated from the server's OpenAPI document (`npm run types`), with short names.

import type { components } from './openapi'

export type Schemas = components['schemas']

export type TableAnswer = Schemas['TableAnswer']
export type Play = Schemas['Play']
export type Choice = Schemas['Choice']
export type LogEntry = Schemas['LogEntry']
export type Seat = Schemas['Seat']
export type SeatPlan = Schemas['SeatPlan']
export type TableSummary = Schemas['TableSummary']
export type GameInfo = Schemas['GameInfo']
export type ServerInfo = Schemas['ServerInfo']
export type CreateRequest = Schemas['CreateRequest']
export type ChatLine = Schemas['ChatLine']
export type Moment = Schemas['Moment']
export type Hint = Schemas['Hint']
export type ShuffleCheck = Schemas['ShuffleCheck']
export type Answer = Schemas['Answer']
export type ErrorAnswer = Schemas['ErrorAnswer']
export type SocketAnswer = Schemas['SocketAnswer']
export type SocketRequest = Schemas['SocketRequest']
