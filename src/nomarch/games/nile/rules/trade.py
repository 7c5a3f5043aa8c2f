"""N3.3: trading at the Market, and offerings to Hapi.

A source is a kind of card in hand (0 to 14) or a crop in Storage (15 to 19); a trade is a pair of them, by its number.
"""

from __future__ import annotations

import numpy as np

from nomarch.engine.bits import count, lowest, nth_of, where_over
from nomarch.engine.events import note
from nomarch.engine.jit import rule
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.actions import SOURCES, TRADES
from nomarch.games.nile.rules.deck import leave_hand
from nomarch.games.nile.rules.state import KINDS, NONE, State

__all__ = ["count_trades", "discard_pair", "find_sources", "list_trades", "nth_trade"]

_PAIRS = np.array(TRADES)
_TRADE_OF = np.array([[TRADES.index((min(i, j), max(i, j))) for j in range(SOURCES)] for i in range(SOURCES)])


@rule
def find_sources(s: State) -> None:
    """Store where the player to move has a card, and where two or more."""
    s.sources = where_over(s.hand, s.to_play, 0) | where_over(s.storage, s.to_play, 0) << KINDS
    s.doubles = where_over(s.hand, s.to_play, 1) | where_over(s.storage, s.to_play, 1) << KINDS


@rule
def count_trades(s: State) -> int:
    """The number of pairs of cards that can be traded."""
    kinds = count(s.sources)
    return kinds * (kinds - 1) // 2 + count(s.doubles)


@rule
def partners(s: State, sources: int) -> int:
    """The sources that can be paired with the lowest of these: the others, and itself if it has two cards."""
    twice = s.doubles & sources & -sources
    return sources & (sources - 1) | twice


@rule
def nth_trade(s: State, n: int) -> int:
    """The n-th pair that can be traded, counted from 0."""
    sources = s.sources
    while sources:
        seconds = partners(s, sources)
        here = count(seconds)
        if n < here:
            return int(_TRADE_OF[lowest(sources), nth_of(seconds, n)])
        n -= here
        sources &= sources - 1
    return NONE


@rule
def list_trades(s: State, out: Array, n: int) -> int:
    """Write every pair that can be traded from index n on; return the index after the last."""
    sources = s.sources
    while sources:
        seconds = partners(s, sources)
        while seconds:
            out[n] = _TRADE_OF[lowest(sources), lowest(seconds)]
            n += 1
            seconds &= seconds - 1
        sources &= sources - 1
    return n


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
