"""Fertility's hand-written heuristic."""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count
from nomarch.engine.jit import rule
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.scoring import score, tokens_on_metropolis
from nomarch.games.fertility.rules.state import KINDS, OVER, ROUNDS, SHOPS, Box, State

__all__ = ["GODS", "heuristic_value", "turns_left", "useful_beside", "weigh_shops"]

GODS = 6
_EXCHANGE = 2.0  # the approximate value of a token of choice, in Debens


@rule
def turns_left(s: State, seat: int) -> int:
    """The number of turns left for the seat, the current one included."""
    if s.step == OVER:
        return 0
    order = (seat - s.first) % s.players
    return int(ROUNDS - max(0, (s.turn - order + s.players - 1) // s.players))


@rule
def shop_value(box: Box, s: State, seat: int, printed: int) -> float:
    """The Debens that completing a Shop would earn in this position."""
    wheat, statues = s.wheat[seat], count(s.gods[seat]) + s.any_god[seat]
    more = count(box.gods[printed] & ~s.gods[seat]) + box.any_god[printed]
    value = box.debens[printed] + box.wheat_track[min(10, wheat + box.gives_wheat[printed])] - box.wheat_track[wheat]
    value += box.statue_scale[min(GODS, statues + more)] - box.statue_scale[min(GODS, statues)]
    for kind in range(KINDS):
        value += box.per_token[printed, kind] * (s.on_shops[seat, kind] + box.needs[printed, kind])
    return float(value + (_EXCHANGE if box.exchange[printed] else 0.0))


@rule
def weigh_shops(box: Box, s: State, seat: int, pending: Array) -> float:
    """Sum the value and the number of incomplete Shops, by missing tokens; return the value of the tokens on them."""
    begun = 0.0
    for lot in range(s.lots_used[seat]):
        for number in range(SHOPS):
            printed = s.lots[seat, lot] * SHOPS + number
            held = 0
            for kind in range(KINDS):
                held += s.tokens[seat, lot * SHOPS + number, kind]
            missing = box.size[printed] - held
            if missing > 0:
                value = shop_value(box, s, seat, printed)
                pending[missing - 1] += value
                pending[2 + missing] += 1
                begun += value * held / box.size[printed]
    return begun


@rule
def useful_beside(s: State, seat: int) -> int:
    """The resources next to the Metropolis for which a Shop has an open place."""
    useful = 0
    if s.to_play == seat:
        for kind in range(KINDS):
            useful += min(s.beside[kind], count(s.open[seat, kind]))
    return useful


@rule
def heuristic_value(box: Box, s: State, seat: int) -> float:
    """The score, plus, while turns are left, a share of incomplete Shops and of resources at hand."""
    points = score(box, s, seat) - 0.001 * tokens_on_metropolis(s, seat)
    if turns_left(s, seat) == 0:
        return points
    pending = np.zeros(6)
    points += 0.4 * weigh_shops(box, s, seat, pending)
    if s.to_play == seat:
        for kind in range(KINDS):
            points += 0.3 * s.beside[kind]
        points += 2.0 * useful_beside(s, seat)
    return points
