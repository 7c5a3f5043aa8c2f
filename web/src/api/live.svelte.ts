// A table as it is right now: one socket, opened again when it breaks. The log is kept here, piece by piece.

import { t } from '../language.svelte'
import { tell } from './client'
import { reason } from './reason'
import { kept, noteCommitment } from './shuffle'
import { serverTime } from './time'
import type { ChatLine, Choice, LogEntry, SocketAnswer, SocketRequest, TableAnswer } from './types'

const PING = 25_000
const SLOWEST = 15_000
const MOST_LINES = 200 // of chat that are kept here

/** A request sent again after a break is carried out only once. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('')

/** Whether a table asks just what it asked before. After an undo the same number can stand for another decision. */
function sameDecision(before: TableAnswer | null, now: TableAnswer): boolean {
  return (
    before?.play?.decision === now.play?.decision &&
    before?.viewer === now.viewer &&
    JSON.stringify(before?.play?.choices) === JSON.stringify(now.play?.choices)
  )
}

export class LiveTable {
  table = $state.raw<TableAnswer | null>(null)
  /** The seats whose players are connected. Apart from the table: people come and go while somebody decides. */
  here = $state.raw<number[]>([])
  /** The legal actions: another array only when another decision is to be made, so a half-made choice can stay. */
  choices = $state.raw<Choice[]>([])
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  connected = $state(false)
  /** Why the last thing asked was not done. */
  refused = $state<{ text: string; rule: string } | null>(null)
  gone = $state(false)
  /** Something was sent and is not answered yet. */
  waiting = $state(false)

  #socket: WebSocket | null = null
  #tries = 0
  #stopped = false
  #timer = 0
  #ping = 0
  #told = false

  constructor(readonly id: string) {}

  open(): () => void {
    this.#connect(null, null)
    this.#ping = window.setInterval(() => this.#send({ type: 'ping' }), PING)
    return () => {
      this.#stopped = true
      clearTimeout(this.#timer)
      clearInterval(this.#ping)
      this.#socket?.close()
    }
  }

  act(action: number): void {
    if (!this.table || this.waiting) return
    this.waiting = true
    this.refused = null
    this.#send({ type: 'move', seq: this.table.seq, action, key: newKey() })
  }

  undo(actions?: number): void {
    if (!this.table || this.waiting) return
    this.waiting = true
    this.#send({ type: 'undo', seq: this.table.seq, key: newKey(), actions: actions ?? null })
  }

  /** Look from another seat of this device: those round one screen take turns. */
  look(seat: number | null): void {
    this.log = []
    this.#send({ type: 'look', seat })
  }

  /**
   * Begin anew as whoever this device is now. A browser that came for the first time is known only since it sat down or
   * had a seat carried to it: its socket was a stranger's.
   */
  reopen(seat: number | null = null): void {
    if (this.#socket) {
      this.#socket.onclose = this.#socket.onmessage = null
      this.#socket.close()
    }
    clearTimeout(this.#timer)
    this.log = []
    this.#connect(null, seat)
  }

  /** `since`: the last event we know of, after a break. */
  #connect(since: number | null, seat: number | null): void {
    const address = new URL(`/api/tables/${this.id}/live`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    if (since !== null) address.searchParams.set('since', String(since))
    if (seat !== null) address.searchParams.set('seat', String(seat))
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => {
      this.connected = true
      this.#tries = 0
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as SocketAnswer)
    socket.onclose = (event) => {
      this.connected = this.waiting = false
      this.gone = event.code === 4404
      if (this.#stopped || this.gone) return
      this.#timer = window.setTimeout(
        () => this.#connect(this.table?.seq ?? null, this.table?.viewer ?? null),
        Math.min(SLOWEST, 500 * 2 ** this.#tries++),
      )
    }
  }

  #send(request: SocketRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request))
    else this.waiting = false
  }

  #hear(answer: SocketAnswer): void {
    switch (answer.type) {
      case 'table':
        this.#show(answer)
        break
      case 'here':
        this.here = answer.here
        break
      case 'chat':
        this.chat = [
          ...this.chat.filter((line) => !answer.lines.some((each) => each.number === line.number)),
          ...answer.lines,
        ]
          .sort((a, b) => a.number - b.number)
          .slice(-MOST_LINES)
        break
      case 'done':
        this.waiting = false
        break
      case 'error':
        this.waiting = false
        // One who was only late sees the table as it is now: that says enough.
        this.refused =
          answer.error.key === 'stale'
            ? { text: t('app_stale'), rule: '' }
            : { text: reason(answer.error), rule: answer.error.rule }
        break
    }
  }

  #show(table: TableAnswer): void {
    const play = table.play
    if (play) this.log = [...this.log.filter((entry) => entry.decision < play.log_from), ...play.log]
    // Only an event that just happened tells the time; one from before is no nearer than what is known.
    serverTime.hear(table.updated)
    noteCommitment(table)
    if (!sameDecision(this.table, table)) this.choices = play?.choices ?? []
    this.table = table
    this.here = table.here
    this.waiting = false
    void this.#keepPledge(table)
  }

  /** Tell our number for the shuffle when it is asked for. */
  async #keepPledge(table: TableAnswer): Promise<void> {
    const ours = kept(this.id)
    if (table.phase !== 'shuffling' || this.#told || !ours) return
    const seat = table.you.find((each) => table.shuffle.pledges[String(each)] === ours.digest)
    if (seat === undefined) return
    this.#told = true
    await tell(this.id, seat, ours.number).catch(() => (this.#told = false))
  }
}
