// A table created while the server still compiles: the dialog says why it waits, and asks once.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { preparation } from '../src/api/preparation.svelte'
import { loadLanguage, t } from '../src/language.svelte'
import NewTable from '../src/pages/home/NewTable.svelte'

let shown: Record<string, never>
afterEach(async () => {
  await unmount(shown)
  preparation.stage = null
  vi.unstubAllGlobals()
})

test('a dialog that waits for the rules says so, and can’t be sent twice', async () => {
  await loadLanguage('en')
  let answer = (_: Response): void => undefined
  const created = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
  const games = [{ name: 'nile', players: [2, 3], options: [], bots: [{ name: 'scribe', default: true }] }]
  vi.stubGlobal('fetch', (path: string, { method = 'GET' } = {}) =>
    path === '/api/tables' && method === 'POST' ? created() : Promise.resolve(new Response(JSON.stringify(games))),
  )
  preparation.stage = 'rules'
  shown = mount(NewTable, { target: document.body, props: { game: 'nile', close: () => undefined } })
  flushSync()
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === t('home_make_table'))!
  expect(document.body.textContent).not.toContain(t('app_preparing_rules'))
  button.click()
  flushSync()
  expect(document.querySelector('[role=status]')!.textContent).toBe(t('app_preparing_rules'))
  expect(button.disabled).toBe(true)
  button.click()
  await vi.waitFor(() => expect(created).toHaveBeenCalledTimes(1))
  answer(new Response(JSON.stringify({ error: { key: 'x', args: {}, rule: '', text: 'no' } }), { status: 400 }))
  await vi.waitFor(() => expect(button.disabled).toBe(false))
  expect(document.querySelector('[role=status]')!.textContent).toBe('')
})
