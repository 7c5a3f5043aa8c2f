// The words of the page: every Fluent file of a language, the server's and the page's own, as one module for each
// language, `virtual:words/fr`. The page loads only the language it speaks.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentParser, FluentSerializer, Resource, type Entry, type Message } from '@fluent/syntax'
import type { Plugin } from 'vite'

export const LANGUAGES = ['en', 'fr', 'de', 'nl'] as const
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

// What only the command line, the terminal, notifications and letters say.
const ELSEWHERE = /^(cli|terminal|components|record|bad|unknown|push|mail)_/

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

// The lessons of a game: loaded by those who learn, so that nobody else waits for them.
const LESSONS = /^(learn|practice)_/
const isLesson = (file: string, { id }: Message) => file.includes(join('src', 'games')) && LESSONS.test(id.name)

/** A language's messages: all of them, those of every page, or those of the games' lessons. */
export function textOf(language: string, part: 'all' | 'words' | 'lessons' = 'all'): string {
  const entries = filesOf(language).flatMap((file) =>
    messagesOf(file).filter((entry) => part === 'all' || isLesson(file, entry as Message) === (part === 'lessons')),
  )
  for (const entry of entries) if ('comment' in entry) entry.comment = null
  return new FluentSerializer().serialize(new Resource(entries))
}

export function words(): Plugin {
  const pattern = /^\0?virtual:(words|lessons)\/(\w+)$/
  return {
    name: 'nomarch-words',
    resolveId: (id) => (pattern.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, part, language] = pattern.exec(id) ?? []
      if (!language) return undefined
      for (const file of filesOf(language)) this.addWatchFile(file)
      return `export default ${JSON.stringify(textOf(language, part as 'words' | 'lessons'))}`
    },
  }
}
