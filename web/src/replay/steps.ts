// Steps through a game: a moment is the number of actions played before it.

import type { Course } from './api'

export type Step = 'decision' | 'turn'

/** The moments at which a turn begins, and the last one. */
export function turnsOf(course: Pick<Course, 'actions'>): number[] {
  const begins = course.actions.flatMap((action, i) => (action.turn === course.actions[i - 1]?.turn ? [] : [i]))
  return [...begins, course.actions.length]
}

/** The moment one step forward or back; the same one at the end. */
export function stepFrom(at: number, direction: 1 | -1, step: Step, course: Pick<Course, 'actions'>): number {
  const last = course.actions.length
  if (step === 'decision') return Math.min(last, Math.max(0, at + direction))
  const turns = turnsOf(course)
  const found = direction > 0 ? turns.find((moment) => moment > at) : turns.findLast((moment) => moment < at)
  return found ?? (direction > 0 ? last : 0)
}

/** The moment and the seat in a URL: `?at=57&seat=1`. */
export function readPlace(query: string): { at: number | null; seat: number | null } {
  const given = new URLSearchParams(query)
  const number = (name: string) => (/^\d{1,6}$/.test(given.get(name) ?? '') ? Number(given.get(name)) : null)
  return { at: number('at'), seat: number('seat') }
}

export const placeOf = (id: string, at: number, seat: number | null = null): string =>
  `/replay/${id}?at=${at}${seat === null ? '' : `&seat=${seat}`}`
