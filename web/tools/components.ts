// What Fertility's box holds, for the pictures: read at build time from the components file that the server plays with,
// as the module `virtual:components/fertility`. Its shape is `Box` in src/games/fertility/types.ts.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { ROOT } from './words.ts'

export const FILE = join(ROOT, 'src', 'nomarch', 'fertility', 'components.toml')

type Tables = Record<string, Record<string, unknown>>
/** By table, where its figures come from: R a rulebook, P reviews, X a reconstruction. */
const provenanceOf = (tables: Tables) =>
  Object.entries(tables).flatMap(([name, table]) => (table.provenance ? [[name, table.provenance]] : []))
const withoutProvenance = (table: Record<string, unknown> = {}) =>
  Object.entries(table).filter(([name]) => name !== 'provenance')

/** `A+B -> 5 Debens` as what a shop needs and gives. */
function readShop(text: string): { needs: string[]; gift: string } {
  const [needs = '', gift = ''] = text.split('->').map((part) => part.trim())
  return { needs: needs.split('+').map((need) => need.trim()), gift }
}

export function readComponents(text: string): object {
  const tables = parse(text) as Tables
  const lots = [
    ...withoutProvenance(tables.districts).map(([name, value]) => {
      const { cost, shops } = value as { cost: number; shops: string[] }
      return [name, { cost, shops: shops.map(readShop) }]
    }),
    ...withoutProvenance(tables.metropolises).map(([name, shops]) => [
      name,
      { cost: 0, shops: (shops as string[]).map(readShop) },
    ]),
  ]
  return {
    provenance: Object.fromEntries(provenanceOf(tables)),
    boards: Object.fromEntries(withoutProvenance(tables.boards)),
    lots: Object.fromEntries(lots),
    wheat_track: tables.wheat_track?.debens,
    statue_scale: tables.statue_scale?.debens,
    monuments: tables.monuments?.each_player,
    monument_debens: [tables.monuments?.most, tables.monuments?.second],
  }
}

export function components(): Plugin {
  const id = 'virtual:components/fertility'
  return {
    name: 'nomarch-components',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined
      this.addWatchFile(FILE)
      return `export default ${JSON.stringify(readComponents(readFileSync(FILE, 'utf-8')))}`
    },
  }
}
