// Invitation links: they use this page's own origin, unless the server names a better one.

import { request } from './client'
import type { ServerInfo } from './types'

export const links = $state({ origin: location.origin })

let asked = false

/** Ask the server once for the base of links. */
export function askLinks(): void {
  if (asked) return
  asked = true
  request<ServerInfo>('GET', '/server').then(
    (server) => {
      if (server.links) links.origin = server.links
    },
    () => (asked = false),
  )
}

/** Whether only this computer can open our links. */
export const onlyHere = () => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(links.origin).hostname)
