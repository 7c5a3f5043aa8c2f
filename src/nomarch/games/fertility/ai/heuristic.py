"""Fertility's hand-written heuristic."""

from __future__ import annotations

from nomarch.engine.bits import count, lowest
from nomarch.engine.jit import lean
from nomarch.games.fertility.rules.scoring import score, tokens_on_metropolis
from nomarch.games.fertility.rules.state import KINDS, OVER, ROUNDS, SHOPS, Box, State

__all__ = [
    "GODS", "heuristic_value", "incomplete_shops", "shop_value", "tokens_on", "turns_left", "useful_beside",
]  # fmt: skip

GODS = 6
_EXCHANGE = 2.0  # the approximate value of a token of choice, in Debens


@lean
def turns_left(s: State, seat: int) -> int:
    """The number of turns left for the seat, the current one included."""
    if s.step == OVER:
        return 0
    order = (seat - s.first) % s.players
    return int(ROUNDS - max(0, (s.turn - order + s.players - 1) // s.players))


@lean
def shop_value(box: Box, s: State, seat: int, printed: int) -> float:
    """The Debens that completing a Shop would earn in this position."""
    wheat, statues = s.wheat[seat], count(s.gods[seat]) + s.any_god[seat]
    more = count(box.gods[printed] & ~s.gods[seat]) + box.any_god[printed]
    value = box.debens[printed] + box.wheat_track[min(10, wheat + box.gives_wheat[printed])] - box.wheat_track[wheat]
    value += box.statue_scale[min(GODS, statues + more)] - box.statue_scale[min(GODS, statues)]
    for kind in range(KINDS):
        value += box.per_token[printed, kind] * (s.on_shops[seat, kind] + box.needs[printed, kind])
    return float(value + (_EXCHANGE if box.exchange[printed] else 0.0))


@lean
def incomplete_shops(s: State, seat: int) -> int:
    """The Shops that still have a place, a bit each."""
    return int(s.open[seat, 0] | s.open[seat, 1] | s.open[seat, 2] | s.open[seat, 3])


@lean
def tokens_on(s: State, seat: int, shop: int) -> int:
    """The tokens on a Shop."""
    held = 0
    for kind in range(KINDS):
        held += s.tokens[seat, shop, kind]
    return held


@lean
def begun_shops(box: Box, s: State, seat: int) -> float:
    """The value of the tokens on incomplete Shops: their share of what completing these would earn."""
    begun, shops = 0.0, incomplete_shops(s, seat)
    while shops:
        shop = lowest(shops)
        shops &= shops - 1
        printed = s.lots[seat, shop // SHOPS] * SHOPS + shop % SHOPS
        held = tokens_on(s, seat, shop)
        if held > 0:
            begun += shop_value(box, s, seat, printed) * held / box.size[printed]
    return begun


@lean
def useful_beside(s: State, seat: int) -> int:
    """The resources next to the Metropolis for which a Shop has an open place."""
    useful = 0
    if s.to_play == seat:
        for kind in range(KINDS):
            useful += min(s.beside[kind], count(s.open[seat, kind]))
    return useful


@lean
def heuristic_value(box: Box, s: State, seat: int) -> float:
    """The score, plus, while turns are left, a share of incomplete Shops and of resources at hand."""
    points = score(box, s, seat) - 0.001 * tokens_on_metropolis(s, seat)
    if turns_left(s, seat) == 0:
        return points
    points += 0.4 * begun_shops(box, s, seat)
    if s.to_play == seat:
        for kind in range(KINDS):
            points += 0.3 * s.beside[kind]
        points += 2.0 * useful_beside(s, seat)
    return points
