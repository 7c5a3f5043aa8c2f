// Log entries from the server (a key and arguments) as text and pieces to draw. Arguments are named by what
// they are (docs/reference/formats.md, "Log"), so that one place can draw those of every game.

import { worded } from '../api/reason'
import { GAMES } from '../games/registry'
import { isMessage, render, type Message } from '../language.svelte'
import { hasSentence, plainEntry } from '../plain/words'
import type { LogEntry } from './types'

export interface Part {
  kind: 'words' | 'tile' | 'token' | 'card'
  text: string
  label: string // what a screen reader says
}

// Signs that no sentence holds: around a piece, and between its kind and its name.
const AROUND = '\uE000'
const BETWEEN = '\uE001'

const marked = (kind: Part['kind'], text: string) => `${AROUND}${kind}${BETWEEN}${text}${AROUND}`

/** Each card of `3 × W, 1 × F*` with its number before it. */
const cards = (text: string) =>
  text
    .split(', ')
    .map((each) => {
      const [, count = '', card = ''] = /^(?:(\d+) × )?(\w+)\*?$/.exec(each) ?? []
      return card ? (count && count !== '1' ? `${count} × ` : '') + marked('card', card) : each
    })
    .join(' ')

const PIECES: Record<string, (text: string) => string> = {
  tile: (text) => marked('tile', text),
  letters: (text) =>
    text
      .split('+')
      .map((letter) => marked('token', letter))
      .join(''),
  card: (text) => marked('card', text),
  cards,
  drawn: cards,
}

// The argument of a message that would name such a piece.
const ARGUMENTS: Record<string, string> = { tile: 'tile', token: 'resource', card: 'card' }

export function sentenceParts(entry: LogEntry): Part[] {
  const game = GAMES[entry.key.split('_')[0]!] // another game's cards have no drawings
  const args = Object.fromEntries(
    Object.entries(entry.args as Record<string, string | number | Message>).map(([name, value]) => [
      name,
      game && typeof value === 'string' && PIECES[name]
        ? PIECES[name](value)
        : isMessage(value)
          ? worded(value)
          : (game?.argument?.(name, String(value), entry.key) ?? value),
    ]),
  )
  const sentence = hasSentence(entry.key) ? render({ key: entry.key, args }) : plainEntry(entry.key, args)
  return sentence
    .split(AROUND)
    .filter(Boolean)
    .map((part) => {
      const [kind, text] = part.split(BETWEEN)
      if (text === undefined) return { kind: 'words', text: part, label: part }
      const label = game?.argument?.(ARGUMENTS[kind!]!, text, entry.key) ?? text
      return { kind: kind as Part['kind'], text, label }
    })
}
