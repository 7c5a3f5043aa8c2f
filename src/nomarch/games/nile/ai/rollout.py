"""Nile's rollout policy: fast and plausible, not strong."""

from __future__ import annotations

from nomarch.engine.jit import rule
from nomarch.engine.rng import below
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.plant import (  # fmt: skip
    count_additions,
    count_bets,
    count_mixes,
    count_new_fields,
    nth_addition,
    nth_bet,
    nth_mix,
    nth_new_field,
)
from nomarch.games.nile.rules.state import ADD, NONE, Box, State
from nomarch.games.nile.rules.turn import nth_legal

__all__ = ["rollout_action"]

_WHIMS = 10  # one decision in this many is uniformly random, trades included


@rule
def rollout_action(box: Box, s: State, rng: Array) -> int:
    """Plant if possible, otherwise speculate, otherwise pass; sometimes a random action."""
    if s.step == ADD:
        return nth_legal(box, s, below(rng, s.choices - 1))  # the last one is to add no more
    if below(rng, _WHIMS) == 0:
        return nth_legal(box, s, below(rng, s.choices))
    fields, mixes, additions = count_new_fields(s), count_mixes(s), count_additions(s, NONE)
    if fields + mixes + additions > 0:
        n = below(rng, fields + mixes + additions)
        if n < fields:
            return nth_new_field(s, n)
        if n < fields + mixes:
            return nth_mix(s, n - fields)
        return nth_addition(s, NONE, n - fields - mixes)
    bets = count_bets(s)
    return nth_bet(s, below(rng, bets)) if bets > 0 else nth_legal(box, s, s.choices - 1)  # the last one is to pass
