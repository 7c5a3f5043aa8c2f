// A lesson at a table: which of its steps is told now, and which were. It only ever speaks; nothing waits for it.

import type { Table } from '../table/types'
import { look, type Now, type Step } from './steps'

/** So much is told before the player has to act again; the rest comes another time. */
const AT_ONCE = 3

/** What outlasts a reload. */
export interface Memory {
  learned: string[]
  unread: string[] // news that was not told yet: it won't happen again
  heard: number // the decision up to which news was heard
}

export interface Told {
  step: Step
  args: Record<string, number>
}

export class Lesson {
  told = $state.raw<Told | null>(null)
  learned = $state.raw<string[]>([])
  waiting = $state.raw<Step[]>([])
  #unread: string[]
  #heard: number
  #count = 0 // told since the player's last action
  #decision = 0
  #mine = false
  #now: Now<unknown> | null = null

  constructor(
    readonly steps: Step[],
    memory: Memory = { learned: [], unread: [], heard: 0 },
  ) {
    this.learned = memory.learned.filter((id) => steps.some((step) => step.id === id))
    this.#unread = memory.unread
    this.#heard = memory.heard
  }

  get memory(): Memory {
    const unread = [this.told?.step, ...this.waiting].flatMap((step) => (step?.news ? [step.id] : []))
    return { learned: this.learned, unread, heard: this.#heard }
  }

  /** How many more can be told now. */
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
    const news = table.log.filter((entry) => entry.decision >= this.#heard)
    this.#heard = decision
    const heard = (step: Step) =>
      this.waiting.includes(step) || this.#unread.includes(step.id) || news.some((entry) => step.news!(entry, now))
    const fits = (step: Step) => (step.when ? step.when(now) : heard(step))
    if (this.told?.step.when && !this.told.step.when(now)) this.told = null
    this.waiting = this.steps.filter(
      (step) =>
        !this.learned.includes(step.id) && step !== this.told?.step && (!over || step.id === 'over') && fits(step),
    )
    this.#unread = []
    if (!this.told) this.#tell()
  }

  /** On to the next thing, if there is one now. */
  next(): void {
    this.#learn()
    this.#tell()
  }

  /** Nothing more until the player has acted. */
  rest(): void {
    this.#learn()
    this.#count = AT_ONCE
  }

  #learn(): void {
    if (this.told) this.learned = [...this.learned, this.told.step.id]
    this.told = null
  }

  #tell(): void {
    const [step, ...others] = this.waiting
    if (!step || !this.#now || this.#count >= AT_ONCE) return
    this.#count += 1
    this.waiting = others
    this.told = { step, args: step.args?.(this.#now) ?? {} }
  }
}
