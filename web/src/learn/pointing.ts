// What a lesson can point at: parts of the screen, by the names that the games give them. They are framed by a style
// sheet, not one by one, so redrawn parts keep their frame.

export const PARTS = {
  actions: 'section.panel:has(> .prompt)',
  city: '.city:not(.compact)',
  common: '.pools > :last-child, .tab-panel > .pool',
  deck: '.river .deck, .river .mini',
  districts: '.four',
  fields: '.plots',
  flood: '.river .flood',
  hand: '.hand',
  harvest: '.side section.row, .means > section',
  players: '.players > article, header > ul',
  storage: '.piles',
  tiles: '.pools > :first-child, .tab-panel > .tiles, .tab-panel > [data-place="hand"]',
  valley: '.board',
  wheat: '.track',
} as const
export type Part = keyof typeof PARTS

// Light beside dark shows on any ground. On a phone there is less room around.
const frame = (selector: string) => `
  ${selector} {
    outline: 4px solid #f0a818 !important;
    outline-offset: 1px;
    border-radius: 10px;
    box-shadow: 0 0 0 7px #2a1b12 !important;
  }
  @media (max-width: 699px), (max-height: 500px) {
    ${selector} {
      outline-width: 3px !important;
      box-shadow: none !important;
    }
  }
`
const sheet = new CSSStyleSheet()

/** Frame these parts, and show them: the first of them for certain. */
export function pointAt(parts: Part[], calm: boolean): void {
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  sheet.replaceSync(parts.length ? frame(`:is(${parts.map((part) => PARTS[part]).join(', ')})`) : '')
  for (const part of [...parts].reverse())
    document.querySelector(PARTS[part])?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
}
