"""The cards that a seat has, in hand and in Storage, and from which sources it can trade (N3.3).

A source is a kind of card in hand (0 to 14) or a crop in Storage (15 to 19). Sources are sets of bits, kept up to date
card by card: to compare a whole hand just after a card has changed, a processor waits until the change is in its cache.
"""

from __future__ import annotations

from nomarch.engine.bits import where_over
from nomarch.engine.jit import lean
from nomarch.games.nile.rules.state import KINDS, State

__all__ = ["add_to_hand", "add_to_storage", "find_sources", "take_from_hand", "take_from_storage"]


@lean
def find_sources(s: State, seat: int) -> None:
    """Store where a seat has a card, and where two or more."""
    s.sources[seat] = where_over(s.hand, seat, 0) | where_over(s.storage, seat, 0) << KINDS
    s.doubles[seat] = where_over(s.hand, seat, 1) | where_over(s.storage, seat, 1) << KINDS


@lean
def add_to_hand(s: State, seat: int, card: int) -> None:
    """Add a card to a hand."""
    s.hand[seat, card] += 1
    _gain(s, seat, card)


@lean
def take_from_hand(s: State, seat: int, card: int) -> None:
    """Take a card from a hand."""
    s.hand[seat, card] -= 1
    _lose(s, seat, card, s.hand[seat, card])


@lean
def add_to_storage(s: State, seat: int, crop: int) -> None:
    """Add a card to Storage."""
    s.storage[seat, crop] += 1
    _gain(s, seat, KINDS + crop)


@lean
def take_from_storage(s: State, seat: int, crop: int) -> None:
    """Take a card from Storage."""
    s.storage[seat, crop] -= 1
    _lose(s, seat, KINDS + crop, s.storage[seat, crop])


@lean
def _gain(s: State, seat: int, source: int) -> None:
    s.doubles[seat] |= s.sources[seat] & 1 << source
    s.sources[seat] |= 1 << source


@lean
def _lose(s: State, seat: int, source: int, left: int) -> None:
    s.doubles[seat] &= ~(int(left < 2) << source)
    s.sources[seat] &= ~(int(left < 1) << source)
