// What a seat of Nile did, in short.

import { t } from '../../language.svelte'
import type { Tell } from '../../table/summary'
import type { LogEntry } from '../../table/types'
import { logged } from './actions'
import { cardsWord } from './words'

const cardsOf = ({ args }: LogEntry) => logged(args.cards)

export const tell =
  (me: number | null, names: string[]): Tell =>
  (decisions, seat) => {
    const own = decisions.flat().filter((entry) => entry.seat === seat)
    const of = (name: string) => own.filter((entry) => entry.key.startsWith(`nile_log_${name}`))
    const phrases: string[] = []
    const say = (phrase: string, entries: LogEntry[]) => {
      const cards = entries.flatMap(cardsOf)
      if (cards.length) phrases.push(t(`nile_did_${phrase}`, { cards: cardsWord(cards) }))
    }
    const count = (phrase: string, times: number) => {
      if (times) phrases.push(t(`nile_did_${phrase}`, { count: times }))
    }
    count(
      'win',
      of('bet_won').reduce((sum, entry) => sum + Number(entry.args.count), 0),
    )
    if (of('bet_lost').length) phrases.push(t('nile_did_lose_bet'))
    say('harvest', of('harvest'))
    say('lose', of('field_eaten'))
    count('market', of('market').length)
    count('offering', of('offering').length)
    say('plant', of('plant'))
    // Whose field it was: the one who lost it is told of in the decision of the one who took it.
    for (const decision of decisions.filter((each) => each[0]?.seat === seat))
      for (const lost of decision.filter((entry) => entry.key === 'nile_log_field_lost'))
        phrases.push(
          t('nile_did_take_over', {
            whose: lost.seat === me ? 'yours' : 'theirs',
            name: names[lost.seat] ?? '',
            cards: cardsWord(cardsOf(lost)),
          }),
        )
    say('speculate', of('speculate'))
    if (of('pass').length) phrases.push(t('nile_did_pass'))
    return phrases
  }
