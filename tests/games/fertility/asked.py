"""A position for each step of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nomarch.play.match import Match
from tests.games.fertility.driver import EVERYWHERE
from tests.games.fertility.positions import building, craft, placing, supplying, table

SEVEN = "4A 4B 4P 4G 5A 5B 5P"


def discarding() -> Match:
    return placing("BP", "PG", "BP", scenes=EVERYWHERE)


def at_a_quarry(**changes: Any) -> Match:
    match = placing("AA", "PP", scenes="b3A", **changes)
    match.play("place AA a2 b2")
    return match


def exchanging(stock: str = "") -> Match:
    match = supplying("PP", "5P", stock=stock)
    match.play("supply P 5P.1")
    return match


def taking(variant: str = "no") -> Match:
    return craft(table(tiles="AA BB PP GG AG BP AB AP PG", variant=variant), step="take", pool="AA BB")


def removing() -> Match:
    match = taking("yes")
    match.play("take AB")
    return match


POSITIONS: dict[str, Callable[[], Match]] = {
    "place": lambda: placing("AP", "BB", "BG"),
    "place with four players": lambda: craft(table(4, tiles="AP BB BG"), scenes="p4A p8A a8A"),
    "place with another player": lambda: craft(table(3, first=3), scenes="l1B l8P i6B h1G i3P"),
    "discard": discarding,
    "quarry": at_a_quarry,
    "quarry with the last monument": lambda: at_a_quarry(placed=[3, 0]),
    "quarry without monuments": lambda: at_a_quarry(placed=[4, 0], stock="G0"),
    "build": lambda: building("AGG", "9A", "4B", "2G", "1P", wheat=1),
    "build with much of all": lambda: building("AABBPPGG", "9A", "4B", "2G", "10P", wheat=10),
    "build on the last spot": lambda: building("B", "9A", "4B", "2G", "1P", wheat=2, own=SEVEN.removesuffix(" 5P")),
    "supply": lambda: supplying("ABG", "9G", "5P", "1A"),
    "supply on the last spot": lambda: supplying("ABPG", *SEVEN.split()),
    "exchange": exchanging,
    "exchange from a short stock": lambda: exchanging("A0"),
    "take": taking,
    "remove": removing,
}


EVERY_POSITION = pytest.mark.parametrize("position", list(POSITIONS.values()), ids=list(POSITIONS))
