// What waits for the player, where they see it without looking at the page: the tab's title and icon, and the badge of
// the page as an app.

import type { TableSummary } from './api/types'

export const attention = $state<{ tables: number; next: TableSummary | null; here: boolean }>({
  tables: 0,
  next: null, // the first table that waits
  here: false,
})

const KEY = 'nomarch.tables'

/** Whether this browser's player had tables when it last saw the list. */
export function hadTables(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

/** Take in a list of the player's own tables. */
export function noteTables(tables: TableSummary[]): void {
  try {
    if (tables.length) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // Then the first page stays as it is for newcomers.
  }
  const waiting = tables.filter((table) => table.waits_for_you)
  attention.tables = waiting.length
  attention.next = waiting[0] ?? null
}

/** How many tables wait for this player, as far as the page knows. */
export const waiting = (): number => Math.max(attention.tables, attention.here ? 1 : 0)

/** A page's title, with what waits. */
export const titled = (title: string): string => (attention.tables ? `(${attention.tables}) ${title}` : title)

/** Keep icon and badge up to date. Called once. */
export function showAttention(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const count = waiting()
      const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
      if (icon) icon.href = count ? '/favicon-turn.svg' : '/favicon.svg'
      // Only the page as an app has a badge.
      void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined)
    })
  })
}
