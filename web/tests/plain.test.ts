// A game without drawings is played at a plain table: its view, its choices, its log, its result.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TableAnswer } from '../src/api/types'
import { loadLanguage, t } from '../src/language.svelte'
import TablePage from '../src/pages/TablePage.svelte'
import '../src/plain/PlainResult.svelte' // so that no test waits for its compilation
import '../src/plain/PlainTable.svelte'
import { answerOf, FakeSocket, type Position } from './sockets'

const POSITION = {
  game: 'river_stones',
  me: 0,
  players: ['Ann', 'Bo'].map((name) => ({ name, level: null })),
  view: {
    to_play: 0,
    ranks: null,
    in_hand: ['red', 'blue'],
    last: null,
    open: true,
    board: [
      [0, 1, 0],
      [2, 0, 0],
    ],
    heaps: [
      { stones: 4, owner: { name: 'Ann' } },
      { stones: 7, owner: null },
    ],
  },
  choices: [
    { action: 3, text: 'take red', earns: {} },
    { action: 8, text: 'take blue', earns: { points: 2 } },
  ],
  log: [
    { key: 'river_stones_log_take', args: { card: 'red', count: 2 }, rule: '', decision: 0, seat: 1 },
    { key: 'another_key', args: { text: 'skips a stone' }, rule: '', decision: 1, seat: 0 },
  ],
  undo: 1,
} as unknown as Position

let shown: object | null = null
async function visit(changes: Partial<TableAnswer> = {}): Promise<void> {
  shown = mount(TablePage, { target: document.body, props: { id: 'aaaabbbbcccc' } })
  flushSync()
  FakeSocket.last.opens()
  FakeSocket.last.says(answerOf(POSITION, changes) as never)
  flushSync()
  await vi.waitFor(() => expect(document.querySelector('section.view')).not.toBeNull())
}
const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
const choices = () => [...document.querySelectorAll<HTMLButtonElement>('.choices li button')]

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
})
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('the view is shown by names and values, and lists as small tables', async () => {
  await visit()
  expect(document.title).toContain('River stones')
  const names = [...document.querySelectorAll('section.view > dl > dt')].map((each) => each.textContent)
  expect(names).toEqual(['Ranks', 'In hand', 'Last', 'Open', 'Board', 'Heaps'])
  expect(text('section.view')).toContain('In hand red, blue')
  expect(text('section.view')).toContain('Open yes')
  const [board, heaps] = document.querySelectorAll('section.view table')
  expect([...board!.querySelectorAll('td')].map((each) => each.textContent)).toEqual(['0', '1', '0', '2', '0', '0'])
  expect([...heaps!.querySelectorAll('thead th')].map((each) => each.textContent)).toEqual(['', 'Stones', 'Owner'])
  expect(document.querySelector('a[href^="/rules/"]')).toBeNull()
})

test('players stand by their names, and what is counted by the same names stands in one table', async () => {
  const view = {
    players: 2,
    to_play: 0,
    turn: 3,
    scores: null,
    hand: { dates: 1, glass: 0 },
    price: { dates: 3, glass: 5 },
    seats: [{ silver: 5 }, { silver: 7 }],
  }
  const play = answerOf(POSITION).play!
  await visit({ play: { ...play, view } as unknown as typeof play })
  const rows = [...document.querySelectorAll('section.view table')].map((table) =>
    [...table.querySelectorAll('tr')].map((row) =>
      [...row.cells]
        .map((cell) => cell.textContent)
        .join(' ')
        .trim(),
    ),
  )
  expect(rows).toEqual([
    ['Dates Glass', 'Hand 1 0', 'Price 3 5'],
    ['Silver', 'Ann 5', 'Bo 7'],
  ])
  expect([...document.querySelectorAll('section.view > dl > dt')].map((each) => each.textContent)).toEqual(['Turn'])
})

test('every choice is a button with its text, and the arrow keys lead through them', async () => {
  await visit()
  expect(choices().map((each) => each.textContent)).toEqual(['take red', 'take bluePoints: 2'])
  choices()[0]!.focus()
  choices()[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  expect(document.activeElement).toBe(choices()[1])
  choices()[1]!.click()
  expect(FakeSocket.last.sentOf('move').map((move) => move.action)).toEqual([8])
})

test('a refusal links to no rules, because the page has none of this game', async () => {
  await visit()
  choices()[0]!.click()
  const error = { key: 'not_legal_now', args: { action: 'take red' }, rule: 'S2.1' }
  FakeSocket.last.says({ type: 'error', key: FakeSocket.last.sentOf('move')[0]!.key, error } as never)
  flushSync()
  expect(text('p.warn')).toContain('take red')
  expect(document.querySelector('a[href^="/rules/"]')).toBeNull()
})

test('the last action can be taken back', async () => {
  await visit()
  document.querySelector<HTMLButtonElement>(`button[aria-label="${t('app_undo')}"]`)!.click()
  expect(FakeSocket.last.sentOf('undo').length).toBe(1)
})

test('the log tells what happened, in words of its own or by name, and draws no other game’s pieces', async () => {
  await visit()
  await vi.waitFor(() => expect(text('.reports')).toContain('skips a stone'))
  expect(text('.reports')).toContain('Take: Card: red · Count: 2')
  expect(document.querySelector('.reports .piece')).toBeNull()
})

test('the result names the winner and everybody’s score', async () => {
  const play = answerOf(POSITION).play!
  const result = { scores: [7, 4], texts: ['7 stones', '4 stones'], ranks: [1, 2], winners: [0], text: 'Ann 7, Bo 4' }
  await visit({ phase: 'over', play: { ...play, to_play: null, choices: null, result } })
  expect(text('h1')).toBe('Ann wins')
  expect(text('ol.panel')).toContain('7 stones')
  expect(text('section.view')).toContain('In hand')
})
