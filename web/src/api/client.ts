// HTTP requests. A failed request throws a Refusal with a message in the reader's language.

import { language, t } from '../language.svelte'
import type {
  Answer,
  CreateRequest,
  ErrorAnswer,
  GameInfo,
  TableSummary,
  Hint,
  Moment,
  ShuffleCheck,
  TableAnswer,
} from './types'
import { keepNumber, noteCommitment } from './commitments'
import { connectivity } from './connectivity.svelte'
import { reason } from './reason'
import { serverTime } from './time'

export class Refusal extends Error {
  constructor(
    message: string,
    readonly key: string,
    readonly rule = '',
  ) {
    super(message)
  }
}

export async function request<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      // What the page has no words for comes in words: in those of its own language.
      headers: { 'accept-language': language(), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  } catch {
    connectivity.server = false
    throw new Refusal(t('app_no_connection'), 'no_connection')
  }
  connectivity.server = true
  serverTime.sync(Date.parse(answer.headers.get('date') ?? ''))
  if (answer.ok) return (await answer.json()) as T
  const failure = (await answer.json().catch(() => null)) as ErrorAnswer | null
  if (!failure?.error) throw new Refusal(t('app_no_connection'), 'no_connection')
  throw new Refusal(reason(failure.error), failure.error.key, failure.error.rule)
}

export const table = (id: string) => `/tables/${encodeURIComponent(id)}`

export const games = () => request<GameInfo[]>('GET', '/games')
/** The part of a list's address that asks for what comes after a table. */
export const after = (last?: TableSummary) => (last ? `?before=${last.updated}&last=${last.id}` : '')
export const lobby = (last?: TableSummary) => request<TableSummary[]>('GET', `/tables${after(last)}`)
/** Public games in progress, to watch. */
export const running = (last?: TableSummary) => request<TableSummary[]>('GET', `/running${after(last)}`)
export const myTables = () => request<TableSummary[]>('GET', '/me/tables')
export const getTable = (id: string) => request<TableAnswer>('GET', table(id))
/** The part of an address that says from which seat one looks. */
export const from = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)
/** The game as it was after so many actions, as a seat may see it. */
export const moment = (id: string, at: number, seat: number | null) =>
  request<Moment>('GET', `${table(id)}/moments/${at}${from(seat)}`)
export const leave = (id: string, seat: number) => request<Answer>('POST', `${table(id)}/leave`, { seat })
export const returnToSeat = (id: string, seat: number) => request<Answer>('POST', `${table(id)}/return`, { seat })
export const close = (id: string) => request<Answer>('POST', `${table(id)}/close`)
export const deal = (id: string) => request<Answer>('POST', `${table(id)}/deal`)
export const rematch = (id: string) => request<Answer>('POST', `${table(id)}/rematch`)
/** Request an action that isn't among the choices, to get the reason for its refusal. */
export const refuse = (id: string, seq: number, action: string) =>
  request<Answer>('POST', `${table(id)}/moves`, { seq, action })
export const hint = (id: string) => request<Hint>('POST', `${table(id)}/hint`)
export const seatLink = (id: string, seat: number) =>
  request<{ seat: number; secret: string }>('GET', `${table(id)}/seats/${seat}/link`)
export const claimSeat = (id: string, seat: number, secret: string) =>
  request<Answer>('POST', `${table(id)}/carry`, { seat, secret })

export const addBot = (id: string, seat: number, level: string) =>
  request<Answer>('POST', `${table(id)}/seats/${seat}/bot`, { level })
export const removeBot = (id: string, seat: number) => request<Answer>('DELETE', `${table(id)}/seats/${seat}/bot`)
export const rename = (id: string, seat: number, name: string) =>
  request<Answer>('POST', `${table(id)}/seats/${seat}/name`, { name })
/** Open a seat of our table that somebody has taken. */
export const freeSeat = (id: string, seat: number) => request<Answer>('DELETE', `${table(id)}/seats/${seat}/person`)
/** Another order of play: the seats as they are now, the first to play first. */
export const reorder = (id: string, order: number[]) => request<Answer>('POST', `${table(id)}/order`, { order })
/** Sign every other device out of our seat; its links stop working. */
export const revoke = (id: string, seat: number) => request<Answer>('POST', `${table(id)}/seats/${seat}/revoke`)

const pledge = async () => (await import('./shuffle')).pledge()

/** Create a table; our random number goes into its shuffle. */
export async function create(plan: Omit<CreateRequest, 'pledge' | 'key'>): Promise<string> {
  const promise = await pledge()
  const made = await request<Answer>('POST', '/tables', { ...plan, pledge: promise.digest })
  keepNumber(made.table, promise)
  // What the server is bound to, from before the cards are dealt; should it not be failure now, the check will say so.
  await getTable(made.table).then(noteCommitment, () => undefined)
  return made.table
}

export async function join(id: string, name: string, seat?: number): Promise<void> {
  const promise = await pledge()
  await request<Answer>('POST', `${table(id)}/join`, {
    name,
    ...(seat === undefined ? {} : { seat }),
    pledge: promise.digest,
  })
  keepNumber(id, promise)
}

export const chat = (id: string, text: string, name: string) =>
  request<Answer>('POST', `${table(id)}/chat`, { text, name })
export const verify = (record: string) => request<ShuffleCheck>('POST', '/verify', { record })
export const recordAddress = (id: string) => `/api${table(id)}/record`

/** A picture of a table, as in the previews of links to it. */
export const pictureAddress = (id: string) => `/api${table(id)}/picture`

export const componentsAddress = (id: string) => `/api${table(id)}/components`

async function text(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new Refusal(t('app_no_connection'), 'no_connection')
  return answer.text()
}
/** A finished game's record, as text. */
export const record = (id: string) => text(recordAddress(id))
/** The owner's components file that a table is played with. */
export const componentsFile = (id: string) => text(componentsAddress(id))

export const start = (id: string, number: string) => request<Answer>('POST', `${table(id)}/start`, { number })
export const revealNumber = (id: string, seat: number, number: string) =>
  request<Answer>('POST', `${table(id)}/tell`, { seat, number })
