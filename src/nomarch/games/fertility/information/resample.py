"""What a seat can't know, drawn again: the piles."""

from __future__ import annotations

from nomarch.engine.jit import rule
from nomarch.engine.rng import shuffle, sort
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.state import Box, State

__all__ = ["resample"]


@rule
def resample(box: Box, s: State, seat: int, rng: Array) -> None:
    """The piles are all that a seat can't see; tiles left in the box may be in the pile for all it knows.

    They are sorted before they are shuffled: so not even the same draws can tell two piles apart.
    """
    sort(s.tiles, s.drawn, 50)
    shuffle(rng, s.tiles, s.drawn, 50)
    sort(s.districts, s.revealed, 40)
    shuffle(rng, s.districts, s.revealed, 40)
