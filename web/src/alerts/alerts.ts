// Being told of one's turns while no page is open: by the browser's push service, or by e-mail.

import { request } from '../api/client'
import type { Schemas } from '../api/types'
import { allowNotices } from '../table/notices'

export type Ways = Schemas['AlertsAnswer']

export const seeWays = () => request<Ways>('GET', '/me/alerts')
export const startMail = (address: string) => request<Ways>('POST', '/me/mail', { address })
export const stopMail = () => request<Ways>('DELETE', '/me/mail')
export const followLink = (what: 'confirm' | 'stop', token: string) =>
  request<{ done: boolean }>('POST', `/alerts/${what}/${encodeURIComponent(token)}`)

export const canPush = (): boolean => 'PushManager' in globalThis && 'serviceWorker' in navigator && isSecureContext

async function pushManager(): Promise<PushManager | null> {
  return (canPush() && (await navigator.serviceWorker.getRegistration())?.pushManager) || null
}

/** Subscribe this browser; null if it can't be, or has no push service. The permission is there already. */
export async function startPush(): Promise<Ways | null> {
  const manager = await pushManager()
  if (!manager) return null
  const { push_key: applicationServerKey } = await seeWays()
  try {
    const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey })
    return await request<Ways>('POST', '/me/push', subscription.toJSON())
  } catch (error) {
    // Of the server's database that was replaced: the browser keeps to the key that it knows.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) return null
    await (await manager.getSubscription())?.unsubscribe()
    return null
  }
}

export async function stopPush(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
  await request<Ways>('DELETE', '/me/push').catch(() => undefined)
}

/** Ask the browser's permission and subscribe; what came of it. */
export async function startNotices(): Promise<'forbidden' | 'open' | 'always'> {
  if (!(await allowNotices())) return 'forbidden'
  return (await startPush().catch(() => null)) ? 'always' : 'open'
}
