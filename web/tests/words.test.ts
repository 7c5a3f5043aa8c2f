// Messages: every language is complete, none is duplicated or unused, and no component has hard-coded text.

import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { describe, expect, test } from 'vitest'
import { reason } from '../src/api/reason'
import { loadLanguage } from '../src/language.svelte'
import { LETTERS } from '../tools/fonts'
import { filesOf, LANGUAGES, messagesOf, partOf, ROOT, textOf, type Part } from '../tools/words'
import { FluentSerializer, type Message } from '@fluent/syntax'

const SOURCE = join(ROOT, 'web', 'src')
const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const own = (language: string) => filesOf(language).filter((file) => file.startsWith(SOURCE))
const serializer = new FluentSerializer()

function messages(files: string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of files)
    for (const entry of messagesOf(file) as Message[]) {
      expect(found.has(entry.id.name), `${entry.id.name} is said twice`).toBe(false)
      found.set(entry.id.name, serializer.serializeEntry(entry))
    }
  return found
}
const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((each) => each[1]))].sort()

/** The variants of a message, except plurals: words that the code passes. */
const variants = (text: string) =>
  [...new Set([...text.matchAll(/^\s*\*?\[([a-z]\w*)\]/gm)].map((each) => each[1]!))]
    .filter((word) => !['zero', 'one', 'two', 'few', 'many', 'other'].includes(word))
    .sort()

function sources(): { name: string; text: string }[] {
  const names = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  return names
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf-8') }))
}

const ENGLISH = messages(filesOf('en'))

describe.each(OTHERS)('%s', (language) => {
  test('has the keys of English, file by file and in the same order', () => {
    const there = own(language)
    expect(there.length).toBe(own('en').length)
    own('en').forEach((file, i) => expect([...messages([there[i]!]).keys()]).toEqual([...messages([file]).keys()]))
  })

  test('uses the variables of English', () => {
    for (const [key, text] of messages(own(language)))
      expect(variables(text), key).toEqual(variables(ENGLISH.get(key)!))
  })

  test('chooses by the words of English', () => {
    for (const [key, text] of messages(own(language))) expect(variants(text), key).toEqual(variants(ENGLISH.get(key)!))
  })

  test('tells the crops and the scenes apart by their letters', () => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(textOf(language)))
    const letters = (key: string, kinds: string) =>
      [...kinds].map((kind) => bundle.formatPattern(bundle.getMessage(key)!.value!, { kind }))
    expect(new Set(letters('nile_letter', 'PWLCF')).size).toBe(5)
    expect(new Set(letters('fertility_letter', 'ABPG')).size).toBe(4)
  })
})

test.each(LANGUAGES)('the fonts have every letter of %s', (language) => {
  const rules = ['fertility', 'nile'].map((game) =>
    readFileSync(join(SOURCE, 'games', game, 'rules', `${language}.md`), 'utf-8'),
  )
  // Arrows and dots aren't letters: they come from the system's fonts.
  const written = [textOf(language), ...rules].join('').match(/[\p{L}\p{N}\p{P}\p{Zs}]/gu)!
  expect([...new Set(written)].filter((sign) => !LETTERS.includes(sign))).toEqual([])
})

const PER_GRAPE = { key: 'fertility_gift_per', args: { count: 3, resource: 'G' } }

test('a refusal names crops and resources in the reader’s words, not by letters', async () => {
  await loadLanguage('de')
  expect(reason({ key: 'nile_flooded', args: { card: 'LC', flood: 'L' }, rule: 'N3.4' })).toBe(
    'Salat/Rizinus zeigt eine überflutete Feldfrucht. Überflutet ist gerade: Salat.',
  )
  expect(reason({ key: 'fertility_not_beside', args: { resource: 'B' } })).toContain('Rind')
  const shop = { key: 'fertility_shop_named', args: { shop: 'M.2', needs: 'A+any', gift: PER_GRAPE } }
  expect(reason({ key: 'fertility_no_place_for', args: { resource: 'B', shop } })).toBe(
    'Das Geschäft „Alabaster und beliebige Ressource → 3 pro Traube“ hat kein freies Symbol für Rinder.',
  )
  expect(reason({ key: 'no_such_key', text: 'told anyway' })).toBe('told anyway')
})

test('every language can be read, and says nothing twice', () => {
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(textOf(language)))).toEqual([])
  }
})

test('French keeps signs together with the word before them', () => {
  for (const [key, text] of messages(own('fr'))) {
    const said = text.slice(text.indexOf('=') + 1).replaceAll(/\{[^{}]*->/g, '')
    expect(said, key).not.toMatch(/ [:;!?»]|« /)
  }
})

/** Keys that appear in full in the code, and patterns of composed ones, such as `fertility_part_${part}`. */
function spoken(text: string): { whole: string[]; made: RegExp[] } {
  const whole = [
    ...text.matchAll(/\bt\(\s*'([a-z0-9_]+)'|key: '([a-z0-9_]+)'|\? t\('([a-z0-9_]+)'|: t\('([a-z0-9_]+)'/g),
  ].map((each) => each.slice(1).find(Boolean)!)
  const made = [...text.matchAll(/\bt\(`([^`]+)`/g)].map(
    (each) => new RegExp(`^${each[1]!.replaceAll(/\$\{[^}]*\}/g, '[a-z0-9_]+')}$`),
  )
  return { whole, made }
}

test('every key in the code has words', () => {
  for (const { name, text } of sources()) {
    const { whole, made } = spoken(text)
    for (const key of whole) expect(ENGLISH.has(key), `${name}: ${key}`).toBe(true)
    for (const pattern of made)
      expect(
        [...ENGLISH.keys()].some((key) => pattern.test(key)),
        `${name}: ${pattern.source}`,
      ).toBe(true)
  }
})

test('no words are left over', () => {
  const all = sources().map(({ text }) => text)
  const made = all.flatMap((text) => spoken(text).made)
  const unused = [...messages(own('en')).keys()].filter(
    (key) =>
      !all.some((text) => text.includes(`'${key}'`)) &&
      !made.some((pattern) => pattern.test(key)) &&
      // The page's own texts for the server's messages.
      !(key.endsWith('_here') && ENGLISH.has(key.slice(0, -'_here'.length))),
  )
  expect(unused).toEqual([])
})

test('a module says only what is loaded before it', () => {
  const texts = new Map(sources().map(({ name, text }) => [name.replaceAll('\\', '/'), text]))
  const parts = new Map<string, Part>()
  for (const file of filesOf('en')) for (const key of messages([file]).keys()) parts.set(key, partOf(file, key))
  const missing = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string, loaded: Part[]): void => {
    if (name.endsWith('/arguments.ts')) return // words for a game's own messages, which are said at its tables
    if (seen.size === seen.add(`${name} ${loaded}`).size) return
    const text = texts.get(name)!
    const { whole, made } = spoken(text)
    const begun = made.filter(({ source }) => !source.startsWith('^['))
    const own = [...parts.keys()].filter((key) => begun.some((pattern) => pattern.test(key)))
    const said = [...whole, ...own, ...[...text.matchAll(/'([a-z0-9]+_[a-z0-9_]+)'/g)].map((each) => each[1]!)]
    for (const key of said)
      if (parts.has(key) && !loaded.includes(parts.get(key)!)) missing.add(`${name}: ${key}, with ${loaded}`)
    const go = (path: string, ...more: Part[]) => {
      const there = normalize(join(name, '..', path)).replaceAll('\\', '/')
      const found = ['', '.ts', '.svelte.ts'].map((ending) => there + ending).find((each) => texts.has(each))
      if (found) visit(found, [...new Set([...loaded, ...more])].sort())
    }
    for (const [, path] of text.matchAll(/^ *(?:import|export)(?! type)[^'()]*'(\.[^']+)'/gm)) go(path!)
    for (const [, waits, path] of text.matchAll(/((?:saying\(\s*'\w+',\s*)*)import\('(\.[^']+)'\)/g))
      go(path!, ...[...waits!.matchAll(/'(\w+)'/g)].map((each) => each[1] as Part))
  }
  visit('main.ts', ['first'])
  expect([...missing]).toEqual([])
  expect(seen.size).toBeGreaterThan(150)
})

test('no component speaks by itself', () => {
  const found: string[] = []
  for (const { name, text } of sources().filter((each) => each.name.endsWith('.svelte'))) {
    const walk = (node: unknown, attribute = ''): void => {
      if (Array.isArray(node)) return node.forEach((each) => walk(each, attribute))
      if (typeof node !== 'object' || node === null) return
      const { type, name: called, data } = node as { type?: string; name?: string; data?: string }
      const spokenHere =
        attribute === '' || ['aria-label', 'title', 'placeholder', 'alt', 'label', 'hint'].includes(attribute)
      if (type === 'Text' && spokenHere && /\p{L}{2}/u.test(data ?? '')) found.push(`${name}: ${data}`)
      if (['Comment', 'StyleSheet', 'Script', 'StyleDirective'].includes(type ?? '')) return
      for (const [key, value] of Object.entries(node))
        if (key !== 'metadata' && key !== 'expression') walk(value, type === 'Attribute' ? (called ?? '') : attribute)
    }
    walk(parse(text, { modern: true }).fragment)
  }
  expect(found.filter((each) => !each.includes('nomarch'))).toEqual([])
})
