"""Nile's hand-written heuristic."""

from __future__ import annotations

from math import exp

import numpy as np

from nomarch.engine.jit import lean, rule
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.state import CROPS, KINDS, NONE, Box, State

__all__ = ["FLOODED", "expected_piles", "floods_left", "heuristic_value"]

_HELD = 0.25  # the value of a Speculation card in hand, in stored crops
FLOODED = 0.22  # how often a Flood card floods a crop
_A_TURN = 3.4  # cards that leave the deck in a turn
_PASS = 72.0  # cards in a reshuffled deck, approximately


@lean
def floods_left(s: State) -> float:
    """The approximate number of Flood cards left."""
    if s.ended:
        return 0.0
    return (s.deck_size + (s.players - 1 - s.passes) * _PASS) / _A_TURN


@lean
def expected_piles(s: State, seat: int, out: Array) -> None:
    """The expected number of stored cards of each crop at the end, from what is stored, planted and in hand."""
    harvests = floods_left(s) * FLOODED
    for crop in range(CROPS):
        pile = float(s.storage[seat, crop])
        planted = 0.0
        if s.field_owner[crop] == seat:
            planted = min(float(s.field_size[crop]), harvests)
        # Cards in hand can still be planted if the crop is free; less likely late in the game.
        held = min(float(s.hand[seat, crop]), max(0.0, harvests - planted - 0.5))
        if s.field_owner[crop] == NONE or s.field_owner[crop] == seat:
            held *= 0.5
        else:
            held *= 0.5 if s.hand[seat, crop] > s.field_size[crop] else 0.25
        out[crop] = pile + 0.9 * planted + held


@rule
def sort_piles(piles: Array, order: Array) -> None:
    """Write the crops in order of their piles, smallest first."""
    for crop in range(CROPS):
        at = crop
        while at > 0 and piles[order[at - 1]] > piles[crop]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = crop


@rule
def final_worth(s: State, seat: int) -> float:
    """N6.1: the smallest pile, plus less than 1 for the others in ascending order."""
    piles, order = s.storage[seat] * 1.0, np.zeros(CROPS, np.int64)
    sort_piles(piles, order)
    rest = 0.0
    for place in range(CROPS - 1, 0, -1):
        rest += piles[order[place]]
        rest /= rest + 3.0
    return float(piles[order[0]] + rest)


@rule
def heuristic_value(box: Box, s: State, seat: int) -> float:
    """The expected piles (the first cards of each crop count most, the smallest pile twice), plus tradable cards and
    bets."""
    if s.ended:
        return final_worth(s, seat)
    piles = np.zeros(CROPS)
    expected_piles(s, seat, piles)
    total, held = 0.5 * piles.min(), 0.0
    for crop in range(CROPS):
        total += 2.0 * (1.0 - exp(-0.5 * piles[crop]))
        held += 0.3 * s.hand[seat, crop]
    for card in range(CROPS, KINDS):
        held += s.hand[seat, card]
    if s.laid_by == seat:
        for i in range(2):
            held += 1.2 * (s.laid[i] != NONE)
    return float(total + _HELD * min(1.0, floods_left(s) / 8) * held)
