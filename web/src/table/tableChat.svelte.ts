// Chat at a table: messages, unread messages and sending.

import * as api from '../api/client'
import type { LiveTable } from '../api/live.svelte'
import { settings } from '../settings.svelte'

/** The server's limit for a message, in characters. */
export const LONGEST = 500
const MARK = (table: string) => `nomarch-read-${table}`

export class TableChat {
  draft = $state('')
  /** Why the last message wasn't sent. */
  failed = $state('')
  sending = $state(false)
  #read = $state(0) // the number of the last message read

  constructor(readonly live: LiveTable) {
    try {
      this.#read = Number(localStorage.getItem(MARK(live.id))) || 0
    } catch {
      // Without storage, all earlier messages count as unread.
    }
  }

  get lines() {
    return this.live.chat
  }

  /** The number of unread messages from others. */
  unread: number = $derived.by(() => {
    const own = this.live.table?.you ?? []
    return this.lines.filter((line) => line.number > this.#read && (line.seat === null || !own.includes(line.seat)))
      .length
  })

  /** Mark all messages as read. */
  markRead(): void {
    const last = this.lines.at(-1)?.number ?? 0
    if (last <= this.#read) return
    this.#read = last
    try {
      localStorage.setItem(MARK(this.live.id), String(last))
    } catch {
      // Without storage, this lasts as long as the page.
    }
  }

  async send(): Promise<void> {
    const text = this.draft.trim()
    if (!text || this.sending) return
    this.sending = true
    this.failed = ''
    try {
      await api.chat(this.live.id, text, settings.name)
      this.draft = ''
    } catch (error) {
      // The draft stays, to be sent again.
      this.failed = error instanceof Error ? error.message : ''
    }
    this.sending = false
  }
}
