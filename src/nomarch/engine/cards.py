"""Cards: a pile is an array of card numbers, the top one last, followed by empty places."""

from __future__ import annotations

from nomarch.engine.jit import rule
from nomarch.engine.struct import Array

__all__ = ["NONE", "size", "take"]

NONE = -1  # an empty place


@rule
def size(pile: Array) -> int:
    """The number of cards in a pile."""
    n = 0
    while n < len(pile) and pile[n] != NONE:
        n += 1
    return n


@rule
def take(pile: Array) -> int:
    """Take the top card of a pile that isn't empty."""
    top = size(pile) - 1
    card = int(pile[top])
    pile[top] = NONE
    return card
