// The pages and their addresses. Each is a chunk of its own, loaded when it is first visited.

import type { Component } from 'svelte'

interface Route {
  path: string
  // Props are the named parts of the path.
  load: () => Promise<{ default: Component<any> }>
}

export const ROUTES: Route[] = [
  { path: '/', load: () => import('./pages/Home.svelte') },
  { path: '/table/:id', load: () => import('./pages/TablePage.svelte') },
  { path: '/replay/:id', load: () => import('./pages/ReplayPage.svelte') },
  { path: '/records', load: () => import('./pages/Records.svelte') },
  { path: '/lobby', load: () => import('./pages/Lobby.svelte') },
  { path: '/rules/:game', load: () => import('./pages/Rules.svelte') },
  { path: '/scorepad', load: () => import('./pages/Scorepad.svelte') },
  { path: '/verify', load: () => import('./pages/Verify.svelte') },
  { path: '/settings', load: () => import('./pages/Settings.svelte') },
  { path: '/gallery', load: () => import('./pages/Gallery.svelte') },
  { path: '/gallery/:name', load: () => import('./pages/gallery/Position.svelte') },
]
