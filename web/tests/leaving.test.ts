// Leaving a game, and the names of players.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TableAnswer } from '../src/api/types'
import { loadLanguage, t } from '../src/language.svelte'
import Leave from '../src/table/Leave.svelte'
import { namesOf, whoPlays } from '../src/table/words'

beforeAll(() => loadLanguage('de'))
afterEach(() => vi.unstubAllGlobals())

test.each(['bot', 'wait'] as const)('who leaves is told before what happens: %s', async (absent) => {
  const asked = vi.fn().mockResolvedValue(new Response('{}'))
  vi.stubGlobal('fetch', asked)
  const seats = [{ away: null }, { away: 'left' }, { away: null }]
  const table = { id: 'abc', you: [0, 1], seats, absent } as unknown as TableAnswer
  const stay = vi.fn()
  const shown = mount(Leave, { target: document.body, props: { table, stay } })
  flushSync()
  expect(document.body.textContent).toContain(t('app_leave_what', { absent }))
  const [remain, leave] = document.querySelectorAll('button')
  remain!.click()
  expect([stay.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0])
  leave!.click()
  await vi.waitFor(() => expect(location.pathname).toBe('/'))
  // A seat that has been left already isn't left again.
  expect(asked.mock.calls.map(([path, { body }]) => [path, body])).toEqual([['/api/tables/abc/leave', '{"seat":0}']])
  void unmount(shown)
})

test('bots are called by their level in the reader’s language, and told apart', () => {
  const bot = (name: string) => ({ kind: 'bot', name })
  const names = namesOf([{ kind: 'person', name: 'scribe' }, bot('scribe'), bot('scribe'), bot('Kenna')])
  expect(names).toEqual(['scribe', 'Schreiber', 'Schreiber 2', 'Kenna'])
  expect(whoPlays({ name: names[2]!, level: 'scribe' })).toBe('Bot')
  expect(whoPlays({ name: 'Kenna', level: 'scribe' })).toBe('Schreiber (Bot)')
})
