import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { showAttention } from './attention.svelte'
import { followSetting, loadLanguage } from './language.svelte'
import { place, start } from './router.svelte'
import { routeAt } from './routes'
import { keepSettings, settings } from './settings.svelte'

keepSettings()
showAttention()
start()
// The first picture is complete, and speaks the reader's language. What that page needs is loaded at the same time.
void routeAt(place.path)
  .load()
  .catch(() => undefined)
await loadLanguage(settings.language)
followSetting()
mount(App, { target: document.body })

// For the page as an app, and for notices. Plain HTTP from another machine has no workers.
if (import.meta.env.PROD && navigator.serviceWorker) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  // After whatever the page itself still loads.
  const later = () => void import('./offline').then((its) => its.keepForLater()).catch(() => undefined)
  setTimeout(later, 3000)
}
