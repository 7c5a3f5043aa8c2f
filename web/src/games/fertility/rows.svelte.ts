// What a player can do with a row of tiles: their own, or the Common Pool.

import type { TableActions } from '../../table/types'
import { tileName, type WithTile } from './actions'
import type { Choosing } from './choosing.svelte'
import { type Drag, ontoValley, outOfPool } from './dragging'
import type { Point } from './geometry'

/** As `Tiles` asks for it. */
interface Row {
  selected?: string | null
  choosable?: (tile: string) => boolean
  choose?: (tile: string) => void
  drag?: Drag
}

export class Rows {
  #choosing: Choosing
  #actions: () => TableActions | null
  #ontoValley: Drag
  #outOfPool = outOfPool((tile) => this.#pick(tile, true))

  constructor(
    choosing: Choosing,
    actions: () => TableActions | null, // null if it isn't the player's turn
    squareAt: (at: Point) => string | null,
  ) {
    this.#choosing = choosing
    this.#actions = actions
    this.#ontoValley = ontoValley(choosing.ghost, squareAt, (action) => actions()?.act(action, true))
  }

  /** The tiles of the Common Pool to choose from. */
  pickable: WithTile[] = $derived.by(() => this.#choosing.choices.take.concat(this.#choosing.choices.remove))

  hand: Row = $derived.by(() => {
    const { choices, ghost } = this.#choosing
    if (!this.#actions()) return {}
    if (choices.discard.length)
      return { selected: this.#picked, choosable: () => true, choose: (each) => this.#pick(each) }
    if (!choices.place.length) return {}
    return {
      selected: ghost.loose && !ghost.at ? null : ghost.tile,
      choosable: (each) => choices.place.some((option) => tileName(option.scenes) === tileName(each)),
      choose: (each) => ghost.choose(each),
      drag: this.#ontoValley,
    }
  })

  pool: Row = $derived.by(() => {
    if (!this.#actions() || !this.pickable.length) return {}
    return {
      selected: this.#picked,
      choosable: (tile) => this.pickable.some((action) => action.tile === tile),
      choose: (tile) => this.#pick(tile),
      drag: this.#outOfPool,
    }
  })

  get #answers(): WithTile[] {
    return [...this.pickable, ...this.#choosing.choices.discard]
  }

  /** The tile whose choice is to be confirmed. */
  get #picked(): string | null {
    const asked = this.#actions()?.asked
    return this.#answers.find((each) => each.action === asked)?.tile ?? null
  }

  /** A tile that is dragged out of its row needs no confirmation. */
  #pick(tile: string, sure = false): void {
    const answer = this.#answers.find((each) => each.tile === tile)
    if (answer) this.#actions()?.act(answer.action, sure)
  }
}
