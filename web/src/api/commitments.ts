// What this browser remembers of the fair shuffles it took part in: its own random numbers, and the commitments that it saw.

import type { Schemas } from './types'

const KEY = (table: string) => `nomarch-number-${table}`
const COMMITMENT = (table: string) => `nomarch-commitment-${table}`

/** A random number of ours, and the digest that was shown of it. */
export interface Own {
  number: string
  digest: string
}

export function keepNumber(table: string, own: Own): void {
  try {
    localStorage.setItem(KEY(table), JSON.stringify(own))
  } catch {
    // Without storage the number is lost; the host can deal without it.
  }
}

/** The number committed at a table, if this browser still has it. */
export function ownNumber(table: string): Own | null {
  try {
    return JSON.parse(localStorage.getItem(KEY(table)) ?? 'null')
  } catch {
    return null
  }
}

/** Remember the first commitment seen before the deal. */
export function noteCommitment({ id, phase, shuffle }: Pick<Schemas['TableAnswer'], 'id' | 'phase' | 'shuffle'>): void {
  if (!shuffle.commitment || (phase !== 'waiting' && phase !== 'shuffling') || notedCommitment(id)) return
  try {
    localStorage.setItem(COMMITMENT(id), shuffle.commitment)
  } catch {
    // Then the verification reports that it wasn't seen.
  }
}

export function notedCommitment(table: string): string | null {
  try {
    return localStorage.getItem(COMMITMENT(table))
  } catch {
    return null
  }
}
