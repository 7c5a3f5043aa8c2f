// Everything about one game is in its folder, and the rest of the page uses its manifest.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES, NAMES } from '../src/games/registry'
import { ROOT } from '../tools/words'

const SOURCE = join(ROOT, 'web', 'src')

test('outside the games’ folders only their drawings name a game', () => {
  const names = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).map((name) => name.replaceAll('\\', '/'))
  const sources = names.filter((name) => /\.(svelte|ts|md)$/.test(name) && !/^games\/|\.d\.ts$/.test(name))
  const game = new RegExp(NAMES.join('|'), 'i')
  const naming = sources.filter((name) => game.test(name) || game.test(readFileSync(join(SOURCE, name), 'utf-8')))
  expect(naming.filter((name) => !name.startsWith('art/'))).toEqual([])
})

test('every folder of a game is registered', () => {
  const folders = readdirSync(join(SOURCE, 'games'), { withFileTypes: true }).filter((each) => each.isDirectory())
  expect(folders.map((each) => each.name).sort()).toEqual([...NAMES].sort())
})

describe.each(NAMES)('the manifest of %s', (name) => {
  const { table, board, words, lesson, scorepad, rules } = GAMES[name]!

  test('leads to all of its parts', async () => {
    const found = await Promise.all([table(), board!(), scorepad!(), words!(), lesson!(), rules!()])
    expect(found.every(Boolean)).toBe(true)
  })
})
