// A live table's requests, with a fake WebSocket and a fake clock.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FIRST, PING, STALE } from '../src/api/connection'
import { LiveTable } from '../src/api/live.svelte'
import { loadLanguage } from '../src/language.svelte'
import position from '../fixtures/nile-act.json'
import { answerOf, FakeSocket, type Position } from './sockets'

let visible: DocumentVisibilityState
const pass = (time: number) => vi.advanceTimersByTime(time)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(Math, 'random').mockReturnValue(1) // the longest delay
  visible = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  FakeSocket.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a live table', () => {
  let live: LiveTable
  let leave: () => void
  beforeEach(async () => {
    await loadLanguage('en')
    live = new LiveTable('a b/c')
    leave = live.open()
  })
  afterEach(() => leave())
  const say = (changes = {}) => FakeSocket.last.says(answerOf(position as unknown as Position, changes) as never)

  test('is asked for by its whole name, and after a break from the event and the seat it was at', () => {
    expect(new URL(FakeSocket.last.url).pathname).toBe('/api/tables/a%20b%2Fc/live')
    FakeSocket.last.opens()
    say()
    FakeSocket.last.closes()
    pass(FIRST)
    expect(new URL(FakeSocket.last.url).search).toBe(`?since=20&seat=${position.me}`)
    live.reopen(1)
    expect(new URL(FakeSocket.last.url).search).toBe('?seat=1')
  })

  test('takes no move that the server would not hear of', () => {
    FakeSocket.last.opens()
    say()
    pass(PING + STALE)
    expect(live.state).toBe('stale')
    live.act(1)
    expect([FakeSocket.last.sentOf('move'), live.waiting]).toEqual([[], false])
    FakeSocket.last.says({ type: 'pong' })
    live.act(1)
    live.act(1)
    expect([FakeSocket.last.sentOf('move').length, live.waiting]).toEqual([1, true])
  })

  test('takes the next move as soon as the next decision is there, even if the last move is not acknowledged yet', () => {
    FakeSocket.last.opens()
    say()
    live.act(1)
    const play = answerOf(position as unknown as Position).play!
    say({ seq: 21, play: { ...play, decision: play.decision + 1 } })
    live.act(2)
    live.act(2)
    expect(FakeSocket.last.sentOf('move').map(({ seq, action }) => [seq, action])).toEqual([
      [20, 1],
      [21, 2],
    ])
    const [first, second] = FakeSocket.last.sentOf('move')
    FakeSocket.last.says({ type: 'done', key: first!.key, seq: 21 } as never)
    expect(live.waiting).toBe(true)
    FakeSocket.last.says({ type: 'done', key: second!.key, seq: 22 } as never)
    expect(live.waiting).toBe(false)
  })

  test('takes no second move for a decision when only the seats changed', () => {
    FakeSocket.last.opens()
    say()
    live.act(1)
    say({ seq: 21 })
    live.act(1)
    expect(FakeSocket.last.sentOf('move')).toHaveLength(1)
  })

  describe('plays a choice that can’t be undone', () => {
    const moves = () => FakeSocket.last.sentOf('move').map(({ action }) => action)
    beforeEach(() => {
      FakeSocket.last.opens()
      say()
      live.choose(1, true)
    })

    test('after a moment, unless it is taken back', () => {
      pass(live.grace - 1)
      expect([moves(), live.asked]).toEqual([[], 1])
      pass(1)
      expect([moves(), live.asked, live.soon]).toEqual([[1], null, false])
      say({ seq: 21, play: { ...answerOf(position as never).play!, decision: 13 } })
      live.choose(2, true)
      live.takeBack()
      pass(live.grace)
      expect(moves()).toEqual([1])
    })

    test('only when it is confirmed, if the player wants to be asked', () => {
      live.choose(2, false)
      pass(9 * live.grace)
      expect(moves()).toEqual([])
    })

    test('when the player leaves the page', () => {
      dispatchEvent(new Event('pagehide'))
      expect(moves()).toEqual([1])
    })

    test('when the player looks at something else', () => {
      document.dispatchEvent(new Event('visibilitychange'))
      expect(moves()).toEqual([])
      visible = 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
      expect(moves()).toEqual([1])
    })

    test('when the player goes to another page here', () => {
      leave()
      expect(moves()).toEqual([1])
    })

    test('a moment after the connection is back', () => {
      FakeSocket.last.closes()
      pass(FIRST)
      FakeSocket.last.opens()
      pass(live.grace)
      expect(moves()).toEqual([])
      say()
      pass(live.grace)
      expect(moves()).toEqual([1])
    })

    test('not if the decision is over', () => {
      say({ seq: 21, play: { ...answerOf(position as never).play!, decision: 13 } })
      pass(live.grace)
      expect([moves(), live.asked]).toEqual([[], null])
    })
  })

  test('waits until a move that was sent again is answered, and says nothing when that came too late', () => {
    FakeSocket.last.opens()
    say()
    live.act(1)
    const [sent] = FakeSocket.last.sentOf('move')
    FakeSocket.last.closes()
    pass(FIRST)
    FakeSocket.last.opens()
    say({ seq: 25 })
    expect(live.waiting).toBe(true)
    expect(FakeSocket.last.sentOf('move')).toEqual([sent])
    FakeSocket.last.says({ type: 'error', key: sent!.key, error: { key: 'stale', args: {}, rule: '' } } as never)
    say({ seq: 25 })
    expect([live.waiting, live.refused]).toEqual([false, null])
  })

  test('says that a move came too late, and with the next decision no longer', () => {
    FakeSocket.last.opens()
    say()
    live.act(1)
    const [sent] = FakeSocket.last.sentOf('move')
    const later = (decision: number) => ({ seq: decision, play: { ...answerOf(position as never).play!, decision } })
    FakeSocket.last.says({ type: 'error', key: sent!.key, error: { key: 'stale', args: {}, rule: '' } } as never)
    say(later(21))
    expect(live.refused?.text).toContain('in the meantime')
    say(later(22))
    expect(live.refused).toBeNull()
  })

  test('that doesn’t exist is gone; one that is refused says why, and can be tried again', () => {
    FakeSocket.last.opens()
    FakeSocket.last.says({ type: 'error', key: '', error: { key: 'x', args: {}, rule: '', text: 'no' } } as never)
    FakeSocket.last.closes(1008)
    expect([live.state, live.gone, live.refused !== null]).toEqual(['closed', false, true])
    live.retry()
    FakeSocket.last.closes(4404)
    expect([live.state, live.gone]).toEqual(['closed', true])
  })
})
