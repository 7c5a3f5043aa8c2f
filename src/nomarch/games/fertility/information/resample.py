"""Determinization: resample the piles, the only hidden information."""

from __future__ import annotations

from nomarch.engine.jit import lean
from nomarch.engine.rng import shuffle, sort
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.state import Box, State

__all__ = ["resample"]


@lean
def resample(box: Box, s: State, seat: int, rng: Array) -> None:
    """Resample both piles. No seat knows which tiles were left in the box, so these are shuffled in.

    The tiles are sorted before they are shuffled, so the result doesn't depend on their hidden order.
    """
    sort(s.tiles, s.drawn, 50)
    shuffle(rng, s.tiles, s.drawn, 50)
    sort(s.districts, s.revealed, 40)
    shuffle(rng, s.districts, s.revealed, 40)
