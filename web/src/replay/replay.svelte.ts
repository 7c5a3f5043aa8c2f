// A game that is over, seen again: where one is in it, from which seat one looks, and what there is to see there.

import { games, Refusal } from '../api/client'
import type { LogEntry, TableAnswer } from '../api/types'
import * as api from './api'
import { stepFrom, type Step } from './steps'

/** What is known of one moment: the view of the seat looked from, or of every seat. */
export interface Shown {
  at: number
  seat: number | null
  moments: api.Moment[]
}

const AHEAD = 2 // moments that are fetched before they are asked for

export class Replay {
  table = $state.raw<TableAnswer | null>(null)
  course = $state.raw<api.Course | null>(null)
  log = $state.raw<LogEntry[]>([])
  shown = $state.raw<Shown | null>(null)
  failed = $state('')
  /** There is no such table. */
  gone = $state(false)
  at = $state(0)
  seat = $state<number | null>(null) // null: all of them
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

  /** Fetch what the whole game is known by. */
  async open(at: number | null, seat: number | null): Promise<void> {
    try {
      const [table, course, known] = await Promise.all([api.getTable(this.id, null), api.course(this.id), games()])
      this.#secrets = known.find((game) => game.name === table.game)?.secrets ?? true
      this.seat = seat !== null && seat < table.seats.length ? seat : null
      this.course = course
      this.at = Math.min(at ?? 0, course.actions.length)
      this.table = table
    } catch (error) {
      // A name that can't be a table's is no table's.
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

  /** Play on from here; from the beginning when it is at its end. */
  togglePlay(): void {
    this.playing = !this.playing
    if (this.playing && this.at === this.last) this.at = 0
  }

  /** Fetch the log as it is tables to the seat looked from; with all of them, each action as its own player knows it. */
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

  /** Show the moment wanted; while one is on its way, those passed over are never asked for. */
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

  /** Whose views are needed: where nothing is hidden, all are alike. */
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
      found.catch(() => this.#fetched.delete(key)) // it may be asked for again
    }
    return found
  }
}
