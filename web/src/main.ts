import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { followSetting, speak } from './language.svelte'
import { start } from './router.svelte'
import { keepSettings, settings } from './settings.svelte'

keepSettings()
start()
// The first picture is complete, and speaks the reader's language.
const [art] = await Promise.all([import('./art/sprite'), speak(settings.language)])
followSetting()
mount(App, { target: document.body, props: { sprite: art.SPRITE } })

// For the page as an app, and for notices. Plain HTTP from another machine has no workers.
if (import.meta.env.PROD && navigator.serviceWorker) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  // After whatever the page itself still loads.
  const later = () => void import('./offline').then((its) => its.keepForLater()).catch(() => undefined)
  setTimeout(later, 3000)
}
