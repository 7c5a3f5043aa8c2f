"""What a seat may know of a game of Nile, in numbers: what lies open, its own hand, and what counting tells.

Seats are counted from the observer: 0 is the observer, 1 the next to play after them, and so on. What is in others'
Storages was seen when it was harvested and traded.
"""

from __future__ import annotations

from nomarch.engine.jit import rule
from nomarch.engine.observation import Field, put, put_bits, with_offsets
from nomarch.engine.struct import Array
from nomarch.games.nile.rules.multiset import bag_of, number_of
from nomarch.games.nile.rules.state import (
    ADD,
    CARDS,
    CROPS,
    KINDS,
    LETTERS,
    NAMES,
    NONE,
    OVER,
    PAIRS,
    STEPS,
    Box,
    State,
)

__all__ = ["fields", "observe"]


def fields(players: int) -> tuple[Field, ...]:
    """What an observation holds, in order."""
    crops, cards = ", ".join(LETTERS), ", ".join(NAMES[:KINDS])
    return with_offsets(
        [
            Field("step", (len(STEPS),), f"one of them is 1: {', '.join(STEPS)}"),
            Field("to_play", (players,), "1 for the seat to decide; the observer is seat 0"),
            Field("faster", (1,), "1 in the faster game"),
            Field("passes", (1,), "decks played through; as many as there are players end the game"),
            Field("deck", (1,), "cards in the deck"),
            Field(
                "flood",
                (KINDS,),
                f"1 for the current Flood card: {cards}; none from a renewal of the deck until another is turned up",
            ),
            Field("flooded", (CROPS,), f"1 for a flooded crop: {crops}"),
            Field("planted", (CROPS,), f"in the step add: 1 for the crop planted last: {crops}"),
            Field("field_size", (CROPS,), "cards in the Field of each crop"),
            Field("field_owner", (CROPS, players), "1 for the seat that owns it"),
            Field("laid", (len(PAIRS),), "1 for a Speculation card laid out"),
            Field("laid_by", (players,), "1 for the seat that laid them out"),
            Field("discards", (CARDS,), "cards discarded or under the Flood card; the last is the locusts"),
            Field("hand", (KINDS,), "the observer's own cards"),
            Field(
                "old_elsewhere",
                (KINDS,),
                "cards that others held (or that were removed) when the deck was last shuffled, less those that they "
                "have played since; below 0 if they played newer ones",
            ),
            Field("hands", (players,), "by seat: cards in hand"),
            Field("storage", (players, CROPS), "by seat: cards of each crop in Storage"),
        ]
    )


@rule
def observe(box: Box, s: State, seat: int, out: Array) -> int:
    """Write what the seat may know; return how many numbers."""
    at = observe_turn(s, seat, out, 0)
    at = observe_table(s, seat, out, at)
    return observe_players(s, seat, out, at)


@rule
def seat_bit(s: State, seat: int, other: int) -> int:
    """The place of another seat as seen from this one, a bit; nothing for NONE."""
    return 0 if other == NONE else 1 << (other - seat) % s.players


@rule
def observe_turn(s: State, seat: int, out: Array, at: int) -> int:
    """Where the turn is, and the deck."""
    at = put_bits(out, at, 1 << s.step, len(STEPS))
    at = put_bits(out, at, 0 if s.step == OVER else seat_bit(s, seat, s.to_play), s.players)
    out[at] = s.faster
    out[at + 1] = s.passes
    put(out, at + 2, s.deck_size)
    at = put_bits(out, at + 3, 0 if s.flood == NONE else 1 << s.flood, KINDS)
    at = put_bits(out, at, s.flooded, CROPS)
    return put_bits(out, at, 1 << s.planted if s.step == ADD else 0, CROPS)


@rule
def observe_table(s: State, seat: int, out: Array, at: int) -> int:
    """What lies open."""
    for crop in range(CROPS):
        put(out, at + crop, s.field_size[crop])
    at += CROPS
    for crop in range(CROPS):
        at = put_bits(out, at, seat_bit(s, seat, s.field_owner[crop]), s.players)
    laid = 0
    for i in range(2):
        if s.laid[i] != NONE:
            laid |= 1 << (s.laid[i] - CROPS)
    at = put_bits(out, at, laid, len(PAIRS))
    at = put_bits(out, at, seat_bit(s, seat, s.laid_by), s.players)
    for card in range(CARDS):
        put(out, at + card, s.discards[card])
    return at + CARDS


@rule
def observe_players(s: State, seat: int, out: Array, at: int) -> int:
    """Cards held: one's own, what can be known of others', how many."""
    held, played = held_by_others(s, seat), played_by_others(s, seat)
    for card in range(KINDS):
        put(out, at + card, s.hand[seat, card])
        put(out, at + KINDS + card, number_of(held, card) - number_of(played, card))
    at += 2 * KINDS
    storages = at + s.players
    for i in range(s.players):
        other, held = (seat + i) % s.players, 0
        for card in range(KINDS):
            held += s.hand[other, card]
        put(out, at + i, held)
        for crop in range(CROPS):
            put(out, storages + CROPS * i + crop, s.storage[other, crop])
    return storages + CROPS * s.players


@rule
def held_by_others(s: State, seat: int) -> int:
    """The cards held by others, or removed, at the last shuffle: those that were not in the deck."""
    if s.passes == 0:
        return 0
    held = bag_of(s.removed)
    for other in range(s.players):
        if other != seat:
            held += s.held[s.passes - 1, other]
    return int(held)


@rule
def played_by_others(s: State, seat: int) -> int:
    """The cards they have played since."""
    played = 0
    for other in range(s.players):
        if other != seat:
            played += s.played[s.passes, other]
    return int(played)
