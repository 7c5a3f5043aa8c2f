// What a lesson can point at: parts of the screen, by the names that the games give them. They are framed by a style
// sheet, not one by one, so redrawn parts keep their frame.

export const PARTS = {
  actions: 'section.panel:has(> .prompt)',
  city: '.city:not(.compact)',
  common: '.pools > :last-child, .near:has(.pool), .tab-panel > .pool',
  deck: '.river .deck, .river .mini',
  districts: '.four',
  fields: '.plots',
  flood: '.river .flood',
  hand: '.hand',
  harvest: '.side section.row, .means > section, .tab-panel > section.row',
  players: '.players > article, header > ul',
  storage: '.piles',
  tiles: '.pools > :first-child, .near:not(:has(.pool)), .tab-panel > [data-place="hand"]',
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
const ring = (selector: string) => `:is(${selector}) { stroke: #f0a818; stroke-width: 13; paint-order: stroke; }`
const sheet = new CSSStyleSheet()

/** What a table hears when something is pointed at: it may have to be brought to the front. */
export const POINTED = 'nomarch:pointed'

/** Frame these parts, and show them: the first of them for certain. On the board, the squares alone. */
export function pointAt(parts: Part[], calm: boolean, squares: string[] = []): void {
  document.dispatchEvent(new CustomEvent<Part[]>(POINTED, { detail: parts }))
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const framed = squares.length ? parts.filter((part) => part !== 'valley') : parts
  sheet.replaceSync(
    (framed.length ? frame(`:is(${framed.map((part) => PARTS[part]).join(', ')})`) : '') +
      (squares.length ? ring(squares.map((square) => `[data-place="square-${square}"]`).join(', ')) : ''),
  )
  for (const part of [...parts].reverse())
    document.querySelector(PARTS[part])?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
}
