// Pieces as text, for labels and screen readers.

import { list, t } from '../../language.svelte'
import { describeDistricts } from './arguments'
import { box } from './box.svelte'
import { readGift } from './gifts'
import type { Preview, PrintedShop } from './types'
import { KINDS } from './types'

export const kindWord = (kind: string): string =>
  kind === 'any' ? t('fertility_any_resource') : t('fertility_kind', { kind })
export const tileWord = (scenes: string): string =>
  t('fertility_tile_of', { first: kindWord(scenes[0]!), second: kindWord(scenes[1]!) })

export function giftWord(text: string): string {
  const gift = readGift(text)
  switch (gift.kind) {
    case 'debens':
      return t('fertility_gift_debens', { count: gift.amount })
    case 'wheat':
      return t('fertility_gift_wheat', { count: gift.amount })
    case 'per':
      return t('fertility_gift_per', { count: gift.amount, resource: t('fertility_single', { kind: gift.resource }) })
    case 'choice':
      return t('fertility_gift_statue_choice')
    case 'statues':
      return t('fertility_gift_statues', { count: gift.gods.length, gods: list(gift.gods.map(String)) })
    case 'exchange':
      return t('fertility_gift_exchange', { resources: list(gift.resources.map(kindWord), 'disjunction') })
  }
}

export const shopWord = (shop: PrintedShop): string =>
  t('fertility_shop_of', { needs: list(shop.needs.map(kindWord)), gift: giftWord(shop.gift) })

/** A Shop within a sentence, by its name in the notation; `board` is the Metropolis board that `M` stands for. */
function namedShop(name: string, board = ''): string {
  const [lot = '', number] = name.split('.')
  const shop = box().lots[lot === 'M' ? board : lot]?.shops[Number(number) - 1]
  return shop ? quoted(shop) : name
}
const quoted = (shop: PrintedShop): string =>
  t('fertility_shop_named_here', { needs: list(shop.needs.map(kindWord)), gift: giftWord(shop.gift) })

/** What a placement earns, counted: `[letter, number]` for each thing, W wheat, quarry for quarries. */
export function earned(preview: Preview | undefined): [string, number][] {
  const resources = KINDS.map((kind): [string, number] => [
    kind,
    (preview?.scenes?.[kind] ?? 0) + (preview?.icons?.[kind] ?? 0),
  ])
  return [
    ...resources,
    ['W', preview?.wheat ?? 0] as [string, number],
    ['quarry', preview?.quarries ?? 0] as [string, number],
  ].filter(([, n]) => n > 0)
}

export function earnedWord(preview: Preview | undefined): string {
  const parts = earned(preview).map(([what, n]) =>
    what === 'quarry'
      ? t('fertility_makes_quarries', { count: n })
      : t('fertility_plus', { count: n, kind: kindWord(what) }),
  )
  return parts.length ? list(parts) : t('fertility_earns_nothing')
}

/** A legal action as the label of its button; `board` is the acting player's Metropolis board. */
export function actionWord(action: { text: string; earns?: Preview }, board?: string): string {
  const [verb = '', first = '', second = '', third = ''] = action.text.split(' ')
  switch (verb) {
    case 'place':
      return (
        t('fertility_choice_place', { tile: tileWord(first), first: second, second: third }) +
        (action.earns ? ` (${earnedWord(action.earns)})` : '')
      )
    case 'discard':
    case 'take':
    case 'remove':
      return t('fertility_choice_tile', { action: verb, tile: tileWord(first) })
    case 'quarry':
      return first === 'monument'
        ? t('fertility_do_place_monument')
        : t('fertility_choice_take', { kind: kindWord(first) })
    case 'build': {
      const district = list(box().lots[first]?.shops.map(quoted) ?? [first])
      return third
        ? t('fertility_choice_build', { district, paid: list(third.split('+').map(kindWord)) })
        : t('fertility_choice_build_free', { district })
    }
    case 'supply':
    case 'exchange':
      return t('fertility_choice_supply', { shop: namedShop(second, board), kind: kindWord(first) })
    case 'skip':
      return t('fertility_do_not_build')
    default:
      return t('fertility_do_stop_supplying')
  }
}

/** A District in the log: what it cost, and what its Shops give. */
describeDistricts((name) => {
  const district = box().lots[name]
  if (!district) return t('fertility_a_district')
  return t('fertility_district_for', {
    cost: district.cost,
    gifts: list(district.shops.map((shop) => giftWord(shop.gift))),
  })
})
