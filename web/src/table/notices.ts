// System notifications while the tab is in the background. The browser asks for permission only when they are enabled.

import { settings } from '../settings.svelte'

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext

/** Ask the browser for permission; returns whether it is granted. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!settings.notices || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return
  // One per table: a new one replaces the last.
  const options = { body, tag: address, icon: '/icon-192.png', data: { address } }
  // Phones only show notifications from a service worker, which can also reopen the page.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) return worker.showNotification(title, options)
  try {
    new Notification(title, options).onclick = () => window.focus()
  } catch {
    // A phone without the worker: only the tab's title changes.
  }
}
