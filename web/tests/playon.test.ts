// From a moment of a replay to a table where the game goes on.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import over from '../fixtures/nile-over.json'
import { loadLanguage } from '../src/language.svelte'
import PlayOn from '../src/replay/PlayOn.svelte'
import { settings } from '../src/settings.svelte'
import Continued from '../src/ui/Continued.svelte'
import { answerOf, type Position } from './sockets'

const table = answerOf(over as unknown as Position)
const names = table.seats.map(({ name }) => name)
let shown: Record<string, never> | undefined
let posts: [string, unknown][] = []

beforeEach(async () => {
  await loadLanguage('en')
  settings.name = 'Cid'
  posts = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' } = {}) => {
    if (method === 'POST') posts.push([path, body ? JSON.parse(body) : null])
    const bots = [{ name: 'scribe', default: true }]
    return new Response(
      JSON.stringify(path === '/api/games' ? [{ name: 'nile', bots }] : { table: 'ddddeeeeffff', seq: 1 }),
    )
  })
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  settings.name = ''
  vi.unstubAllGlobals()
})
async function make(others: 'bots' | 'friends'): Promise<void> {
  shown = mount(PlayOn, { target: document.body, props: { table, names, at: 7, next: 1 } })
  await vi.waitFor(() => expect(document.querySelector<HTMLButtonElement>('.primary')!.disabled).toBe(false))
  expect(document.querySelector('select')!.selectedIndex).toBe(1)
  if (others === 'friends') document.querySelectorAll<HTMLInputElement>('fieldset input')[1]!.click()
  flushSync()
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}

test('against bots it begins at once, in the seat that is to play', async () => {
  await make('bots')
  await vi.waitFor(() => expect(posts).toHaveLength(2))
  const seats = names.map((_, i) =>
    i === 1 ? { kind: 'person', name: 'Cid', level: '' } : { kind: 'bot', name: '', level: 'scribe' },
  )
  expect(posts[0]).toEqual(['/api/tables/aaaabbbbcccc/play-on', { decision: 7, seats }])
  expect(posts[1]![0]).toBe('/api/tables/ddddeeeeffff/start')
  expect(location.pathname).toBe('/table/ddddeeeeffff')
})

test('with friends it waits for them', async () => {
  await make('friends')
  await vi.waitFor(() => expect(location.pathname).toBe('/table/ddddeeeeffff'))
  expect(posts).toHaveLength(1)
  expect((posts[0]![1] as { seats: { kind: string }[] }).seats.filter(({ kind }) => kind === 'open')).toHaveLength(
    names.length - 1,
  )
})

test('a game that began in the middle says so, and leads to where it began', () => {
  shown = mount(Continued, { target: document.body, props: { start: { table: 'ggggtttttttt', decision: 12 } } })
  expect(document.body.textContent).toContain('continues from a position in another game')
  expect(document.querySelector('a')!.getAttribute('href')).toBe('/replay/ggggtttttttt?at=12')
})
