// Messages in the reader's language, from the same Fluent files as the server's. `t` is reactive: components update when
// the language changes.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'

/** A message as the server sends it: a stable key, its arguments, and the rule it speaks of. */
export interface Message {
  key: string
  args?: Record<string, unknown> // strings, numbers, or messages again
  rule?: string
}

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  de: () => import('virtual:words/de'),
  nl: () => import('virtual:words/nl'),
}

const LESSONS: typeof SOURCES = {
  en: () => import('virtual:lessons/en'),
  fr: () => import('virtual:lessons/fr'),
  de: () => import('virtual:lessons/de'),
  nl: () => import('virtual:lessons/nl'),
}

const bundles = new Map<Language, FluentBundle>()
const current = $state<{ language: Language }>({ language: 'en' })

/** Load a language's messages, then switch to it. */
export async function loadLanguage(language: Language): Promise<void> {
  if (!bundles.has(language)) {
    const source = await SOURCES[language]()
    // Isolation marks are for mixed writing directions, which these languages don't have.
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(source.default))
    if (learning) bundle.addResource(new FluentResource((await LESSONS[language]()).default))
    bundles.set(language, bundle)
  }
  current.language = language
  document.documentElement.lang = language
}

let learning = false
/** Load the words of lessons, in the languages in use; those loaded later come with theirs. */
export async function loadLessons(): Promise<void> {
  if (learning) return
  learning = true
  for (const [language, bundle] of bundles) bundle.addResource(new FluentResource((await LESSONS[language]()).default))
}

/** Follow the setting. The answer stops it. */
export function followSetting(): () => void {
  return $effect.root(() => {
    $effect(() => void loadLanguage(settings.language))
  })
}

export const language = (): Language => current.language

/** The text of a key. */
export function t(key: string, args: Record<string, unknown> = {}): string {
  const bundle = bundles.get(current.language)
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) return key
  const values: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args))
    values[name] = isMessage(value) ? render(value) : (value as FluentVariable)
  return bundle.formatPattern(pattern, values, [])
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value
}

/**
 * A message in words, without its rule: the page links to that. One unknown here may bring words of its own; one that
 * speaks the notation may have words for the page, where people see what is meant.
 */
export function render(message: Message & { text?: string }): string {
  const here = `${message.key}_here`
  if (hasMessage(here)) return t(here, message.args)
  return !hasMessage(message.key) && message.text ? message.text : t(message.key, message.args)
}

// To make one takes longer than to use it a hundred times.
const joiners = new Map<string, Intl.ListFormat>()

/** Words joined as the language joins a list. */
export function list(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const key = `${current.language} ${type}`
  const joiner = joiners.get(key) ?? new Intl.ListFormat(current.language, { type })
  joiners.set(key, joiner)
  return joiner.format(words)
}

export const hasMessage = (key: string): boolean => bundles.get(current.language)?.hasMessage(key) ?? false
