// The replay of a finished game: the current moment, the seat it is seen from, and what to show there.

import { games, Refusal } from '../api/client'
import type { LogEntry, TableAnswer } from '../api/types'
import * as api from './api'
import { stepFrom, type Step } from './steps'

/** The data of one moment: the view of the selected seat, or of every seat. */
export interface Shown {
  at: number
  seat: number | null
  moments: api.Moment[]
}

const AHEAD = 2 // moments to prefetch

export class Replay {
  table = $state.raw<TableAnswer | null>(null)
  course = $state.raw<api.Course | null>(null)
  log = $state.raw<LogEntry[]>([])
  shown = $state.raw<Shown | null>(null)
  failed = $state('')
  /** There is no such table. */
  gone = $state(false)
  at = $state(0)
  seat = $state<number | null>(null) // null: all seats
  playing = $state(false)
  speed = $state(1)
  step = $state<Step>('decision')

  #fetched = new Map<string, Promise<api.Moment>>()
  #loading = false
  #secrets = true

  constructor(readonly id: string) {}

  get last(): number {
    return this.course?.actions.length ?? 0
  }

  /** Fetch the table and the course of the game. */
  async open(at: number | null, seat: number | null): Promise<void> {
    try {
      const [table, course, known] = await Promise.all([api.getTable(this.id, null), api.course(this.id), games()])
      this.#secrets = known.find((game) => game.name === table.game)?.secrets ?? true
      this.seat = seat !== null && seat < table.seats.length ? seat : null
      this.course = course
      this.at = Math.min(at ?? 0, course.actions.length)
      this.table = table
    } catch (error) {
      // An ID that can't be a table's counts as missing.
      this.gone = error instanceof Refusal && (error.key === 'no_such_table' || error.key === 'field_bad')
      this.failed = error instanceof Error ? error.message : ''
    }
  }

  goTo(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at))
  }

  move(direction: 1 | -1): void {
    if (this.course) this.at = stepFrom(this.at, direction, this.step, this.course)
    if (this.at === this.last) this.playing = false
  }

  /** Start or stop playing; at the end, start from the beginning. */
  togglePlay(): void {
    this.playing = !this.playing
    if (this.playing && this.at === this.last) this.at = 0
  }

  /** Fetch the log as seen by the selected seat; with all seats, each action as its own player knows it. */
  async loadLog(): Promise<void> {
    const { table, course, seat } = this
    if (!table || !course) return
    const tables = await Promise.all(this.#seats(seat).map((each) => api.getTable(this.id, each)))
    if (seat !== this.seat) return
    const logs = tables.map((each) => each.play?.log ?? [])
    this.log =
      logs.length > 1
        ? course.actions.flatMap(({ seat: who }, i) => (logs[who] ?? []).filter((entry) => entry.decision === i))
        : (logs[0] ?? [])
  }

  /** Show the selected moment; moments skipped while one is loading are never requested. */
  async show(): Promise<void> {
    if (this.#loading || !this.table) return
    this.#loading = true
    try {
      while (this.shown?.at !== this.at || this.shown.seat !== this.seat) {
        const { at, seat } = this
        const moments = await Promise.all(this.#seats(seat).map((each) => this.#fetch(at, each)))
        this.shown = { at, seat, moments }
        this.failed = ''
      }
      for (let next = this.at + 1; next <= Math.min(this.last, this.at + AHEAD); next++)
        for (const seat of this.#seats(this.seat)) void this.#fetch(next, seat).catch(() => undefined)
    } catch (error) {
      this.playing = false
      this.failed = error instanceof Error ? error.message : ''
    } finally {
      this.#loading = false
    }
  }

  /** The seats whose views are needed: if nothing is hidden, one is enough. */
  #seats(seat: number | null): number[] {
    if (!this.#secrets) return [0]
    return seat === null ? this.table!.seats.map((_, i) => i) : [seat]
  }

  #fetch(at: number, seat: number): Promise<api.Moment> {
    const key = `${at} ${seat}`
    let found = this.#fetched.get(key)
    if (!found) {
      found = api.moment(this.id, at, seat)
      this.#fetched.set(key, found)
      found.catch(() => this.#fetched.delete(key)) // so that it can be requested again
    }
    return found
  }
}
