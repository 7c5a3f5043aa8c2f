// The look-up notes of Nile: the name of each thing, and the rules about it.

import type { LookUp } from '../../table/lookup'
import { t } from '../../language.svelte'
import { cardWord, cropWord } from './words'

const THINGS: Record<string, { title: () => string; rules: string[] }> = {
  flood: { title: () => t('nile_flood'), rules: ['N3.1', 'N3.2', 'N3.4'] },
  deck: { title: () => t('nile_in_deck'), rules: ['N2.2', 'N4.2'] },
  discards: { title: () => t('nile_discards'), rules: ['N4.1'] },
  locusts: { title: () => t('nile_plague'), rules: ['N5'] },
  laid: { title: () => t('nile_laid'), rules: ['N3.5'] },
  storage: { title: () => t('nile_your_storage'), rules: ['N6.1', 'N3.2'] },
  stored: { title: () => t('nile_in_storage'), rules: ['N3.2'] },
  hand: { title: () => t('nile_in_hand'), rules: ['N3.6'] },
  market: { title: () => t('nile_market'), rules: ['N3.3'] },
  offering: { title: () => t('nile_offering'), rules: ['N3.3'] },
}

export const lookUp: LookUp = (what, of) => {
  if (what === 'field') return { title: cropWord(of), rules: ['N3.2', 'N3.4.1', 'N3.4.2'] }
  if (what === 'card') {
    if (of === 'X') return { title: t('nile_plague'), rules: ['N5'] }
    return of.length > 1
      ? { title: cardWord(of), rules: ['N3.5', 'N3.3'] }
      : { title: cropWord(of), rules: ['N3.4.1', 'N3.2', 'N3.3'] }
  }
  const thing = THINGS[what]
  return thing ? { title: thing.title(), rules: thing.rules } : null
}
