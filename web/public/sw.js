// Service worker: without a connection, the scorepad and the rules still work, and tables report that the server can't
// be reached. The page itself is fetched from the server first, so updates are never hidden; files under /assets/ have
// content hashes in their names, so they can't be stale.

const CACHE = 'nomarch-1'
const PAGE = '/'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))

/** Take control of open pages. */
async function begin() {
  await self.clients.claim()
  const [cache, answer] = await Promise.all([caches.open(CACHE), fetch(PAGE).catch(() => null)])
  if (answer?.ok) await keep(cache, answer)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

async function page(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    const whole = answer.ok && answer.headers.get('content-type')?.startsWith('text/html')
    if (whole) await keep(cache, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(PAGE)
    if (kept) return kept
    throw error
  }
}

/** Cache the page; when it has changed, drop the files of the old one. */
async function keep(cache, answer) {
  const before = await cache.match(PAGE)
  const [old, now] = await Promise.all([before?.text(), answer.clone().text()])
  if (old === now) return
  if (old) await Promise.all((await cache.keys()).map((each) => cache.delete(each)))
  await cache.put(PAGE, answer)
}

async function asset(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** A turn of ours, told by the server while no page is open; it has put it into words. */
self.addEventListener('push', (event) => {
  const { title, body, address, stop } = event.data.json()
  // One for each table: the next takes the place of the one before.
  const options = {
    body,
    tag: address,
    icon: '/icon-192.png',
    data: { address },
    actions: [{ action: 'stop', title: stop }],
  }
  event.waitUntil(self.registration.showNotification(title, options))
})

/** The browser replaced its subscription. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
async function renew(event) {
  const options = event.oldSubscription?.options
  const now = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  const headers = { 'content-type': 'application/json' }
  if (now) await fetch('/api/me/push', { method: 'POST', headers, body: JSON.stringify(now) })
}

async function stopPush() {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe()
  await fetch('/api/me/push', { method: 'DELETE' })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  if (event.action === 'stop') {
    event.waitUntil(stopPush())
    return
  }
  const address = new URL(event.notification.data.address, location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((each) => each.url.startsWith(address))
      return open ? open.focus() : self.clients.openWindow(address)
    }),
  )
})
