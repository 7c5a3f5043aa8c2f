// Places on a table, and pieces that fly between them. A place is an element with a `data-place` name; a game declares the
// flights for each log entry.

import type { LogEntry } from './types'

/** A flying piece by kind and name, as in the log; a Monument by its seat. */
export interface Piece {
  kind: 'token' | 'tile' | 'card' | 'monument' | 'district'
  name: string
}

/** Names of places, in order of preference: some aren't on every screen. `+` joins several into one. */
export type Places = string[]

export interface Flight {
  piece: Piece | null // null: nothing flies, but the place is marked
  from: Places
  to: Places
}

/** The flights for a log entry; `decision` has all entries of the same decision. */
export type Plan = (entry: LogEntry, decision: LogEntry[]) => Flight[]

export type Rects = Map<string, DOMRect>

/** All visible places. */
export function places(): Rects {
  const found: Rects = new Map()
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0 && !found.has(element.dataset.place!)) found.set(element.dataset.place!, rect)
  }
  return found
}

/** The rectangle of the first place found. */
export function locate(names: Places, ...known: Rects[]): DOMRect | null {
  for (const rects of known)
    for (const name of names) {
      const parts = name.split('+').flatMap((each) => rects.get(each) ?? [])
      if (parts.length === name.split('+').length) return around(parts)
    }
  return null
}

function around(rects: DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))]
  const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))]
  return new DOMRect(left, top, right - left, bottom - top)
}

/** The new log entries by decision; none when there are too many to show one by one. */
export function fresh(log: LogEntry[], known: number | null, most = 8): LogEntry[][] {
  if (known === null) return []
  const found = new Map<number, LogEntry[]>()
  for (const entry of log) {
    if (entry.decision < known) continue
    const decision = found.get(entry.decision)
    if (decision) decision.push(entry)
    else found.set(entry.decision, [entry])
  }
  return found.size > most ? [...found.values()].slice(-most) : [...found.values()]
}
