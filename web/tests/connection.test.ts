// The connection's states, with a fake WebSocket and a fake clock.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Connection, DEADLINE, FIRST, PING, SLOWEST, STALE, STEADY, type ConnectionState } from '../src/api/connection'
import type { SocketAnswer } from '../src/api/types'
import { FakeSocket } from './sockets'

let states: [ConnectionState, number][]
let heard: { answer: SocketAnswer; resent: boolean }[]
let connection: Connection
let visible: DocumentVisibilityState
const state = () => states.at(-1)![0]
const table = { type: 'table' as const, seq: 3 } as never
const move = (key = 'k1') => ({ type: 'move' as const, seq: 3, action: 7, key })
/** Let a socket open and deliver the table. */
const goLive = () => {
  FakeSocket.last.opens()
  FakeSocket.last.says(table)
}
const pass = (time: number) => vi.advanceTimersByTime(time)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(Math, 'random').mockReturnValue(1) // the longest delay
  visible = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  FakeSocket.all = []
  states = []
  heard = []
  connection = new Connection(() => new URL('ws://table/live'), {
    state: (now, code) => states.push([now, code]),
    message: (answer, resent) => heard.push({ answer, resent }),
  })
  connection.open()
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a connection is', () => {
  test('live from the first message on, not from the handshake', () => {
    expect(state()).toBe('connecting')
    FakeSocket.last.opens()
    expect(state()).toBe('connecting')
    FakeSocket.last.says(table)
    expect(state()).toBe('live')
  })

  test('stale when a ping isn’t answered, and live again when it is', () => {
    goLive()
    pass(PING)
    expect(FakeSocket.last.sentOf('ping')).toHaveLength(1)
    expect(state()).toBe('live')
    pass(STALE)
    expect(state()).toBe('stale')
    FakeSocket.last.says({ type: 'pong' })
    expect(state()).toBe('live')
    expect(FakeSocket.all).toHaveLength(1)
    expect(heard).toHaveLength(1) // a pong isn't passed on
  })

  test('given up when nothing is heard by the deadline, though the browser noticed nothing', () => {
    goLive()
    const first = FakeSocket.last
    pass(PING + DEADLINE)
    expect(first.readyState).toBe(FakeSocket.CLOSING)
    expect(state()).toBe('connecting')
    pass(FIRST)
    expect(FakeSocket.all).toHaveLength(2)
    goLive()
    // Events of the old socket are ignored.
    expect([first.onmessage, first.onclose]).toEqual([null, null])
    expect(state()).toBe('live')
  })

  test('given up when it opens and then nothing comes, or doesn’t open at all', () => {
    pass(DEADLINE + FIRST)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.opens()
    pass(DEADLINE + 2 * FIRST + 1000)
    expect(FakeSocket.all).toHaveLength(3)
  })

  test('quiet for hours, as long as pings are answered', () => {
    goLive()
    for (let i = 0; i < 200; i++) {
      pass(PING)
      if (FakeSocket.last.sentOf('ping').length > i) FakeSocket.last.says({ type: 'pong' })
    }
    expect(FakeSocket.all).toHaveLength(1)
    expect(states.filter(([now]) => now === 'stale')).toEqual([])
  })
})

describe('retries', () => {
  const wait = () => {
    const count = FakeSocket.all.length
    let waited = 0
    while (FakeSocket.all.length === count && waited < 60_000) {
      pass(100)
      waited += 100
    }
    return waited
  }

  test('come more and more slowly, and at last at a steady pace', () => {
    const waits = Array.from({ length: 8 }, () => {
      FakeSocket.last.closes()
      return wait()
    })
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, SLOWEST, SLOWEST, SLOWEST])
  })

  test('are not quicker because a socket was accepted and then closed', () => {
    const waits = Array.from({ length: 4 }, () => {
      goLive()
      FakeSocket.last.closes(1013)
      return wait()
    })
    expect(waits).toEqual([500, 1000, 2000, 4000])
  })

  test('start over after a connection that lasted', () => {
    for (let i = 0; i < 4; i++) {
      FakeSocket.last.closes()
      wait()
    }
    goLive()
    pass(STEADY + 1000)
    FakeSocket.last.closes()
    expect(wait()).toBe(FIRST)
  })

  test('of many pages don’t come all at once', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    FakeSocket.last.closes()
    expect(wait()).toBe(FIRST / 2 + 50)
  })

  test.each([1008, 4404])('stop after the close code %i', (code) => {
    FakeSocket.last.opens()
    FakeSocket.last.says({ type: 'error', key: '', error: { key: 'no_such_table' } } as never)
    FakeSocket.last.closes(code)
    expect(states.at(-1)).toEqual(['closed', code])
    expect(heard.map(({ answer }) => answer.type)).toEqual(['error'])
    dispatchEvent(new Event('online'))
    pass(10 * 60_000)
    expect(FakeSocket.all).toHaveLength(1)
    // Only an explicit request reconnects.
    connection.reopen()
    expect(FakeSocket.all).toHaveLength(2)
    goLive()
    expect(state()).toBe('live')
  })

  test.each([1000, 1001, 1006, 1011, 1012, 1013])('go on after the close code %i', (code) => {
    goLive()
    FakeSocket.last.closes(code)
    expect(state()).toBe('connecting')
    wait()
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('end with the page', () => {
    goLive()
    connection.close()
    pass(10 * 60_000)
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the page wakes up', () => {
  const away = () => {
    for (let i = 0; i < 7; i++) {
      FakeSocket.last.closes()
      if (i < 6) pass(SLOWEST)
    }
    pass(2000) // out of fifteen seconds
  }

  test.each([
    ['the browser is online again', () => dispatchEvent(new Event('online'))],
    ['somebody looks at it again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('when %s: it tries at once', (_, happens) => {
    away()
    const count = FakeSocket.all.length
    happens()
    happens()
    expect(FakeSocket.all).toHaveLength(count + 1)
  })

  test.each(['online', 'offline', 'visibilitychange'])('by %s: it asks at once whether the server is there', (name) => {
    goLive()
    pass(3000)
    ;(name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name))
    expect(FakeSocket.last.sentOf('ping')).toHaveLength(1)
    pass(STALE + 1000)
    expect(state()).toBe('stale')
    pass(DEADLINE)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('not when it is put aside', () => {
    goLive()
    visible = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.last.sent).toEqual([])
  })

  test('after the machine slept', () => {
    goLive()
    pass(2000)
    vi.setSystemTime(Date.now() + 3_600_000) // no timer ran meanwhile
    pass(1000)
    expect(FakeSocket.last.sentOf('ping')).toHaveLength(1)
    expect(state()).toBe('live')
    // Asleep again before the answer: that socket is useless.
    vi.setSystemTime(Date.now() + 3_600_000)
    pass(1000)
    expect(state()).toBe('connecting')
  })
})

describe('a request', () => {
  test('is sent again with its key after a break, once the table is there', () => {
    goLive()
    connection.send(move())
    FakeSocket.last.closes()
    pass(FIRST)
    FakeSocket.last.opens()
    expect(FakeSocket.last.sent).toEqual([])
    FakeSocket.last.says(table)
    expect(FakeSocket.last.sent).toEqual([move()])
    FakeSocket.last.says({ type: 'done', key: 'k1', seq: 4 })
    expect(heard.at(-1)).toEqual({ answer: { type: 'done', key: 'k1', seq: 4 }, resent: true })
    expect(connection.pending).toBe(0)
    FakeSocket.last.closes()
    pass(SLOWEST)
    goLive()
    expect(FakeSocket.last.sent).toEqual([])
  })

  test.each([
    ['done', { type: 'done', key: 'k1', seq: 4 }],
    ['error', { type: 'error', key: 'k1', error: { key: 'illegal' } }],
    ['error without a key', { type: 'error', key: '', error: { key: 'too_many' } }],
  ])('that is answered by %s is not sent again', (_, answer) => {
    goLive()
    connection.send(move())
    FakeSocket.last.says(answer as never)
    expect(heard.at(-1)!.resent).toBe(false)
    FakeSocket.last.closes()
    pass(FIRST)
    goLive()
    expect(FakeSocket.last.sent).toEqual([])
  })

  test('that gets no answer is noticed without waiting for the next ping', () => {
    goLive()
    pass(1000)
    connection.send(move())
    pass(DEADLINE + FIRST + 1000)
    goLive()
    expect(FakeSocket.last.sent).toEqual([move()])
  })
})
