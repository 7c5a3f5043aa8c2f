// What a player can do with a row of tiles: their own, or the Common Pool.

import { settings } from '../../settings.svelte'
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
  #outOfPool = outOfPool((tile, sure) => this.#pick(tile, sure))

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
    const { choices, ghost, tile } = this.#choosing
    if (!this.#actions()) return {}
    if (choices.discard.length) return { selected: tile, choosable: () => true, choose: (each) => this.#pick(each) }
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
      selected: this.#choosing.tile,
      choosable: (tile) => this.pickable.some((action) => action.tile === tile),
      choose: (tile) => this.#pick(tile),
      drag: this.#outOfPool,
    }
  })

  /** What can't be taken back is pressed twice or dragged, unless the player wants it otherwise. */
  #pick(tile: string | null, sure = this.#choosing.tile === tile || !settings.confirm): void {
    const answer = [...this.pickable, ...this.#choosing.choices.discard].find((each) => each.tile === tile)
    if (answer && sure) this.#actions()?.act(answer.action, true)
    else this.#choosing.tile = tile
  }
}
