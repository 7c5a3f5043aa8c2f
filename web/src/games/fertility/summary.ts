// What a seat of Fertility did, in short.

import { worded } from '../../api/reason'
import { isMessage, list, render, t } from '../../language.svelte'
import type { Tell } from '../../table/summary'
import type { LogEntry } from '../../table/types'
import { box } from './box.svelte'
import { kindWord, tileWord } from './words'

const letters = (entries: LogEntry[]) => entries.flatMap((entry) => String(entry.args.letters).split('+'))
const giftOf = ({ args: { gift } }: LogEntry): string => (isMessage(gift) ? render(worded(gift)) : '')

/** With `squares`, for those who don't see the board. */
export const tell =
  (squares = false): Tell =>
  (decisions, seat) => {
    const own = decisions.flat().filter((entry) => entry.seat === seat)
    const of = (...names: string[]) =>
      own.filter((entry) => names.some((name) => entry.key === `fertility_log_${name}`))
    const phrases: string[] = []
    if (squares)
      for (const { args } of of('place'))
        phrases.push(t('fertility_did_place', { ...args, tile: tileWord(String(args.tile)) }))
    const collected = letters(of('collect'))
    if (collected.length) {
      const kinds = [...new Set(collected)]
      const what = kinds.map((kind) =>
        t('fertility_plus', { count: collected.filter((each) => each === kind).length, kind: kindWord(kind) }),
      )
      phrases.push(t('fertility_did_collect', { what: list(what) }))
    }
    const monuments = of('monument').length
    if (monuments) phrases.push(t('fertility_did_monument', { count: monuments }))
    for (const { args } of of('build', 'pay'))
      phrases.push(t('fertility_did_build', { cost: box().lots[String(args.district)]?.cost ?? 0 }))
    const completed = of('complete')
    const supplied = of('supply').length
    if (completed.length)
      phrases.push(t('fertility_did_complete', { count: completed.length, gifts: completed.map(giftOf).join(', ') }))
    else if (supplied) phrases.push(t('fertility_did_supply', { count: supplied }))
    for (const verb of ['discard', 'take', 'remove'])
      for (const { args } of of(verb)) phrases.push(t(`fertility_did_${verb}`, { tile: tileWord(String(args.tile)) }))
    return phrases
  }
