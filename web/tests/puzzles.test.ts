// Puzzles: solved at the board, with what the choice and the best one are worth; progress is remembered.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import nile from '../fixtures/nile-act.json'
import { loadLanguage } from '../src/language.svelte'
import PuzzlePage from '../src/puzzles/PuzzlePage.svelte'
import { go, place } from '../src/router.svelte'
import { keepProgress, progressOf } from '../src/puzzles/progress'

const choices = nile.choices
const [wrong, right] = [choices[0]!, choices[1]!]

function puzzle(number: number) {
  return {
    number,
    total: 2,
    seat: nile.me,
    names: nile.players.map(({ name }) => name),
    view: nile.view,
    choices,
    chances: choices.map(({ action }) => (action === right.action ? 0.61 : 0.42)),
    right: [right.action],
    played: wrong.action,
    why: {
      turn: [],
      reasons: [{ key: 'why_turn_more', args: { more: { key: 'nile_gain_card', args: { count: 2 } } } }],
    },
  }
}

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  go('/puzzles/nile', { replace: true })
  localStorage.clear()
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => Promise.resolve(Response.json(puzzle(Number(/\d+$/.exec(String(address))![0]))))),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const said = () => document.querySelector('[aria-live]')!.textContent!
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent!.trim().startsWith(words))!

async function shown(check: () => void): Promise<void> {
  await vi.waitFor(() => {
    flushSync()
    check()
  })
}

async function answer(place: number): Promise<void> {
  button('All choices').click()
  await shown(() => expect(document.querySelector('dialog li button')).not.toBeNull())
  document.querySelectorAll<HTMLElement>('dialog li button')[place]!.click()
}

test('a wrong answer can be tried again, and the right one is explained and remembered', async () => {
  const page = mount(PuzzlePage, { target: document.body, props: { game: 'nile' } })
  await shown(() => expect(said()).toContain('puzzle 1 of 2'))
  await answer(0)
  await shown(() => expect(said()).toContain('There’s a better move'))
  expect(said()).toContain('42%')
  expect(said()).not.toContain('61%')
  await answer(1)
  await shown(() => expect(said()).toContain('Right!'))
  expect(said()).toContain('61%')
  expect(said()).toContain('2 cards in hand')
  expect(progressOf('nile')).toEqual({ at: 1, solved: [1] })
  button('Next puzzle').click()
  await shown(() => expect(said()).toContain('puzzle 2 of 2'))
  expect(progressOf('nile').at).toBe(2)
  expect(place.query).toBe('?2')
  void unmount(page)
})

test('a link leads to its puzzle', async () => {
  go('/puzzles/nile?2', { replace: true })
  const page = mount(PuzzlePage, { target: document.body, props: { game: 'nile' } })
  await shown(() => expect(said()).toContain('puzzle 2 of 2'))
  void unmount(page)
})

test('the solution can be shown without being counted', async () => {
  const page = mount(PuzzlePage, { target: document.body, props: { game: 'nile' } })
  await shown(() => expect(said()).toContain('puzzle 1 of 2'))
  button('Show solution').click()
  await shown(() => expect(said()).toContain('The best move'))
  expect(progressOf('nile').solved).toEqual([])
  void unmount(page)
})

test('progress that cannot be read starts over', () => {
  localStorage.setItem('nomarch-puzzles', '{"nile": {"at": -3, "solved": ["x", 4]}}')
  expect(progressOf('nile')).toEqual({ at: 1, solved: [4] })
  localStorage.setItem('nomarch-puzzles', 'nonsense')
  expect(progressOf('nile')).toEqual({ at: 1, solved: [] })
  keepProgress('fertility', { at: 3, solved: [1, 2] })
  expect(progressOf('fertility').at).toBe(3)
})
