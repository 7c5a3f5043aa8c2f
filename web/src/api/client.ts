// Requests over HTTP. A request that was not carried out throws a Refusal that says why in the reader's language.

import { t } from '../language.svelte'
import type { Answer, CreateRequest, ErrorAnswer, GameInfo, Heading, Hint, TableAnswer } from './types'
import { reason } from './reason'
import { pledge } from './shuffle'

export class Refusal extends Error {
  constructor(
    message: string,
    readonly key: string,
    readonly rule = '',
  ) {
    super(message)
  }
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  } catch {
    throw new Refusal(t('app_no_connection'), 'no_connection')
  }
  if (answer.ok) return (await answer.json()) as T
  const told = (await answer.json().catch(() => null)) as ErrorAnswer | null
  if (!told?.error) throw new Refusal(t('app_no_connection'), 'no_connection')
  throw new Refusal(reason(told.error), told.error.key, told.error.rule)
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`

export const games = () => ask<GameInfo[]>('GET', '/games')
export const lobby = () => ask<Heading[]>('GET', '/tables')
export const myTables = () => ask<Heading[]>('GET', '/me/tables')
export const see = (id: string) => ask<TableAnswer>('GET', table(id))
export const leave = (id: string, seat: number) => ask<Answer>('POST', `${table(id)}/leave`, { seat })
export const comeBack = (id: string, seat: number) => ask<Answer>('POST', `${table(id)}/return`, { seat })
export const close = (id: string) => ask<Answer>('POST', `${table(id)}/close`)
export const deal = (id: string) => ask<Answer>('POST', `${table(id)}/deal`)
export const rematch = (id: string) => ask<Answer>('POST', `${table(id)}/rematch`)
/** Ask for something that is not among the choices: the refusal says why. */
export const refuse = (id: string, seq: number, action: string) =>
  ask<Answer>('POST', `${table(id)}/moves`, { seq, action })
export const hint = (id: string) => ask<Hint>('POST', `${table(id)}/hint`)
export const seatLink = (id: string, seat: number) =>
  ask<{ seat: number; secret: string }>('GET', `${table(id)}/seats/${seat}/link`)
export const carry = (id: string, seat: number, secret: string) =>
  ask<Answer>('POST', `${table(id)}/carry`, { seat, secret })

/** Make a table; a number of ours goes into its shuffle where the browser can draw one. */
export async function create(plan: Omit<CreateRequest, 'pledge' | 'key'>): Promise<string> {
  const promise = await pledge()
  const made = await ask<Answer>('POST', '/tables', { ...plan, ...(promise ? { pledge: promise.digest } : {}) })
  promise?.keep(made.table)
  return made.table
}

export async function join(id: string, name: string, seat?: number): Promise<void> {
  const promise = await pledge()
  await ask<Answer>('POST', `${table(id)}/join`, {
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(promise ? { pledge: promise.digest } : {}),
  })
  promise?.keep(id)
}

export const start = (id: string, number: string) => ask<Answer>('POST', `${table(id)}/start`, { number })
export const tell = (id: string, seat: number, number: string) =>
  ask<Answer>('POST', `${table(id)}/tell`, { seat, number })
