// The cards that the player has picked up but not yet played. What they can be used for, the legal actions say.

import { type Deed, holds, keyOf, read, type Verb } from './actions'
import type { NileTable } from './types'

export class Choosing {
  #table: () => NileTable
  /** A star marks a card from Storage. */
  picked = $state<string[]>([])

  constructor(table: () => NileTable) {
    this.#table = table
  }

  deeds: Deed[] = $derived.by(() => read(this.#table().choices))

  begin(): void {
    this.picked = []
  }

  /** Whether one more of a card could be part of something. */
  canPick(card: string): boolean {
    const more = [...this.picked, card]
    return this.deeds.some((deed) => holds(deed.cards, more))
  }

  /** Whether a card is part of anything at all. */
  usable(card: string): boolean {
    return this.deeds.some((deed) => deed.cards.includes(card))
  }

  pick(card: string): void {
    // What goes with nothing picked so far begins a new choice.
    this.picked = this.canPick(card) ? [...this.picked, card] : [card]
  }

  drop(card: string): void {
    const i = this.picked.indexOf(card)
    this.picked = this.picked.filter((_, k) => k !== i)
  }

  /** Pick as many of a card as can be played together. */
  pickAll(card: string): void {
    const most = this.deeds.filter((deed) => deed.verb === 'plant' && deed.cards.every((each) => each === card))
    this.picked = most.reduce<string[]>((best, deed) => (deed.cards.length > best.length ? deed.cards : best), [card])
  }

  count(card: string): number {
    return this.picked.filter((each) => each === card).length
  }

  /** What the cards picked do with a verb; null when they do nothing. */
  deed(verb: Verb): Deed | null {
    const key = keyOf(this.picked)
    return this.deeds.find((deed) => deed.verb === verb && keyOf(deed.cards) === key) ?? null
  }

  /** The way to do none of it: pass, or done. */
  get stop(): Deed | null {
    return this.deeds.find((deed) => deed.verb === 'pass' || deed.verb === 'done') ?? null
  }
}
