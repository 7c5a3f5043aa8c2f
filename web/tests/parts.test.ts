// Small parts: parsing the notation, the valley's geometry, the ghost, the router, the log.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { read, tileName } from '../src/games/fertility/actions'
import { lay, Layout, pairWith, pits, towns } from '../src/games/fertility/geometry'
import { Ghost } from '../src/games/fertility/ghost.svelte'
import { readGift } from '../src/games/fertility/gifts'
import * as nile from '../src/games/nile/actions'
import { match } from '../src/router.svelte'
import { pagesOf } from '../tools/preload'
import { ROOT } from '../tools/words'

const choice = (text: string, action = 1) => ({ action, text, earns: {} })

describe('the notation of Fertility', () => {
  test('is read by kind', () => {
    const found = read(
      ['place AB c4 d4', 'build 7B with A+W', 'build 1A', 'skip', 'supply G 7B.1', 'quarry monument', 'take AB'].map(
        (text) => choice(text),
      ),
    )
    expect(found.place[0]).toMatchObject({ scenes: 'AB', squares: ['c4', 'd4'] })
    expect(found.build.map((build) => build.pay)).toEqual([['A', 'W'], []])
    expect(found.supply[0]).toMatchObject({ resource: 'G', shop: '7B.1' })
    expect(found.quarry[0]!.reward).toBe('monument')
    expect(found.stop!.text).toBe('skip')
    expect(found.take[0]!.tile).toBe('AB')
  })

  test('a tile has one name either way round', () => expect([tileName('GA'), tileName('AG')]).toEqual(['AG', 'AG']))
})

test.each([
  ['7 Debens', { kind: 'debens', amount: 7 }],
  ['1 wheat', { kind: 'wheat', amount: 1 }],
  ['3 per G', { kind: 'per', amount: 3, resource: 'G' }],
  ['statues 5 1', { kind: 'statues', gods: [5, 1] }],
  ['statue 4', { kind: 'statues', gods: [4] }],
  ['statue of choice', { kind: 'choice' }],
  ['one of B P G', { kind: 'exchange', resources: ['B', 'P', 'G'] }],
])('a shop gives %s', (text, expected) => expect(readGift(text)).toEqual(expected))

describe('the valley', () => {
  const upright = new Layout(12, 8, true)
  test('turned upright, every square has its own place', () => {
    const flat = new Layout(12, 8, false)
    for (const layout of [flat, upright]) {
      const squares = Array.from(
        { length: 96 },
        (_, i) => `${String.fromCharCode(97 + (i % 12))}${Math.floor(i / 12) + 1}`,
      )
      expect(squares.map((square) => layout.squareAt(layout.place(square)))).toEqual(squares)
    }
    expect([upright.width, upright.height]).toEqual([8, 12])
    expect(upright.squareAt({ x: 8, y: 0 })).toBeNull()
  })

  test.each([false, true])('the frame calls every square by its name (upright: %s)', (turned) => {
    const layout = new Layout(12, 8, turned)
    const { across, down } = layout.names
    for (let x = 0; x < layout.width; x++)
      for (let y = 0; y < layout.height; y++) {
        const called = turned ? `${down[y]}${across[x]}` : `${across[x]}${down[y]}`
        expect(layout.squareAt({ x, y })).toBe(called)
      }
  })

  test('a tile that lies across stands upright when the valley does', () => {
    expect(lay(upright, 'AB', ['a1', 'b1'])).toMatchObject({ dx: 0, dy: 1 })
  })

  test('a bare square without bare neighbours is a pit', () => {
    expect(pits(['.~.', '#..', '~..'], ['...', '...', '...'])).toEqual(['a1'])
  })

  test('a square goes with a bare one beside it, in the order of the notation', () => {
    const view = { terrain: ['.~.', '...', '~#.'], scenes: ['...', 'A..', '...'] }
    expect(pairWith(view, 'b1')).toEqual(['b1', 'c1'])
    expect(pairWith(view, 'a3')).toEqual(['a2', 'a3']) // no bare neighbour
    expect(pairWith(view, 'c3')).toEqual(['c2', 'c3'])
  })

  test('a board turned round has its town turned round', () => {
    const boards = { V1: ['SS..', 'SS..', '....', '....', '....', '....', '....', '....'] }
    expect(towns(['V1', 'V1r'], boards)).toEqual(['a1', 'g7'])
  })
})

describe('the ghost', () => {
  const placements = read([
    choice('place AB c4 d4', 1),
    choice('place BA c4 d4', 2),
    choice('place AB c4 c5', 3),
    choice('place AB f4 g4', 4),
    choice('place GG a1 b1', 5),
  ]).place
  const ghost = () => {
    const made = new Ghost(
      () => placements,
      () => new Layout(12, 8, false),
    )
    made.choose('AB')
    return made
  }

  test('knows only the tile in hand', () =>
    expect(ghost().options.map((option) => option.action)).toEqual([1, 2, 3, 4]))

  test('turns through every way to lie on a square', () => {
    const turned = ghost()
    turned.hover('c4')
    const seen = [1, 2, 3].map(() => {
      turned.turn()
      return turned.at!.action
    })
    expect([...seen].sort()).toEqual([1, 2, 3])
  })

  test('keeps its way when it moves', () => {
    const moved = ghost()
    moved.hover('c4')
    moved.move({ x: 1, y: 0 })
    expect(moved.at!.action).toBe(4)
  })

  test('stays where nothing can lie', () => {
    const stays = ghost()
    stays.hover('c4')
    stays.hover('l8')
    expect(stays.at!.squares).toContain('c4')
  })
})

describe('the notation of Nile', () => {
  test('is read as a verb and its cards', () => {
    const found = nile.read(
      ['plant 3W', 'plant W+F', 'market W F*', 'speculate PW LF', 'pass'].map((text) => choice(text)),
    )
    expect(found.map((each) => each.cards)).toEqual([['W', 'W', 'W'], ['W', 'F'], ['W', 'F*'], ['PW', 'LF'], []])
  })

  test('is written for cards that can’t be played now', () => {
    const written = [
      ['W', 'W', 'W'],
      ['W', 'F'],
      ['PW'],
      ['PW', 'LF'],
      ['W'],
      ['W', 'F*'],
      ['W', 'PW'],
      ['W', 'F', 'L'],
      [],
    ]
    expect(written.map(nile.played)).toEqual([
      'plant 3W',
      'plant W+F',
      'speculate PW',
      'speculate PW LF',
      ...Array(5).fill(null),
    ])
  })

  test('doubles count', () => {
    expect(nile.holds(['W', 'W', 'F'], ['W', 'F'])).toBe(true)
    expect(nile.holds(['W', 'F'], ['W', 'W'])).toBe(false)
  })
})

test.each([
  ['/', '/', {}],
  ['/table/:id', '/table/abc', { id: 'abc' }],
  ['/table/:id', '/table', null],
  ['/rules/:game', '/rules/nile/', { game: 'nile' }],
  ['/lobby', '/scorepad', null],
])('the pattern %s and the path %s', (pattern, path, expected) => expect(match(pattern, path)).toEqual(expected))

test('what a first visit needs is found for every page with an address of its own', () => {
  const routes = readFileSync(join(ROOT, 'web/src/routes.ts'), 'utf-8')
  const pages = pagesOf(routes)
  const found = Object.fromEntries(pages.map(({ address, module, parts }) => [address, [module, parts]]))
  expect(found['']).toEqual(['pages/Home.svelte', []])
  expect(found.table).toEqual(['pages/TablePage.svelte', []])
  expect(found.gallery).toEqual(['pages/Gallery.svelte', ['later']])
  expect(found.daily).toEqual(['daily/DailyPage.svelte', ['later']])
  expect(pages.map(({ address }) => address)).toEqual([
    ...new Set([...routes.matchAll(/path: '\/(\w*)/g)].map((found) => found[1])),
  ])
})
