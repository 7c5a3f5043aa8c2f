// The room before a game, and the ways out of a table that is closed or over: through the whole page of a table.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TableAnswer } from '../src/api/types'
import '../src/games/nile/Nile.svelte' // so that no test waits until it is compiled
import { loadLanguage, t } from '../src/language.svelte'
import { settings } from '../src/settings.svelte'
import '../src/pages/home/NewTable.svelte'
import '../src/pages/table/BotSeat.svelte'
import '../src/pages/table/SeatForm.svelte'
import '../src/pages/table/WaitingRoom.svelte'
import '../src/games/nile/Result.svelte'
import '../src/table/Afterwards.svelte'
import TablePage from '../src/pages/TablePage.svelte'
import act from '../fixtures/nile-act.json'
import over from '../fixtures/nile-over.json'
import { answerOf, FakeSocket, type Position } from './sockets'

const seat = (kind: 'open' | 'person' | 'bot', name = '', level: string | null = null) =>
  ({ kind, name, level, away: null, stood_in: 0, bank: null, thinking_since: null }) as TableAnswer['seats'][number]
const OPEN = seat('open')
const ANN = seat('person', 'Ann')
const GAMES = [
  {
    name: 'nile',
    players: [2],
    options: [],
    bots: [
      { name: 'apprentice', default: false },
      { name: 'scribe', default: true },
    ],
  },
]

let shown: object | null = null
const asked = vi.fn()
const requests = () =>
  asked.mock.calls.map(([path, { method, body }]) => [method, path, body].filter(Boolean).join(' '))
const posts = () => requests().filter((request) => !request.startsWith('GET'))

/** The page of a table, as the server shows it. */
async function visit(changes: Partial<TableAnswer>, wanted: string): Promise<void> {
  shown = mount(TablePage, { target: document.body, props: { id: 'aaaabbbbcccc' } })
  flushSync()
  FakeSocket.last.opens()
  hear(changes)
  await vi.waitFor(() => expect(document.body.textContent).toContain(wanted))
}
function hear(changes: Partial<TableAnswer>): void {
  FakeSocket.last.says(answerOf((changes.phase === 'playing' ? act : over) as unknown as Position, changes) as never)
  flushSync()
}
const waiting = (changes: Partial<TableAnswer> = {}): Partial<TableAnswer> => ({
  phase: 'waiting',
  play: null,
  viewer: 0,
  you: [0],
  devices: [1],
  seats: [ANN, OPEN],
  ...changes,
})
const buttons = () => [...document.querySelectorAll('button')].map((each) => each.textContent!.trim())
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent!.trim()) === name,
  )
function press(name: string): void {
  const found = named(name)
  if (!found) throw new Error(`no button ${name} among ${buttons().join(', ')}`)
  found.click()
  flushSync()
}

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  asked.mockReset().mockImplementation(async (path: string) => {
    const found = path === '/api/games' ? GAMES : {}
    return new Response(JSON.stringify(found), { status: /course|analysis/.test(path) ? 404 : 200 })
  })
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  settings.name = ''
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('the host gives an open seat to a bot of a level, and takes it back', async () => {
  await visit(waiting(), t('app_invite'))
  press(t('app_seat_bot_of', { number: 2 }))
  await vi.waitFor(() => expect(document.querySelector<HTMLSelectElement>('dialog select')?.value).toBe('scribe'))
  const levels = document.querySelector<HTMLSelectElement>('dialog select')!
  levels.value = 'apprentice'
  levels.dispatchEvent(new Event('change'))
  flushSync()
  press(t('app_seat_bot'))
  expect(posts()).toEqual(['POST /api/tables/aaaabbbbcccc/seats/1/bot {"level":"apprentice"}'])
  expect(document.querySelector('dialog select')).toBeNull()
  await vi.waitFor(() => expect(named(t('app_join'))?.hasAttribute('disabled')).toBe(false))
  hear(waiting({ seq: 21, seats: [ANN, seat('bot', 'apprentice', 'apprentice')] }))
  press(t('app_remove_bot'))
  expect(posts().at(-1)).toBe('DELETE /api/tables/aaaabbbbcccc/seats/1/bot')
})

test('a guest is offered a seat, and neither bots nor an end of the table', async () => {
  await visit(
    waiting({ host: false, you: [], devices: [], viewer: null, seats: [seat('bot', 'scribe', 'scribe'), OPEN] }),
    t('app_invite'),
  )
  expect(named(t('app_join'))).toBeDefined()
  for (const words of [t('app_seat_bot_of', { number: 2 }), t('app_remove_bot'), t('app_close_table'), t('app_start')])
    expect(named(words)).toBeUndefined()
})

test('a first visitor who joins is known on a new socket', async () => {
  await visit(waiting({ host: false, you: [], devices: [], viewer: null }), t('app_invite'))
  settings.name = 'Bo'
  press(t('app_join'))
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(2))
})

test('one who has no name yet is asked for it before they sit down, and only once', async () => {
  await visit(waiting({ host: false, you: [], devices: [], viewer: null }), t('app_invite'))
  press(t('app_join'))
  const input = document.querySelector<HTMLInputElement>('dialog[open] input')!
  expect(posts()).toEqual([])
  input.value = 'Nefret'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(posts()[0]).toMatch(/join \{"name":"Nefret","seat":1,/))
  expect(settings.name).toBe('Nefret')
  await vi.waitFor(() => expect(named(t('app_join'))?.hasAttribute('disabled')).toBe(false))
  press(t('app_join'))
  await vi.waitFor(() => expect(posts()).toHaveLength(2))
})

test('the host renames a bot, moves it in the order of play, and frees a seat', async () => {
  const seats = [ANN, seat('bot', 'scribe', 'scribe'), seat('person', 'Bob')]
  const edit = async (number: number, wanted: string) => {
    flushSync()
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
    await vi.waitFor(() => expect(named(t('seat_edit', { number }))?.hasAttribute('disabled')).toBe(false))
    press(t('seat_edit', { number }))
    await vi.waitFor(() => expect(buttons()).toContain(wanted))
  }
  await visit(waiting({ seats }), t('app_invite'))
  await edit(2, t('seat_rename'))
  const input = document.querySelector<HTMLInputElement>('dialog[open] input')!
  expect(input.value).toBe('')
  input.value = 'Thoth'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect(posts().at(-1)).toBe('POST /api/tables/aaaabbbbcccc/seats/1/name {"name":"Thoth"}')
  await edit(2, t('seat_later'))
  press(t('seat_later'))
  expect(posts().at(-1)).toBe('POST /api/tables/aaaabbbbcccc/order {"order":[0,2,1]}')
  expect(document.querySelector('dialog[open] h2')?.textContent).toBe(t('seat_edit', { number: 3 }))
  press(t('app_close'))
  await edit(3, t('seat_free'))
  press(t('seat_free'))
  expect(posts().at(-1)).toBe('DELETE /api/tables/aaaabbbbcccc/seats/2/person')
})

test('the host gives a seat of their own to a bot', async () => {
  await visit(waiting({ seats: [ANN, OPEN] }), t('app_invite'))
  press(t('seat_edit', { number: 1 }))
  await vi.waitFor(() => expect(named(t('app_seat_bot'))).toBeDefined())
  press(t('app_seat_bot'))
  await vi.waitFor(() => expect(document.querySelector<HTMLSelectElement>('dialog select')?.value).toBe('scribe'))
  press(t('app_seat_bot'))
  await vi.waitFor(() =>
    expect(posts()).toEqual([
      'DELETE /api/tables/aaaabbbbcccc/seats/0/person',
      'POST /api/tables/aaaabbbbcccc/seats/0/bot {"level":"scribe"}',
    ]),
  )
})

test('a guest edits only their own seat', async () => {
  await visit(waiting({ host: false, you: [1], seats: [ANN, seat('person', 'Bo'), OPEN] }), t('app_invite'))
  expect([1, 2, 3].map((number) => named(t('seat_edit', { number })) !== undefined)).toEqual([false, true, false])
})

test('closing a table asks first', async () => {
  await visit(waiting(), t('app_invite'))
  press(t('app_close_table'))
  expect(document.body.textContent).toContain(t('app_close_table_what'))
  press(t('app_keep_table'))
  expect(posts()).toEqual([])
  press(t('app_close_table'))
  document.querySelector<HTMLElement>('dialog .primary')!.click()
  expect(posts()).toEqual(['POST /api/tables/aaaabbbbcccc/close'])
})

test('a closed table invites nobody, and leads home or to a new table', async () => {
  await visit(waiting({ phase: 'closed' }), t('app_table_closed'))
  expect(document.body.textContent).not.toContain(t('app_invite_hint'))
  expect(document.querySelector('input[readonly], details')).toBeNull()
  for (const words of [t('app_join'), t('app_start'), t('app_close_table'), t('seat_link_title')])
    expect(named(words)).toBeUndefined()
  expect(document.querySelector('main a.button[href="/"], .ways a[href="/"]')).not.toBeNull()
  press(t('home_new_table'))
  await vi.waitFor(() => expect(named(t('home_make_table'))).toBeDefined())
})

test('while the cards are shuffled nobody is invited any more', async () => {
  await visit(waiting({ phase: 'shuffling', seats: [ANN, seat('person', 'Bob')] }), t('app_shuffling'))
  expect(document.querySelector('input[readonly]')).toBeNull()
})

test.each([[[0]], [[]]])('a rematch is announced to everybody at the finished table: %j', async (you) => {
  const result: Partial<TableAnswer> = { you, devices: you.map(() => 1), host: false }
  await visit(result, t('replay_title'))
  expect(named(t('app_rematch_go'))).toBeUndefined()
  hear({ ...result, seq: 21, rematch: 'ddddeeeeffff' })
  expect(named(t('app_rematch_go'))?.getAttribute('href')).toBe('/table/ddddeeeeffff')
  expect(named(t('app_rematch_go'))?.closest('[aria-live]')).not.toBeNull()
})

test('a device that is signed out during the game is told so', async () => {
  const play: Partial<TableAnswer> = { phase: 'playing', you: [0], devices: [2], host: false }
  await visit(play, t('app_log'))
  expect(document.body.textContent).not.toContain(t('seat_signed_out'))
  hear({ ...play, seq: 21, you: [], devices: [], viewer: null })
  expect(document.body.textContent).toContain(t('seat_signed_out'))
})
