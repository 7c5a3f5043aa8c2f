// Messages in the reader's language, from the same Fluent files as the server's. `t` is reactive: components update when
// the language changes.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import SOURCES from 'virtual:words'
import { settings, type Language } from './settings.svelte'

/** A message as the server sends it: a stable key, its arguments, and the rule it cites. */
export interface Message {
  key: string
  args?: Record<string, unknown> // strings, numbers, or nested messages
  rule?: string
}

type Part = keyof typeof SOURCES

const bundles = new Map<Language, FluentBundle>()
const parts = new Set<Part>(['first']) // that this visit has needed so far
const loading = new Map<string, Promise<void>>()
let spoken = $state<Language>('en')
let known = $state.raw<{ bundle?: FluentBundle }>({}) // replaced when there are more of them

function bundleOf(language: Language): FluentBundle {
  // Isolation marks are for mixed writing directions, which these languages don't have.
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
  bundles.set(language, bundle)
  return bundle
}

/** Load a part of a language, once. */
function loadPart(part: Part, language: Language): Promise<void> {
  const name = `${part}/${language}`
  const load = async () => {
    const { default: text } = await SOURCES[part][language]()
    bundleOf(language).addResource(new FluentResource(text))
    if (language === spoken) known = { ...known } // what was said without them is said again
  }
  const found = loading.get(name) ?? load()
  loading.set(name, found)
  found.catch(() => loading.delete(name)) // so that the next call retries
  return found
}

/** Load a language's messages, then switch to it. */
export async function loadLanguage(language: Language): Promise<void> {
  const bundle = bundleOf(language)
  await Promise.all([...parts].map((part) => loadPart(part, language)))
  spoken = language
  known = { bundle }
  document.documentElement.lang = language
}

/** Load a part's messages in the languages in use; a language that is loaded later brings its own. */
export async function loadMessages(part: Part): Promise<void> {
  parts.add(part)
  await Promise.all([...bundles.keys()].map((language) => loadPart(part, language)))
}

/** A part of the page, once the messages that it says are there too. */
export const saying = <Loaded>(part: Part, loaded: Promise<Loaded>): Promise<Loaded> =>
  Promise.all([loaded, loadMessages(part)]).then(([its]) => its)

/** Follow the setting; returns a function that stops it. */
export function followSetting(): () => void {
  return $effect.root(() => {
    $effect(() => void loadLanguage(settings.language))
  })
}

export const language = (): Language => spoken

/** The text of a key. */
export function t(key: string, args: Record<string, unknown> = {}): string {
  const { bundle } = known
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
  const key = `${spoken} ${type}`
  const joiner = joiners.get(key) ?? new Intl.ListFormat(spoken, { type })
  joiners.set(key, joiner)
  return joiner.format(words)
}

export const hasMessage = (key: string): boolean => known.bundle?.hasMessage(key) ?? false
