// Lessons that outlast a reload: one for each game, kept in this browser only.

import type { Memory } from './lesson.svelte'

export interface Kept extends Memory {
  table: string
  left: boolean // the player wanted no more of it
}

const KEY = 'nomarch-lessons'

function read(): Record<string, Kept> {
  const kept: Record<string, Kept> = {}
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Kept>>
    for (const [game, { table, learned, unread, heard, left }] of Object.entries(found))
      if (typeof table === 'string')
        kept[game] = { table, learned: texts(learned), unread: texts(unread), heard: Number(heard) || 0, left: !!left }
  } catch {
    // Storage may be forbidden or hold something else: lessons then begin anew.
  }
  return kept
}
const texts = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []

const lessons = $state<Record<string, Kept>>(read())

/** The lesson of a game that was begun last. */
export const lessonOf = (game: string): Kept | null => lessons[game] ?? null

/** Whether a table is one to learn at. */
export const isTaught = (game: string, table: string): boolean => lessons[game]?.table === table && !lessons[game].left

export function keep(game: string, lesson: Kept): void {
  lessons[game] = lesson
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons))
  } catch {
    // A private window may refuse: the lesson then lasts as long as the page.
  }
}

export function leave(game: string): void {
  const lesson = lessons[game]
  if (lesson) keep(game, { ...lesson, left: true })
}
