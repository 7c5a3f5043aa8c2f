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
  /** Nobody has picked the tile: each square brings the one that earns most there. */
  loose = $state(false)
  #placements: () => Placement[]
  #layout: () => Layout
  #pivot = '' // the square that the tile was brought to

  constructor(placements: () => Placement[], layout: () => Layout) {
    this.#placements = placements
    this.#layout = layout
  }

  /** The placements of the tile in hand, or of any while none is picked. */
  get options(): Placement[] {
    return this.#placements().filter((placement) => this.loose || tileName(placement.scenes) === this.tile)
  }

  /** Take a tile in hand; it goes where the last one hovered if it may lie there. */
  choose(tile: string): void {
    const [first, second] = this.at?.squares ?? []
    this.tile = tile
    this.loose = false
    const here = this.options.filter(({ squares }) => first !== undefined && squares.includes(first))
    this.at = best(here.filter(({ squares }) => squares.includes(second!))) ?? best(here) ?? null
  }

  /** Hover over a square: as it lies now if it can, else in the way that earns most; `fresh`, in that way at once. */
  hover(square: string, fresh = this.loose): void {
    const here = this.options.filter((option) => option.squares.includes(square))
    this.#pivot = square
    const most = best(here)
    const asNow = here.filter(
      (option) =>
        this.at && this.#way(option) === this.#way(this.at) && !(fresh && most && worth(option) < worth(most)),
    )
    this.at = asNow.find((option) => option.squares[0] === square) ?? asNow[0] ?? most ?? this.at
    if (this.at) this.tile = tileName(this.at.scenes)
  }

  /** Tap a square: beside the one that the tile was brought to, it turns to cover both; else it comes there. */
  tap(square: string): void {
    const pivot = this.#pivot
    const from = this.at?.squares.indexOf(pivot) ?? -1
    const both = this.options.filter(({ squares }) => squares.includes(pivot) && squares.includes(square))
    const most = from < 0 || square === pivot ? undefined : best(both)
    if (!most) return this.hover(square)
    // The tile that is shown, the same half where it is, unless another way earns more.
    const scene = this.at!.scenes[from]!
    const likeNow = (option: Placement) =>
      2 * Number(tileName(option.scenes) === this.tile) + Number(option.scenes[option.squares.indexOf(pivot)] === scene)
    const alike = both.filter((option) => worth(option) === worth(most))
    this.at = alike.sort((a, b) => likeNow(b) - likeNow(a))[0]!
    this.tile = tileName(this.at.scenes)
  }

  /** The next way to lie here: clockwise around the square that it was brought to, then the other way round. */
  turn(): void {
    if (!this.at) {
      this.at = this.options[0] ?? null
      return
    }
    const { squares } = this.at
    const pivot = squares.includes(this.#pivot) ? this.#pivot : squares[0]
    const { x, y } = this.#layout().place(pivot)
    const order = (option: Placement) => {
      const at = option.squares.indexOf(pivot)
      const other = this.#layout().place(option.squares[1 - at]!)
      return `${option.scenes[at]}${Math.atan2(other.y - y, other.x - x) + 4}`
    }
    const around = this.options
      .filter((option) => option.squares.includes(pivot) && tileName(option.scenes) === this.tile)
      .sort((a, b) => order(a).localeCompare(order(b)))
    const now = around.findIndex((option) => option.action === this.at!.action)
    this.at = around[(now + 1) % around.length] ?? this.at
  }

  /** The nearest placement in a direction, as the arrow keys go. */
  move(towards: Point): void {
    this.loose = false
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
