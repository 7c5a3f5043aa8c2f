// What a thing on the table is. An element says what it shows in `data-lookup`, such as `tile GP`; a game knows what that
// is called and which rules speak of it; the rules themselves say the rest.

/** Rules in the order in which they help; the first is quoted, all are linked to. */
export interface Entry {
  title: string
  lines?: string[]
  rules: string[]
}

/** `tile`, `GP`: what it is, and which one. Null for what needs no words. */
export type LookUp = (what: string, of: string) => Entry | null

export const DWELL = 650 // milliseconds that a mouse rests, or the focus stays
export const HOLD = 450 // that a finger rests
export const SLACK = 10 // pixels that a resting finger may move

/** What an element stands for, as `data-lookup` says. */
export function thingOf(element: Element | null): { on: Element; what: string; of: string } | null {
  const on = element?.closest('[data-lookup]')
  const said = on?.getAttribute('data-lookup')
  if (!on || !said) return null
  const [what = '', ...of] = said.split(' ')
  return { on, what, of: of.join(' ') }
}

/** Where a note of this size goes: below the thing, or above it where there is more room. */
export function beside(
  thing: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  room: { width: number; height: number },
): { left: number; width: number; top?: number; bottom?: number; most: number } {
  const width = Math.min(360, room.width - 24)
  const left = Math.max(12, Math.min(room.width - width - 12, thing.left + thing.width / 2 - width / 2))
  const below = room.height - thing.bottom
  return below >= thing.top
    ? { left, width, top: thing.bottom + 8, most: below - 20 }
    : { left, width, bottom: room.height - thing.top + 8, most: thing.top - 20 }
}
