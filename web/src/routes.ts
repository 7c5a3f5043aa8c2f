// The pages and their addresses. Each is a chunk of its own, loaded when it is first visited.

import type { Component } from 'svelte'
import { saying } from './language.svelte'
import { match } from './router.svelte'

type Load = () => Promise<{ default: Component<any> }>

const ROUTES: { path: string; load: Load }[] = [
  { path: '/', load: () => import('./pages/Home.svelte') },
  { path: '/table/:id', load: () => import('./pages/TablePage.svelte') },
  { path: '/replay/:id', load: () => saying('replay', saying('puzzles', import('./pages/ReplayPage.svelte'))) },
  { path: '/daily/:game/:day', load: () => saying('later', import('./daily/DailyPage.svelte')) },
  { path: '/daily/:game', load: () => saying('later', import('./daily/DailyPage.svelte')) },
  { path: '/leaderboard/:game', load: () => saying('later', import('./ratings/LeaderboardPage.svelte')) },
  { path: '/records', load: () => saying('later', import('./pages/Records.svelte')) },
  { path: '/lobby', load: () => import('./pages/Lobby.svelte') },
  { path: '/rules/:game', load: () => saying('later', import('./pages/Rules.svelte')) },
  { path: '/learn/:game', load: () => saying('lessons', import('./learn/PracticePage.svelte')) },
  { path: '/puzzles/:game', load: () => saying('puzzles', import('./puzzles/PuzzlePage.svelte')) },
  { path: '/scorepad', load: () => saying('later', import('./pages/Scorepad.svelte')) },
  { path: '/verify', load: () => saying('later', import('./pages/Verify.svelte')) },
  { path: '/alerts/:what/:token', load: () => saying('later', import('./pages/MailLink.svelte')) },
  { path: '/you', load: () => saying('later', import('./pages/You.svelte')) },
  { path: '/settings', load: () => saying('later', import('./pages/Settings.svelte')) },
  { path: '/gallery', load: () => saying('later', import('./pages/Gallery.svelte')) },
  { path: '/gallery/:name', load: () => saying('later', import('./pages/gallery/Position.svelte')) },
]

/** The page at a path, with the named parts of the path as its props. */
export function routeAt(path: string): { load: Load; props: Record<string, string> } {
  for (const { path: pattern, load } of ROUTES) {
    const props = match(pattern, path)
    if (props) return { load, props }
  }
  return { load: () => import('./pages/NotFound.svelte'), props: {} }
}
