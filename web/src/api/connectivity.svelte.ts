// Whether the server can be reached, as far as the page knows: from the last request, and from the browser.

export const connectivity = $state({ server: navigator.onLine })

addEventListener('offline', () => (connectivity.server = false))
addEventListener('online', () => (connectivity.server = true))
