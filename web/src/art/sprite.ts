// All drawings by name. Drawings with fixed colours, and the ground with the theme's colours, are pictures, created when
// they are first shown; those in a seat's colour or in the text colour are symbols in one SVG that the page contains
// once. `Drawing` and `Icon` show them.

import tokens from '../styles/tokens.css?raw'
import { at, type Drawing } from './drawings/brush'
import { BACK, cropCard, FLOOD, locust, LOCUSTS, speculationCard } from './drawings/cards'
import { CROP_ICONS } from './drawings/crops'
import { DESERT, printed, QUARRY, TOWN, TOWN_SIGN, WATER, WHEAT } from './drawings/ground'
import { INTERFACE } from './drawings/interface'
import { ox } from './drawings/nature'
import { SCENES } from './drawings/scenes'
import { DEBEN, EMBLEMS, EXCHANGE, GODS, MONUMENTS, RESOURCES, STATUE_OF_CHOICE } from './drawings/tokens'

export const PAIRS = ['PW', 'PL', 'PC', 'PF', 'WL', 'WC', 'WF', 'LC', 'LF', 'CF']
export const DESERTS = DESERT.length
export const WATERS = WATER.length
export const WHEATS = WHEAT.length

const symbols: string[] = []
const drawings = new Map<string, { drawing: Drawing; box: string }>()

const short = (svg: string) => svg.replaceAll(/(\.\d*?[1-9])0+(?=\D)|\.0+(?=\D)/g, '$1')

function add(name: string, drawing: Drawing, box = '0 0 100 100'): void {
  if (/var\(--own|currentColor/.test(drawing))
    symbols.push(`<symbol id="art-${name}" viewBox="${box}">${short(drawing)}</symbol>`)
  else drawings.set(name, { drawing, box })
}
const addAll = (prefix: string, drawings: Record<string, Drawing> | Drawing[], box?: string): void => {
  for (const [name, drawing] of Object.entries(drawings)) add(prefix + name, drawing, box)
}

addAll('scene-', SCENES)
addAll('desert-', DESERT)
addAll('water-', WATER)
addAll('wheat-', WHEAT)
for (const kind of 'ABPG') add(`printed-${kind}`, printed(kind))
add('town', TOWN, '0 0 200 200')
add('town-sign', TOWN_SIGN)
add('quarry', QUARRY)
addAll('token-', RESOURCES)
add('deben', DEBEN)
add('exchange', EXCHANGE)
add('statue', STATUE_OF_CHOICE)
GODS.forEach((god, i) => add(`god-${i + 1}`, god))
addAll('monument-', MONUMENTS)
for (const [name, emblem] of Object.entries(EMBLEMS)) add(`emblem-${name}`, `<g fill="currentColor">${emblem}</g>`)
addAll('crop-', CROP_ICONS)
for (const crop of 'PWLCF') add(`card-${crop}`, cropCard(crop), '0 0 100 140')
for (const [first, second] of PAIRS) add(`card-${first}${second}`, speculationCard(first!, second!), '0 0 100 140')
add('card-X', LOCUSTS, '0 0 100 140')
add('card-flood', FLOOD, '0 0 100 140')
add('card-back', BACK, '0 0 100 140')
add('locust', at(48, 50, 1.1, locust))
add('ox', ox())
for (const [name, stroke] of Object.entries(INTERFACE)) {
  symbols.push(
    `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${stroke}" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></symbol>`,
  )
}

export const SPRITE = symbols.join('')

/** The colours of a theme: a picture can't inherit them from the page. */
function coloursOf(theme: string): Map<string, string> {
  const block = tokens.slice(tokens.indexOf(theme)).split('}')[0]!
  return new Map([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]))
}
const byDay = coloursOf(':root {')
const byNight = coloursOf(":root[data-theme='dark']")

/** The context of drawings that use the dark theme in any case. */
export const NIGHT = Symbol('night')

const pictures = new Map<string, string>()

/**
 * The URL of a drawing as a picture. Every use of a symbol clones all its contents, and a table shows hundreds of
 * drawings: a picture is one element. Showing one for the first time costs the browser about 2 ms.
 */
export function pictureOf(name: string, dark: boolean): string {
  const { drawing, box } = drawings.get(name) ?? { drawing: '', box: '0 0 100 100' }
  const key = dark && drawing.includes('var(') ? `${name} by night` : name
  let picture = pictures.get(key)
  if (!picture) {
    const colours = dark ? byNight : byDay
    const [, , width, height] = box.split(' ')
    const painted = short(drawing).replaceAll(/var\((--[\w-]+)\)/g, (_, colour: string) => colours.get(colour)!)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${painted}</svg>`
    picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
    pictures.set(key, picture)
  }
  return picture
}
