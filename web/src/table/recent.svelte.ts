// The others' decisions since the viewer's last turn, to step through.

import type { LogEntry } from './types'

/** The log by decisions, the oldest first. */
export function decisions(log: LogEntry[]): LogEntry[][] {
  const found: LogEntry[][] = []
  for (const entry of log) {
    if (found.at(-1)?.[0]?.decision === entry.decision) found.at(-1)!.push(entry)
    else found.push([entry])
  }
  return found
}

/** A decision is its maker's: what it led to for others is told after it. */
const maker = (decision: LogEntry[]) => decision[0]!.seat

/** The decisions of others between one's last two turns, or since the last; for one who looks on, the latest. */
export function othersDid(log: LogEntry[], me: number | null): LogEntry[][] {
  const all = decisions(log)
  if (me === null) return all.slice(-12)
  let end = all.length
  while (end > 0 && maker(all[end - 1]!) === me) end--
  let start = end
  while (start > 0 && maker(all[start - 1]!) !== me) start--
  return all.slice(start, end)
}

export class Recent {
  #table: () => { log: LogEntry[]; me: number | null }
  /** The one looked at; null when nobody looks. */
  #at = $state<number | null>(null)

  constructor(table: () => { log: LogEntry[]; me: number | null }) {
    this.#table = table
  }

  decisions: LogEntry[][] = $derived.by(() => othersDid(this.#table().log, this.#table().me))

  get at(): number | null {
    return this.#at === null || !this.decisions.length ? null : Math.min(this.#at, this.decisions.length - 1)
  }
  get shown(): LogEntry[] {
    return this.at === null ? [] : this.decisions[this.at]!
  }

  /** Look at the first of them, in the order they happened. */
  begin(): void {
    this.#at = 0
  }
  step(by: number): void {
    if (this.at !== null) this.#at = Math.max(0, Math.min(this.decisions.length - 1, this.at + by))
  }
  end(): void {
    this.#at = null
  }
}
