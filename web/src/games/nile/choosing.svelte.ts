// The cards that the player has selected; the legal actions determine what they can be used for.

import { type NileAction, holds, keyOf, read, type Verb } from './actions'
import type { NileTable } from './types'

export class Choosing {
  #table: () => NileTable
  /** A star marks a card from Storage. */
  picked = $state<string[]>([])

  constructor(table: () => NileTable) {
    this.#table = table
  }

  legal: NileAction[] = $derived.by(() => read(this.#table().choices))

  begin(): void {
    this.picked = []
  }

  /** Whether one more of a card could be part of something. */
  canPick(card: string): boolean {
    const more = [...this.picked, card]
    return this.legal.some((each) => holds(each.cards, more))
  }

  /** Whether a card is part of anything at all. */
  usable(card: string): boolean {
    return this.legal.some((each) => each.cards.includes(card))
  }

  pick(card: string): void {
    // What goes with nothing picked so far begins a new choice.
    this.picked = this.canPick(card) ? [...this.picked, card] : [card]
  }

  drop(card: string): void {
    const i = this.picked.indexOf(card)
    this.picked = this.picked.filter((_, k) => k !== i)
  }

  /** To plant as many of a card as can be planted together. */
  plantAll(card: string): NileAction | null {
    return this.legal
      .filter((action) => action.verb === 'plant' && action.cards.every((each) => each === card))
      .reduce<NileAction | null>((most, each) => (each.cards.length > (most?.cards.length ?? 1) ? each : most), null)
  }

  pickAll(card: string): void {
    this.picked = this.plantAll(card)?.cards ?? [card]
  }

  count(card: string): number {
    return this.picked.filter((each) => each === card).length
  }

  /** What the cards picked do with a verb; null when they do nothing. */
  action(verb: Verb): NileAction | null {
    const key = keyOf(this.picked)
    return this.legal.find((each) => each.verb === verb && keyOf(each.cards) === key) ?? null
  }

  /** The way to do none of it: pass, or done. */
  get stop(): NileAction | null {
    return this.legal.find((each) => each.verb === 'pass' || each.verb === 'done') ?? null
  }
}
