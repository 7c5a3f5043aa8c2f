// Why something was refused, in words. The server names crops and resources by the letters of the notation; on the
// page they have names, and letters of the reader's own language.

import { isMessage, list, say, t, type Message } from '../language.svelte'

type Word = (kind: string) => string

const either = (value: string, word: Word): string => [...value].map(word).join('/')
const WORDED: Record<string, Record<string, (value: string, word: Word) => string>> = {
  nile: { card: either, crop: either, flood: either, planted: either },
  fertility: {
    resource: either,
    resources: (value, word) => list(value.split(', ').map(word), 'disjunction'),
    needs: (value, word) => list(value.split('+').map(word)),
    payment: paid,
  },
}

/** A message of the server's whose arguments are words, not letters. */
export function worded(message: Message): Message {
  const [game = ''] = message.key.split('_')
  const kinds = message.key === 'fertility_gift_per' ? 'fertility_single' : `${game}_kind`
  const word = (kind: string) => (kind === 'any' ? t('fertility_any_resource') : t(kinds, { kind }))
  const args = Object.entries(message.args ?? {}).map(([name, value]) => [
    name,
    isMessage(value) ? worded(value) : (WORDED[game]?.[name]?.(String(value), word) ?? value),
  ])
  return { ...message, args: Object.fromEntries(args) }
}

export const reason = (refused: Message & { text?: string }): string => say(worded(refused))

/** A payment such as `A+W+W`: each kind with how many of it. */
function paid(payment: string, word: Word): string {
  const kinds = payment.split('+')
  return list([...new Set(kinds)].map((kind) => `${kinds.filter((each) => each === kind).length} × ${word(kind)}`))
}
