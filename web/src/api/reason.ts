// Why something was refused, in words. The server names crops and resources by the letters of the notation; on the
// page they have names, and letters of the reader's own language.

import { list, say, t, type Message } from '../language.svelte'

const KINDS: Record<string, string[]> = {
  nile: ['card', 'crop', 'flood', 'planted'],
  fertility: ['resource'],
}

export function reason(refused: Message & { text?: string }): string {
  const [game = ''] = refused.key.split('_')
  const word = (kind: string) => t(`${game}_kind`, { kind })
  const args = Object.entries(refused.args ?? {}).map(([name, value]) => {
    if (KINDS[game]?.includes(name)) return [name, [...String(value)].map(word).join('/')]
    return [name, name === 'payment' ? paid(String(value), word) : value]
  })
  return say({ ...refused, args: Object.fromEntries(args) })
}

/** A payment such as `A+W+W`: each kind with how many of it. */
function paid(payment: string, word: (kind: string) => string): string {
  const kinds = payment.split('+')
  return list([...new Set(kinds)].map((kind) => `${kinds.filter((each) => each === kind).length} × ${word(kind)}`))
}
