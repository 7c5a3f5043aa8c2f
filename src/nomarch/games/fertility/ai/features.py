"""The numbers that a learned evaluation of Fertility reads, for one seat."""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count, lowest, without_lowest
from nomarch.engine.dispatch import NO_CHANCE
from nomarch.engine.jit import rule
from nomarch.engine.struct import Array
from nomarch.games.fertility.ai.heuristic import GODS, turns_left, useful_beside, weigh_shops
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
    PLACE,
    QUARRY,
    SUPPLY,
    Box,
    State,
)
from nomarch.games.fertility.rules.valley import PAIRS_OF_KIND, icon_at, shared_edges, spots

__all__ = ["FEATURES", "features"]

FEATURES = 47

_USELESS = 0.35  # how much a resource without an open place counts beside one that has


@rule
def earned(s: State, seat: int, square: int, scene: int) -> float:
    """What one scene would earn here, resources that the seat has a place for counting full."""
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
    """The most that two tiles of the Personal Pool could earn: how good the next turns look."""
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
def features(box: Box, s: State, seat: int, due: int, out: Array) -> None:
    """How far the seat has come, what it has begun, what it has ready, and how the next turns look."""
    mine = s.to_play == seat
    ended = mine and due != NO_CHANCE  # the turn, but for the refill
    left = turns_left(s, seat) - int(ended)
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
    out[15] = min(GODS, count(s.gods[seat]) + s.any_god[seat]) / 6
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
    out[46] = ended
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
