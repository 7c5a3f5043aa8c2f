// The devices that hold a seat, and the link that adds one.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { TableAnswer } from '../../src/api/types'
import { loadLanguage, t } from '../../src/language.svelte'
import SeatLink from '../../src/table/SeatLink.svelte'
import '../../src/ui/QrCode.svelte'

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const button = (words: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === words)

test('the holder of a seat sees how many devices do, signs the others out, and gets another link', async () => {
  let links = 0
  const asked = vi.fn((path: string, { method }: RequestInit) => {
    const answer = path.endsWith('/server')
      ? { links: 'https://games.example' }
      : path.endsWith('/link')
        ? { seat: 1, secret: `s${++links}` }
        : { table: 'abc', seq: 9 }
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'x-asked': method! } }))
  })
  vi.stubGlobal('fetch', asked)
  const table = { id: 'abc', you: [0, 1], devices: [1, 3] } as unknown as TableAnswer
  const shown = mount(SeatLink, { target: document.body, props: { table, seat: 1 } })
  flushSync()
  expect(document.body.textContent).toContain(t('seat_devices', { count: 3 }))
  expect(document.body.textContent).not.toContain(t('app_link_only_here'))
  await vi.waitFor(() =>
    expect(document.querySelector('input')?.value).toBe('https://games.example/table/abc#seat=1&secret=s1'),
  )
  button(t('seat_sign_out'))!.click()
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toMatch(/secret=s2$/))
  expect(asked.mock.calls.map(([path, { method }]) => `${method} ${path}`)).toEqual([
    'GET /api/server',
    'GET /api/tables/abc/seats/1/link',
    'POST /api/tables/abc/seats/1/revoke',
    'GET /api/tables/abc/seats/1/link',
  ])
  void unmount(shown)
})
