// Why something was refused, in words. The server names crops and resources by the letters of the notation; on the
// page they have names, and letters of the reader's own language.

import { say, t, type Message } from '../language.svelte'

const KINDS: Record<string, string[]> = {
  nile: ['card', 'crop', 'flood', 'planted'],
  fertility: ['resource'],
}

export function reason(refused: Message & { text?: string }): string {
  const [game = ''] = refused.key.split('_')
  const args = Object.entries(refused.args ?? {}).map(([name, value]) => [
    name,
    KINDS[game]?.includes(name) ? [...String(value)].map((kind) => t(`${game}_kind`, { kind })).join('/') : value,
  ])
  return say({ ...refused, args: Object.fromEntries(args) })
}
