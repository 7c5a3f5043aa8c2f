"""N3.3: trading at the Market, and offerings to Hapi.

A trade is a pair of sources (`holdings.py`), by its number.
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count, lowest, nth_of
from nomarch.engine.events import note
from nomarch.engine.jit import lean
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.actions import SOURCES, TRADES
from nomarch.games.nile.rules.deck import leave_hand
from nomarch.games.nile.rules.holdings import take_from_storage
from nomarch.games.nile.rules.state import KINDS, NONE, State

__all__ = ["count_trades", "discard_pair", "list_trades", "nth_trade"]

_PAIRS = np.array(TRADES)
_TRADE_OF = np.array([[TRADES.index((min(i, j), max(i, j))) for j in range(SOURCES)] for i in range(SOURCES)])


@lean
def count_trades(s: State) -> int:
    """The number of pairs of cards that can be traded."""
    kinds = count(s.sources[s.to_play])
    return kinds * (kinds - 1) // 2 + count(s.doubles[s.to_play])


@lean
def partners(s: State, sources: int) -> int:
    """The sources that can be paired with the lowest of these: the others, and itself if it has two cards."""
    twice = s.doubles[s.to_play] & sources & -sources
    return int(sources & (sources - 1) | twice)


@lean
def nth_trade(s: State, n: int) -> int:
    """The n-th pair that can be traded, counted from 0."""
    sources = int(s.sources[s.to_play])
    while sources:
        seconds = partners(s, sources)
        here = count(seconds)
        if n < here:
            return int(_TRADE_OF[lowest(sources), nth_of(seconds, n)])
        n -= here
        sources &= sources - 1
    return NONE


@lean
def list_trades(s: State, out: Array, n: int) -> int:
    """Write every pair that can be traded from index n on; return the index after the last."""
    sources = int(s.sources[s.to_play])
    while sources:
        seconds = partners(s, sources)
        while seconds:
            out[n] = _TRADE_OF[lowest(sources), lowest(seconds)]
            n += 1
            seconds &= seconds - 1
        sources &= sources - 1
    return n


@lean
def discard_pair(s: State, trade: int, event: int) -> None:
    """Discard two cards from hand and Storage."""
    for i in range(2):
        source = _PAIRS[trade, i]
        note(s, event, s.to_play, source % KINDS, source >= KINDS)
        if source < KINDS:
            leave_hand(s, s.to_play, source)
            s.discards[source] += 1
        else:
            take_from_storage(s, s.to_play, source - KINDS)
            s.discards[source - KINDS] += 1
