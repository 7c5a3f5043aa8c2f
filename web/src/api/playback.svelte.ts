// Others' turns as they happened. Bots decide faster than anybody can see, so what arrives is queued and shown step by
// step, each for as long as the player wants. The connection sends the newest table only: steps that it passed over are
// asked for. Nothing waits for this: the table itself is always as it is now, and `skip` shows that.

import { settings, type Pace } from '../settings.svelte'
import type { LogEntry, Moment, TableAnswer } from './types'

/** Milliseconds that a step stays before the next is shown. */
export const DWELL: Record<Pace, number> = { slow: 2000, normal: 1000, fast: 400, none: 0 }
/** More than this is not shown step by step: one who was away so long looks at the table, or at the replay. */
export const MOST = 120

/** The table as it was after so many decisions. */
export type Frame = Pick<Moment, 'decision' | 'to_play' | 'view'>
type Step = { decision: number; frame: Frame | null } // null: it was passed over and is asked for

export class Playback {
  /** What is shown in place of the table as it is; null when that is shown. */
  shown = $state.raw<Frame | null>(null)

  #fetch: (decision: number) => Promise<Frame>
  #queue: Step[] = []
  #now: Frame | null = null // the newest that was heard of
  #current: Frame | null = null // the last one shown
  #since = -Infinity // when that was
  #viewer: number | null | undefined
  #you: number[] = []
  #news = new Set<number>() // decisions that somebody sees something of
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: Step | null = null

  constructor(fetch: (decision: number) => Promise<Frame>) {
    this.#fetch = fetch
  }

  /** A table has arrived, with all that is known of the log. */
  hear(table: TableAnswer, log: LogEntry[]): void {
    const play = table.play
    const frame = play && { decision: play.decision, to_play: play.to_play, view: play.view }
    const known = this.#now
    const same = table.viewer === this.#viewer
    this.#viewer = table.viewer
    this.#you = table.you
    this.#now = frame
    if (!frame || !known || !same || settings.pace === 'none' || play.log_from < known.decision) return this.skip()
    const missing = frame.decision - known.decision
    if (missing > MOST || this.#queue.length > MOST) return this.skip()
    if (missing === 0) return // somebody came or went, or wrote
    for (const { decision } of log) if (decision >= known.decision) this.#news.add(decision)
    for (let decision = known.decision + 1; decision < frame.decision; decision++)
      this.#queue.push({ decision, frame: null })
    this.#queue.push({ decision: frame.decision, frame })
    this.#ask()
    this.#advance()
  }

  /** Show the table as it is now. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#news.clear()
    this.#current = this.#now
    this.shown = null
  }

  #advance(): void {
    clearTimeout(this.#timer)
    if (settings.pace === 'none') return this.skip()
    const step = this.#queue[0]
    if (!step) return
    // Our own decisions, and those that nobody sees anything of, need no time.
    const maker = this.#current?.to_play ?? null
    const seen = this.#news.has(step.decision - 1) && (maker === null || !this.#you.includes(maker))
    const wait = seen ? this.#since + DWELL[settings.pace] - performance.now() : 0
    if (wait > 0) this.#timer = setTimeout(() => this.#advance(), wait)
    else if (step.frame) this.#show(step.frame)
    if (wait > 0 || !step.frame) this.shown = this.#current // until then, what was there before
  }

  #show(frame: Frame): void {
    this.#queue.shift()
    // What we did ourselves is seen, too, before others answer it.
    if (this.#news.delete(frame.decision - 1)) this.#since = performance.now()
    this.#current = frame
    this.shown = this.#queue.length ? frame : null
    this.#advance()
  }

  /** Fetch what was passed over, one after the other; what can't be had is left out. */
  #ask(): void {
    const step = this.#queue.find((each) => !each.frame)
    if (!step || this.#asking) return
    this.#asking = step
    void this.#fetch(step.decision)
      .then(
        (frame) => (step.frame = frame),
        () => (this.#queue = this.#queue.filter((each) => each !== step)),
      )
      .then(() => {
        this.#asking = null
        this.#ask()
        if (this.#queue.length) this.#advance()
        else this.shown = null
      })
  }
}
