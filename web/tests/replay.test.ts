// After the game: replay controls, charts that are readable without colour, and the analysis.

import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import act from '../fixtures/nile-act.json'
import placing from '../fixtures/fertility-place.json'
import { Layout } from '../src/games/fertility/geometry'
import { loadLanguage } from '../src/language.svelte'
import { Analysis } from '../src/replay/analysis.svelte'
import AnalysisPanel from '../src/replay/AnalysisPanel.svelte'
import Chart from '../src/replay/Chart.svelte'
import FertilityBoard from '../src/games/fertility/replay/Board.svelte'
import { spread, ticks } from '../src/replay/lines'
import NileBoard from '../src/games/nile/replay/Board.svelte'
import { Replay } from '../src/replay/replay.svelte'
import { placeOf, readPlace, stepFrom, turnsOf } from '../src/replay/steps'
import Transport from '../src/replay/Transport.svelte'
import { actionWord, loadWords } from '../src/replay/words.svelte'

const course = {
  actions: [1, 1, 1, 2, 3, 3].map((turn, i) => ({ turn, seat: (turn - 1) % 2, text: `action ${i}` })),
  scores: [
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [2, 5],
    [3, 5],
    [4, 5],
  ],
  texts: [],
}

let shown: object | null = null
function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  shown = mount(component, { target: document.body, props })
  flushSync()
}
beforeAll(() => loadLanguage('en'))
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the way through a game', () => {
  test('goes by decision', () => {
    expect([stepFrom(2, 1, 'decision', course), stepFrom(2, -1, 'decision', course)]).toEqual([3, 1])
    expect([stepFrom(6, 1, 'decision', course), stepFrom(0, -1, 'decision', course)]).toEqual([6, 0])
  })

  test('goes by turn, from the middle of one too', () => {
    expect(turnsOf(course)).toEqual([0, 3, 4, 6])
    expect([0, 1, 3, 5, 6].map((at) => stepFrom(at, 1, 'turn', course))).toEqual([3, 3, 4, 6, 6])
    expect([0, 2, 3, 5, 6].map((at) => stepFrom(at, -1, 'turn', course))).toEqual([0, 0, 0, 4, 4])
  })

  test('is in the address', () => {
    expect(placeOf('abc', 57, 1)).toBe('/replay/abc?at=57&seat=1')
    expect(readPlace('?at=57&seat=1')).toEqual({ at: 57, seat: 1 })
    expect(readPlace('?at=-1&seat=x')).toEqual({ at: null, seat: null })
  })

  test('goes by keys, but not by those that belong to what has the focus', () => {
    const replay = new Replay('abc')
    replay.course = course
    show(Transport, { replay, where: '' })
    const press = (key: string, on: EventTarget = document.body) => {
      on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      flushSync()
      return replay.at
    }
    expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home'].map((key) => press(key))).toEqual([1, 2, 1, 6, 0])
    replay.step = 'turn'
    expect(press('ArrowRight', document.querySelector('input[type=range]')!)).toBe(3)
    press(' ')
    expect(replay.playing).toBe(true)
    press('ArrowLeft')
    expect(replay.playing).toBe(false)
    const field = document.body.appendChild(document.createElement('input'))
    expect(press('End', field)).toBe(0)
    const [first, back] = document.querySelectorAll<HTMLButtonElement>('.buttons button')
    expect([first!.disabled, back!.disabled]).toEqual([true, true])
    press(' ', back!) // handled by the button
    expect(replay.playing).toBe(false)
  })
})

describe('a chart', () => {
  test('has round numbers beside it', () => {
    expect(ticks(0, 87)).toEqual([0, 25, 50, 75])
    expect(ticks(0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect(ticks(0, 2)).toEqual([0, 1, 2])
    expect(ticks(-3, 9)).toEqual([0, 5])
  })

  test('moves labels apart, in their order and within bounds', () => {
    expect(spread([50, 50, 52], 10, 0, 100)).toEqual([50, 60, 70])
    expect(spread([95, 99, 10], 10, 0, 100)).toEqual([90, 100, 10])
  })

  test('tells lines apart without colour, and says the same as a table', () => {
    const values = [0, 1].map((seat) => course.scores.map((scores) => scores[seat]!))
    const choose = vi.fn()
    show(Chart, {
      title: 'Scores',
      names: ['Ann', 'Bob'],
      values,
      turns: [0, 3, 6].map((at) => ({ turn: at, at })),
      write: String,
      choose,
    })
    const lines = [...document.querySelectorAll('.field .line')]
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2)
    expect(new Set([...document.querySelectorAll('li .sign')].map((sign) => sign.getAttribute('d'))).size).toBe(2)
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['0', '0', '0'],
      ['3', '2', '0'],
      ['6', '4', '5'],
    ])
    const svg = document.querySelector('.field svg')!
    svg.dispatchEvent(new PointerEvent('pointerup', { clientX: 5000, bubbles: true }))
    expect(choose).toHaveBeenCalledWith(6)
  })
})

describe('the analysis', () => {
  const decision = (number: number, given_away: number, turning: boolean) => ({
    number,
    turn: number,
    seat: 0,
    choices: 9,
    played: { text: 'plant 2W', chances: [0.4, 0.6] },
    best: given_away ? { text: 'market W F*', chances: [0.4 + given_away, 0.6 - given_away] } : null,
    given_away,
    error: 0.01,
    turning,
  })
  const result = {
    budget: '60',
    decisions: [decision(1, 0, false), decision(2, 0.05, false), decision(3, 0.2, true), decision(4, 0.01, false)],
    seats: [
      { seat: 0, decisions: 4, found_best: 1, given_away: 0.26 },
      { seat: 1, decisions: 0, found_best: 0, given_away: 0 },
    ],
    turning_points: [3],
  }
  const asked: string[] = []
  function serve(...answers: object[]): void {
    asked.length = 0
    vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
      asked.push(`${method} ${path}`)
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!
      return Promise.resolve(new Response(JSON.stringify(answer)))
    })
  }
  const answer = (state: string, more: object = {}) => ({
    state,
    done: 0,
    total: 4,
    yours: true,
    result: null,
    ...more,
  })
  const settle = async (milliseconds = 0) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    flushSync()
  }

  test('is asked for, shows its progress, and leads to the turning points', async () => {
    await loadWords('nile')
    vi.useFakeTimers()
    serve(answer('none'), answer('running'), answer('running', { done: 3 }), answer('done', { done: 4, result }))
    const analysis = new Analysis('abc')
    const close = analysis.open()
    show(AnalysisPanel, { analysis, game: 'nile', names: ['Ann', 'Bob'], winners: [1] })
    await settle()
    document.querySelector<HTMLButtonElement>('.button.primary')!.click()
    await settle()
    expect(document.body.textContent).toContain('0 of 4 decisions reviewed')
    await settle(1000)
    expect(document.querySelector('progress')!.getAttribute('value')).toBe('3')
    await settle(1000)
    const links = [...document.querySelectorAll('ol a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/replay/abc?at=2', '/replay/abc?at=1'])
    expect(links[0]!.textContent).toContain('Ann gave away 20%')
    expect(links[0]!.textContent).toContain('Trade at the Market')
    expect(asked.map((each) => each.split(' ')[0])).toEqual(['GET', 'POST', 'GET', 'GET'])
    await settle(5000)
    expect(asked.length).toBe(4) // polling has stopped
    close()
  })

  test('can be stopped by who asked, and says when it is gone', async () => {
    vi.useFakeTimers()
    serve(answer('running', { yours: false }), answer('none'))
    const analysis = new Analysis('abc')
    const close = analysis.open()
    show(AnalysisPanel, { analysis, game: 'nile', names: ['Ann', 'Bob'], winners: [1] })
    await settle()
    expect(document.querySelector('button')).toBeNull()
    await settle(1000)
    expect(document.querySelector('[role=alert]')!.textContent).toContain('stopped')
    serve(answer('running'), answer('none'))
    document.querySelector<HTMLButtonElement>('.button.primary')!.click()
    await settle()
    document.querySelector<HTMLButtonElement>('.button')!.click()
    await settle()
    expect(asked[1]).toBe('DELETE /api/tables/abc/analysis')
    expect(document.querySelector('[role=alert]')).toBeNull()
    close()
  })
})

describe('the better move', () => {
  const moment = (view: object) => ({ decision: 0, decisions: 1, to_play: 0, taken: null, view: { ...view }, log: [] })

  test.each(['place', 'build'])('of Fertility is marked: %s', (verb) => {
    const view = placing.view
    const text = {
      place: placing.choices.find((choice) => choice.text.startsWith('place'))!.text,
      build: `build ${view.districts.find(Boolean)} with A`,
    }[verb]!
    show(FertilityBoard, {
      moments: [moment(view)],
      players: placing.players,
      seat: null,
      idea: { seat: 0, text },
      before: null,
    })
    const [marked, ...others] = document.querySelectorAll('.idea')
    expect(others).toEqual([])
    if (verb === 'place') {
      const squares = text
        .split(' ')
        .slice(2)
        .map((square) => new Layout(9, 9, false).place(square))
      const corner = (name: 'x' | 'y') => Math.min(...squares.map((square) => square[name])) * 100 - 3
      const rect = marked!.lastElementChild!
      expect([rect.getAttribute('x'), rect.getAttribute('y')].map(Number)).toEqual([corner('x'), corner('y')])
    } else {
      const at = view.districts.findIndex(Boolean)
      const offered = [...marked!.parentElement!.children]
      expect(offered.indexOf(marked!)).toBe(at)
    }
  })

  test('of Nile is lifted from the hand, and its Field is marked', () => {
    const planted = act.choices.map((choice) => choice.text).find((text) => /^plant \d\w$/.test(text))!
    show(NileBoard, {
      moments: [moment(act.view)],
      players: act.players,
      seat: act.me,
      idea: { seat: act.me, text: planted },
      before: null,
    })
    expect(document.querySelectorAll('.slot.picked').length).toBe(Number(planted[6]))
    expect(document.querySelectorAll('.plots .aim').length).toBe(1)
  })

  test('is said in words', async () => {
    await Promise.all(['fertility', 'nile'].map(loadWords))
    expect(actionWord('fertility', 'place AB c4 d4')).not.toContain('(')
    expect(actionWord('nile', 'market W F*')).toContain('Storage')
  })
})

test.each(['no_such_table', 'field_bad'])('a replay of a table that doesn’t exist is not found: %s', async (key) => {
  const refused = { error: { key, args: {}, rule: '', text: 'no' } }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refused), { status: 404 })))
  const replay = new Replay('x')
  await replay.open(null, null)
  vi.unstubAllGlobals()
  expect([replay.gone, replay.table]).toEqual([true, null])
})
