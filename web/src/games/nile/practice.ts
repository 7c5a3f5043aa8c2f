// Strategy in Nile, in three positions.

import type { Exercise } from '../../learn/practice'
import type { NileTable, Preview, View } from './types'

const fixture = (load: Promise<{ default: unknown }>) => load.then((found) => found.default as NileTable)
/** The crops that a choice would plant. */
const crops = (earns: Preview | undefined) => Object.keys(earns?.fields ?? {})
const lacking = (table: NileTable) => (crop: string) => table.view.storage?.[crop] === 0

export const EXERCISES: Exercise<View, Preview>[] = [
  {
    id: 'smallest',
    rule: 'N6.1',
    position: () => fixture(import('../../../fixtures/nile-act.json')),
    right: (choice, table) => crops(choice.earns).some(lacking(table)),
  },
  {
    id: 'spread',
    rule: 'N3.4.1',
    position: () => fixture(import('../../../fixtures/nile-renewed.json')),
    right: (choice, table) => crops(choice.earns).length === 2 && crops(choice.earns).some(lacking(table)),
  },
  {
    id: 'take_over',
    rule: 'N3.4.1',
    position: () => fixture(import('../../../fixtures/nile-five.json')),
    right: (choice) => choice.earns?.takes_over !== undefined,
  },
]
