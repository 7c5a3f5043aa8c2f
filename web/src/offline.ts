// Precaches what the page needs offline through the service worker (public/sw.js): the home page, the rules of every game,
// the scorepad and the settings. It starts after everything else has loaded.

import { GAMES, NAMES } from './games/registry'
import { language, saying } from './language.svelte'
import { loadRules } from './rules/read'

export async function keepForLater(): Promise<void> {
  const worker = await navigator.serviceWorker?.ready
  if (!worker || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  await underControl()
  await Promise.all([
    import('./pages/Home.svelte'),
    saying('later', import('./pages/Rules.svelte')),
    saying('later', import('./pages/Scorepad.svelte')),
    saying('later', import('./pages/Settings.svelte')),
    ...NAMES.flatMap((game) => [loadRules(game, language()), GAMES[game]!.scorepad?.()]),
  ])
  // Files loaded before the worker was active: a second request is served from the browser's cache, and stored.
  const loaded = performance.getEntriesByType('resource').map((each) => new URL(each.name))
  const own = loaded.filter((each) => each.origin === location.origin && each.pathname.startsWith('/assets/'))
  await Promise.all([...new Set(own.map((each) => each.pathname))].map((path) => fetch(path)))
}

/** Wait until the worker handles this page's requests. */
function underControl(): Promise<void> {
  return new Promise((done) => {
    if (navigator.serviceWorker.controller) done()
    else navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
  })
}
