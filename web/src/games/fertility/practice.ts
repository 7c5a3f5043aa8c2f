// Strategy in Fertility, in four positions.

import type { Exercise } from '../../learn/practice'
import type { FertilityTable, Preview, View } from './types'

const sum = (counts: Partial<Record<string, number>> = {}) =>
  Object.values(counts).reduce<number>((all, count) => all + (count ?? 0), 0)
const worth = (earns: Preview | undefined) =>
  sum(earns?.scenes) + sum(earns?.icons) + (earns?.wheat ?? 0) + (earns?.quarries ?? 0)
const best = (table: FertilityTable) => Math.max(...table.choices.map((choice) => worth(choice.earns)))
const fixture = (load: Promise<{ default: unknown }>) => load.then((found) => found.default as FertilityTable)

export const EXERCISES: Exercise<View, Preview>[] = [
  {
    id: 'earn',
    rule: 'F3.2',
    position: () => fixture(import('../../../fixtures/fertility-first.json')),
    right: (choice, table) => worth(choice.earns) === best(table),
    args: (table) => ({ best: best(table) }),
  },
  {
    id: 'monument',
    rule: 'F5.4',
    position: () => fixture(import('../../../fixtures/fertility-quarry.json')),
    right: (choice) => choice.text === 'quarry monument',
  },
  {
    id: 'wheat',
    rule: 'F5.5',
    position: () => fixture(import('../../../fixtures/fertility-build.json')),
    right: (choice) => choice.text.startsWith('build ') && !choice.earns?.score?.wheat,
  },
  {
    id: 'complete',
    rule: 'F3.4.3',
    position: () => fixture(import('../../../fixtures/fertility-supply.json')),
    right: (choice) => !!choice.earns?.completes,
  },
]
