import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import AlertsForm from '../src/alerts/AlertsForm.svelte'
import { attention, noteTables, showAttention, titled } from '../src/attention.svelte'
import { loadLanguage } from '../src/language.svelte'
import MailLink from '../src/pages/MailLink.svelte'
import TableList from '../src/pages/home/TableList.svelte'
import { settings } from '../src/settings.svelte'

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }
let asked: { method: string; path: string; body: unknown }[] = []
let ways = { push_key: 'the-key', push: false, offers_mail: true, address: null as string | null, confirmed: false }
let shown: Record<string, never> | undefined
const text = () => document.body.textContent!.replace(/\s+/g, ' ')

/** A browser that grants permission, and whose push manager subscribes or has no service. */
function pushing(works: boolean) {
  const unsubscribe = vi.fn(() => Promise.resolve(true))
  const subscription = { toJSON: () => SUBSCRIPTION, unsubscribe }
  const subscribe = vi.fn(() =>
    works ? Promise.resolve(subscription) : Promise.reject(new DOMException('', 'AbortError')),
  )
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(works ? subscription : null) }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => Promise.resolve('granted') })
  vi.stubGlobal('navigator', {
    ...navigator,
    languages: ['en'],
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  })
  return { subscribe, unsubscribe }
}

beforeEach(async () => {
  await loadLanguage('en')
  asked = []
  ways = { push_key: 'the-key', push: false, offers_mail: true, address: null, confirmed: false }
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body = '' } = {}) => {
    asked.push({ method, path, body: body ? JSON.parse(body) : null })
    if (path === '/api/me/push') ways = { ...ways, push: method === 'POST' }
    if (path === '/api/me/mail') ways = { ...ways, address: method === 'POST' ? JSON.parse(body).address : null }
    return Promise.resolve(new Response(JSON.stringify(path.startsWith('/api/alerts') ? { done: true } : ways)))
  })
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  settings.notices = false
  noteTables([])
  vi.unstubAllGlobals()
})
const toggle = () => document.querySelector<HTMLInputElement>('[role=switch]')!

test('switching notices on subscribes the browser with the server’s key, and off ends it', async () => {
  const { subscribe, unsubscribe } = pushing(true)
  shown = mount(AlertsForm, { target: document.body })
  toggle().click()
  await vi.waitFor(() => expect(settings.notices).toBe(true))
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the-key' })
  expect(asked.at(-1)).toEqual({ method: 'POST', path: '/api/me/push', body: SUBSCRIPTION })
  expect(text()).toContain('even while this page is closed')
  toggle().click()
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/me/push' }))
  expect(unsubscribe).toHaveBeenCalled()
  expect(settings.notices).toBe(false)
})

test('a browser without a push service says that it shows notices while a page is open', async () => {
  pushing(false)
  shown = mount(AlertsForm, { target: document.body })
  toggle().click()
  await vi.waitFor(() => expect(text()).toContain('Only while this site is open'))
  expect(settings.notices).toBe(true)
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
})

test('an address waits for its confirmation, and can be removed', async () => {
  shown = mount(AlertsForm, { target: document.body })
  await vi.waitFor(() => expect(document.querySelector('input[type=email]')).not.toBeNull())
  const input = document.querySelector<HTMLInputElement>('input[type=email]')!
  input.value = 'ann@mail.example'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => expect(text()).toContain('To confirm, open the link'))
  expect(asked.at(-1)!.body).toEqual({ address: 'ann@mail.example' })
  document.querySelector<HTMLButtonElement>('.row button')!.click()
  await vi.waitFor(() => expect(document.querySelector('input[type=email]')).not.toBeNull())
})

test('a server without a mail server asks for no address', async () => {
  ways.offers_mail = false
  shown = mount(AlertsForm, { target: document.body })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  flushSync()
  expect(document.querySelector('input[type=email]')).toBeNull()
})

test('the link to stop takes no second click, and the one to confirm does', async () => {
  shown = mount(MailLink, { target: document.body, props: { what: 'stop', token: '1-2' } }) as Record<string, never>
  await vi.waitFor(() => expect(text()).toContain('You won’t get any more e-mails.'))
  await unmount(shown)
  const before = asked.filter(({ path }) => path.includes('/alerts/')).length
  shown = mount(MailLink, { target: document.body, props: { what: 'confirm', token: '1-2' } }) as Record<string, never>
  flushSync()
  expect(asked.filter(({ path }) => path.includes('/alerts/'))).toHaveLength(before)
  document.querySelector<HTMLButtonElement>('button.primary')!.click()
  await vi.waitFor(() => expect(text()).toContain('Confirmed.'))
})

test('a list of one’s tables says whose turn it is and how games ended, and the tab counts what waits', async () => {
  const person = (name: string) => ({ kind: 'person', name })
  const seats = [person('Ann'), person('Bob'), { kind: 'bot', name: 'scribe' }]
  const table = { game: 'nile', seats, you: [0], winners: [], scores: [], deadline: null, round: 3, updated: 1 }
  const tables = [
    { ...table, id: 'a', phase: 'playing', to_play: 0, waits_for_you: true },
    { ...table, id: 'b', phase: 'playing', to_play: 1, waits_for_you: false },
    { ...table, id: 'c', phase: 'over', to_play: null, waits_for_you: false, winners: [0], scores: ['9', '7', '2'] },
    { ...table, id: 'd', phase: 'over', to_play: null, waits_for_you: false, winners: [2], scores: ['1', '7', '8'] },
    { ...table, id: 'e', phase: 'waiting', to_play: null, waits_for_you: true },
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(tables))))
  const icon = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }))
  const stop = showAttention()
  shown = mount(TableList, { target: document.body, props: { which: 'mine' } })
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(5))
  const lines = [...document.querySelectorAll('.state')].map((line) => line.textContent)
  expect(lines).toEqual([
    'Your turn · round 3',
    'Waiting for Bob · round 3',
    'You won · 9 : 7 : 2',
    'Scribe won · 1 : 7 : 8',
    'Everyone is here: start the game',
  ])
  expect(document.querySelectorAll('.waits')).toHaveLength(2)
  expect(text()).not.toContain('Ann')
  expect(titled('nomarch')).toBe('(2) nomarch')
  flushSync()
  expect(icon.getAttribute('href')).toBe('/favicon-turn.svg')
  expect(attention.next?.id).toBe('a')
  noteTables([])
  flushSync()
  expect(icon.getAttribute('href')).toBe('/favicon.svg')
  stop()
  icon.remove()
})
