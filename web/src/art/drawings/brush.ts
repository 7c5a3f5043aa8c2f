// The strokes that all drawings use. A drawing is SVG text; sprite.ts turns it into pictures and symbols, so that a
// board of two hundred squares stays light.
//
// Colours of painted things are fixed; those of the ground follow the theme, as var(--…). No style attributes: the
// page's security policy forbids them.

export const INK = '#2a1b12'
export const GOLD = '#f0c558'
export const CREAM = '#fff3d6'
export const SKIN = '#a4532b'
export const LINEN = '#fffaf0'

export type Drawing = string

export const many = (n: number, each: (i: number) => Drawing): Drawing =>
  Array.from({ length: n }, (_, i) => each(i)).join('')
export const all = <T>(things: readonly T[], each: (thing: T, i: number) => Drawing): Drawing =>
  things.map(each).join('')

/** An open stroke. */
export const line = (d: string, width = 2, colour = INK, extra = ''): Drawing =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`

/** A filled shape with an even outline; a width of 0 omits the outline. */
export const shape = (d: string, fill: string, width = 2, colour = INK): Drawing =>
  width
    ? `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
    : `<path d="${d}" fill="${fill}"/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, extra = ''): Drawing =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${extra && ` ${extra}`}/>`

export const dot = (x: number, y: number, r: number, fill: string, stroke = '', width = 2): Drawing =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${stroke && ` stroke="${stroke}" stroke-width="${width}"`}/>`

/** A drawing moved to a point, scaled and turned about its origin. */
export const at = (x: number, y: number, scale: number, inner: Drawing, turn = 0): Drawing =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`

/** The mirror image. */
export const mirrored = (x: number, y: number, scale: number, inner: Drawing): Drawing =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${inner}</g>`

/** The Egyptian sign for water. */
export function zigzag(from: number, to: number, y: number, step: number, height: number): string {
  let d = `M${from} ${y}`
  for (let i = 0, x = from; x < to; i++, x += step) d += `l${step} ${i % 2 ? height : -height}`
  return d
}

let clips = 0
/** A drawing clipped to a shape. */
export function clipped(edge: string, inner: Drawing): Drawing {
  const id = `cut${clips++}`
  return `<clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`
}

/** A five-pointed star of the ceilings of tombs. */
export function star(x: number, y: number, r: number, fill = '#e5b352'): Drawing {
  const points = Array.from({ length: 10 }, (_, k) => {
    const angle = -Math.PI / 2 + (k * Math.PI) / 5
    const reach = k % 2 ? r * 0.34 : r
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}Z" fill="${fill}"/>`
}
