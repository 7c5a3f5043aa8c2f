"""N6: scoring."""

from __future__ import annotations

from nomarch.engine.jit import lean
from nomarch.games.nile.rules.state import CROPS, DECK, State

__all__ = ["rank", "smallest_pile"]


@lean
def smallest_pile(s: State, seat: int) -> int:
    """N6.1: the smallest pile, which is compared first."""
    smallest = DECK
    for crop in range(CROPS):
        smallest = min(smallest, s.storage[seat, crop])
    return int(smallest)


@lean
def rank(s: State, seat: int) -> int:
    """N6.1: the stored crops by kind in ascending order, the smallest pile counting most, as one number."""
    key, last = 0, -1
    for place in range(CROPS):
        # The place-th smallest pile: the smallest size that more than `place` piles don't exceed.
        size = max(0, last)
        while _piles_up_to(s, seat, size) <= place:
            size += 1
        key = key * DECK + size
        last = size
    return key


@lean
def _piles_up_to(s: State, seat: int, size: int) -> int:
    n = 0
    for crop in range(CROPS):
        if s.storage[seat, crop] <= size:
            n += 1
    return n
