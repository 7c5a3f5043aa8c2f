// A log entry as a sentence: pieces are drawn, and named in the reader's language for screen readers.

import { beforeEach, expect, test } from 'vitest'
import { loadLanguage } from '../src/language.svelte'
import { sentenceParts } from '../src/table/sentence'

const labels = (key: string, args: Record<string, string | number>) =>
  sentenceParts({ seat: 0, key, args } as Parameters<typeof sentenceParts>[0])
    .filter((part) => part.kind !== 'words')
    .map((part) => part.label)

beforeEach(() => loadLanguage('en'))

test.each([
  ['en' as const, ['Wheat', 'Papyrus/Flax']],
  ['fr' as const, ['Blé', 'Papyrus/Lin']],
  ['nl' as const, ['Tarwe', 'Papyrus/Vlas']],
])('cards have names in %s', async (language, expected) => {
  await loadLanguage(language)
  expect(labels('nile_log_market', { cards: '2 × W, PF' })).toEqual(expected)
})

test('locusts are not called Flax', () => {
  expect(labels('nile_log_flood', { card: 'X' })).toEqual(['Plague of Locusts'])
})

test('tiles and resources have names', () => {
  expect(labels('fertility_log_place', { tile: 'AB', first: 'c4', second: 'd4' })).toEqual(['Alabaster/Bovines'])
  expect(labels('fertility_log_collect', { letters: 'A+G' })).toEqual(['Alabaster', 'Grapes'])
})
