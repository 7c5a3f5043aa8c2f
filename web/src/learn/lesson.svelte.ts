// The state of a lesson at a table: its current steps and the finished ones. It never blocks play.

import type { Table } from '../table/types'
import { look, type Now, type Step } from './steps'

/** So much is current before the player has to act again; the rest comes another time. */
const AT_ONCE = 3

/** The persistent part. */
export interface Memory {
  learned: string[]
  unread: string[] // news that was not current yet: it won't happen again
  met?: string[] // what came up, explained or not
  heard: number // the decision up to which news was heard
}

export interface CurrentStep {
  step: Step
  args: Record<string, number>
  squares: string[] // of the board, where it is
}

export class Lesson {
  current = $state.raw<CurrentStep | null>(null)
  learned = $state.raw<string[]>([])
  waiting = $state.raw<Step[]>([])
  /** What came up in this game, explained or not. */
  met = $state.raw<string[]>([])
  #unread: string[]
  #heard: number
  #count = 0 // current since the player's last action
  #decision = 0
  #mine = false
  #now: Now<unknown> | null = null

  constructor(
    readonly steps: Step[],
    memory: Memory = { learned: [], unread: [], heard: 0 },
  ) {
    this.learned = memory.learned.filter((id) => steps.some((step) => step.id === id))
    this.#unread = memory.unread
    this.met = memory.met ?? this.learned
    this.#heard = memory.heard
  }

  get memory(): Memory {
    const unread = [this.current?.step, ...this.waiting].flatMap((step) => (step?.logged ? [step.id] : []))
    return { learned: this.learned, unread, met: this.met, heard: this.#heard }
  }

  /** How many more can be current now. */
  get more(): number {
    return Math.min(this.waiting.length, AT_ONCE - this.#count)
  }

  /** The table has changed, after so many decisions. */
  look(table: Table<any, any>, decision: number): void {
    const now = look(table)
    if (!now) return
    // Who has acted has read what was there to read.
    if (this.#mine && decision > this.#decision) {
      this.#learn()
      this.#count = 0
    }
    this.#now = now
    this.#mine = now.verbs.size > 0
    this.#decision = decision
    const over = table.view.ranks !== null
    if (over) {
      this.#learn()
      this.#count = 0
    }
    const fresh = table.log.filter((entry) => entry.decision >= this.#heard)
    this.#heard = decision
    const heard = (step: Step) =>
      this.waiting.includes(step) || this.#unread.includes(step.id) || fresh.some((entry) => step.logged!(entry, now))
    const fits = (step: Step) => (step.when ? step.when(now) : heard(step))
    if (this.current?.step.when && !this.current.step.when(now)) this.current = null
    const came = this.steps.filter(
      (step) => !this.learned.includes(step.id) && step !== this.current?.step && fits(step),
    )
    this.waiting = came.filter((step) => !over || step.id === 'over')
    this.met = [...new Set([...this.met, ...came.map((step) => step.id)])]
    this.#unread = []
    if (!this.current) this.#next()
  }

  /** On to the next thing, if there is one now. */
  next(): void {
    this.#learn()
    this.#next()
  }

  /** Nothing more until the player has acted. */
  rest(): void {
    this.#learn()
    this.#count = AT_ONCE
  }

  #learn(): void {
    if (this.current) this.learned = [...this.learned, this.current.step.id]
    this.current = null
  }

  #next(): void {
    const [step, ...others] = this.waiting
    if (!step || !this.#now || this.#count >= AT_ONCE) return
    this.#count += 1
    this.waiting = others
    this.current = { step, args: step.args?.(this.#now) ?? {}, squares: step.squares?.(this.#now) ?? [] }
  }
}
