import { mount, tick, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'

import type { TableSummary } from '../src/api/types'
import { loadLanguage } from '../src/language.svelte'
import TableList from '../src/pages/home/TableList.svelte'

const heading = (number: number) =>
  ({
    id: `t${number}`,
    game: 'nile',
    phase: 'waiting',
    created: 1,
    updated: number,
    seats: [],
  }) as unknown as TableSummary

/** A server with so many tables in its lobby, fifty at a time, the last changed first. */
function serve(tables: number): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const before = Number(new URL(address, 'http://here').searchParams.get('before') ?? tables + 1)
    const page = Array.from({ length: Math.min(50, before - 1) }, (_, i) => heading(before - 1 - i))
    return Promise.resolve(new Response(JSON.stringify(page), { headers: { 'content-type': 'application/json' } }))
  })
  return asked
}
const shown = () => document.querySelectorAll('li').length
const more = () => document.querySelector<HTMLButtonElement>('button.more')

let list: Record<string, never>
afterEach(async () => {
  await unmount(list)
  vi.unstubAllGlobals()
})

test('a button shows more of the lobby, until all of it is there', async () => {
  const asked = serve(120)
  list = mount(TableList, { target: document.body, props: { which: 'lobby' } })
  await vi.waitFor(() => expect(shown()).toBe(50))
  more()!.click()
  await vi.waitFor(() => expect(shown()).toBe(100))
  expect(asked.at(-1)).toContain('before=71&last=t71')
  more()!.click()
  await vi.waitFor(() => expect(shown()).toBe(120))
  await tick()
  expect(more()).toBeNull()
})

test('games in progress show whose turn it is, the edition and the clock', async () => {
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }))
  const table = {
    ...heading(1),
    ...{ game: 'fertility', phase: 'playing', seats, you: [], to_play: 1, round: 4, deadline: null },
    ...{ options: { edition: 'first', first: '1' }, clock: { bank: 900, increment: 10 }, waits_for_you: false },
  }
  await loadLanguage('en')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify([table]))))
  list = mount(TableList, { target: document.body, props: { which: 'running' } })
  await vi.waitFor(() => expect(shown()).toBe(1))
  const words = document.querySelector('li')!.textContent!.replace(/\s+/g, ' ')
  expect(words).toContain('Waiting for Bob · round 4')
  expect(words).toContain('Ann and Bob · Edition: First · Clock: 15 min + 10 s')
})

test('a short lobby has no such button', async () => {
  serve(3)
  list = mount(TableList, { target: document.body, props: { which: 'lobby' } })
  await vi.waitFor(() => expect(shown()).toBe(3))
  expect(more()).toBeNull()
})
