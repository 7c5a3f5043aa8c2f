// Cards and choices as text.

import { list, t } from '../../language.svelte'
import { read, type NileAction } from './actions'
import type { View } from './types'

export const cropWord = (kind: string): string => t('nile_kind', { kind })

export function cardWord(card: string): string {
  if (card === 'X') return t('nile_plague')
  const crops = [...card.replace('*', '')]
  return crops.length > 1
    ? t('nile_speculation_on', {
        letters: crops.map((kind) => t('nile_letter', { kind })).join(''),
        crops: list(crops.map(cropWord)),
      })
    : cropWord(crops[0]!)
}

/** Cards with counts, each kind once: `2 × Wheat, Flax`. */
export function cardsWord(cards: string[]): string {
  const kinds = [...new Set(cards)]
  return list(
    kinds.map((card) => {
      const count = cards.filter((each) => each === card).length
      const named = count > 1 ? t('nile_counted', { count, card: cardWord(card) }) : cardWord(card)
      return card.endsWith('*') ? t('nile_from_storage', { card: named }) : named
    }),
  )
}

/** An action as text, from its notation. */
export const actionWord = (text: string): string =>
  read([{ action: 0, text, earns: {} }])
    .map(choiceWord)
    .join('')

export function choiceWord(action: NileAction): string {
  if (action.verb === 'pass' || action.verb === 'done') return t('nile_do_stop', { action: action.verb })
  return t('nile_choice', { action: action.verb, cards: cardsWord(action.cards) })
}

/** The effect of planting these cards on the current fields. */
export function plantingWord(action: NileAction, view: View, names: string[], me: number | null): string {
  const crops = [...new Set(action.cards)]
  return crops
    .map((crop) => {
      const field = view.fields.find(([letter]) => letter === crop)
      const count = action.cards.filter((card) => card === crop).length
      if (!field) return t('nile_will_start', { crop: cropWord(crop), count })
      const [, owner, size] = field
      if (owner === me) return t('nile_will_join', { crop: cropWord(crop), old: size, new: size + count })
      return t('nile_will_take_over', { crop: cropWord(crop), name: names[owner] ?? '', count: size })
    })
    .join(' · ')
}
