// What a pointer does: only a primary click that ends where it began acts; a right-click, a drag or a scroll does not.

import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Fertility from '../src/games/fertility/Fertility.svelte'
import { read } from '../src/games/fertility/actions'
import { Layout } from '../src/games/fertility/geometry'
import { loadLanguage } from '../src/language.svelte'
import Chart from '../src/replay/Chart.svelte'
import Dialog from '../src/ui/Dialog.svelte'
import position from '../fixtures/fertility-place.json'
import taking from '../fixtures/fertility-take.json'

const actions = { act: vi.fn(), undo: vi.fn(), why: vi.fn() }
let shown: object | null = null
const show = <T extends object>(made: T) => {
  shown = made
  flushSync()
  return made
}

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  // The board's own coordinates are the screen's: a square is 100 wide.
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform() {
        return this
      }
    },
  )
  ;(SVGSVGElement.prototype as { getScreenCTM: unknown }).getScreenCTM = () => ({ inverse: () => null })
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** A square that the first tile in hand can lie on, and one that it can't. */
function squares(): { legal: { clientX: number; clientY: number }; other: { clientX: number; clientY: number } } {
  const marked = [...document.querySelectorAll('rect.legal')].map((rect) => [
    Number(rect.getAttribute('x')),
    Number(rect.getAttribute('y')),
  ])
  const [x, y] = marked[0]!
  const isMarked = (column: number, row: number) =>
    marked.some((at) => at[0] === 100 * column + 7 && at[1] === 100 * row + 7)
  const free = [0, 1, 2, 3, 4, 5, 6, 7].find((row) => !isMarked(0, row))!
  return { legal: { clientX: x! + 40, clientY: y! + 40 }, other: { clientX: 40, clientY: 100 * free + 40 } }
}
const valley = () => document.querySelector('svg.valley')!
function point(type: string, at: object, options: PointerEventInit = {}, on: Element = valley()): void {
  const kind = type === 'click' ? MouseEvent : PointerEvent
  on.dispatchEvent(new kind(type, { bubbles: true, isPrimary: true, pointerType: 'mouse', ...at, ...options }))
  flushSync()
}
const sit = () => show(mount(Fertility, { target: document.body, props: { table: position as never, actions } }))
const ghost = () => document.querySelector('.valley .ghost')

test('a mouse places the tile by a click that ends where it began', () => {
  sit()
  const { legal } = squares()
  point('pointermove', legal)
  expect(ghost()).not.toBeNull()
  point('pointerdown', legal)
  expect(actions.act).not.toHaveBeenCalled()
  point('pointerup', legal)
  point('click', legal)
  expect(actions.act).toHaveBeenCalledTimes(1)
  expect(read(position.choices as never).place.map((each) => each.action)).toContain(actions.act.mock.calls[0]![0])
})

test('a right-click does nothing', () => {
  sit()
  const { legal, other } = squares()
  point('pointermove', legal)
  const drawn = ghost()!.outerHTML
  for (const at of [legal, other]) {
    point('pointerdown', at, { button: 2, buttons: 2 })
    point('pointerup', at, { button: 2 })
    point('contextmenu', at, { button: 2 })
    point('auxclick', at, { button: 2 })
  }
  expect([actions.act.mock.calls, actions.why.mock.calls]).toEqual([[], []])
  expect(ghost()!.outerHTML).toBe(drawn)
})

test('a press that is moved away before it ends places nothing', () => {
  sit()
  const { legal, other } = squares()
  point('pointermove', legal)
  point('pointerdown', legal)
  point('pointermove', other, { buttons: 1 })
  point('pointerup', other)
  point('click', other)
  expect([actions.act.mock.calls, actions.why.mock.calls]).toEqual([[], []])
})

test('a touch that begins a scroll leaves the tile where it is', () => {
  sit()
  const { legal } = squares()
  const touch = { pointerType: 'touch' }
  point('pointerdown', legal, touch)
  point('pointercancel', legal, touch)
  expect(ghost()).toBeNull()
  expect(actions.act).not.toHaveBeenCalled()
})

test('a tap moves the tile there, a finger on the tile drags it, and a tap on it places it', () => {
  sit()
  const { legal } = squares()
  const touch = { pointerType: 'touch' }
  const tap = (at: object) => ['pointerdown', 'pointerup', 'click'].forEach((type) => point(type, at, touch))
  tap(legal)
  expect(ghost()).not.toBeNull()
  const before = ghost()!.outerHTML
  expect(actions.act).not.toHaveBeenCalled()
  const rects = [...document.querySelectorAll('rect.legal')]
  const far = rects.at(-1)!
  const away = { clientX: Number(far.getAttribute('x')) + 40, clientY: Number(far.getAttribute('y')) + 40 }
  point('pointermove', away, touch) // nothing is held
  expect(ghost()!.outerHTML).toBe(before)
  point('pointerdown', legal, touch)
  point('pointermove', away, touch)
  point('pointerup', away, touch)
  expect(ghost()!.outerHTML).not.toBe(before)
  expect(actions.act).not.toHaveBeenCalled()
  tap(away)
  expect(actions.act).toHaveBeenCalledTimes(1)
})

test('a tap beside the square that was tapped first turns the tile onto both', () => {
  sit()
  const touch = { pointerType: 'touch' }
  const tap = (at: object) => ['pointerdown', 'pointerup', 'click'].forEach((type) => point(type, at, touch))
  const layout = new Layout(position.view.terrain[0]!.length, position.view.terrain.length, false)
  const middleOf = (square: string) => {
    const { x, y } = layout.place(square)
    return { clientX: 100 * x + 50, clientY: 100 * y + 50 }
  }
  const pairs = read(position.choices as never).place.map((each) => each.squares)
  const [first, second] = pairs.find(([one, two]) => pairs.some((each) => each.includes(one) && !each.includes(two)))!
  const other = pairs.find((each) => each.includes(first) && !each.includes(second))!.find((each) => each !== first)!
  const said = () => document.querySelector('.prompt .visually-hidden')!.textContent
  for (const square of [other, second]) {
    tap(middleOf(first))
    if (!said()!.includes(square)) tap(middleOf(square))
    expect(said()).toContain(first)
    expect(said()).toContain(square)
    valley().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    flushSync()
  }
  expect(actions.act).not.toHaveBeenCalled()
})

const drag = (on: Element, ...steps: { clientX: number; clientY: number }[]) => {
  const touch = { pointerType: 'touch' }
  point('pointerdown', steps[0]!, touch, on)
  for (const at of steps.slice(1)) point('pointermove', at, touch, on)
  point('pointerup', steps.at(-1)!, touch, on)
}

test('a tile is dragged onto the Valley, shown where it would lie, and placed when it is let go there', () => {
  sit()
  const { legal } = squares()
  const [tile, from] = [document.querySelector('[data-place=hand] button')!, { clientX: 900, clientY: 2000 }]
  drag(tile, from, { clientX: 904, clientY: 2004 }) // a tap that trembles
  const onto = { clientX: legal.clientX, clientY: legal.clientY + 40 } // the tile goes above the finger
  point('pointerdown', from, { pointerType: 'touch' }, tile)
  point('pointermove', onto, { pointerType: 'touch' }, tile)
  expect(ghost()).not.toBeNull()
  point('pointermove', from, { pointerType: 'touch' }, tile)
  expect(ghost()).toBeNull()
  point('pointerup', from, { pointerType: 'touch' }, tile)
  expect(actions.act).not.toHaveBeenCalled()
  drag(tile, from, onto)
  expect(actions.act).toHaveBeenCalledTimes(1)
})

test('a tile of the Common Pool is taken when it is dragged out of it, not when it slips', () => {
  show(mount(Fertility, { target: document.body, props: { table: taking as never, actions } }))
  const tile = document.querySelector('[data-place=pool] button')!
  drag(tile, { clientX: 300, clientY: 600 }, { clientX: 300, clientY: 570 })
  expect(actions.act).not.toHaveBeenCalled()
  drag(tile, { clientX: 300, clientY: 600 }, { clientX: 300, clientY: 500 })
  expect(actions.act).toHaveBeenCalledTimes(1)
})

test('in a replay a chart is gone through by clicks and drags of the primary button only', () => {
  const choose = vi.fn()
  const props = {
    title: 'Scores',
    names: ['A', 'B'],
    values: [
      [0, 1, 2],
      [0, 2, 4],
    ],
    turns: [],
    write: String,
    choose,
  }
  show(mount(Chart, { target: document.body, props }))
  const chart = document.querySelector('svg[role=img]')!
  const at = { clientX: 200, clientY: 50 }
  point('pointerdown', at, { button: 2, buttons: 2 }, chart)
  point('pointermove', at, { buttons: 2 }, chart)
  point('pointerdown', at, { pointerType: 'touch', buttons: 1 }, chart)
  point('pointercancel', at, { pointerType: 'touch' }, chart)
  point('pointerup', at, { button: 2 }, chart)
  expect(choose).not.toHaveBeenCalled()
  point('pointerup', at, {}, chart)
  point('pointermove', at, { buttons: 1 }, chart)
  expect(choose).toHaveBeenCalledTimes(2)
})

test('a dialog closes by a click beside it, not by a selection that ends there', () => {
  const children = createRawSnippet(() => ({ render: () => '<input class="typed">' }))
  show(mount(Dialog, { target: document.body, props: { open: true, title: 'Words', children } }))
  const dialog = document.querySelector('dialog')!
  point('pointerdown', {}, {}, document.querySelector('.typed')!)
  point('click', {}, {}, dialog)
  expect(document.querySelector('.typed')).not.toBeNull()
  point('pointerdown', {}, {}, dialog)
  point('click', {}, {}, dialog)
  expect(document.querySelector('.typed')).toBeNull()
})
