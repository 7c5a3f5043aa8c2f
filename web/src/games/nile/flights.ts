// Animations of Nile: which piece flies where.

import type { Flight, Plan } from '../../table/flights'
import { logged } from './actions'

const MOST = 6 // cards of a kind: more would only be a blur

const cards = (text: unknown) => logged(text, MOST)

export const flightsOf =
  (me: number | null): Plan =>
  ({ key, seat, args }) => {
    const card = `seat-${seat}`
    const hand = seat === me ? ['hand', card] : [card]
    const storage = seat === me ? ['storage', card] : [card]
    const flight = (name: string, from: string[], to: string[]): Flight => ({
      piece: { kind: 'card', name: name.replace('*', '') },
      from,
      to,
    })
    const drawn = (count: number) => Array<string>(Math.min(MOST, count)).fill('back')
    switch (key) {
      case 'nile_log_market':
      case 'nile_log_offering':
        return cards(args.cards).map((name) => flight(name, name.endsWith('*') ? storage : hand, ['discards', 'river']))
      case 'nile_log_plant':
        return cards(args.cards).map((name) => flight(name, hand, [`field-${name}`]))
      case 'nile_log_speculate':
        return cards(args.cards).map((name) => flight(name, hand, ['laid', 'river']))
      case 'nile_log_flood':
        return [flight(String(args.card), ['deck', 'river'], ['flood'])]
      case 'nile_log_harvest':
        return cards(args.cards).map((name) => flight(name, [`field-${name}`], storage))
      case 'nile_log_field_lost':
      case 'nile_log_field_eaten':
        return cards(args.cards).map((name) => flight(name, [`field-${name}`], ['discards', 'river']))
      case 'nile_log_draw':
      case 'nile_log_bet_won':
        return drawn(Number(args.count)).map((name) => flight(name, ['deck', 'river'], hand))
      case 'nile_log_draw_these':
        return cards(args.cards).map((name) => flight(name, ['deck', 'river'], hand))
      case 'nile_log_bet_won_these':
        return cards(args.drawn).map((name) => flight(name, ['deck', 'river'], hand))
      case 'nile_log_pass':
        return [{ piece: null, from: [card], to: [card] }]
      default:
        return []
    }
  }
