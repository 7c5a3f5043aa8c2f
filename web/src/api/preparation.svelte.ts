// What the server says about itself: whether it has leaderboards, and what it is still compiling after its first start;
// polled every second until it is ready.

import type { ServerInfo } from './types'

const EVERY = 1_000

export const preparation = $state<{ stage: ServerInfo['preparing']; leaderboard: boolean }>({
  stage: null,
  leaderboard: false,
})

let asked = false

/** Start polling, on the first call. */
export function askPreparation(): void {
  if (asked) return
  asked = true
  void look()
}

async function look(): Promise<void> {
  // Not through `ask`, so that a failure doesn't count as an unreachable server.
  const answer = await fetch('/api/server', { method: 'GET' }).catch(() => null)
  const server = answer?.ok ? ((await answer.json().catch(() => null)) as ServerInfo | null) : null
  preparation.stage = server?.preparing ?? null
  preparation.leaderboard = server?.leaderboard ?? false
  if (preparation.stage) setTimeout(() => void look(), EVERY)
}

/** The key of the message to show. */
export const preparing = () =>
  preparation.stage === 'rules' ? 'app_preparing_rules' : preparation.stage === 'bots' ? 'app_preparing_bots' : null
