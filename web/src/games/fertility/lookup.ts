// The look-up notes of Fertility: the name of each thing, and the rules about it.

import type { LookUp } from '../../table/lookup'
import { t } from '../../language.svelte'
import { box } from './box.svelte'
import { readGift, type Gift } from './gifts'
import { kindWord, shopWord, tileWord } from './words'

const OF_GIFT: Record<Gift['kind'], string> = {
  debens: 'F5.1',
  per: 'F5.2',
  statues: 'F5.3',
  choice: 'F5.3',
  wheat: 'F3.4.3',
  exchange: 'F3.4.3',
}
const THINGS: Record<string, { title: () => string; rules: string[] }> = {
  desert: { title: () => t('fertility_square', { kind: 'desert' }), rules: ['F3.1.1'] },
  water: { title: () => t('fertility_square', { kind: 'water' }), rules: ['F3.1.1'] },
  field: { title: () => t('fertility_square', { kind: 'wheat' }), rules: ['F3.2.2', 'F5.5'] },
  quarry: { title: () => t('fertility_quarry'), rules: ['F3.2.4'] },
  monument: { title: () => t('fertility_category', { part: 'monuments' }), rules: ['F5.4', 'F3.2.4'] },
  wheat: { title: () => t('fertility_wheat'), rules: ['F3.2.2', 'F5.5'] },
  harvest: { title: () => t('fertility_harvest'), rules: ['F3.2.6', 'F3.4.1'] },
  stock: { title: () => t('fertility_stock'), rules: ['F1.7', 'F3.2.5'] },
  pool: { title: () => t('fertility_pool_common'), rules: ['F3.5.2', 'F4.1'] },
  hand: { title: () => t('fertility_your_tiles'), rules: ['F3.1.1', 'F3.1.2'] },
  spot: { title: () => t('fertility_districts_built'), rules: ['F1.6', 'F3.3.1'] },
  score: { title: () => t('fertility_score_so_far'), rules: ['F5.6'] },
}

export const lookUp: LookUp = (what, of) => {
  switch (what) {
    case 'tile':
      return { title: tileWord(of), rules: ['F3.2.1', 'F3.1.2'] }
    case 'icon':
      return { title: t('fertility_square_icon', { kind: kindWord(of) }), rules: ['F3.2.3'] }
    case 'token':
      return of === 'W'
        ? { title: t('fertility_wheat'), rules: ['F3.2.2', 'F5.5'] }
        : { title: kindWord(of), rules: ['F3.2.6', 'F3.4.1'] }
    case 'district': {
      const lot = box().lots[of]
      if (!lot) return null
      const title = t('fertility_district_costs', { cost: lot.cost })
      return { title, lines: lot.shops.map(shopWord), rules: ['F3.3.1', 'F3.4.3'] }
    }
    case 'shop': {
      const [needs = '', gift = ''] = of.split('|')
      const title = shopWord({ needs: needs.split('+'), gift })
      return { title, rules: [OF_GIFT[readGift(gift).kind], 'F3.4.1'] }
    }
    default: {
      const thing = THINGS[what]
      return thing ? { title: thing.title(), rules: thing.rules } : null
    }
  }
}
