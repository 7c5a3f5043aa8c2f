// The words of the page: the Fluent files of a language, the server's and the page's own, as a module for each part of the
// page, `virtual:words/first/fr`. A visit loads the language that it speaks, and the parts that it says something of.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentParser, FluentSerializer, Resource, type Entry, type Message } from '@fluent/syntax'
import type { Plugin } from 'vite'

export const LANGUAGES = ['en', 'fr', 'de', 'nl'] as const
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

// What only the command line, the terminal, notifications, link previews and letters say; and what comes with its text,
// in answers to requests of pages that are seldom opened.
const ELSEWHERE =
  /^(cli|terminal|components|record|bad|unknown|push|mail|doctor|database|backup|restore|arena|lab|batch|weights|numba|packed|new|card|phrase|profile|carry|alert)_/

/** The files that hold a language's words, the package's and the games' first. */
export function filesOf(language: string): string[] {
  return [
    ...below('src/nomarch').filter((file) => file.endsWith(join('locales', `${language}.ftl`))),
    ...below('web/src').filter((file) => file.endsWith(join('words', `${language}.ftl`))),
  ]
}

function below(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf-8' })
  return names.sort().map((name) => join(ROOT, folder, name))
}

/** The messages of a file that the page may need, without comments. */
export function messagesOf(file: string): Entry[] {
  const parsed = new FluentParser().parse(readFileSync(file, 'utf-8'))
  return parsed.body.filter((entry): entry is Entry => {
    if (entry.type === 'Junk') throw new Error(`${relative(ROOT, file)}: not Fluent: ${entry.content}`)
    return entry.type === 'Message' && !ELSEWHERE.test(entry.id.name)
  })
}

/**
 * The parts in which a language is loaded. `first`: every page and every table; `later`: the other pages, and what opens
 * over them; the name of a game: what is said of it; `lessons`: the lessons of all games; `replay`: results and replays;
 * `puzzles`: puzzles, and the reasons that analyses give too.
 */
export const PARTS = ['first', 'later', 'replay', 'puzzles', 'lessons', 'fertility', 'nile'] as const
export type Part = (typeof PARTS)[number]

const LESSONS = /^(learn|practice)_/
const FOLDERS: Record<string, Part> = {
  '': 'first',
  'table/': 'first',
  'learn/': 'lessons',
  'puzzles/': 'puzzles',
  'replay/': 'replay',
}
const REASONS = /^(why|gain)(_|$)/ // of the analysis
// What is said of a game on pages that show no table of it, and letters on the pieces that its cover shows.
const OF_EVERY_GAME = /^\w+_(title|about|letter)$/

/** The part that a message belongs to. */
export function partOf(file: string, key: string): Part {
  const path = relative(ROOT, file).replaceAll('\\', '/')
  const game = /\/games\/(\w+)\//.exec(path)?.[1] as Part | undefined
  if (game) return LESSONS.test(key) ? 'lessons' : OF_EVERY_GAME.test(key) ? 'first' : game
  const folder = /^web\/src\/(.*)words\//.exec(path)?.[1]
  if (folder !== undefined) return FOLDERS[folder] ?? 'later'
  return REASONS.test(key) ? 'puzzles' : 'first'
}

/** A language's messages: all of them, or those of a part. */
export function textOf(language: string, part?: Part): string {
  const entries = filesOf(language).flatMap((file) =>
    messagesOf(file).filter((entry) => !part || partOf(file, (entry as Message).id.name) === part),
  )
  for (const entry of entries) if ('comment' in entry) entry.comment = null
  return new FluentSerializer().serialize(new Resource(entries))
}

/** A module for each part and language, and `virtual:words`, which loads them. */
export function words(): Plugin {
  const pattern = /^\0?virtual:words(?:\/(\w+)\/(\w+))?$/
  const load = (part: Part) =>
    LANGUAGES.map((language) => `${language}: () => import('virtual:words/${part}/${language}')`).join(', ')
  return {
    name: 'nomarch-words',
    resolveId: (id) => (pattern.test(id) ? `\0${id}` : undefined),
    load(id) {
      const found = pattern.exec(id)
      if (!found) return undefined
      const [, part, language] = found
      if (!part || !language)
        return `export default { ${PARTS.map((each) => `${each}: { ${load(each)} }`).join(', ')} }`
      for (const file of filesOf(language)) this.addWatchFile(file)
      return `export default ${JSON.stringify(textOf(language, part as Part))}`
    },
  }
}
