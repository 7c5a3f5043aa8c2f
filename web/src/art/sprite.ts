// Every drawing as a symbol, in one SVG that the page holds once; `Art` and `Icon` use them by name.

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

const short = (svg: string) => svg.replaceAll(/(\.\d*?[1-9])0+(?=\D)|\.0+(?=\D)/g, '$1')

/**
 * A drawing as one element. Every use of a symbol clones all that is in it, and a table shows hundreds: with pictures
 * for those whose colours are fixed, it has far fewer elements.
 */
function picture(drawing: Drawing, box: string): string {
  const [, , width, height] = box.split(' ')
  const size = `width="${width}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">${short(drawing)}</svg>`
  return `<image href="data:image/svg+xml,${encodeURIComponent(svg)}" ${size}/>`
}

function add(name: string, drawing: Drawing, box = '0 0 100 100'): void {
  const fixed = !/var\(|currentColor/.test(drawing)
  symbols.push(`<symbol id="art-${name}" viewBox="${box}">${fixed ? picture(drawing, box) : short(drawing)}</symbol>`)
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
