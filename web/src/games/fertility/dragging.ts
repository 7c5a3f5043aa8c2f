// Dragging tiles with a finger, a pen or a mouse: your own onto the Valley, or one out of the Common Pool.

import type { Point } from './geometry'
import type { Ghost } from './ghost.svelte'

/** What a row of tiles does with one that is dragged. */
export interface Drag {
  lift: (tile: string) => void
  over: (at: Point, by: Point) => Over
  drop: () => void // where it was last
}

/** What letting go here would do, and whether the tile is shown there already. */
export type Over = 'nothing' | 'lands' | 'shown'

/** A finger covers what it drags: the tile goes above it. */
export const LIFT = 40
/** How far a tile is out of the pool: too far to be a slip. */
const OUT = 56

/** The Valley shows the tile where it would lie and what it would earn there; letting go places it. */
export function ontoValley(
  ghost: Ghost,
  squareAt: (at: Point) => string | null,
  place: (action: number) => void,
): Drag {
  return {
    lift: (tile) => ghost.choose(tile),
    over: (at) => {
      const square = squareAt(at)
      if (square) ghost.hover(square, true)
      else ghost.at = null
      return ghost.at ? 'shown' : 'nothing'
    },
    drop: () => ghost.at && place(ghost.at.action),
  }
}

/** A tile that is pulled out of its row and let go is picked for good: nobody does that by accident. */
export function outOfPool(pick: (tile: string) => void): Drag {
  let lifted = ''
  let out = false
  return {
    lift: (tile) => {
      lifted = tile
      out = false
    },
    over: (_, by) => ((out = Math.hypot(by.x, by.y) > OUT) ? 'lands' : 'nothing'),
    drop: () => out && pick(lifted),
  }
}
