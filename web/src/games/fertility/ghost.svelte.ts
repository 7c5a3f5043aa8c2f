// The tile that is about to be placed: which one, and where. Every ghost is one of the legal placements.

import { tileName, type Placement } from './actions'
import type { Layout, Point } from './geometry'

const sum = (counts: Partial<Record<string, number>> = {}) =>
  Object.values(counts).reduce<number>((all, count) => all + (count ?? 0), 0)
const worth = ({ earns }: Placement) =>
  sum(earns?.scenes) + sum(earns?.icons) + (earns?.wheat ?? 0) + (earns?.quarries ?? 0)
const best = (options: Placement[]): Placement | undefined =>
  options.reduce<Placement | undefined>((most, each) => (!most || worth(each) > worth(most) ? each : most), undefined)

export class Ghost {
  /** The tile in hand, as the pool spells it. */
  tile = $state<string | null>(null)
  /** The placement it hovers over. */
  at = $state<Placement | null>(null)
  #placements: () => Placement[]
  #layout: () => Layout

  constructor(placements: () => Placement[], layout: () => Layout) {
    this.#placements = placements
    this.#layout = layout
  }

  /** The placements of the tile in hand. */
  get options(): Placement[] {
    return this.#placements().filter((placement) => tileName(placement.scenes) === this.tile)
  }

  /** Take a tile in hand; it stays where it is if it may lie there. */
  choose(tile: string): void {
    const squares = this.at?.squares
    this.tile = tile
    this.at = (squares && this.options.find((option) => `${option.squares}` === `${squares}`)) || null
  }

  /** Hover over a square: as it lies now if it can, else in the way that earns most. */
  hover(square: string): void {
    const here = this.options.filter((option) => option.squares.includes(square))
    const asNow = here.filter((option) => this.at && this.#way(option) === this.#way(this.at))
    this.at = asNow.find((option) => option.squares[0] === square) ?? asNow[0] ?? best(here) ?? this.at
  }

  /** The next way to lie here. */
  turn(): void {
    if (!this.at) {
      this.at = this.options[0] ?? null
      return
    }
    const [first] = this.at.squares
    const around = this.options.filter((option) => option.squares.includes(first)).sort((a, b) => a.action - b.action)
    const now = around.findIndex((option) => option.action === this.at!.action)
    this.at = around[(now + 1) % around.length] ?? this.at
  }

  /** The nearest placement in a direction, as the arrow keys go. */
  move(towards: Point): void {
    const from = this.at ? this.#centre(this.at) : null
    if (!from) {
      this.at = this.options[0] ?? null
      return
    }
    let best: Placement | null = null
    let least = Infinity
    for (const option of this.options) {
      if (option.action === this.at!.action) continue
      const centre = this.#centre(option)
      const along = (centre.x - from.x) * towards.x + (centre.y - from.y) * towards.y
      const across = Math.abs((centre.x - from.x) * towards.y) + Math.abs((centre.y - from.y) * towards.x)
      const turned = this.#way(option) === this.#way(this.at!) ? 0 : 0.3
      if (along > 0 && along + 2 * across + turned < least) {
        least = along + 2 * across + turned
        best = option
      }
    }
    this.at = best ?? this.at
  }

  clear(): void {
    this.at = null
  }

  #way(option: Placement): string {
    const [a, b] = option.squares.map((square) => this.#layout().place(square)) as [Point, Point]
    return `${option.scenes}${b.x - a.x}${b.y - a.y}`
  }

  #centre(option: Placement): Point {
    const [a, b] = option.squares.map((square) => this.#layout().place(square)) as [Point, Point]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
}
