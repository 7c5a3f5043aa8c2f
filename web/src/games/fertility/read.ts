// Parses Fertility's components file for the pictures: the standard one at build time, custom ones at run time.

import { parse } from 'smol-toml'
import type { Box } from './types.ts'

type Tables = Record<string, Record<string, unknown>>
/** The source of each table's values: R a rulebook, P reviews, X a reconstruction. */
const provenanceOf = (tables: Tables) =>
  Object.entries(tables).flatMap(([name, table]) => (table.provenance ? [[name, table.provenance]] : []))
const withoutProvenance = (table: Record<string, unknown> = {}) =>
  Object.entries(table).filter(([name]) => name !== 'provenance')

/** `A+B -> 5 Debens` as the needs and the gift of a shop. */
function readShop(text: string): { needs: string[]; gift: string } {
  const [needs = '', gift = ''] = text.split('->').map((part) => part.trim())
  return { needs: needs.split('+').map((need) => need.trim()), gift }
}

export function readComponents(text: string): Box {
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
  } as Box
}
