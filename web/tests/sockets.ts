// A server's side of sockets, played by a test: what the page opened and sent, and what it is told.

import type { SocketAnswer, TableAnswer } from '../src/api/types'
import type { Table } from '../src/table/types'

export interface Position extends Table<any, any> {}

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  /** Every socket that was opened, the newest last. */
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readyState = FakeSocket.CONNECTING
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onerror: (() => void) | null = null

  constructor(readonly url: URL | string) {
    FakeSocket.all.push(this)
  }

  /** The messages of a type that the page sent here. */
  sentOf(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type)
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('not open')
    this.sent.push(JSON.parse(text))
  }
  /** What the page does: as in a browser whose network is gone, `onclose` may come much later, or never. */
  close(): void {
    this.readyState = FakeSocket.CLOSING
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  says(answer: Partial<SocketAnswer> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(answer) })
  }
  closes(code = 1006): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code })
  }
}

/** A fixture's position as a live table would send it to its seat. */
export function answerOf(position: Position, changes: Partial<TableAnswer> = {}): { type: 'table' } & TableAnswer {
  const seats = position.players.map(({ name, level }, seat) => ({
    kind: level && seat !== position.me ? ('bot' as const) : ('person' as const),
    name,
    level: seat === position.me ? null : level,
    away: null,
    stood_in: 0,
    bank: null,
    thinking_since: null,
  }))
  const answer = {
    id: 'aaaabbbbcccc',
    seq: 20,
    game: position.game,
    phase: position.view.ranks ? 'over' : 'playing',
    created: 0,
    updated: 0,
    uploaded: false,
    listed: false,
    options: {},
    components: null,
    muted: false,
    unsaid: [],
    clock: null,
    absent: null,
    stand_in: null,
    host: true,
    you: position.me === null ? [] : [position.me],
    devices: position.me === null ? [] : [1],
    viewer: position.me,
    seats,
    here: [],
    shuffle: { commitment: null, secret: null, pledges: {}, numbers: {} },
    play: {
      decision: 12,
      turn: 3,
      to_play: position.view.to_play,
      view: position.view,
      choices: position.choices.length ? (position.choices as never) : null,
      undo: position.undo,
      log_from: 0,
      log: position.log,
      result: position.view.ranks ? { ranks: position.view.ranks, scores: [] as never } : null,
    } as TableAnswer['play'],
    rematch: null,
    daily: null,
    rated: false,
    start: null,
  } as TableAnswer
  return structuredClone({ type: 'table', ...answer, ...changes })
}
