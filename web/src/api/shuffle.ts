// Our part of a fair shuffle (commit-reveal): a random number, of which only the digest is shown until all seats are
// fixed; and the verification after the game (docs/play/fairness.md), except for the deal, which needs the rules.
// Loaded on demand.

// SHA-256 is computed in script: browsers disable crypto.subtle on plain HTTP, where guests must commit as well.
import { sha256 } from '@noble/hashes/sha2.js'
import type { Own } from './commitments'
import type { Schemas } from './types'

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Draw a number. */
export function pledge(): Own {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return { number: hex(bytes), digest: hex(sha256(bytes)) }
}

/** The shuffle of a finished game; seats are numbered from 0. */
export type Shuffle = Schemas['Shuffle']

/** The shuffle and the players' names from a record; null if it has no secret. */
export function readRecord(record: string): { shuffle: Shuffle; names: string[] } | null {
  const lines = (pattern: RegExp) => [...record.matchAll(pattern)].map(([, name = '', value = '']) => [name, value])
  const shuffle = new Map(lines(/^shuffle ([^:\r\n]+): (\S+)\s*$/gm) as [string, string][])
  const secret = shuffle.get('secret')
  if (!secret) return null
  const bySeat = (what: string) =>
    Object.fromEntries(
      [...shuffle].flatMap(([name, value]) => {
        const [word, seat] = name.split(' ')
        return word === what && seat ? [[String(Number(seat) - 1), value]] : []
      }),
    )
  const names: string[] = []
  for (const [seat, name] of lines(/^seat (\d+): (.*?)\r?$/gm)) names[Number(seat) - 1] = name!
  return {
    shuffle: {
      commitment: shuffle.get('commitment') ?? null,
      secret,
      pledges: bySeat('pledge'),
      numbers: bySeat('number'),
    },
    names,
  }
}

const NUMBER = /^[0-9a-f]{64}$/
const digest = (number: string): string | null =>
  NUMBER.test(number) ? hex(sha256(Uint8Array.from(number.match(/../g)!, (pair) => parseInt(pair, 16)))) : null

/** One check. `open`: it can't be decided here. */
export interface Finding {
  what: 'seen' | 'secret' | 'number' | 'missing' | 'own' | 'none'
  holds: 'yes' | 'no' | 'open'
  seat?: number
}

export interface Found {
  findings: Finding[]
  seed: string // of the deal, in decimal
}

/** Verify a finished game's shuffle against what this browser remembers. */
export function check(shuffle: Shuffle, noted: string | null, own: string | null): Found {
  const findings: Finding[] = []
  const holds = (right: boolean) => (right ? 'yes' : 'no')
  findings.push({ what: 'seen', holds: noted === null ? 'open' : holds(noted === shuffle.commitment) })
  findings.push({ what: 'secret', holds: holds(digest(shuffle.secret ?? '') === shuffle.commitment) })
  const seats = [...new Set([...Object.keys(shuffle.pledges), ...Object.keys(shuffle.numbers)].map(Number))]
  for (const seat of seats.sort((a, b) => a - b)) {
    const number = shuffle.numbers[String(seat)]
    if (number === undefined) findings.push({ what: 'missing', holds: 'open', seat })
    else findings.push({ what: 'number', holds: holds(digest(number) === shuffle.pledges[String(seat)]), seat })
  }
  if (own !== null) findings.push({ what: 'own', holds: holds(Object.values(shuffle.numbers).includes(own)) })
  if (!Object.keys(shuffle.numbers).length) findings.push({ what: 'none', holds: 'open' })
  return { findings, seed: seedOf(shuffle) }
}

/** The seed derived from the secret and the numbers. */
function seedOf(shuffle: Shuffle): string {
  const lines = Object.keys(shuffle.numbers)
    .map(Number)
    .sort((a, b) => a - b)
    .map((seat) => `seat ${seat + 1} ${shuffle.numbers[String(seat)]}\n`)
  const mixed = sha256(new TextEncoder().encode(`nomarch shuffle 1\n${shuffle.secret}\n${lines.join('')}`))
  return (new DataView(mixed.buffer, mixed.byteOffset).getBigUint64(0) % 2n ** 63n).toString()
}
