// Which puzzles were solved, and which comes next: stored in this browser only.

const KEY = 'nomarch-puzzles'

export interface Progress {
  at: number // the puzzle that was open last, from 1
  solved: number[]
}

const numbers = (found: unknown): number[] =>
  Array.isArray(found) ? found.filter((each) => Number.isInteger(each)) : []

function all(): Record<string, Partial<Progress>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Partial<Progress>>
  } catch {
    return {} // storage may be forbidden or hold something else
  }
}

export function progressOf(game: string): Progress {
  const { at, solved } = all()[game] ?? {}
  return { at: Number.isInteger(at) && at! > 0 ? at! : 1, solved: numbers(solved) }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: progress }))
  } catch {
    // A private window may refuse: progress then lasts as long as the page.
  }
}
