// Both games, shown from real positions: they draw without fault, offer every legal action, and ask for what was chosen.

import type { FertilityTable } from '../src/games/fertility/types'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import FertilityEnded from '../src/games/fertility/Ended.svelte'
import Fertility from '../src/games/fertility/Fertility.svelte'
import '../src/games/fertility/Result.svelte' // so that no test waits until it is compiled
import NileEnded from '../src/games/nile/Ended.svelte'
import Nile from '../src/games/nile/Nile.svelte'
import '../src/games/nile/Result.svelte'
import { hasMessage, loadLanguage } from '../src/language.svelte'
import { moveFocus } from '../src/table/keyboard'

interface Position {
  me: number
  game: string
  choices: { action: number; text: string; earns?: { where?: object[] } }[]
  log: { key: string }[]
}
const POSITIONS = import.meta.glob<Position>('../fixtures/*.json', { eager: true, import: 'default' })
const named = (name: string) => structuredClone(POSITIONS[`../fixtures/${name}.json`]!)
const actions = { act: vi.fn(), undo: vi.fn(), why: vi.fn() }

let shown: object | null = null
function show(position: Position): void {
  shown = mount(position.game === 'fertility' ? Fertility : Nile, {
    target: document.body,
    props: { table: position as never, actions },
  })
  flushSync()
}
const press = (found: Element | null | undefined) => {
  if (!(found instanceof HTMLElement)) throw new Error('there is no such button')
  found.click()
  flushSync()
}
const drawn = () => new Promise(requestAnimationFrame)
const button = (words: string) =>
  [...document.querySelectorAll('button:not(.summary)')].find((each) => each.textContent?.includes(words))

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
  vi.clearAllMocks()
})

describe.each(Object.keys(POSITIONS).map((path) => path.split('/').at(-1)!.replace('.json', '')))('%s', (name) => {
  test('is drawn, with words for all of it', async () => {
    const position = named(name)
    show(position)
    // How a game ended is asked for when it has.
    await vi.dynamicImportSettled()
    flushSync()
    expect(document.querySelector('main')).not.toBeNull()
    expect(position.log.every((entry) => hasMessage(entry.key))).toBe(true)
    // A key without words would be shown as itself.
    expect(document.body.textContent).not.toMatch(/\b(fertility|nile|app|settings)_[a-z_]+/)
  })
})

test.each([
  ['fertility-over', FertilityEnded],
  ['nile-over', NileEnded],
])('%s looks the same to those who come later', async (name, ended) => {
  const position = named(name)
  show(position)
  await vi.dynamicImportSettled()
  flushSync()
  const text = document.body.textContent
  void unmount(shown!)
  document.body.innerHTML = ''
  shown = mount(ended as never, { target: document.body, props: { table: position as never } })
  flushSync()
  expect(document.body.textContent).toBe(text)
  expect(document.querySelector('main h1')).not.toBeNull()
})

test('every legal action is among all choices', () => {
  const position = named('fertility-place')
  show(position)
  press(button('All choices'))
  const offered = document.querySelectorAll('dialog li button')
  expect(offered.length).toBe(position.choices.length)
  press(offered[3])
  expect(actions.act).toHaveBeenCalledWith(position.choices[3]!.action)
})

test('a tile is placed from the keyboard', () => {
  const position = named('fertility-place')
  show(position)
  const valley = document.querySelector('svg.valley')!
  const key = (name: string) => {
    valley.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    flushSync()
  }
  key('Enter')
  expect(actions.act).not.toHaveBeenCalled()
  key('ArrowRight')
  key('r')
  const told = document.querySelectorAll('.valley .chip').length
  key('Enter')
  const placed = position.choices.find((choice) => choice.action === actions.act.mock.calls[0]![0])
  // What it earned was told on the board, each thing by itself.
  expect(placed!.earns?.where?.length).toBe(told)
  expect(told).toBeGreaterThan(0)
})

test('a district is picked, then paid for', () => {
  const position = named('fertility-build')
  show(position)
  press(document.querySelector('.district.offered button'))
  press(document.querySelector('.brings .reward'))
  const chosen = position.choices.find((choice) => choice.action === actions.act.mock.calls[0]![0])
  expect(chosen!.text).toMatch(/^build /)
})

test('the keyboard focus goes to the decision, then to what confirms it', async () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  show(named('fertility-build'))
  await drawn()
  expect(document.activeElement?.matches('.district.offered button')).toBe(true)
  press(document.activeElement)
  await drawn()
  expect(document.activeElement?.className).toContain('reward')
  dispatchEvent(new Event('pointerdown'))
})

test('only who stands on what does something is left there', async () => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  show(named('fertility-supply'))
  const stand = async (place: string) => {
    document.querySelector<HTMLElement>(place)!.focus()
    moveFocus(['.shop.target button'], true)
    await drawn()
    return document.activeElement
  }
  expect((await stand('.mine .buttons button'))?.closest('.buttons')).not.toBeNull()
  expect((await stand('.shop button[aria-disabled=true]'))?.closest('.shop.target')).not.toBeNull()
  dispatchEvent(new Event('pointerdown'))
})

test('a resource goes onto a marked shop', () => {
  const position = named('fertility-supply')
  show(position)
  press(document.querySelector('.shop.target button'))
  const chosen = position.choices.find((choice) => choice.action === actions.act.mock.calls[0]![0])
  expect(chosen!.text).toMatch(/^supply /)
})

test('a click that can’t be asks why', () => {
  const building = named('fertility-build')
  building.choices = building.choices.filter((choice) => choice.text === 'skip')
  show(building)
  press(document.querySelector('.four .district button[aria-disabled=true]'))
  expect(actions.why.mock.lastCall![0]).toMatch(/^build \w+( with [ABPGW](\+[ABPGW])*)?$/)
  if (shown) void unmount(shown)

  show(named('fertility-supply'))
  press(document.querySelector('.shop button[aria-disabled=true]'))
  expect(actions.why.mock.lastCall![0]).toMatch(/^supply [ABPG] \w+\.\d$/)
  expect(actions.act).not.toHaveBeenCalled()
})

test('two cards picked can be traded', () => {
  const position = named('nile-act')
  show(position)
  const cards = document.querySelectorAll('.slot button')
  press(cards[0])
  press(document.querySelectorAll('.slot button')[1])
  press(button('Market'))
  const chosen = position.choices.find((choice) => choice.action === actions.act.mock.calls[0]![0])
  expect(chosen!.text).toMatch(/^market /)
})

test('what the others did is stepped through', () => {
  show(named('fertility-place'))
  press(document.querySelector('button[aria-label^="What the others did"]'))
  const said = () => document.querySelector('.looking .prompt')!.textContent
  const first = said()
  press(document.querySelector('button[aria-label="Next"]'))
  expect(said()).not.toBe(first)
  press(button('Done'))
  expect(document.querySelector('.looking')).toBeNull()
})

test('nobody else can be played for', () => {
  const position = named('fertility-place')
  show({ ...position, me: 1 - Math.min(1, position.me), choices: [] })
  expect(document.querySelector('.button.primary')).toBeNull()
  expect(document.body.textContent).toContain('Waiting for')
})

test('crops stay flooded when their card has gone into the new deck', () => {
  const position = named('nile-renewed')
  const view = (position as unknown as { view: { flood: null; flooded: string } }).view
  expect(view.flood).toBeNull()
  show(position)
  const river = document.querySelector('.river .flood')!
  expect(river.textContent).toContain('was shuffled into the new deck')
  expect(document.querySelectorAll('article.flooded').length).toBe(view.flooded.length)
})

test('the Valley can be heard square by square, with what lies there', () => {
  const position = named('fertility-four') as Position & FertilityTable
  show(position)
  const said = [...document.querySelectorAll('caption + tbody td')].map((cell) => cell.textContent!)
  expect(said).toHaveLength(position.view.terrain.length * position.view.terrain[0]!.length)
  expect(said[0]).toMatch(/^a1: /)
  expect(
    said.filter((each) => /: (Water|Wheat|Desert|Quarry|Grapes|Bovines|Alabaster|Papyrus)/.test(each)),
  ).toHaveLength(said.length)
  const [square, seat] = position.view.monuments[0]!
  expect(said).toContain(`${square}: Quarry with a Monument of ${position.players[seat]!.name}`)
  const [first, second] = position.view.tiles[0]!
  for (const on of [first, second]) expect(said.find((each) => each.startsWith(`${on}:`))).not.toMatch(/Desert|Water/)
})

test('where a tile would lie is said, not only drawn', () => {
  show(named('fertility-place'))
  document
    .querySelector('svg.valley')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  flushSync()
  expect(document.querySelector('.prompt')!.textContent).toMatch(/Place .+ and .+ on [a-p][1-8] and [a-p][1-8]/)
})
