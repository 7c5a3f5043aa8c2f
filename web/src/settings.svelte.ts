// What a person sets for themselves, kept in this browser only.

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'full' | 'less'
/** How long each step of somebody else's turn is shown. */
export const PACES = ['slow', 'normal', 'fast', 'none'] as const
export type Pace = (typeof PACES)[number]
/** What can't be undone: played after a moment in which it can, only if it is confirmed, or at once. */
export const CONFIRMING = ['wait', 'ask', 'no'] as const
export type Confirming = (typeof CONFIRMING)[number]
export type Language = 'en' | 'fr' | 'de' | 'nl'

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
}

interface Settings {
  language: Language
  theme: Theme
  motion: Motion
  letters: boolean // on tiles, for those who don't tell the scenes apart by their colours
  pace: Pace
  confirm: Confirming
  obvious: boolean // what can be done in one way only is done by the page
  hints: boolean // a button that asks a strong bot
  sound: boolean
  notices: boolean // by the system, when it is one's turn
  name: string // offered when joining a table
  bots: Record<string, { level: string; players: number }> // by game, the last ones played against
}

const KEY = 'nomarch-settings'

function preferredLanguage(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const language = wish.slice(0, 2).toLowerCase()
    if (language in LANGUAGES) return language as Language
  }
  return 'en'
}

function read(): Settings {
  const settings: Settings = {
    language: preferredLanguage(),
    theme: 'system',
    motion: 'system',
    letters: false,
    pace: 'normal',
    confirm: 'wait',
    obvious: true,
    hints: true,
    sound: false,
    notices: false,
    name: '',
    bots: {},
  }
  try {
    const kept: Partial<Settings> = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (kept.language && kept.language in LANGUAGES) settings.language = kept.language
    if (kept.theme && ['light', 'dark'].includes(kept.theme)) settings.theme = kept.theme
    if (kept.motion && ['full', 'less'].includes(kept.motion)) settings.motion = kept.motion
    settings.letters = kept.letters === true
    if (kept.pace && PACES.includes(kept.pace)) settings.pace = kept.pace
    if (kept.confirm && CONFIRMING.includes(kept.confirm)) settings.confirm = kept.confirm
    settings.obvious = kept.obvious !== false
    settings.hints = kept.hints !== false
    settings.sound = kept.sound === true
    settings.notices = kept.notices === true
    for (const [game, last] of Object.entries(kept.bots ?? {}))
      if (typeof last?.level === 'string' && typeof last.players === 'number')
        settings.bots[game] = { level: last.level, players: last.players }
    if (typeof kept.name === 'string') settings.name = kept.name.slice(0, 40)
  } catch {
    // Storage may be forbidden or hold something else: the defaults do.
  }
  return settings
}

export const settings = $state(read())

const darkSystem = matchMedia('(prefers-color-scheme: dark)')
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)')
const system = $state({ dark: darkSystem.matches, calm: calmSystem.matches })
darkSystem.addEventListener('change', (event) => (system.dark = event.matches))
calmSystem.addEventListener('change', (event) => (system.calm = event.matches))

export const isDark = (): boolean => (settings.theme === 'system' ? system.dark : settings.theme === 'dark')
export const isCalm = (): boolean => (settings.motion === 'system' ? system.calm : settings.motion === 'less')

/** Keep what changes, and tell the style sheets. Called once. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const root = document.documentElement
      root.dataset.theme = isDark() ? 'dark' : 'light'
      root.dataset.motion = isCalm() ? 'less' : 'full'
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark() ? '#182338' : '#fbf5e6')
    })
    $effect(() => {
      const kept = JSON.stringify(settings)
      try {
        localStorage.setItem(KEY, kept)
      } catch {
        // A private window may refuse: the settings then last as long as the page.
      }
    })
  })
}
