// What things are: every thing that says what it is has a name and rules, in every language.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Fertility from '../src/games/fertility/Fertility.svelte'
import Nile from '../src/games/nile/Nile.svelte'
import { GAMES } from '../src/games/registry'
import { loadLanguage } from '../src/language.svelte'
import GameOptions from '../src/pages/home/GameOptions.svelte'
import { loadRules, readRules, ruleText } from '../src/rules/read'
import { beside, DWELL, HOLD, thingOf } from '../src/table/lookup'
import Lookup from '../src/table/Lookup.svelte'
import { LANGUAGES } from '../tools/words'
import type { Position } from './sockets'

const POSITIONS = import.meta.glob<Position>('../fixtures/*.json', { eager: true, import: 'default' })
const actions = { act: vi.fn(), undo: vi.fn() }

let shown: object[] = []
function draw(component: unknown, props: object): void {
  shown.push(mount(component as never, { target: document.body, props: props as never }))
  flushSync()
}
beforeEach(() => loadLanguage('en'))
afterEach(() => {
  vi.useRealTimers()
  for (const each of shown) void unmount(each)
  shown = []
  document.body.innerHTML = ''
  actions.act.mockClear()
})

/** Every thing that the fixtures of a game show. */
function things(game: string): string[] {
  const found = new Set<string>()
  for (const [path, table] of Object.entries(POSITIONS)) {
    if (!path.includes(`/${game}-`) || table.view.ranks) continue
    draw(game === 'fertility' ? Fertility : Nile, { table, actions })
    for (const each of document.querySelectorAll('[data-lookup]'))
      if (each.getAttribute('data-lookup')) found.add(each.getAttribute('data-lookup')!)
    for (const each of shown) void unmount(each)
    shown = []
    document.body.innerHTML = ''
  }
  return [...found]
}

describe.each(['fertility', 'nile'])('in %s', (game) => {
  test('every thing has a name, and rules that exist, in every language', async () => {
    const lookUp = await GAMES[game]!.lookup!()
    const all = [
      ...things(game),
      ...(game === 'fertility' ? ['desert', 'water', 'field', 'quarry', 'monument', 'icon A'] : ['card X']),
    ]
    expect(all.length).toBeGreaterThan(20)
    for (const language of LANGUAGES) {
      await loadLanguage(language)
      const rules = await loadRules(game, language)
      for (const thing of all) {
        const [what = '', ...of] = thing.split(' ')
        const entry = lookUp(what, of.join(' '))
        expect(entry?.title, thing).toBeTruthy()
        expect(entry!.title, thing).not.toMatch(/_|\{/)
        for (const rule of entry!.rules) expect(ruleText(rules, rule), `${thing} ${rule}`).toBeTruthy()
      }
    }
  })

  test('options name a rule that exists', async () => {
    const rules = await loadRules(game, 'en')
    for (const { rule } of Object.values(GAMES[game]!.options ?? {})) expect(ruleText(rules, rule)).toBeTruthy()
  })
})

test('of a section, a note says what stands below its heading', () => {
  const rules = readRules('## N3.2 Harvest\n\nOne card moves.\n- to Storage\n\n## N3.3 Trade\n\nN3.3.1 Twice.')
  expect(ruleText(rules, 'N3.2')).toBe('One card moves. to Storage')
  expect(ruleText(rules, 'N3.3.1')).toBe('Twice.')
  expect(ruleText(rules, 'N9')).toBe('')
})

test('a note stays on the screen, above a thing at the bottom', () => {
  const room = { width: 360, height: 740 }
  expect(beside({ left: 340, top: 10, bottom: 40, width: 20 }, room)).toEqual({
    left: 12,
    width: 336,
    top: 48,
    most: 680,
  })
  expect(beside({ left: 0, top: 700, bottom: 740, width: 40 }, room).bottom).toBe(48)
})

describe('a note', () => {
  const note = () => document.querySelector('[role=tooltip]')
  const tile = () => document.querySelector('[data-lookup^="tile "]')!
  const point = (type: string, pointerType: string, on = tile()) =>
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType }))
  const wait = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    for (let i = 0; i < 5; i++) await new Promise(setImmediate)
    flushSync()
  }
  /** What it says is loaded first. */
  const comes = () =>
    vi.waitFor(() => {
      flushSync()
      expect(note()).not.toBeNull()
    })
  beforeEach(async () => {
    await loadRules('fertility', 'en')
    draw(Fertility, { table: POSITIONS['../fixtures/fertility-take.json'], actions })
    draw(Lookup, { game: 'fertility' })
    await GAMES.fertility!.lookup!()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  test('comes when a mouse rests, with the rule, and goes with Escape', async () => {
    point('pointerover', 'mouse')
    await wait(DWELL - 50)
    expect(note()).toBeNull()
    await wait(100)
    await comes()
    expect(note()!.textContent).toContain('Each Scene of the tile earns one resource')
    expect(note()!.querySelector('a')!.getAttribute('href')).toBe('/rules/fertility#F3.2.1')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    flushSync()
    expect(note()).toBeNull()
  })

  test('comes under a finger that is held, which then presses nothing', async () => {
    const button = document.querySelector('[data-place=pool] button')!
    point('pointerdown', 'touch', button)
    await wait(HOLD + 50)
    await comes()
    point('pointerup', 'touch', button)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    button.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(button.getAttribute('aria-pressed')).toBe('false')
  })

  test('does not come for a tap', async () => {
    const button = document.querySelector('[data-place=pool] button')!
    point('pointerdown', 'touch', button)
    point('pointerup', 'touch', button)
    await wait(2 * HOLD)
    expect(note()).toBeNull()
  })

  describe('by keyboard', () => {
    const key = (name: string, on: Element | Document = document, more = {}) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
      on.dispatchEvent(event)
      flushSync()
      return event
    }
    /** Things stand in a row of the browser's: happy-dom lays nothing out. */
    const layOut = () =>
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const at = [...document.querySelectorAll('[data-lookup]')].indexOf(this)
        return new DOMRect(20 * (at % 10), 20 * Math.floor(at / 10), 10, 10)
      })
    const begin = async () => {
      key('?')
      await wait(0)
      await comes()
    }
    beforeEach(layOut)
    afterEach(() => vi.restoreAllMocks())

    test('goes from thing to thing, squares of the Valley too, and is heard', async () => {
      await begin()
      const all = [...document.querySelectorAll('[data-lookup]')]
      expect(all.filter((each) => each.matches('.valley rect')).length).toBe(96)
      const seen = new Set<string>()
      for (let i = 0; i < 9; i++) {
        expect(document.querySelector('.frame')).not.toBeNull()
        seen.add(note()!.querySelector('.title')!.textContent!)
        expect(document.querySelector('[aria-live=polite].visually-hidden')).not.toBeNull()
        expect(key(['ArrowRight', 'ArrowDown', 'Tab'][i % 3]!).defaultPrevented).toBe(true)
        await wait(0)
        await comes()
      }
      expect(seen.size).toBeGreaterThan(2)
      const heard = [...document.querySelectorAll('[aria-live=polite]')].map((each) => each.textContent)
      expect(heard.some((words) => words?.startsWith(note()!.querySelector('.title')!.textContent!))).toBe(true)
    })

    test('ends with Escape, and with a key that means something else', async () => {
      await begin()
      expect(key('Escape').defaultPrevented).toBe(true)
      expect(note()).toBeNull()
      expect(document.querySelectorAll('.valley rect[data-lookup]')).toHaveLength(0)
      await begin()
      expect(key('a').defaultPrevented).toBe(false)
      expect(note()).toBeNull()
    })

    test('opens the rule with Enter', async () => {
      await begin()
      const opened = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(() => undefined)
      key('Enter')
      expect(opened.mock.contexts).toContain(note()!.querySelector('a'))
    })

    test('leaves a question mark to those who write one', async () => {
      const field = document.body.appendChild(document.createElement('input'))
      key('?', field)
      await wait(0)
      expect(document.querySelector('.frame')).toBeNull()
    })
  })

  test('knows what an element is part of', () => {
    expect(thingOf(document.querySelector('[data-place=pool] button'))!.what).toBe('tile')
    expect(thingOf(document.body)).toBeNull()
  })
})

test('the faster game is offered to two or three players, with what it means', async () => {
  const asked = [{ name: 'faster', values: ['no', 'yes'], default: 'no' }] as never
  draw(GameOptions, { game: 'nile', players: 3, asked, options: {} })
  await vi.waitFor(() => expect(document.body.textContent).toContain('remove one card of each crop'))
  for (const each of shown) void unmount(each)
  shown = []
  document.body.innerHTML = ''
  draw(GameOptions, { game: 'nile', players: 4, asked, options: {} })
  expect(document.querySelector('input')).toBeNull()
})
