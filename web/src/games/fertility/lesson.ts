// The steps of the Fertility lesson, in the order in which they are shown when several apply at once.

import type { FertilityChoice, Preview, View } from './types'
import type { Now, Step } from '../../learn/steps'

type Seen = Now<View, Preview>

const asked = (step: View['step']) => (now: Seen) => now.verbs.size > 0 && now.view.step === step
const some = (now: Seen, wanted: (choice: FertilityChoice) => unknown) => now.table.choices.some(wanted)
const placing = (wanted: (earns: Preview) => unknown) => (now: Seen) =>
  now.verbs.has('place') && some(now, (choice) => wanted(choice.earns ?? {}))
const sum = (numbers: Partial<Record<string, number>> = {}) =>
  Object.values(numbers).reduce<number>((total, n) => total + (n ?? 0), 0)
/** The squares from which a placement would get something of a kind. */
const giving = (wanted: (gain: NonNullable<Preview['where']>[number]) => unknown) => (now: Seen) => [
  ...new Set(
    now.table.choices.flatMap((choice) => (choice.earns?.where ?? []).filter(wanted).map((gain) => gain.to ?? gain.at)),
  ),
]
const scoring = (part: 'total' | 'statues' | 'specialised') => (now: Seen) => now.view.cities[now.me]!.score[part] > 0

export const STEPS: Step<View, Preview>[] = [
  { id: 'welcome', rule: 'F3', point: [], when: () => true },
  { id: 'place', rule: 'F3.1.2', point: ['tiles', 'valley'], asks: true, when: (now) => now.verbs.has('place') },
  {
    id: 'earn',
    rule: 'F3.2.1',
    point: ['valley', 'actions'],
    asks: true,
    when: placing((earns) => sum(earns.scenes)),
    args: (now) => ({ best: Math.max(...now.table.choices.map((each) => sum(each.earns?.scenes))) }),
  },
  {
    id: 'wheat',
    rule: 'F3.2.2',
    point: ['valley', 'wheat'],
    asks: true,
    when: placing((earns) => earns.wheat),
    squares: giving((gain) => gain.gives === 'W'),
  },
  {
    id: 'icon',
    rule: 'F3.2.3',
    point: ['valley'],
    asks: true,
    when: placing((earns) => sum(earns.icons)),
    squares: giving((gain) => !gain.to && /^[ABPG]$/.test(gain.gives)),
  },
  {
    id: 'quarry',
    rule: 'F3.2.4',
    point: ['valley'],
    asks: true,
    when: placing((earns) => earns.quarries),
    squares: giving((gain) => gain.gives === 'quarry'),
  },
  { id: 'discard', rule: 'F3.1.3', point: ['tiles', 'actions'], when: asked('discard') },
  { id: 'reward', rule: 'F3.2.4', point: ['actions'], asks: true, when: asked('quarry') },
  {
    id: 'harvest',
    rule: 'F3.2.6',
    point: ['harvest'],
    when: (now) => asked('build')(now) && sum(now.view.beside) > 0,
  },
  { id: 'build', rule: 'F3.3.1', point: ['districts'], asks: true, when: asked('build') },
  {
    id: 'pay',
    rule: 'F3.3.1',
    point: ['districts', 'actions'],
    when: (now) => some(now, (choice) => / with /.test(choice.text)),
  },
  { id: 'supply', rule: 'F3.4.1', point: ['harvest', 'city'], asks: true, when: asked('supply') },
  {
    id: 'fill',
    rule: 'F3.4.3',
    point: ['city'],
    asks: true,
    when: (now) => some(now, (each) => each.earns?.completes),
  },
  { id: 'exchange', rule: 'F3.4.3', point: ['harvest', 'city'], when: asked('exchange') },
  { id: 'take', rule: 'F3.5.2', point: ['common'], asks: true, when: asked('take') },
  {
    id: 'rival',
    rule: 'F2.4',
    point: ['valley', 'players'],
    logged: (entry, now) => entry.key === 'fertility_log_place' && entry.seat !== now.me,
  },
  { id: 'score', rule: 'F5', point: ['players'], when: scoring('total') },
  {
    id: 'monuments',
    rule: 'F5.4',
    point: ['valley'],
    logged: (entry) => entry.key === 'fertility_log_monument',
    squares: (now) => now.view.monuments.map(([square]) => square),
  },
  { id: 'statues', rule: 'F5.3', point: ['city'], when: scoring('statues') },
  { id: 'special', rule: 'F5.2', point: ['city'], when: scoring('specialised') },
  { id: 'last', rule: 'F4.1', point: [], when: (now) => now.view.last_round && !now.view.ranks },
  { id: 'over', rule: 'F5.6', point: [], when: (now) => now.view.ranks !== null },
]
