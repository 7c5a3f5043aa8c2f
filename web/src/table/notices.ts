// System notifications while the tab is in the background. The browser asks for permission only when they are enabled.

import { settings } from '../settings.svelte'

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext

/** Ask the browser; whether it allows them. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!settings.notices || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return
  // One for each table: the next takes the place of the one before.
  const options = { body, tag: address, icon: '/icon-192.png', data: { address } }
  // Phones show them by the worker only, and it can open the page again.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) return worker.showNotification(title, options)
  try {
    new Notification(title, options).onclick = () => window.focus()
  } catch {
    // A phone without the worker: the tab's title has to do.
  }
}
