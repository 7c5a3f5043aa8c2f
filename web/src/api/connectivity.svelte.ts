// Whether the server is reachable, judging by the last request and the browser.

export const connectivity = $state({ server: navigator.onLine })

addEventListener('offline', () => (connectivity.server = false))
addEventListener('online', () => (connectivity.server = true))
