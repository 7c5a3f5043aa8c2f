// The parts of a live table around the game: clocks, chat, the others' moves, flights, and the shuffle check.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as api from '../src/api/client'
import type { LiveTable } from '../src/api/live.svelte'
import { noteCommitment, notedCommitment, ownNumber } from '../src/api/commitments'
import { check, pledge, readRecord, type Finding } from '../src/api/shuffle'
import { ServerTime } from '../src/api/time'
import type { ChatLine } from '../src/api/types'
import { flightsOf as fertilityFlights } from '../src/games/fertility/flights'
import { flightsOf as nileFlights } from '../src/games/nile/flights'
import { inDays, isLow, leftOn, shown, untilNext } from '../src/table/clock'
import { fresh, locate } from '../src/table/flights'
import { othersDid, Recent } from '../src/table/recent.svelte'
import { LONGEST, TableChat } from '../src/table/tableChat.svelte'
import { ROOT } from '../tools/words'

// As computed by `nomarch verify`.
const SEED = '1539890503798361870'

beforeEach(() => localStorage.clear())

describe('a clock', () => {
  const clock = { bank: 60_000, since: 1_000_000, whole: 300_000 }

  test('runs from when it started, and never below nothing', () => {
    expect(leftOn(clock, 1_010_000)).toBe(50_000)
    expect(leftOn(clock, 2_000_000)).toBe(0)
    expect(leftOn({ ...clock, since: null }, 2_000_000)).toBe(60_000)
    // Our estimate of the server's time may be a little behind: that gives no extra time.
    expect(leftOn(clock, 999_000)).toBe(60_000)
  })

  test.each([
    [3_723_000, '1:02:03'],
    [245_000, '4:05'],
    [59_001, '1:00'],
    [10_000, '0:10'],
    [9_960, '0:10'],
    [9_250, '0:09.3'],
    [40, '0:00.1'],
    [0, '0:00'],
  ])('shows %i ms as %s', (left, text) => expect(shown(left)).toBe(text))

  test('is shown again only when its text changes', () => {
    for (const left of [3_723_456, 65_000, 61_500, 10_001, 9_999, 4_321, 100, 1]) {
      const step = untilNext(left)
      expect(shown(left - step)).not.toBe(shown(left + 1 - step))
    }
  })

  test('warns in time', () => {
    expect([isLow(60_000, 300_000), isLow(60_001, 300_000)]).toEqual([true, false])
    expect([isLow(6_000, 30_000), isLow(7_000, 30_000)]).toEqual([true, false])
    expect([isLow(60_000, 259_200_000), isLow(61_000, 259_200_000)]).toEqual([true, false])
  })

  test('counts days', () => expect(inDays(2.5 * 86_400_000)).toEqual({ days: 2, hours: 12 }))
})

test('the server’s time is as near as the quickest answer', () => {
  const time = new ServerTime()
  expect(time.now(5000)).toBe(5000)
  time.sync(1000, 61_700) // a minute ahead, and slow
  time.sync(2000, 62_030)
  time.sync(NaN, 0)
  time.sync(2500, 90_000) // an old event
  expect(time.now(62_030)).toBe(2000)
})

describe('chat', () => {
  const line = (number: number, seat: number | null): ChatLine => ({ number, seat, at: 0, name: 'Iset', text: 'hello' })
  const live = (chat: ChatLine[]) => ({ id: 'aaaabbbbcccc', chat, table: { you: [0] } }) as unknown as LiveTable

  test('counts what others said and nobody saw here, also after a reload', () => {
    const chat = new TableChat(live([line(1, 1), line(2, 0), line(3, null)]))
    expect(chat.unread).toBe(2)
    chat.markRead()
    expect(chat.unread).toBe(0)
    expect(new TableChat(live([line(3, 1), line(4, 1)])).unread).toBe(1)
  })

  test('keeps a line that was refused, and says why', async () => {
    const said = vi.spyOn(api, 'chat').mockRejectedValueOnce(new api.Refusal('too much at once', 'too_many'))
    const chat = new TableChat(live([]))
    chat.draft = '  a line  '
    await chat.send()
    expect([chat.draft, chat.failed]).toEqual(['  a line  ', 'too much at once'])
    said.mockResolvedValueOnce({ table: '', seq: 1 })
    await chat.send()
    expect(said).toHaveBeenLastCalledWith('aaaabbbbcccc', 'a line', '')
    expect([chat.draft, chat.failed]).toEqual(['', ''])
    chat.draft = '   '
    await chat.send()
    expect(said).toHaveBeenCalledTimes(2)
  })

  test('knows how long a line may be', () => {
    const document = JSON.parse(readFileSync(join(ROOT, 'web', 'openapi.json'), 'utf-8'))
    expect(document.components.schemas.ChatRequest.properties.text.maxLength).toBe(LONGEST)
  })
})

const entry = (decision: number, seat: number, key = 'nile_log_pass', args: Record<string, string | number> = {}) => ({
  decision,
  seat,
  key,
  args,
  rule: '',
})

describe('what the others did', () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 2), entry(2, 0), entry(3, 1), entry(4, 0), entry(4, 1), entry(5, 0)]
  const numbers = (decisions: { decision: number }[][]) => decisions.map((each) => each[0]!.decision)

  test('is all between one’s last two turns', () => {
    expect(numbers(othersDid(log, 0))).toEqual([1, 2, 3])
    expect(numbers(othersDid(log, 1))).toEqual([4, 5])
    expect(numbers(othersDid(log, null))).toEqual([0, 1, 2, 3, 4, 5])
    expect(othersDid([], 0)).toEqual([])
  })

  test('is stepped through, and stays within', () => {
    const recent = new Recent(() => ({ log, me: 0 }))
    expect([recent.at, recent.shown]).toEqual([null, []])
    recent.begin()
    recent.step(-1)
    expect(recent.at).toBe(0)
    recent.step(1)
    expect(recent.shown.map((entry) => entry.seat)).toEqual([2, 0])
    recent.step(9)
    expect(recent.at).toBe(2)
    recent.end()
    expect(recent.at).toBeNull()
  })
})

describe('what flies', () => {
  test('comes from the tile that earned it', () => {
    const decision = [
      entry(3, 1, 'fertility_log_place', { tile: 'AB', first: 'c4', second: 'd4' }),
      entry(3, 1, 'fertility_log_collect', { letters: 'A+A+W' }),
    ]
    const flown = fertilityFlights(0)(decision[1]!, decision)
    expect(flown.map((flight) => flight.piece?.name)).toEqual(['A', 'A', 'W'])
    expect(flown[0]).toMatchObject({ from: ['square-c4+square-d4'], to: ['seat-1'] })
    expect(fertilityFlights(1)(decision[1]!, decision)[2]!.to).toEqual(['wheat-1', 'seat-1'])
  })

  test('goes from the hand to the field, and from the field to storage', () => {
    const planted = nileFlights(2)(entry(1, 2, 'nile_log_plant', { cards: '2 × W, 1 × F' }), [])
    expect(planted.map((flight) => [flight.from[0], flight.to[0]])).toEqual([
      ['hand', 'field-W'],
      ['hand', 'field-W'],
      ['hand', 'field-F'],
    ])
    const traded = nileFlights(2)(entry(1, 2, 'nile_log_market', { cards: '1 × W, 1 × F*' }), [])
    expect(traded.map((flight) => [flight.piece!.name, flight.from[0]])).toEqual([
      ['W', 'hand'],
      ['F', 'storage'],
    ])
    // Cards drawn by another player are face down.
    expect(nileFlights(0)(entry(1, 2, 'nile_log_draw', { count: 2 }), []).map((flight) => flight.piece!.name)).toEqual([
      'back',
      'back',
    ])
  })

  test('flies once, and not at all when everything is new', () => {
    const log = [entry(0, 0), entry(1, 1), entry(1, 0), entry(2, 1)]
    expect(fresh(log, null)).toEqual([])
    expect(fresh(log, 1).map((decision) => decision.length)).toEqual([2, 1])
    expect(fresh(log, 3)).toEqual([])
    expect(fresh(log, 0, 2).map((decision) => decision[0]!.decision)).toEqual([1, 2])
  })

  test('lands on the first place that can be seen', () => {
    const rects = new Map([
      ['a', new DOMRect(0, 0, 10, 10)],
      ['b', new DOMRect(20, 0, 10, 10)],
    ])
    expect(locate(['hidden', 'a'], rects)?.x).toBe(0)
    expect(locate(['a+b'], rects)?.width).toBe(30)
    expect(locate(['a+hidden'], rects)).toBeNull()
  })
})

describe('the shuffle of a real record', () => {
  const record = readFileSync(join(ROOT, 'docs', 'games', 'shuffled.txt'), 'utf-8')
  const { shuffle, names } = readRecord(record)!
  const holds = (findings: Finding[], what: Finding['what']) =>
    findings.filter((finding) => finding.what === what).map((finding) => finding.holds)

  test('is fair', () => {
    const { findings, seed } = check(shuffle, shuffle.commitment, shuffle.numbers['1']!)
    expect(names).toEqual(['Ann', 'Bob'])
    expect(findings.map((finding) => finding.holds)).toEqual(['yes', 'yes', 'yes', 'yes', 'yes'])
    expect(seed).toBe(SEED)
  })

  test('is not, with anything else in it', () => {
    const other = '0'.repeat(64)
    expect(holds(check(shuffle, other, null).findings, 'seen')).toEqual(['no'])
    expect(holds(check({ ...shuffle, secret: other }, null, null).findings, 'secret')).toEqual(['no'])
    const changed = { ...shuffle, numbers: { ...shuffle.numbers, '1': other } }
    const found = check(changed, null, shuffle.numbers['1']!)
    expect(holds(found.findings, 'number')).toEqual(['yes', 'no'])
    expect(holds(found.findings, 'own')).toEqual(['no'])
    expect(holds(found.findings, 'seen')).toEqual(['open'])
    expect(found.seed).not.toBe(SEED)
    expect(holds(check({ ...shuffle, secret: 'no number' }, null, null).findings, 'secret')).toEqual(['no'])
  })

  test('says whose number is missing, and when there is none', () => {
    const found = check({ ...shuffle, numbers: {} }, null, null)
    expect(holds(found.findings, 'missing')).toEqual(['open', 'open'])
    expect(holds(found.findings, 'none')).toEqual(['open'])
  })

  test('is not shuffle by every record', () => expect(readRecord(record.replace('shuffle secret', 'x'))).toBeNull())

  test('is compared with what was seen before the cards were dealt', () => {
    const shuffle = { commitment: 'c1', secret: null, pledges: {}, numbers: {} }
    noteCommitment({ id: 'one', phase: 'playing', shuffle })
    expect(notedCommitment('one')).toBeNull()
    noteCommitment({ id: 'one', phase: 'waiting', shuffle })
    noteCommitment({ id: 'one', phase: 'waiting', shuffle: { ...shuffle, commitment: 'c2' } })
    expect(notedCommitment('one')).toBe('c1')
  })
})

describe('on plain HTTP from another machine, where browsers compute no digests,', () => {
  const record = readFileSync(join(ROOT, 'docs', 'games', 'shuffled.txt'), 'utf-8')
  beforeEach(() => {
    const getRandomValues = crypto.getRandomValues.bind(crypto)
    vi.stubGlobal('crypto', { getRandomValues })
    vi.stubGlobal('isSecureContext', false)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('a number is pledged all the same: at a new table, and when one joins', async () => {
    const asked = vi.fn().mockImplementation(() => Promise.resolve(new Response('{"table":"t1","seq":1,"shuffle":{}}')))
    vi.stubGlobal('fetch', asked)
    await api.create({ game: 'nile', seats: [] })
    await api.join('t2', 'Ann')
    const pledges = asked.mock.calls.flatMap(([, { body }]) => (body ? [JSON.parse(body).pledge] : []))
    expect(pledges).toEqual([ownNumber('t1')!.digest, ownNumber('t2')!.digest])
    for (const table of ['t1', 't2']) {
      const { number, digest } = ownNumber(table)!
      expect(digest).toBe(createHash('sha256').update(Buffer.from(number, 'hex')).digest('hex'))
    }
    expect(pledge().digest).not.toBe(pledge().digest)
  })

  test('a shuffle is checked all the same', () => {
    const { shuffle } = readRecord(record)!
    const { findings, seed } = check(shuffle, shuffle.commitment, null)
    expect([new Set(findings.map((finding) => finding.holds)), seed]).toEqual([new Set(['yes']), SEED])
  })
})
