"""N3.3: trading at the Market, and offerings to Hapi.

A source is a kind of card in hand (0 to 14) or a crop in Storage (15 to 19); a trade is a pair of them, by its number.
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count, lowest, nth_of
from nomarch.engine.events import note
from nomarch.engine.jit import rule
from nomarch.games.nile.rules.actions import SOURCES, TRADES
from nomarch.games.nile.rules.deck import leave_hand
from nomarch.games.nile.rules.state import CROPS, KINDS, NONE, State

__all__ = ["count_trades", "discard_pair", "find_sources", "nth_trade"]

_PAIRS = np.array(TRADES)
_TRADE_OF = np.array([[TRADES.index((min(i, j), max(i, j))) for j in range(SOURCES)] for i in range(SOURCES)])


@rule
def find_sources(s: State) -> None:
    """Store where the player to move has a card, and where two or more."""
    once, twice = 0, 0
    for kind in range(KINDS):
        held = s.hand[s.to_play, kind]
        once |= int(held > 0) << kind
        twice |= int(held > 1) << kind
    for crop in range(CROPS):
        held = s.storage[s.to_play, crop]
        once |= int(held > 0) << (KINDS + crop)
        twice |= int(held > 1) << (KINDS + crop)
    s.sources, s.doubles = once, twice


@rule
def count_trades(s: State) -> int:
    """The number of pairs of cards that can be traded."""
    kinds = count(s.sources)
    return kinds * (kinds - 1) // 2 + count(s.doubles)


@rule
def nth_trade(s: State, n: int) -> int:
    """The n-th pair that can be traded, counted from 0."""
    left, twice = s.sources, s.doubles
    while left:
        first = lowest(left)
        left &= left - 1
        if twice >> first & 1:
            if n == 0:
                return int(_TRADE_OF[first, first])
            n -= 1
        here = count(left)
        if n < here:
            return int(_TRADE_OF[first, nth_of(left, n)])
        n -= here
    return NONE


@rule
def discard_pair(s: State, trade: int, event: int) -> None:
    """Discard two cards from hand and Storage."""
    for i in range(2):
        source = _PAIRS[trade, i]
        note(s, event, s.to_play, source % KINDS, source >= KINDS)
        if source < KINDS:
            leave_hand(s, s.to_play, source)
            s.discards[source] += 1
        else:
            s.storage[s.to_play, source - KINDS] -= 1
            s.discards[source - KINDS] += 1
