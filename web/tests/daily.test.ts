// The daily deal: one attempt, one's place among everybody's results, and what the server is bound to.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import DailyPage from '../src/daily/DailyPage.svelte'
import { notedCommitment } from '../src/daily/api'
import { loadLanguage } from '../src/language.svelte'
import { settings } from '../src/settings.svelte'

const DAY = '2026-11-18'
const overview = {
  day: DAY,
  ends: Date.parse('2026-11-19'),
  levels: ['scribe', 'vizier'],
  games: [{ game: 'nile', commitment: 'aa', tomorrow: 'bb', finished: 0, yours: null }],
}
const untouched = {
  game: 'nile',
  day: DAY,
  open: true,
  ends: overview.ends,
  reveals: overview.ends + 6 * 3_600_000,
  levels: overview.levels,
  commitment: 'aa',
  secret: null,
  finished: 0,
  scores: [] as object[],
  best: [] as object[],
  yours: null as object | null,
}
let deal = untouched
let shown: Record<string, never>
let sent: [string, unknown][] = []

async function open(day = ''): Promise<void> {
  shown = mount(DailyPage, { target: document.body, props: { game: 'nile', day } })
  await vi.waitFor(() => expect(document.querySelector('section')).toBeTruthy())
  flushSync()
}
const text = () => document.querySelector('.page')!.textContent!.replace(/\s+/g, ' ')
const buttons = () => [...document.querySelectorAll('.ways .button')].map((each) => each.textContent!.trim())

beforeEach(async () => {
  await loadLanguage('en')
  localStorage.clear()
  settings.name = 'Ann'
  sent = []
  deal = untouched
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' } = {}) => {
    if (method === 'POST') sent.push([path, JSON.parse(body)])
    const answers: Record<string, unknown> = {
      '/api/daily': overview,
      '/api/daily/nile?before=': [{ day: '2026-11-17', finished: 3, best: 5 }],
    }
    const found = method === 'POST' ? { table: 'aaaabbbbcccc', seq: 3 } : (answers[path] ?? deal)
    return new Response(JSON.stringify(found))
  })
})
afterEach(async () => {
  await unmount(shown)
  settings.name = ''
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

test('today’s deal is one tap away from the table, for the attempt that counts', async () => {
  await open()
  expect(buttons()[0]).toBe('Play')
  expect(text()).toContain('against Scribe and Vizier')
  expect(text()).toContain('Nobody has finished this deal yet.')
  document.querySelector<HTMLButtonElement>('.ways .primary')!.click()
  await vi.waitFor(() => expect(location.pathname).toBe('/table/aaaabbbbcccc'))
  expect(sent).toEqual([[`/api/daily/nile/${DAY}`, { name: 'Ann', again: false }]])
})

test('afterwards one’s place, everybody’s scores and the replays are shown', async () => {
  deal = {
    ...untouched,
    finished: 3,
    scores: [
      { score: 2, count: 2 },
      { score: 4, count: 1 },
    ],
    best: [
      { rank: 1, name: 'Bob', text: '4-5-5', won: true, yours: false, table: 'bbbbbbbbbbbb' },
      { rank: 2, name: '<b>Ann', text: '2-3-5', won: false, yours: true, table: 'aaaaaaaaaaaa' },
    ],
    yours: { table: 'aaaaaaaaaaaa', phase: 'over', score: 2, text: '2-3-5', rank: 2 },
  }
  await open(DAY)
  expect(text()).toContain('Place 2 of 3 · 2-3-5')
  expect(buttons().slice(0, 2)).toEqual(['Replay and analysis', 'Play again'])
  expect([...document.querySelectorAll('li .visually-hidden')].map((each) => each.textContent)).toEqual([
    'Score 2: 2 (yours)',
    'Score 3: 0',
    'Score 4: 1',
  ])
  expect([...document.querySelectorAll('tbody a')].map((each) => each.getAttribute('href'))).toEqual([
    '/replay/bbbbbbbbbbbb',
    '/replay/aaaaaaaaaaaa',
  ])
  expect(document.querySelector('tbody b')).toBeNull()
})

test('a past day can be played, but doesn’t count', async () => {
  deal = { ...untouched, day: '2026-11-17', open: false }
  await open('2026-11-17')
  expect(buttons()[0]).toBe('Play this deal')
  document.querySelector<HTMLButtonElement>('.ways .primary')!.click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]![1]).toEqual({ name: 'Ann', again: true })
})

test('the browser remembers tomorrow’s commitment and notices another one', async () => {
  await open()
  expect(notedCommitment('nile', '2026-11-19')).toBe('bb')
  expect(text()).toContain('This is the commitment that this browser saw first.')
  await unmount(shown)
  deal = { ...untouched, commitment: 'cc' }
  await open(DAY)
  expect(text()).toContain('the deal was replaced')
})
