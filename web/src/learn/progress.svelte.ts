// Persistent lessons, one per game, stored in this browser only.

import type { Memory } from './lesson.svelte'

export interface Progress extends Memory {
  table: string
  left: boolean // the player wanted no more of it
}

const KEY = 'nomarch-lessons'

function read(): Record<string, Progress> {
  const kept: Record<string, Progress> = {}
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Progress>>
    for (const [game, { table, learned, unread, met, heard, left }] of Object.entries(found))
      if (typeof table === 'string')
        kept[game] = {
          table,
          learned: texts(learned),
          unread: texts(unread),
          met: texts(met),
          heard: Number(heard) || 0,
          left: !!left,
        }
  } catch {
    // Storage may be forbidden or hold something else: lessons then start over.
  }
  return kept
}
const texts = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []

const lessons = $state<Record<string, Progress>>(read())

/** The lesson of a game that was begun last. */
export const lessonOf = (game: string): Progress | null => lessons[game] ?? null

/** Whether a table is one to learn at. */
export const isTaught = (game: string, table: string): boolean => lessons[game]?.table === table && !lessons[game].left

export function keep(game: string, lesson: Progress): void {
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
