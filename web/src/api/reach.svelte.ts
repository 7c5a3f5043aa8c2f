// Whether the server can be reached, as far as the page knows: from the last request, and from the browser.

export const reach = $state({ server: navigator.onLine })

addEventListener('offline', () => (reach.server = false))
addEventListener('online', () => (reach.server = true))
