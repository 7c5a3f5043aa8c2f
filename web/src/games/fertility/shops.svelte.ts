// What a player can do with their Shops, and what needs no question.

import type { TableActions } from '../../table/types'
import type { Supply } from './actions'
import type { Choosing } from './choosing.svelte'
import type { Click, FertilityTable } from './types'

export class Shops {
  #table: () => FertilityTable
  #choosing: Choosing
  #actions: () => TableActions | null
  #filling: { shop: string; resource: string | null } | null = null // the Shop that was chosen last
  #known = 0 // entries of the log
  #undone = -1 // as many as were left when something was taken back

  constructor(table: () => FertilityTable, choosing: Choosing, actions: () => TableActions | null) {
    this.#table = table
    this.#choosing = choosing
    this.#actions = actions // null if it isn't the player's turn
  }

  /** What choosing a Shop does: it takes all it can of what is in hand; with nothing in hand, of everything. */
  choose: ((shop: string) => Click) | undefined = $derived.by(() => {
    const actions = this.#actions()
    const { resource, resources } = this.#choosing
    if (!actions || !resources.length) return undefined
    const step = this.#table().view.step
    return (shop) => {
      const [first, ...others] = this.#fitting(shop, resource)
      if (!first) return { fits: false, choose: () => actions.why?.(`${step} ${resource ?? resources[0]} ${shop}`) }
      const put = () => {
        this.#filling = { shop, resource }
        actions.act(first.action)
      }
      // Of what an exchange offers only one is taken: the next click puts it there.
      const hold = () => (this.#choosing.resource = first.resource)
      return { fits: true, choose: step === 'exchange' && others.length ? hold : put }
    }
  })

  /**
   * What needs no question: more for the Shop that was chosen, and a resource with one place that nothing else can take.
   * Nothing that was taken back.
   */
  unasked(): Supply | undefined {
    const { view, log } = this.#table()
    if (log.length < this.#known) this.#undone = log.length
    this.#known = log.length
    if (view.step !== 'supply' || this.#known === this.#undone) this.#filling = null
    if (!this.#actions() || view.step !== 'supply' || this.#known === this.#undone) return undefined
    const more = this.#filling && this.#fitting(this.#filling.shop, this.#filling.resource)[0]
    const { supply } = this.#choosing.choices
    const alone = (one: Supply) =>
      supply.every((each) => each === one || (each.resource !== one.resource && each.shop !== one.shop))
    return more ?? supply.find(alone)
  }

  /** What fits a Shop; first what has the fewest other places. */
  #fitting(shop: string, resource: string | null): Supply[] {
    const { supply } = this.#choosing.choices
    const places = (one: Supply) => supply.filter((each) => each.resource === one.resource).length
    return supply
      .filter((each) => each.shop === shop && (resource === null || each.resource === resource))
      .sort((a, b) => places(a) - places(b))
  }
}
