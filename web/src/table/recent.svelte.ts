// The others' decisions since the viewer's last turn, to step through.

import type { LogEntry } from './types'

/** The log grouped by decision, oldest first. */
export function decisions(log: LogEntry[]): LogEntry[][] {
  const found: LogEntry[][] = []
  for (const entry of log) {
    if (found.at(-1)?.[0]?.decision === entry.decision) found.at(-1)!.push(entry)
    else found.push([entry])
  }
  return found
}

/** A decision belongs to the seat of its first entry; effects on others follow. */
const maker = (decision: LogEntry[]) => decision[0]!.seat

/** The others' decisions between the viewer's last two turns, or since the last; for a spectator, the latest. */
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
  /** The index of the decision under review; null if there is none. */
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

  /** Review the first of them, in the order they happened. */
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
