// The steps of the Nile lesson, in the order in which they are shown when several apply at once.

import type { Preview, View } from './types'
import type { LogEntry } from '../../table/types'
import type { Now, Step } from '../../learn/steps'

type Seen = Now<View, Preview>

const fieldOf = (now: Seen, crop: string) => now.view.fields.find(([letter]) => letter === crop)
/** The crops that can be planted by an action such as `plant 3W`. */
const crops = (now: Seen) => now.table.choices.flatMap((choice) => /^plant \d+(\w)$/.exec(choice.text)?.[1] ?? [])
const offered = (now: Seen, text: RegExp) => now.table.choices.some((choice) => text.test(choice.text))
/** Less urgent steps wait for the second turn. */
const later = (now: Seen) => now.view.turn > 1
const told =
  (...keys: string[]) =>
  (entry: LogEntry) =>
    keys.some((key) => entry.key.startsWith(`nile_log_${key}`))

export const STEPS: Step<View, Preview>[] = [
  { id: 'welcome', rule: 'N6.1', point: ['storage'], when: () => true },
  { id: 'flood', rule: 'N3.4', point: ['flood'], when: (now) => now.verbs.size > 0 },
  {
    id: 'field',
    rule: 'N3.4.1',
    point: ['hand', 'fields'],
    asks: true,
    when: (now) => crops(now).some((crop) => !fieldOf(now, crop)),
  },
  { id: 'two', rule: 'N3.4.1', point: ['hand', 'fields'], asks: true, when: (now) => offered(now, /^plant \w\+\w$/) },
  { id: 'hand', rule: 'N1.2', point: ['hand'], when: (now) => now.verbs.size > 0 },
  { id: 'draw', rule: 'N3.6', point: ['hand'], logged: (entry, now) => entry.seat === now.me && told('draw')(entry) },
  {
    id: 'harvest',
    rule: 'N3.2',
    point: ['storage', 'fields'],
    logged: (entry, now) => entry.seat === now.me && told('harvest')(entry),
  },
  {
    id: 'others',
    rule: 'N3.2',
    point: ['fields', 'players'],
    logged: (entry, now) => entry.seat !== now.me && told('harvest')(entry),
  },
  { id: 'locusts', rule: 'N5', point: ['fields'], logged: told('field_eaten', 'nothing_lost') },
  { id: 'lost', rule: 'N3.4.2', point: ['fields'], logged: told('field_lost') },
  { id: 'bet', rule: 'N3.5', point: ['flood', 'hand'], logged: told('bet') },
  { id: 'deck', rule: 'N4.2', point: ['deck'], logged: told('new_deck') },
  {
    id: 'grow',
    rule: 'N3.4.1',
    point: ['hand', 'fields'],
    when: (now) => now.view.step === 'act' && crops(now).some((crop) => fieldOf(now, crop)?.[1] === now.me),
  },
  { id: 'more', rule: 'N3.4.1', point: ['actions'], when: (now) => now.verbs.size > 0 && now.view.step === 'add' },
  {
    id: 'take_over',
    rule: 'N3.4.1',
    point: ['hand', 'fields'],
    asks: true,
    when: (now) => now.table.choices.some((choice) => choice.earns?.takes_over !== undefined),
  },
  { id: 'market', rule: 'N3.3', point: ['hand'], asks: true, when: (now) => later(now) && now.verbs.has('market') },
  { id: 'offering', rule: 'N3.3', point: ['flood'], when: (now) => later(now) && now.verbs.has('offering') },
  { id: 'speculate', rule: 'N3.5', point: ['hand'], asks: true, when: (now) => now.verbs.has('speculate') },
  { id: 'stored', rule: 'N3.3', point: ['storage'], when: (now) => offered(now, /^market .*\*/) },
  { id: 'over', rule: 'N6.1', point: [], when: (now) => now.view.ranks !== null },
]
