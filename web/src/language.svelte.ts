// Messages in the reader's language, from the same Fluent files as the server's. `t` is reactive: components update when
// the language changes.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'

/** A message as the server sends it: a stable key, its arguments, and the rule it cites. */
export interface Message {
  key: string
  args?: Record<string, unknown> // strings, numbers, or nested messages
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
    if (lessons) bundle.addResource(new FluentResource((await LESSONS[language]()).default))
    bundles.set(language, bundle)
  }
  current.language = language
  document.documentElement.lang = language
}

let lessons: Promise<void> | null = null
/** Load the messages of the lessons in the languages in use; a language that is loaded later brings its own. */
export function loadLessons(): Promise<void> {
  return (lessons ??= addLessons())
}

async function addLessons(): Promise<void> {
  for (const [language, bundle] of bundles) bundle.addResource(new FluentResource((await LESSONS[language]()).default))
}

/** Follow the setting; returns a function that stops it. */
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
 * A message as text, without its rule, which the page shows as a link. A message unknown to the page may bring its own
 * text. If it uses notation, the page may have its own wording under `KEY_here`.
 */
export function render(message: Message & { text?: string }): string {
  const here = `${message.key}_here`
  if (hasMessage(here)) return t(here, message.args)
  return !hasMessage(message.key) && message.text ? message.text : t(message.key, message.args)
}

// Cached: creating one takes longer than using it a hundred times.
const joiners = new Map<string, Intl.ListFormat>()

/** Words joined as a list in the current language. */
export function list(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  const key = `${current.language} ${type}`
  const joiner = joiners.get(key) ?? new Intl.ListFormat(current.language, { type })
  joiners.set(key, joiner)
  return joiner.format(words)
}

export const hasMessage = (key: string): boolean => bundles.get(current.language)?.hasMessage(key) ?? false
