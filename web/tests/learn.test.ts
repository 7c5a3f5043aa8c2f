// The guided first games: every step has its words, its rule and something to point at; each is told in its situation,
// and none ever stands in the way.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadLanguage } from '../src/language.svelte'
import { STEPS as FERTILITY } from '../src/games/fertility/lesson'
import { STEPS as NILE } from '../src/games/nile/lesson'
import { isTaught, keep } from '../src/learn/progress.svelte'
import { Lesson } from '../src/learn/lesson.svelte'
import LessonPanel from '../src/learn/LessonPanel.svelte'
import { PARTS, type Part } from '../src/learn/pointing'
import { look, type Step } from '../src/learn/steps'
import { loadRules } from '../src/rules/read'
import type { Table } from '../src/table/types'
import { LANGUAGES, ROOT, textOf } from '../tools/words'

type Position = Table<any, any>
const LESSONS: Record<string, Step[]> = { fertility: FERTILITY, nile: NILE }
const POSITIONS = import.meta.glob<Position>('../fixtures/*.json', { eager: true, import: 'default' })
const named = (name: string): Position => structuredClone(POSITIONS[`../fixtures/${name}.json`]!)
/** A position as it would be with something else in its view. */
const but = (name: string, view: object, rest: Partial<Position> = {}): Position => {
  const position = named(name)
  return { ...position, view: { ...position.view, ...view }, ...rest }
}
const choice = (text: string) => ({ action: 1, text, earns: {} })
const entry = (key: string, seat: number, decision = 5) => ({ decision, seat, key, args: {}, rule: '' })

describe.each(Object.entries(LESSONS))('%s', (game, steps) => {
  test.each(LANGUAGES)('has words for every step, and none to spare, in %s', (language) => {
    const bundle = new FluentBundle(language)
    bundle.addResource(new FluentResource(textOf(language)))
    const keys = steps.flatMap(({ id, asks }) => ['', '_title', ...(asks ? ['_try'] : [])].map((end) => id + end))
    const found = [...bundle._messages.keys()].filter((key) => key.startsWith(`learn_${game}_`))
    expect(found.sort()).toEqual(keys.map((key) => `learn_${game}_${key}`).sort())
  })

  test('names rules that there are', async () => {
    const told = (await loadRules(game, 'en')).flatMap((block) => ('number' in block ? [block.number] : []))
    for (const step of steps) expect(told, step.id).toContain(step.rule)
  })

  test('tells each step for one reason, once', () => {
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length)
    for (const step of steps) expect(Number(!!step.when) + Number(!!step.logged), step.id).toBe(1)
  })
})

/** The classes and attributes that a game's own components, and those of every table, give to what they draw. */
function marksOf(game: string): Set<string> {
  const folders = [join('games', game), 'table', 'ui', 'art'].map((name) => join(ROOT, 'web', 'src', name))
  const text = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => readFileSync(file, 'utf-8').replace(/<style>[^]*/, ''))
    .join('\n')
  const classes = [...text.matchAll(/class="([^"]*)"/g)].flatMap((each) => each[1]!.split(/[^\w-]+/))
  return new Set([...classes, ...[...text.matchAll(/class:([\w-]+)/g)].map((each) => each[1]!)])
}

test('what is pointed at is drawn, and nothing else can be', () => {
  for (const [game, steps] of Object.entries(LESSONS)) {
    const marks = marksOf(game)
    for (const part of steps.flatMap((step) => step.point)) {
      const ways = PARTS[part].split(', ').map((way) => [...way.matchAll(/\.([\w-]+)/g)].map((each) => each[1]!))
      expect(
        ways.some((way) => way.every((name) => marks.has(name))),
        `${game}: ${part}`,
      ).toBe(true)
    }
  }
  const pointed = Object.values(LESSONS).flatMap((steps) => steps.flatMap((step) => step.point))
  expect(Object.keys(PARTS).filter((part) => !pointed.includes(part as Part))).toEqual([])
})

/** The steps whose situation this is. */
const fitting = (position: Position, entries = position.log): string[] => {
  const now = look(position)!
  return LESSONS[position.game]!.filter((step) =>
    step.when ? step.when(now) : entries.some((each) => step.logged!(each, now)),
  ).map((step) => step.id)
}

const me = 0
const nile = (view: object, texts: string[] = []) =>
  but(
    'nile-act',
    {
      laid: null,
      step: 'act',
      turn: 5,
      fields: [
        ['W', 1, 2],
        ['F', me, 3],
      ],
      ...view,
    },
    { me, choices: texts.map(choice) },
  )

test.each<[string, Position, string[], string[]]>([
  [
    'the first turn',
    named('fertility-first'),
    ['welcome', 'place', 'earn'],
    ['build', 'supply', 'take', 'over', 'last', 'score'],
  ],
  ['a Quarry made', named('fertility-quarry'), ['reward'], ['place', 'quarry', 'over']],
  ['a District to build', named('fertility-build'), ['build', 'harvest', 'pay'], ['place', 'supply']],
  ['Shops to supply', named('fertility-supply'), ['supply'], ['build', 'pay', 'take', 'exchange']],
  ['a tile to take', named('fertility-take'), ['take'], ['supply', 'place']],
  ['the end', named('fertility-over'), ['over'], ['last', 'place', 'take']],
  [
    'no tile that fits',
    but('fertility-place', { step: 'discard' }, { choices: [choice('discard AB')] }),
    ['discard'],
    ['place'],
  ],
  [
    'an exchange',
    but('fertility-supply', { step: 'exchange' }, { choices: [choice('exchange A M.1')] }),
    ['exchange'],
    ['supply'],
  ],
  ['the last round', but('fertility-place', { last_round: true }), ['last'], ['over']],
  [
    'somebody else’s turn',
    { ...named('fertility-place'), choices: [] },
    [],
    ['place', 'earn', 'wheat', 'icon', 'quarry'],
  ],
  ['a hand of cards', named('nile-act'), ['welcome', 'flood', 'hand', 'market', 'offering'], ['more', 'over']],
  ['more to plant', named('nile-add'), ['more'], ['grow', 'field', 'over']],
  ['the end of Nile', named('nile-over'), ['over'], ['flood', 'hand', 'market']],
  ['a crop that nobody has', nile({}, ['plant 2P', 'pass']), ['field'], ['grow', 'take_over', 'two', 'speculate']],
  ['a Field of one’s own', nile({}, ['plant 1F', 'pass']), ['grow'], ['field', 'take_over']],
  ['two crops', nile({}, ['plant P+F', 'speculate PL', 'pass']), ['two', 'speculate'], ['field', 'market']],
  ['cards stored', nile({}, ['market P F*', 'pass']), ['market', 'stored'], ['offering']],
  [
    'the first turn of Nile',
    nile({ turn: 1 }, ['market P F', 'offering P F', 'pass']),
    ['welcome'],
    ['market', 'offering'],
  ],
  [
    'somebody’s smaller Field',
    { ...nile({}), choices: [{ action: 1, text: 'plant 3W', earns: { takes_over: 1 } }] },
    ['take_over'],
    ['field', 'grow'],
  ],
])('%s', (_, position, expected, not) => {
  const found = fitting(position)
  expect(found).toEqual(expect.arrayContaining(expected))
  expect(found.filter((id) => not.includes(id))).toEqual([])
})

test('what a tile may earn is told when one of them can', () => {
  const earning = (earns: object) => ({
    ...named('fertility-first'),
    choices: [{ action: 1, text: 'place AB c4 d4', earns }],
  })
  expect(fitting(earning({ wheat: 1 }))).toContain('wheat')
  expect(fitting(earning({ icons: { A: 1 } }))).toContain('icon')
  expect(fitting(earning({ quarries: 1 }))).toContain('quarry')
  expect(fitting(earning({ scenes: { A: 1 } }))).not.toContain('wheat')
})

test('that a Shop can be completed is told when it can', () => {
  const position = named('fertility-supply')
  position.choices[0]!.earns = { completes: 'M.1' }
  expect(fitting(position)).toContain('fill')
})

test('parts of the score are told when there are some', () => {
  const position = named('fertility-place')
  const city = position.view.cities[position.me!]
  const scoring = (parts: object) => {
    city.score = { generic: 0, specialised: 0, statues: 0, monuments: 0, wheat: 0, total: 0, ...parts }
    return fitting(position).filter((id) => ['score', 'statues', 'special'].includes(id))
  }
  expect(scoring({})).toEqual([])
  expect(scoring({ statues: 3, total: 3 })).toEqual(['score', 'statues'])
  expect(scoring({ specialised: 2, total: 2 })).toEqual(['score', 'special'])
})

test.each([
  ['fertility-place', 'rival', 'fertility_log_place', 'other'],
  ['fertility-place', 'monuments', 'fertility_log_monument', 'other'],
  ['nile-act', 'draw', 'nile_log_draw_these', 'me'],
  ['nile-act', 'harvest', 'nile_log_harvest', 'me'],
  ['nile-act', 'others', 'nile_log_harvest', 'other'],
  ['nile-act', 'locusts', 'nile_log_nothing_lost', 'me'],
  ['nile-act', 'locusts', 'nile_log_field_eaten', 'other'],
  ['nile-act', 'lost', 'nile_log_field_lost', 'me'],
  ['nile-act', 'bet', 'nile_log_bet_lost', 'me'],
  ['nile-act', 'deck', 'nile_log_new_deck', 'other'],
])('in %s, %s follows from the log entry %s of %s', (name, id, key, who) => {
  const position = named(name)
  const seat = who === 'me' ? position.me! : (position.me! + 1) % position.players.length
  const byLog = LESSONS[position.game]!.filter((step) => step.logged).map((step) => step.id)
  expect(fitting(position, [entry(key, seat)]).filter((each) => byLog.includes(each))).toEqual([id])
})

describe('a lesson', () => {
  const quiet = (name: string, decision: number): [Position, number] => [{ ...named(name), log: [] }, decision]

  test('tells a few things, then lets the player act', () => {
    const lesson = new Lesson(FERTILITY)
    lesson.look(...quiet('fertility-place', 20))
    const told = []
    while (lesson.current && told.length < 30) {
      told.push(lesson.current.step.id)
      lesson.next()
    }
    expect(told).toEqual(['welcome', 'place', 'earn'])
    lesson.look(...quiet('fertility-build', 21))
    expect(lesson.current!.step.id).toBe('harvest')
  })

  test('goes on when the player acts without reading', () => {
    const lesson = new Lesson(FERTILITY)
    const seen = []
    for (const [i, name] of ['place', 'build', 'supply', 'take', 'place', 'over'].entries()) {
      lesson.look(...quiet(`fertility-${name}`, 20 + i))
      seen.push(lesson.current?.step.id)
    }
    // Whatever was not told comes at the next occasion, and the end is never kept waiting.
    expect(seen).toEqual(['welcome', 'harvest', 'supply', 'take', 'place', 'over'])
    expect(lesson.learned).toEqual(['welcome', 'harvest', 'supply', 'take', 'place'])
  })

  test('is silent for the rest of a decision if asked to be', () => {
    const lesson = new Lesson(FERTILITY)
    lesson.look(...quiet('fertility-place', 20))
    lesson.rest()
    expect(lesson.current).toBeNull()
    lesson.look(...quiet('fertility-place', 20))
    expect([lesson.current, lesson.learned]).toEqual([null, ['welcome']])
  })

  test('keeps steps of log entries until they are read, also over a reload', () => {
    const lesson = new Lesson(NILE, { learned: ['welcome', 'flood', 'field', 'two', 'hand'], unread: [], heard: 5 })
    const plague = { ...named('nile-act'), log: [entry('nile_log_nothing_lost', 1)] }
    lesson.look({ ...plague, choices: [] }, 6)
    expect(lesson.current!.step.id).toBe('locusts')
    const again = new Lesson(NILE, structuredClone(lesson.memory))
    again.look(plague, 6)
    expect(again.current!.step.id).toBe('locusts')
    again.next()
    expect(new Lesson(NILE, again.memory).learned).toContain('locusts')
  })

  test('forgets what was taken back before it was read', () => {
    const lesson = new Lesson(FERTILITY, { learned: ['welcome', 'place', 'earn'], unread: [], heard: 20 })
    lesson.look(...quiet('fertility-build', 21))
    expect(lesson.current!.step.id).toBe('harvest')
    lesson.look(...quiet('fertility-first', 20))
    expect(lesson.current?.step.id).not.toBe('harvest')
    expect(lesson.learned).not.toContain('harvest')
  })

  test('remembers what came up though there was no moment to explain it', () => {
    const lesson = new Lesson(FERTILITY)
    lesson.look(...quiet('fertility-place', 20))
    lesson.rest()
    expect(lesson.learned).toEqual(['welcome'])
    expect(lesson.met).toEqual(expect.arrayContaining(['welcome', 'place', 'earn', 'wheat']))
    expect(new Lesson(FERTILITY, structuredClone(lesson.memory)).met).toEqual(lesson.met)
  })

  test('points at the squares where a thing is', () => {
    const position = named('fertility-place')
    const wheat = FERTILITY.find((step) => step.id === 'wheat')!
    const squares = wheat.squares!({
      table: position,
      view: position.view,
      me: position.me!,
      verbs: new Set(['place']),
    })
    expect(squares.length).toBeGreaterThan(0)
    for (const square of squares) {
      const [x, y] = [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1]
      expect(position.view.terrain[y][x]).toBe('#')
    }
  })

  test('says nothing to those who only watch', () => {
    const lesson = new Lesson(NILE)
    lesson.look({ ...named('nile-act'), me: null }, 3)
    expect(lesson.current).toBeNull()
  })
})

describe('its panel', () => {
  let shown: object | null = null
  beforeAll(() => loadLanguage('en'))
  beforeEach(() => keep('fertility', { table: 'abc', learned: [], unread: [], heard: 0, left: false }))
  afterEach(() => {
    if (shown) void unmount(shown)
    shown = null
    document.body.innerHTML = ''
  })
  const show = (name: string) => {
    shown = mount(LessonPanel, {
      target: document.body,
      props: { table: named(name), steps: LESSONS[named(name).game]!, decision: 20, id: 'abc' },
    })
    flushSync()
  }
  const press = (words: string) => {
    const found = [...document.querySelectorAll('button')].find((each) =>
      `${each.textContent} ${each.getAttribute('aria-label')}`.includes(words),
    )
    found!.click()
    flushSync()
  }

  test('speaks, goes on, and is left for good', () => {
    show('fertility-place')
    expect(document.querySelector('[aria-live]')!.textContent).toContain('Welcome to the Valley')
    press('Next')
    expect(document.querySelector('[aria-live]')!.textContent).toContain('Place a tile')
    expect(document.querySelector('.words a')!.getAttribute('href')).toBe('/rules/fertility#F3.1.2')
    press('Let me play')
    expect(document.querySelector('.progress')!.textContent).toContain('2 of 22 topics learned')
    expect(isTaught('fertility', 'abc')).toBe(true)
    press('Leave the lesson')
    expect(isTaught('fertility', 'abc')).toBe(false)
  })

  test('sums up at the end, and calls nothing missing that came up', () => {
    keep('fertility', { table: 'abc', learned: ['welcome'], unread: [], met: ['quarry', 'pay'], heard: 0, left: false })
    show('fertility-over')
    press('What you learned')
    const [missed, met] = [...document.querySelectorAll('dialog section')].map((part) =>
      [...part.querySelectorAll('b')].map((title) => title.textContent),
    )
    expect(met).toEqual(expect.arrayContaining(['A Quarry within reach', 'Paying', 'Your first Debens']))
    expect(missed!.length + met!.length).toBe(FERTILITY.length)
    expect(missed).toContain('An exchange')
    expect(document.querySelector('dialog a[href="/learn/fertility"]')).not.toBeNull()
    for (const link of document.querySelectorAll('dialog li a')) expect(link.getAttribute('href')).toMatch(/#F\d/)
  })
})
