// Labels for names that the page has no messages for: fields of a view, and log entries.

import { hasMessage, t } from '../language.svelte'

/** A name from the API as a label: `in_hand` becomes `In hand`. */
export const labelOf = (name: string): string => {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

export const isRecord = (value: unknown): value is Record<string, unknown> => !isPlain(value) && !Array.isArray(value)

/** A value on one line. */
export function inline(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? t('plain_yes') : t('plain_no')
  if (Array.isArray(value)) return value.length ? value.map(inline).join(', ') : '–'
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .map(([name, each]) => `${labelOf(name)}: ${inline(each)}`)
        .join(' · ') || '–'
    )
  return String(value)
}

/** A view's fields for display: single ones, and groups of those with the same keys, such as hands and prices. */
export function layOut(view: Record<string, unknown>): {
  single: Record<string, unknown>
  grids: [string, unknown][][]
} {
  const single: Record<string, unknown> = {}
  const grids = new Map<string, [string, unknown][]>()
  for (const [name, value] of Object.entries(view)) {
    const keys = isRecord(value) && Object.values(value).every(isPlain) ? Object.keys(value).join(' ') : ''
    if (keys) grids.set(keys, [...(grids.get(keys) ?? []), [name, value]])
    else single[name] = value
  }
  return { single, grids: [...grids.values()] }
}

/** A log entry without a translation: its text, or its name and arguments. */
export function plainEntry(key: string, args: Record<string, unknown>): string {
  if (typeof args.text === 'string') return args.text
  const name = labelOf(key.replace(/^.*?_log_/, ''))
  return Object.keys(args).length ? `${name}: ${inline(args)}` : name
}

export const hasSentence = (key: string): boolean => hasMessage(key) || hasMessage(`${key}_here`)
