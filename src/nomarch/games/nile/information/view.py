"""Nile's view: public information, the sizes of hands and Storages, and the viewer's own cards.

It is built from an allow-list: every key is listed here. `schemas.py` describes them.
"""

from __future__ import annotations

from typing import cast

from nomarch.engine.game import Position
from nomarch.engine.struct import Array
from nomarch.games.nile.components import Components
from nomarch.games.nile.information.schemas import CROP_LETTERS, Crops, Laid, View
from nomarch.games.nile.rules.state import CARDS, KINDS, LETTERS, LOCUSTS, NAMES, NONE, OVER, STEPS, State, letters

__all__ = ["piles", "view"]


def view(position: Position[Components, State], seat: int | None) -> View:
    """What a seat or a spectator may know."""
    s = position.s
    seats, over = range(s.players), s.step == OVER
    return {
        "players": s.players,
        "faster": bool(s.faster),
        "turn": s.turn + 1,
        "pass": s.passes + 1,
        "passes": s.players,
        "to_play": None if over else s.to_play,
        "step": STEPS[s.step],
        "flood": None if s.flood == NONE else NAMES[s.flood],
        "flooded": letters(s.flooded),
        "fields": _fields(s),
        "laid": _laid(s),
        "deck": s.deck_size,
        "discards": _counted(s.discards, CARDS),
        "locusts_came": bool(s.discards[LOCUSTS]),
        "hands": s.hand.sum(axis=1)[: s.players].tolist(),
        "storages": s.storage.sum(axis=1)[: s.players].tolist(),
        "hand": None if seat is None else _counted(s.hand[seat], KINDS),
        "storage": None if seat is None else _by_letter(s.storage[seat]),
        "piles": [_by_letter(s.storage[each]) for each in seats] if over else None,
        "ranks": _ranks(s) if over else None,
    }


def piles(s: State, seat: int) -> list[int]:
    """N6.1: the stored crops of a seat, counted by kind, in ascending order."""
    return sorted(int(cards) for cards in s.storage[seat])


def _counted(numbers: Array, kinds: int) -> dict[str, int]:
    """The number of each card, zeros omitted."""
    return {NAMES[card]: number for card, number in enumerate(numbers[:kinds].tolist()) if number > 0}


def _by_letter(numbers: Array) -> Crops:
    return dict(zip(CROP_LETTERS, numbers.tolist(), strict=True))


def _fields(s: State) -> list[tuple[str, int, int]]:
    fields = zip(LETTERS, s.field_owner.tolist(), s.field_size.tolist(), strict=True)
    found = [[letter, owner, size] for letter, owner, size in fields if owner != NONE]
    return cast(list[tuple[str, int, int]], found)  # plain data has no tuples


def _laid(s: State) -> Laid | None:
    if s.laid_by == NONE:
        return None
    return {"seat": s.laid_by, "cards": [NAMES[card] for card in s.laid if card != NONE]}


def _ranks(s: State) -> list[int]:
    """N6.1: the smallest piles are compared first; tied seats share a rank."""
    seats = range(s.players)
    return [1 + sum(piles(s, other) > piles(s, seat) for other in seats) for seat in seats]
