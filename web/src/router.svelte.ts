// A small router on the browser's history: `place.path` is the current path; links are plain <a href>, so they can be
// opened in a new tab; one click handler catches them for the whole page.

export const place = $state({ path: location.pathname, query: location.search, hash: location.hash })

function arrive(): void {
  place.path = location.pathname
  place.query = location.search
  place.hash = location.hash
}

/** Navigate within the page; `replace` adds no history entry. */
export function go(address: string, { replace = false } = {}): void {
  const there = new URL(address, location.href)
  if (there.href !== location.href) history[replace ? 'replaceState' : 'pushState'](null, '', there)
  const samePage = there.pathname === place.path
  arrive()
  if (there.hash) requestAnimationFrame(() => document.getElementById(there.hash.slice(1))?.scrollIntoView())
  else if (!samePage) scrollTo(0, 0)
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.href)
}

/** Listen for link clicks and history navigation; returns a function that stops it. */
export function start(): () => void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', follow)
  return () => {
    removeEventListener('popstate', arrive)
    document.removeEventListener('click', follow)
  }
}

/** A link cut off within a `%C3%A9` must not throw: it just matches nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The parameters of a path by a pattern such as `/table/:id`; null if it doesn't match. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const found = path.replace(/\/$/, '').split('/')
  if (wanted.length !== found.length && !(pattern === '/' && path === '/')) return null
  const named: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':')) named[part.slice(1)] = decoded(found[i] ?? '')
    else if (part !== (found[i] ?? '')) return null
  }
  return named
}
