// Others' turns, shown step by step at the pace that the player chose; and what they did, in short.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DWELL, MOST, Playback, type Frame } from '../src/api/playback.svelte'
import type { LogEntry, TableAnswer } from '../src/api/types'
import { tell as tellFertility } from '../src/games/fertility/summary'
import { tell as tellNile } from '../src/games/nile/summary'
import { loadLanguage } from '../src/language.svelte'
import { settings } from '../src/settings.svelte'
import { sentenceParts } from '../src/table/sentence'
import { summarise } from '../src/table/summary'
import { LANGUAGES, ROOT } from '../tools/words'
import { answerOf, type Position } from './sockets'

const position = JSON.parse(readFileSync(join(ROOT, 'web', 'fixtures', 'fertility-place.json'), 'utf-8')) as Position

const entry = (decision: number, seat: number, key = 'place', args: Record<string, unknown> = {}): LogEntry => ({
  decision,
  seat,
  key: `fertility_log_${key}`,
  args,
  rule: '',
})

/** The table after so many decisions, as seat 0 hears it; the seats take turns. */
function after(decision: number, from: number, changes: Partial<TableAnswer> = {}): TableAnswer {
  const answer = answerOf(position, { viewer: 0, you: [0], ...changes })
  Object.assign(answer.play!, { decision, to_play: decision % 3, view: { decision }, log_from: from, log: [] })
  return answer
}
const log = (...decisions: number[]) => decisions.map((decision) => entry(decision, decision % 3))

let fetched: number[]
let playback: Playback
const at = () => (playback.shown as Frame | null)?.decision ?? null

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'normal'
  fetched = []
  playback = new Playback(async (decision) => {
    fetched.push(decision)
    return { decision, to_play: decision % 3, view: { decision } }
  })
  playback.hear(after(0, 0), [])
})
afterEach(() => {
  vi.useRealTimers()
  settings.pace = 'normal'
})

describe('others’ turns', () => {
  test('are shown one step after the other, and then the table as it is', () => {
    playback.hear(after(1, 0), log(0)) // our own move: at once
    expect(at()).toBe(null)
    playback.hear(after(2, 1), log(0, 1))
    playback.hear(after(3, 2), log(0, 1, 2))
    expect(at()).toBe(1)
    vi.advanceTimersByTime(DWELL.normal)
    expect(at()).toBe(2)
    vi.advanceTimersByTime(DWELL.normal)
    expect(at()).toBe(null)
    expect(fetched).toEqual([])
  })

  test.each(['slow', 'fast'] as const)('take as long as the pace %s says', (pace) => {
    settings.pace = pace
    playback.hear(after(1, 0), log(0))
    playback.hear(after(2, 1), log(0, 1))
    vi.advanceTimersByTime(DWELL[pace] - 1)
    expect(at()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(at()).toBe(null)
  })

  test('that the connection passed over are asked for', async () => {
    playback.hear(after(1, 0), log(0))
    playback.hear(after(4, 1), log(0, 1, 2, 3))
    expect(at()).toBe(1)
    await vi.advanceTimersByTimeAsync(DWELL.normal)
    expect(at()).toBe(2)
    await vi.advanceTimersByTimeAsync(DWELL.normal)
    expect(at()).toBe(null) // the last is our own again, and needs no time
    expect(fetched).toEqual([2, 3])
  })

  test('that can’t be had are left out', async () => {
    playback = new Playback(() => Promise.reject(new Error('away')))
    playback.hear(after(1, 0), log(0))
    playback.hear(after(3, 1), log(0, 1, 2))
    await vi.advanceTimersByTimeAsync(2 * DWELL.normal)
    expect(at()).toBe(null)
  })

  test('that take their time are shown when they come', () => {
    playback.hear(after(1, 0), log(0))
    vi.advanceTimersByTime(DWELL.normal)
    playback.hear(after(2, 1), log(0, 1))
    expect(at()).toBe(null)
  })

  test('can be skipped, and start over with the next', () => {
    playback.hear(after(1, 0), log(0))
    playback.hear(after(2, 1), log(0, 1))
    playback.skip()
    expect(at()).toBe(null)
    vi.advanceTimersByTime(5 * DWELL.normal)
    expect(at()).toBe(null)
    playback.hear(after(3, 2), log(0, 1, 2))
    playback.hear(after(4, 3), log(0, 1, 2, 3))
    expect(at()).toBe(null)
  })

  test('end at once when the pace becomes none', () => {
    playback.hear(after(1, 0), log(0))
    playback.hear(after(2, 1), log(0, 1))
    settings.pace = 'none'
    playback.hear(after(3, 2), log(0, 1, 2))
    expect(at()).toBe(null)
  })

  test.each([
    ['taken back', after(1, 0), log(0)],
    ['too many', after(MOST + 3, 2), log(0, 1, 2)],
    ['looked at from another seat', after(3, 0, { viewer: 1 }), log(0, 1, 2)],
  ])('are not shown when %s', (_, table, entries) => {
    playback.hear(after(2, 0), log(0, 1))
    playback.skip()
    playback.hear(table, entries)
    expect(at()).toBe(null)
    expect(fetched).toEqual([1])
  })

  test('stay when somebody comes or goes', () => {
    playback.hear(after(1, 0), log(0))
    playback.hear(after(2, 1), log(0, 1))
    playback.hear(after(2, 2), log(0, 1))
    expect(at()).toBe(1)
  })
})

describe('what the others did, in short', () => {
  const gift = { key: 'fertility_gift_debens', args: { count: 5 } }
  const turn = [
    entry(1, 1, 'place', { tile: 'GP', first: 'c4', second: 'c5' }),
    entry(1, 1, 'collect', { letters: 'G+G+W' }),
    entry(2, 1, 'pay', { district: '1A', letters: 'W' }),
    entry(3, 1, 'supply', { shop: 'M.1', letters: 'G' }),
    entry(4, 1, 'complete', { shop: 'M.1', letters: 'G', gift }),
    entry(6, 1, 'take', { tile: 'AB' }),
  ]
  beforeEach(() => loadLanguage('en'))

  test('names what was collected, built, completed and taken', () => {
    const [told] = summarise([entry(0, 0), ...turn], 0, tellFertility())
    expect(told!.seat).toBe(1)
    expect(told!.words).toMatch(
      /^collected 2 × Grapes and 1 × Wheat, built a District for \d+, completed a Shop \(5 Debens\), and took Alabaster and Bovines$/,
    )
  })

  test('names squares for those who don’t see them', () =>
    expect(summarise([entry(0, 0), ...turn], 0, tellFertility(true))[0]!.words).toContain(
      'placed Grapes and Papyrus flowers on c4 and c5',
    ))

  test('is gone once the player has acted, and for one who looks on', () => {
    expect(summarise([...turn, entry(7, 0)], 0, tellFertility())).toEqual([])
    expect(summarise(turn, null, tellFertility())).toEqual([])
    expect(summarise([], 0, tellFertility())).toEqual([])
  })

  const nile = (decision: number, seat: number, key: string, args: Record<string, unknown> = {}): LogEntry => ({
    ...entry(decision, seat, key, args),
    key: `nile_log_${key}`,
  })

  test('of Nile tells of each player, and last what became of one’s own', () => {
    const told = summarise(
      [
        nile(0, 0, 'pass'),
        nile(1, 1, 'market', { cards: '1 × W, 1 × F*' }),
        nile(2, 1, 'plant', { cards: '3 × W' }),
        nile(2, 0, 'field_lost', { cards: '2 × W' }),
        nile(2, 1, 'draw', { count: 2 }),
        nile(2, 2, 'flood', { card: 'F' }),
        nile(2, 0, 'harvest', { cards: '1 × F' }),
        nile(3, 2, 'pass'),
      ],
      0,
      tellNile(0, ['Iset', 'Scribe', 'Vizier']),
    )
    expect(told).toEqual([
      { seat: 1, words: 'traded at the Market, planted 3 × Wheat, and took over your Field (2 × Wheat)' },
      { seat: 2, words: 'passed' },
      { seat: 0, words: 'harvested Flax' },
    ])
  })

  test.each(LANGUAGES)('is said in %s, without a letter of the notation', async (language) => {
    await loadLanguage(language)
    const [{ words } = { words: '' }] = summarise([entry(0, 0), ...turn], 0, tellFertility(true))
    expect(words).not.toMatch(/fertility_|\{|\b1A\b|M\.1/)
  })

  test('and the log names what was built and what it gives', () => {
    const words = sentenceParts(turn[2]!)
      .map((part) => part.text)
      .join('')
    expect(words).toMatch(/^builds a District for \d+ \(.*\), pays W$/)
    expect(
      sentenceParts(turn[4]!)
        .map((part) => part.label)
        .join(''),
    ).toBe('completes a Shop with Grapes: 5 Debens')
  })
})
