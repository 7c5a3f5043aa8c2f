// The live state of a table over one connection, with the log accumulated here.

import { t } from '../language.svelte'
import { moment, table as tablePath, revealNumber } from './client'
import { Connection, GONE, type ConnectionState } from './connection'
import { Playback } from './playback.svelte'
import { reason } from './reason'
import { ownNumber, noteCommitment } from './commitments'
import { serverTime } from './time'
import type { ChatLine, Choice, LogEntry, SocketAnswer, SocketRequest, TableAnswer } from './types'

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
  state = $state<ConnectionState>('connecting')
  /** Why the last request failed; when the state is closed, why there is no connection. */
  refused = $state<{ text: string; rule: string } | null>(null)
  /** There is no such table. */
  gone = $state(false)
  /** A chosen action that can't be undone, until it is played or taken back. */
  asked = $state<number | null>(null)
  /** It is played by itself, after `grace` milliseconds in which it can be taken back. */
  soon = $state(false)
  readonly grace = 4000
  /** Something was sent and is not answered yet. */
  waiting = $state(false)

  /** What others do, step by step. */
  playback = new Playback((decision) => moment(this.id, decision, this.table?.viewer ?? null))

  #connection = new Connection(() => this.#address(), {
    state: (state, code) => {
      this.state = state
      this.gone = code === GONE
      this.#wait()
    },
    message: (answer, resent) => this.#hear(answer, resent),
  })
  /** The seat to look from, when the next connection begins as somebody new. */
  #anew: { seat: number | null } | null = { seat: null }
  #requestedAt: Choice[] | null = null // the choices of the decision for which the last request was sent
  #grace: ReturnType<typeof setTimeout> | undefined
  #late = false // the table that follows is the one that says why
  #revealed = false

  constructor(readonly id: string) {}

  get connected(): boolean {
    return this.state === 'live'
  }

  open(): () => void {
    this.#connection.open()
    addEventListener('pagehide', this.#settle)
    document.addEventListener('visibilitychange', this.#settleIfHidden)
    return () => {
      removeEventListener('pagehide', this.#settle)
      document.removeEventListener('visibilitychange', this.#settleIfHidden)
      this.#settle()
      this.takeBack()
      this.#connection.close()
    }
  }

  act(action: number): void {
    if (this.table) this.#ask({ type: 'move', seq: this.table.seq, action, key: newKey() })
  }

  /** Choose an action that can't be undone. It is sent when it is confirmed, by `act`; with `soon`, by itself. */
  choose(action: number, soon: boolean): void {
    this.refused = null
    this.asked = action
    this.soon = soon
    this.#wait()
  }

  takeBack(): void {
    this.asked = null
    this.soon = false
    clearTimeout(this.#grace)
  }

  /** Out of the server's reach, the moment begins again when the connection is back. */
  #wait(): void {
    clearTimeout(this.#grace)
    if (this.soon && this.connected) this.#grace = setTimeout(this.#settle, this.grace)
  }

  /** One who leaves the page has chosen all the same. */
  #settle = (): void => {
    if (this.soon && this.asked !== null) this.act(this.asked)
  }
  #settleIfHidden = (): void => {
    if (document.visibilityState === 'hidden') this.#settle()
  }

  undo(actions?: number): void {
    if (this.table) this.#ask({ type: 'undo', seq: this.table.seq, key: newKey(), actions: actions ?? null })
  }

  /**
   * Send nothing while the server is unreachable: the page says so. A decision takes one request, so that a double click
   * counts once; the next decision may arrive before the last request is acknowledged.
   */
  #ask(request: SocketRequest): void {
    if ((this.waiting && this.#requestedAt === this.choices) || !this.connected) return
    this.refused = null
    this.takeBack()
    this.waiting = true
    this.#requestedAt = this.choices
    this.#connection.send(request)
  }

  /** Switch to another seat of this device (hot-seat). */
  viewAs(seat: number | null): void {
    this.log = []
    this.#anew = { seat } // should the answer be lost: a log that begins later would have a gap
    this.#connection.send({ type: 'look', seat })
  }

  /**
   * Reconnect with this device's current identity. A new browser has an identity only after it has joined or claimed a
   * seat: its first socket was anonymous.
   */
  reopen(seat: number | null = null): void {
    this.log = []
    this.#anew = { seat }
    this.#connection.reopen()
  }

  /** Try again after a refusal, from where the table was. */
  retry(): void {
    this.refused = null
    this.#connection.reopen()
  }

  /** Where the table is live; after a break, from the last event we know of. */
  #address(): URL {
    const address = new URL(`/api${tablePath(this.id)}/live`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const [since, seat] = this.#anew ? [null, this.#anew.seat] : [this.table?.seq, this.table?.viewer]
    if (since != null) address.searchParams.set('since', String(since))
    if (seat != null) address.searchParams.set('seat', String(seat))
    return address
  }

  #hear(answer: SocketAnswer, resent: boolean): void {
    this.waiting = this.#connection.pending > 0
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
      case 'error':
        // What came too late for a break is answered by the table as it is now: that was to be expected.
        if (answer.error.key === 'stale' && resent) break
        this.#late = answer.error.key === 'stale'
        this.refused = this.#late
          ? { text: t('app_stale'), rule: '' }
          : { text: reason(answer.error), rule: answer.error.rule }
        break
    }
  }

  #show(table: TableAnswer): void {
    const play = table.play
    if (play) this.log = [...this.log.filter((entry) => entry.decision < play.log_from), ...play.log]
    // Only an event that just happened tells the time; one from before is no nearer than what is known.
    serverTime.sync(table.updated)
    noteCommitment(table)
    if (!sameDecision(this.table, table)) {
      this.choices = play?.choices ?? []
      this.takeBack()
      if (!this.#late) this.refused = null // it was about a decision that is made
    }
    this.#late = false
    this.chat = this.chat.filter((line) => !table.unsaid.includes(line.number))
    this.playback.hear(table, this.log)
    this.table = table
    this.here = table.here
    this.#anew = null
    void this.#keepPledge(table)
  }

  /** Reveal our number for the shuffle when the table asks for it. */
  async #keepPledge(table: TableAnswer): Promise<void> {
    const ours = ownNumber(this.id)
    if (table.phase !== 'shuffling' || this.#revealed || !ours) return
    const seat = table.you.find((each) => table.shuffle.pledges[String(each)] === ours.digest)
    if (seat === undefined) return
    this.#revealed = true
    await revealNumber(this.id, seat, ours.number).catch(() => (this.#revealed = false))
  }
}
