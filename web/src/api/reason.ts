// Refusals as text. The server names crops and resources by notation letters; the page uses names, and letters of the
// reader's language.

import { GAMES } from '../games/registry'
import { isMessage, render, type Message } from '../language.svelte'

/** A message from the server, with words instead of letters as arguments. */
export function worded(message: Message): Message {
  const game = GAMES[message.key.split('_')[0]!]
  const args = Object.entries(message.args ?? {}).map(([name, value]) => [
    name,
    isMessage(value) ? worded(value) : (game?.argument?.(name, String(value), message.key) ?? value),
  ])
  return { ...message, args: Object.fromEntries(args) }
}

export const reason = (refused: Message & { text?: string }): string => render(worded(refused))
