// The notation of Nile's actions (docs/reference/formats.md), read: each is a verb and the cards it takes.

import type { NileChoice } from './types'

export type Verb = 'market' | 'offering' | 'plant' | 'speculate' | 'pass' | 'done'

export interface NileAction extends NileChoice {
  verb: Verb
  cards: string[] // a star marks a card from Storage: `F*`
}

export function read(legal: NileChoice[]): NileAction[] {
  return legal.map((action) => {
    const [verb = '', ...words] = action.text.split(' ')
    return { ...action, verb: verb as Verb, cards: verb === 'plant' ? planted(words[0] ?? '') : words }
  })
}

/** `3W` is three wheat, `W+F` one each. */
function planted(word: string): string[] {
  const counted = /^(\d+)(\w)$/.exec(word)
  return counted ? Array<string>(Number(counted[1])).fill(counted[2]!) : word.split('+')
}

/** The cards that the log writes as `3 × W, 1 × F*`, one by one; of a kind no more than `most`. */
export function logged(text: unknown, most = Infinity): string[] {
  return String(text)
    .split(', ')
    .flatMap((each) => {
      const [, count = '1', card = ''] = /^(?:(\d+) × )?(\w+\*?)$/.exec(each) ?? []
      return card ? Array<string>(Math.min(most, Number(count))).fill(card) : []
    })
}

/** How cards from the hand would be written, were they played; null for what could be no play, or only part of one. */
export function played(cards: string[]): string | null {
  const kinds = [...new Set(cards)]
  if (kinds.length === cards.length && cards.length < 3 && kinds.every((card) => /^\w\w$/.test(card)))
    return kinds.length ? `speculate ${kinds.join(' ')}` : null
  if (cards.length < 2 || !kinds.every((card) => /^\w$/.test(card))) return null
  if (kinds.length === 1) return `plant ${cards.length}${kinds[0]}`
  return cards.length === 2 ? `plant ${kinds.join('+')}` : null
}

export const keyOf = (cards: string[]): string => [...cards].sort().join(' ')

/** Whether `cards` holds all of `some`, doubles counted. */
export function holds(cards: string[], some: string[]): boolean {
  const left = [...cards]
  return some.every((card) => {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
    return i >= 0
  })
}
