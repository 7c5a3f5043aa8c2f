// Links to share: their base, and the warning if nobody else can open them.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function told(origin: string, links: string | null) {
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ links }))))
  const found = await import('../src/api/links.svelte')
  found.askLinks()
  await new Promise((done) => setTimeout(done))
  return [found.links.origin, found.onlyHere()]
}

test.each([
  ['http://127.0.0.1:8765', null, 'http://127.0.0.1:8765', true],
  ['http://localhost:8765', null, 'http://localhost:8765', true],
  ['http://[::1]:8765', null, 'http://[::1]:8765', true],
  ['http://127.0.0.1:8765', 'http://192.168.1.20:8765', 'http://192.168.1.20:8765', false],
  ['http://192.168.1.20:8765', null, 'http://192.168.1.20:8765', false],
  ['http://127.0.0.1.example', null, 'http://127.0.0.1.example', false],
  ['http://127.0.0.1:8765', 'https://games.example', 'https://games.example', false],
])('a page at %s told %s makes links at %s', async (origin, links, begins, onlyHere) => {
  expect(await told(origin, links)).toEqual([begins, onlyHere])
})
