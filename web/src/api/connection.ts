// The WebSocket of a live table: a state machine that connects, watches and reconnects. Independent of tables.
//
//   connecting ── first message ──▶ live ◀─── any message ─── stale
//       ▲                            │ no answer for STALE ────▲ │
//       └──── back-off, jitter ◀─────┴── closed by the server ◀──┴── no answer for DEADLINE
//   closed: refused, or closed by the page; no retries until requested

import type { SocketAnswer, SocketRequest } from './types'

export type ConnectionState = 'connecting' | 'live' | 'stale' | 'closed'

/** Close codes that stop the retries (docs/reference/http.md): the request is refused, or there is no such table. */
export const REFUSED = 1008
export const GONE = 4404

export const PING = 20_000 // ms of silence before the page pings the server
export const STALE = 4_000 // ms without an answer until the page says so
export const DEADLINE = 12_000 // ms without an answer until this socket is dropped
export const STEADY = 5_000 // ms after which a connection counts as stable and resets the back-off
export const FIRST = 500 // ms until the first retry; doubled for each further one
export const SLOWEST = 15_000
const TICK = 1_000
const ASLEEP = 10 * TICK // ms without a tick: the machine slept, or the browser suspended the page

type Keyed = SocketRequest & { key: string }

export interface Listeners {
  state: (state: ConnectionState, code: number) => void
  /** `resent`: the answer is to a request that was sent again after a reconnect. */
  message: (answer: SocketAnswer, resent: boolean) => void
}

export class Connection {
  #state: ConnectionState = 'closed'
  #socket: WebSocket | null = null
  #tries = 0
  #dialed = 0 // when the last socket was opened
  #heard = 0 // when the last message arrived
  #asked: number | null = null // when the unanswered request was sent
  #liveSince = 0
  #ticked = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ticking: ReturnType<typeof setInterval> | undefined
  /** Unanswered requests, and whether each was resent: the server carries out a key only once. */
  #pending = new Map<string, { request: Keyed; resent: boolean }>()

  constructor(
    readonly address: () => URL,
    readonly listeners: Listeners,
  ) {}

  get pending(): number {
    return this.#pending.size
  }

  open(): void {
    this.#ticked = Date.now()
    this.#ticking = setInterval(() => this.#tick(), TICK)
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#wake)
    addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#dial()
  }

  /** Close for good, when the page is left. */
  close(): void {
    this.#stop()
    this.#enter('closed', 0)
  }

  /** Reconnect with a new socket, perhaps at a new address; also after a refusal. */
  reopen(): void {
    const stopped = this.#ticking === undefined
    this.#leave()
    this.#tries = 0
    if (stopped) this.open()
    else this.#dial()
  }

  /** Send a message. Messages with a key are resent after a reconnect until they are answered. */
  send(request: SocketRequest): void {
    if ('key' in request && request.key) this.#pending.set(request.key, { request: request as Keyed, resent: false })
    if (this.#state !== 'live' && this.#state !== 'stale') return
    this.#write(request)
  }

  /** Ping the server now; without a socket, reconnect now. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#state === 'closed') return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#probe()
    // Some browsers fire several of these events at once when a machine wakes up.
    else if (!this.#socket && performance.now() - this.#dialed >= FIRST) this.#dial()
  }

  #probe(): void {
    if (this.#asked === null) this.#write({ type: 'ping' })
  }

  #write(request: SocketRequest): void {
    this.#asked ??= performance.now()
    this.#socket?.send(JSON.stringify(request))
  }

  #dial(): void {
    clearTimeout(this.#retry)
    this.#dialed = this.#asked = performance.now()
    this.#enter('connecting', 0)
    const socket = new WebSocket(this.address())
    this.#socket = socket
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as SocketAnswer)
    socket.onclose = (event) => {
      this.#socket = null
      if (event.code !== REFUSED && event.code !== GONE) return this.#again()
      this.#stop()
      this.#enter('closed', event.code)
    }
  }

  #hear(answer: SocketAnswer): void {
    this.#heard = performance.now()
    this.#asked = null
    // A socket that the server refuses opens, gives the reason, and closes: it doesn't count as connected.
    if (this.#state === 'connecting' && answer.type === 'error') return this.listeners.message(answer, false)
    const fresh = this.#state === 'connecting'
    if (fresh) this.#liveSince = this.#heard
    this.#enter('live', 0)
    if (answer.type !== 'pong') this.#answer(answer)
    if (fresh) this.#resend()
  }

  #answer(answer: SocketAnswer): void {
    const key = answer.type === 'done' || answer.type === 'error' ? answer.key : null
    const resent = key ? (this.#pending.get(key)?.resent ?? false) : false
    if (key) this.#pending.delete(key)
    // An error without a key: the server couldn't parse a request, so none of those sent is certain to be answered.
    else if (answer.type === 'error') this.#pending.clear()
    this.listeners.message(answer, resent)
  }

  #resend(): void {
    for (const each of this.#pending.values()) {
      each.resent = true
      this.#write(each.request)
    }
  }

  #tick(): void {
    const now = performance.now()
    // Wall-clock time continues while a machine sleeps; the monotonic clock may stop.
    const slept = Date.now() - this.#ticked > ASLEEP
    this.#ticked = Date.now()
    if (!this.#socket) {
      if (slept) this.#wake()
      return
    }
    if (this.#asked !== null) {
      if (slept || now - this.#asked >= DEADLINE) this.#drop()
      else if (this.#state === 'live' && now - this.#asked >= STALE) this.#enter('stale', 0)
    } else if (slept || now - this.#heard >= PING) this.#probe()
    if (this.#state === 'live' && now - this.#liveSince >= STEADY) this.#tries = 0
  }

  /** Drop a socket that doesn't respond. The browser may take minutes to notice. */
  #drop(): void {
    this.#leave()
    this.#again()
  }

  #again(): void {
    clearTimeout(this.#retry)
    this.#asked = null
    const most = Math.min(SLOWEST, FIRST * 2 ** this.#tries++)
    // Jitter, so that not all pages reconnect at once.
    this.#retry = setTimeout(() => this.#dial(), most * (0.5 + Math.random() / 2))
    this.#enter('connecting', 0)
  }

  #leave(): void {
    clearTimeout(this.#retry)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  #stop(): void {
    this.#leave()
    clearInterval(this.#ticking)
    this.#ticking = undefined
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#wake)
    removeEventListener('pageshow', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
  }

  #enter(state: ConnectionState, code: number): void {
    if (state === this.#state) return
    this.#state = state
    this.listeners.state(state, code)
  }
}
