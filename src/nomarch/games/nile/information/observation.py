"""Nile's observation: public information, the seat's own hand, and what follows from counting cards.

It includes the others' Storages, because every harvest and trade was public.
"""

from __future__ import annotations

from nomarch.engine.jit import lean
from nomarch.engine.observation import (
    Observation,
    as_is,
    bits,
    one_hot,
    part,
    put,
    put_bits,
    seat_of,
    sizes,
)
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.multiset import bag_of, number_of
from nomarch.games.nile.rules.state import (
    ADD,
    CROPS,
    KINDS,
    LETTERS,
    NAMES,
    NONE,
    PAIRS,
    STEPS,
    Box,
    State,
)

__all__ = ["OBSERVATION"]


@part(
    CROPS,
    meaning=f"{State.declared['planted'].doc} (1 for one of {', '.join(LETTERS)})",
    reads=["planted", "step"],
    turns=False,
)
def planted(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    put_bits(out, at, 1 << s.planted if s.step == ADD else 0, CROPS)


@part(
    len(PAIRS),
    meaning=f"{State.declared['laid'].doc} (1 for each of {', '.join(NAMES[CROPS:KINDS])})",
    reads=["laid"],
    turns=False,
)
def laid(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    cards = 0
    for i in range(2):
        if s.laid[i] != NONE:
            cards |= 1 << (s.laid[i] - CROPS)
    put_bits(out, at, cards, len(PAIRS))


@part(
    KINDS,
    meaning="cards that others held (or that were removed) when the deck was last shuffled, less those that they have "
    "played since; below 0 if they played newer ones",
    reads=["passes", "played"],  # `held` and `removed` change when the deck is shuffled: `passes` counts that
)
def old_elsewhere(box: Box, s: State, seat: int, out: Array, at: int) -> None:
    held, played = held_by_others(s, seat), played_by_others(s, seat)
    for card in range(KINDS):
        put(out, at + card, number_of(held, card) - number_of(played, card))


@lean
def held_by_others(s: State, seat: int) -> int:
    """The cards held by others, or removed, at the last shuffle: those that were not in the deck."""
    if s.passes == 0:
        return 0
    held = bag_of(s.removed)
    for other in range(s.players):
        if other != seat:
            held += s.held[s.passes - 1, other]
    return int(held)


@lean
def played_by_others(s: State, seat: int) -> int:
    """The cards they have played since."""
    played = 0
    for other in range(s.players):
        if other != seat:
            played += s.played[s.passes, other]
    return int(played)


OBSERVATION = Observation(
    one_hot(State, "step", STEPS),
    seat_of(State, "to_play"),
    as_is(State, "faster"),
    as_is(State, "passes"),
    as_is(State, "deck_size", called="deck"),
    one_hot(State, "flood", NAMES[:KINDS]),
    bits(State, "flooded", LETTERS),
    planted,
    as_is(State, "field_size"),
    seat_of(State, "field_owner"),
    laid,
    seat_of(State, "laid_by"),
    as_is(State, "discards"),
    as_is(State, "hand"),
    old_elsewhere,
    sizes(State, "hand", called="hands"),
    as_is(State, "storage"),
)
