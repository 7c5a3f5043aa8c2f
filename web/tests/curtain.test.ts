// Hot seat: a curtain separates players if the game has secrets, whatever its name.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage, t } from '../src/language.svelte'
import TablePage from '../src/pages/TablePage.svelte'
import fertility from '../fixtures/fertility-place.json'
import nile from '../fixtures/nile-act.json'
import { answerOf, FakeSocket, type Position } from './sockets'

const GAMES = [
  { name: 'whispers', secrets: true },
  { name: 'pebbles', secrets: false },
]
const PEBBLES = { view: { to_play: 0, ranks: null }, choices: [], log: [], undo: 0, me: 0 }
const NOBODY = { level: null, away: false, clock: null }

let shown: object | null = null
function visit(position: object): void {
  shown = mount(TablePage, { target: document.body, props: { id: 'aaaabbbbcccc' } })
  flushSync()
  FakeSocket.last.opens()
  const { seats, ...answer } = answerOf(position as Position)
  const people = seats.map((seat) => ({ ...seat, kind: 'person' as const, level: null }))
  const you = people.map((_, seat) => seat)
  FakeSocket.last.says({ ...answer, seats: people, you, devices: you.map(() => 1) } as never)
  flushSync()
}
const curtain = () => document.body.textContent!.includes(t('app_hand_over', { name: '' }).trim())
const madeUp = (game: string) => ({
  ...PEBBLES,
  game,
  players: ['Ann', 'Bo'].map((name) => ({ name, ...NOBODY })),
})

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(path === '/api/games' ? GAMES : {})))
})
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('it falls in a game whose manifest has secrets, and not in one that is open', () => {
  visit(nile)
  expect(curtain()).toBe(true)
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
  visit(fertility)
  expect(curtain()).toBe(false)
})

test('of a game that the page has no drawings for, the server says whether it has secrets', async () => {
  visit(madeUp('whispers'))
  expect(curtain()).toBe(true)
  await new Promise((done) => setTimeout(done, 20))
  flushSync()
  expect(curtain()).toBe(true)
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
  visit(madeUp('pebbles'))
  await vi.waitFor(() => expect(curtain()).toBe(false))
})
