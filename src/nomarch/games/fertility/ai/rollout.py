"""Fertility's rollout policy: fast and plausible, not strong."""

from __future__ import annotations

from nomarch.engine.jit import lean
from nomarch.engine.rng import below
from nomarch.engine.struct import Array
from nomarch.games.fertility.rules.state import BUILD, NONE, PLACE, SUPPLY, Box, State
from nomarch.games.fertility.rules.turn import nth_legal
from nomarch.games.fertility.rules.valley import icon_at, other_square, placement, shared_edges

__all__ = ["rollout_action"]

_LOOKS = 5  # placements compared


@lean
def rollout_action(box: Box, s: State, rng: Array) -> int:
    """The best of a few random placements; two out of three possible Districts; every possible supply."""
    if s.step == PLACE:
        best, most = 0, -1
        for _ in range(_LOOKS):
            action = nth_legal(box, s, below(rng, s.choices))
            gain = harvested(s, action)
            if gain > most:
                best, most = action, gain
        return best
    if s.step == SUPPLY or (s.step == BUILD and below(rng, 3) > 0):
        return nth_legal(box, s, below(rng, s.choices - 1))  # the last one is to do nothing
    return nth_legal(box, s, below(rng, s.choices))


@lean
def harvested(s: State, action: int) -> int:
    """What a placement earns for its scenes, wheat and icons."""
    first, second, down, square = placement(action)
    other = other_square(square, down)
    gain = shared_edges(square, s.scenes[first]) + shared_edges(other, s.scenes[second])
    gain += shared_edges(square, s.wheat_squares) + shared_edges(other, s.wheat_squares)
    return gain + (icon_at(s, square) != NONE) + (icon_at(s, other) != NONE)
