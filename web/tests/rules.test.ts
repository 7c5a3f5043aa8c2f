// The rules: the same numbers in every language, and an anchor for every rule that the server cites.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readComponents } from '../src/games/fertility/read'
import { loadRules, type Block } from '../src/rules/read'
import { FILE } from '../tools/components'
import { LANGUAGES, ROOT } from '../tools/words'

const box = readComponents(readFileSync(FILE, 'utf-8'))

const numbers = (blocks: Block[]) => blocks.flatMap((block) => ('number' in block ? [block.number] : []))
const outline = (blocks: Block[]) =>
  blocks.map((block) => ('number' in block ? block.number : block.kind === 'picture' ? block.name : block.kind))

describe.each(['fertility', 'nile'])('%s', (game) => {
  test('is told alike in every language', async () => {
    const english = await loadRules(game, 'en')
    expect(english.length).toBeGreaterThan(20)
    for (const language of LANGUAGES)
      expect(outline(await loadRules(game, language)), language).toEqual(outline(english))
  })

  test('names no rule twice', async () => {
    const found = numbers(await loadRules(game, 'en'))
    expect(new Set(found).size).toBe(found.length)
  })

  test('has every rule that a refusal names', async () => {
    const folder = join(ROOT, 'src', 'nomarch', 'games', game)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith('.py'))
    const named = files.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf-8').matchAll(/"([FN]\d+(?:\.\d+)+)"/g)].map((each) => each[1]!),
    )
    const told = numbers(await loadRules(game, 'en'))
    expect(named.length).toBeGreaterThan(0)
    expect([...new Set(named)].filter((number) => !told.includes(number))).toEqual([])
  })

  test('draws only what can be drawn', async () => {
    const drawn = readFileSync(join(ROOT, 'web', 'src', 'games', game, 'rules', 'Picture.svelte'), 'utf-8')
    for (const block of await loadRules(game, 'en'))
      if (block.kind === 'picture') expect(drawn).toContain(`name === '${block.name}'`)
  })
})

test('every rule is said in full sentences', async () => {
  for (const game of ['fertility', 'nile'])
    for (const language of LANGUAGES)
      for (const block of await loadRules(game, language))
        if (block.kind === 'rule') expect(block.text, block.number).toMatch(/[.:]$/)
})

/** The blocks of a rule: up to the next number. */
function belonging(blocks: Block[], number: string): Block[] {
  const start = blocks.findIndex((block) => 'number' in block && block.number === number) + 1
  const length = blocks.slice(start).findIndex((block) => 'number' in block)
  return blocks.slice(start, length < 0 ? undefined : start + length)
}

describe('what of Fertility is reconstructed', () => {
  const RULES: Record<string, string> = {
    boards: 'F1.2',
    tiles: 'F1.3',
    start_tile: 'F1.4',
    districts: 'F1.5',
    metropolises: 'F1.6',
    statue_scale: 'F1.10',
  }

  test('is known from the components', () => {
    const ours = Object.keys(box.provenance).filter((table) => box.provenance[table] === 'X')
    expect(ours.sort()).toEqual(Object.keys(RULES).sort())
  })

  test.each(LANGUAGES)('is marked with its rules, and nothing else is (%s)', async (language) => {
    const blocks = await loadRules('fertility', language)
    const marked = numbers(blocks).filter((number) =>
      belonging(blocks, number).some((block) => block.kind === 'reconstruction'),
    )
    expect(marked.sort()).toEqual(Object.values(RULES).sort())
  })
})

test.each(LANGUAGES)('tables hold the figures of the components (%s)', async (language) => {
  const blocks = await loadRules('fertility', language)
  const figures = (number: string) => {
    const table = belonging(blocks, number).find((block) => block.kind === 'table')
    return table?.kind === 'table' ? table.rows.map((row) => row.slice(1).map(Number)) : []
  }
  expect(figures('F1.9')).toEqual([box.wheat_track.map((_, wheat) => wheat), box.wheat_track])
  expect(figures('F1.10')).toEqual([box.statue_scale.map((_, i) => i + 1), box.statue_scale])
  expect(figures('F2.1')).toEqual([
    [2, 3, 4],
    [3, 3, 4],
  ])
  expect(figures('F2.3')).toEqual([
    [2, 3, 4],
    [24, 35, 46],
  ])
})

test.each(LANGUAGES)('planting is a list of three, and each game has an example (%s)', async (language) => {
  const nile = await loadRules('nile', language)
  const ways = belonging(nile, 'N3.4.1').find((block) => block.kind === 'list')
  expect(ways?.kind === 'list' && ways.items.map((item) => item.slice(0, 3))).toEqual(['(a)', '(b)', '(c)'])
  expect(belonging(nile, 'N3.4.2').map((block) => block.kind)).toContain('example')
  const example = belonging(await loadRules('fertility', language), 'F5.6').find((block) => block.kind === 'example')
  expect(example?.kind === 'example' && example.text).toContain('87')
})

test('a tie in German is broken by the next larger pile', async () => {
  const rule = (await loadRules('nile', 'de')).find((block) => 'number' in block && block.number === 'N6.1')
  expect(rule && 'text' in rule && rule.text).toContain('nächstgrößeren')
})
