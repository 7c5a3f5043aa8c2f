// The player's unfinished choice; it is reset when the table moves on.

import { isHandheld } from '../../screen.svelte'
import { type Build, type Choices, read } from './actions'
import { Layout } from './geometry'
import { Ghost } from './ghost.svelte'
import type { FertilityTable } from './types'

export class Choosing {
  #table: () => FertilityTable
  #turned: () => boolean
  ghost: Ghost
  district = $state<string | null>(null)
  resource = $state<string | null>(null)

  constructor(table: () => FertilityTable, turned: () => boolean) {
    this.#table = table
    this.#turned = turned
    this.ghost = new Ghost(
      () => this.choices.place,
      () => this.layout,
    )
  }

  choices: Choices = $derived.by(() => read(this.#table().choices))
  layout: Layout = $derived.by(() => {
    const terrain = this.#table().view.terrain
    return new Layout(terrain[0]!.length, terrain.length, this.#turned())
  })

  /** The ways to pay for the District picked. */
  payments: Build[] = $derived.by(() => this.choices.build.filter((build) => build.district === this.district))
  /** The resources that some shop can take. */
  resources: string[] = $derived.by(() => [...new Set(this.choices.supply.map((supply) => supply.resource))])

  /** Begin a decision: a tile that can be placed is in hand at once. */
  begin(): void {
    const pool = this.#table().me === null ? [] : (this.#table().view.cities[this.#table().me!]?.pool ?? [])
    this.ghost.at = null
    this.ghost.tile = null
    this.ghost.loose = false
    const playable = pool.find((tile) => {
      this.ghost.tile = tile
      return this.ghost.options.length > 0
    })
    this.ghost.tile = playable ?? null
    this.ghost.loose = isHandheld() // a mouse brings the tile in hand wherever it goes
    this.district = null
    this.resource = this.resources.length === 1 ? this.resources[0]! : null
  }
}
