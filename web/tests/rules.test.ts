// The rules: the same numbers in every language, and an anchor for every rule that the server names.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadRules, type Block } from '../src/rules/read'
import { LANGUAGES, ROOT } from '../tools/words'

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
    const folder = join(ROOT, 'src', 'nomarch', game)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith('.py'))
    const named = files.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf-8').matchAll(/"([FN]\d+(?:\.\d+)+)"/g)].map((each) => each[1]!),
    )
    const told = numbers(await loadRules(game, 'en'))
    expect(named.length).toBeGreaterThan(0)
    expect([...new Set(named)].filter((number) => !told.includes(number))).toEqual([])
  })

  test('draws only what can be drawn', async () => {
    const drawn = readFileSync(join(ROOT, 'web', 'src', 'rules', 'Picture.svelte'), 'utf-8')
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
