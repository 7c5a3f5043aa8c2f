// A game against bots: in two taps as the last time, in three with another level.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage, t } from '../src/language.svelte'
import PlayBots from '../src/pages/home/PlayBots.svelte'
import { settings } from '../src/settings.svelte'

const bots = ['novice', 'apprentice', 'scribe', 'vizier', 'pharaoh', 'horus'].map((name) => ({
  name,
  default: name === 'vizier',
}))
let shown: Record<string, never>
let made: { game: string; seats: { kind: string; name: string; level: string }[] }[] = []
const radios = () => [...document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')]
const chosen = () => radios().flatMap((each) => (each.checked ? [each.closest('label')!.textContent!.trim()] : []))

async function open(): Promise<void> {
  shown = mount(PlayBots, { target: document.body, props: { game: 'nile', close: () => undefined } })
  await vi.waitFor(() => expect(radios()).toHaveLength(4 + bots.length))
}
function play(): void {
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}

beforeEach(async () => {
  await loadLanguage('en')
  made = []
  settings.name = 'Ann'
  settings.bots = {}
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' } = {}) => {
    if (path === '/api/tables' && method === 'POST') made.push(JSON.parse(body))
    const games = [{ name: 'nile', players: [2, 3, 4, 5], options: [], bots }]
    return new Response(JSON.stringify(path === '/api/games' ? games : { table: 'aaaabbbbcccc', seq: 1 }))
  })
})
afterEach(async () => {
  await unmount(shown)
  settings.name = ''
  settings.bots = {}
  vi.unstubAllGlobals()
})

test('the levels are those of the server, and the usual one is chosen', async () => {
  await open()
  expect(chosen()[0]).toBe('3')
  expect(chosen()[1]).toContain('Vizier')
  expect(document.querySelector('dialog input[autocomplete=nickname]')).toBeNull()
})

test('what was chosen is played, and offered the next time', async () => {
  await open()
  radios()[3]!.click()
  radios()[4 + 2]!.click()
  flushSync()
  play()
  await vi.waitFor(() => expect(made).toHaveLength(1))
  expect(made[0]!.seats).toEqual([
    { kind: 'person', name: 'Ann', level: '' },
    ...Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'scribe', name: '' })),
  ])
  expect(settings.bots).toEqual({ nile: { level: 'scribe', players: 5 } })
  await unmount(shown)
  await open()
  expect(chosen()[0]).toBe('5')
  expect(chosen()[1]).toContain('Scribe')
})

test('a level that the server has no more gives way to the usual one', async () => {
  settings.bots = { nile: { level: 'oracle', players: 9 } }
  await open()
  expect(chosen()[0]).toBe('3')
  expect(chosen()[1]).toContain(t('bot_name', { level: 'vizier' }))
})

test('one without a name is asked for it, once', async () => {
  settings.name = ''
  await open()
  const input = document.querySelector<HTMLInputElement>('dialog input[autocomplete=nickname]')!
  input.value = 'Nefret'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  play()
  await vi.waitFor(() => expect(made[0]?.seats[0]?.name).toBe('Nefret'))
  expect(settings.name).toBe('Nefret')
})
