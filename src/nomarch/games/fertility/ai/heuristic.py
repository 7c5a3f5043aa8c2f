"""Fertility's hand-written heuristic, and the features that the learned evaluation reads."""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count, lowest, without_lowest
from nomarch.engine.jit import rule
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.scoring import (  # fmt: skip
    monument_debens,
    score,
    specialised_debens,
    statue_debens,
    tokens_on_metropolis,
    wheat_debens,
)
from nomarch.games.fertility.rules.state import (  # fmt: skip
    BUILD,
    DISCARD,
    EXCHANGE,
    HIGH,
    KINDS,
    NONE,
    OVER,
    PLACE,
    QUARRY,
    ROUNDS,
    SHOPS,
    SUPPLY,
    Box,
    State,
)
from nomarch.games.fertility.rules.valley import PAIRS_OF_KIND, icon_at, shared_edges, spots

__all__ = ["FEATURES", "features", "heuristic_value", "turns_left"]

FEATURES = 46

_EXCHANGE = 2.0  # the approximate value of a token of choice, in Debens
_GODS = 6
_USELESS = 0.35  # the weight of a resource without an open place, relative to one with


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
    value += box.statue_scale[min(_GODS, statues + more)] - box.statue_scale[min(_GODS, statues)]
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


@rule
def earned(s: State, seat: int, square: int, scene: int) -> float:
    """What one scene would earn on this square; resources with an open place count in full."""
    earns = shared_edges(square, s.scenes[scene]) * (1.0 if s.open[seat, scene] else _USELESS)
    earns += shared_edges(square, s.wheat_squares)
    icon = icon_at(s, square)
    if icon != NONE:
        earns += 1.0 if s.open[seat, icon] else _USELESS
    return earns


@rule
def best_placement(s: State, seat: int, tile: int) -> float:
    """The most that a tile could earn now."""
    best = 0.0
    pairs = PAIRS_OF_KIND[tile]
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        for down in range(2):
            words = spots(s, pair, down)
            step = 1 if down else HIGH
            for w in range(2):
                squares = words[w]
                while squares:
                    square = w * 64 + lowest(squares)
                    squares = without_lowest(squares)
                    earns = earned(s, seat, square, pair >> 2) + earned(s, seat, square + step, pair & 3)
                    best = max(best, earns)
    return best


@rule
def outlook(s: State, seat: int, out: Array) -> None:
    """The most that two tiles of the Personal Pool could earn: an estimate of the next turns."""
    first, second = 0.0, 0.0
    for i in range(3):
        tile = s.pool[seat, i]
        if tile != NONE:
            best = best_placement(s, seat, tile)
            if best > first:
                first, second = best, first
            elif best > second:
                second = best
    out[0], out[1] = first / 6, second / 6


@rule
def features(box: Box, s: State, seat: int, out: Array) -> None:
    """The features: the score so far, incomplete Shops, resources at hand, and the outlook of the next turns."""
    left = turns_left(s, seat)
    mine = s.to_play == seat
    out[0] = left / 9
    out[1] = mine and s.step == PLACE
    out[2] = mine and (s.step == DISCARD or s.step == QUARRY or s.step == BUILD)
    out[3] = mine and (s.step == SUPPLY or s.step == EXCHANGE)
    out[4] = mine and s.step > EXCHANGE
    out[5] = s.players == 3
    out[6] = s.players == 4
    out[7] = s.variant
    out[8] = s.generic[seat] / 20
    out[9] = specialised_debens(s, seat) / 20
    out[10] = statue_debens(box, s, seat) / 20
    out[11] = monument_debens(box, s, seat) / 15
    out[12] = wheat_debens(box, s, seat) / 20
    out[13] = score(box, s, seat) / 50
    out[14] = s.wheat[seat] / 10
    out[15] = min(_GODS, count(s.gods[seat]) + s.any_god[seat]) / 6
    _look_at_monuments(s, seat, out[16:18])
    out[18] = s.lots_used[seat] / 8
    _look_at_shops(box, s, seat, left, out[19:36])
    out[36] = tokens_on_metropolis(s, seat) / 20
    out[37] = mine and s.built != NONE
    out[38] = left == 0
    out[39] = left == 1
    out[40:42] = 0
    if left > 0:
        outlook(s, seat, out[40:42])
    _look_beside(s, seat, mine, out[42:45])
    out[45] = left * (s.per_token[seat, 0] + s.per_token[seat, 1] + s.per_token[seat, 2] + s.per_token[seat, 3]) / 20


@rule
def _look_at_monuments(s: State, seat: int, out: Array) -> None:
    out[0], out[1] = s.monuments[seat] / 4, 0
    for other in range(s.players):
        if other != seat:
            out[1] = max(out[1], s.monuments[other] / 4)


@rule
def _look_at_shops(box: Box, s: State, seat: int, left: int, out: Array) -> None:
    pending = np.zeros(6)
    out[0] = weigh_shops(box, s, seat, pending) / 10
    for i in range(3):
        out[1 + i] = pending[i] / 10
        out[4 + i] = pending[3 + i] / 4
    anywhere, each, for_each, most = 0, 0.0, 0.0, 0.0
    for kind in range(KINDS):
        places = count(s.open[seat, kind])
        anywhere |= s.open[seat, kind]
        each += s.per_token[seat, kind]
        for_each += s.per_token[seat, kind] * places
        most = max(most, s.per_token[seat, kind])
        at = kind  # the fewest places first: kinds are alike
        while at > 0 and out[7 + at - 1] > places / 4:
            out[7 + at] = out[7 + at - 1]
            at -= 1
        out[7 + at] = places / 4
    out[11] = count(anywhere) / 8
    out[12], out[13], out[14] = each / 4, for_each / 8, most / 4
    out[15] = min(2.5 * left, count(anywhere)) / 10
    out[16] = left * out[12] / 9


@rule
def _look_beside(s: State, seat: int, mine: bool, out: Array) -> None:
    out[:] = 0
    if mine:
        out[0] = useful_beside(s, seat) / 4
        for kind in range(KINDS):
            out[1] += s.beside[kind] / 4
            out[2] += s.per_token[seat, kind] * min(s.beside[kind], count(s.open[seat, kind])) / 8
