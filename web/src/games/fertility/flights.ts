// Animations of Fertility: which piece flies where.

import type { Flight, Plan } from '../../table/flights'

const letters = (text: unknown): string[] => String(text).split('+').filter(Boolean)

/** `me` has visible resources and tiles; for other players, their card stands for all they have. */
export const flightsOf =
  (me: number | null): Plan =>
  ({ key, seat, args }, decision) => {
    const card = `seat-${seat}`
    const own = (place: string) => (seat === me ? [place, card] : [card])
    const token = (name: string, from: string[], to: string[]): Flight => ({ piece: { kind: 'token', name }, from, to })
    switch (key) {
      case 'fertility_log_place':
        return [{ piece: null, from: own('hand'), to: [`square-${args.first}+square-${args.second}`] }]
      case 'fertility_log_collect': {
        // What a tile earned flies from the tile; Quarry rewards from the Stock.
        const placed = decision.find((each) => each.key === 'fertility_log_place' && each.seat === seat)
        const from = placed ? [`square-${placed.args.first}+square-${placed.args.second}`] : ['stock', 'valley']
        return letters(args.letters).map((name) =>
          token(name, from, name === 'W' ? own(`wheat-${seat}`) : own('harvest')),
        )
      }
      case 'fertility_log_monument':
        return [{ piece: { kind: 'monument', name: String(seat) }, from: [card], to: [`square-${args.square}`] }]
      case 'fertility_log_build':
      case 'fertility_log_pay': {
        const built: Flight = {
          piece: { kind: 'district', name: String(args.district) },
          from: [`district-${args.district}`, 'offer'],
          to: [`built-${args.district}`, card],
        }
        return [...letters(args.letters ?? '').map((name) => token(name, own('harvest'), ['stock', 'offer'])), built]
      }
      case 'fertility_log_supply':
      case 'fertility_log_complete':
        return letters(args.letters).map((name) => token(name, own('harvest'), [`shop-${seat}-${args.shop}`, card]))
      case 'fertility_log_take':
        return [{ piece: { kind: 'tile', name: String(args.tile) }, from: ['pool'], to: own('hand') }]
      case 'fertility_log_remove':
        return [{ piece: null, from: ['pool'], to: ['pool'] }]
      default:
        return []
    }
  }
