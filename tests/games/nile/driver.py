"""Positions for the rule tests: tests spell out where the cards are, and the rules continue from there.

Cards are written in notation, piles with spaces between the cards, and seats separated by semicolons: hands
"W W PW; C C", Storages "; F", Fields "3W 1L; 2C". A deck is written from its top. Helpers read a position back in the
same form.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import TypeAlias

from tests.games.driver import Driver as AnyDriver
from tests.games.driver import T, Table, legal, play

__all__ = [
    "CALM", "CARDS", "SETUPS", "UNMOVED", "Driver", "Rules", "Table", "deal", "discards", "fields", "hand", "legal",
    "options", "play", "storage",
]  # fmt: skip

SETUPS = [(2, "no"), (3, "no"), (4, "no"), (5, "no"), (2, "yes"), (3, "yes")]
CARDS = [*"PWLCF", *(one + other for one, other in combinations("PWLCF", 2)), "X"]
CALM = f"{1:032x}"  # a generator that starts with low numbers: the shuffle swaps each card with one near the bottom
UNMOVED = "f" * 32  # one that starts with high numbers: few cards move, and the locusts end up on top


class Driver(AnyDriver[T]):
    """Sets up tables of Nile."""

    @abstractmethod
    def craft(
        self, hands: str, deck: str, *, flood: str = "P", fields: str = "", storages: str = "", discards: str = "",
        last: bool = False, shuffle: str = CALM, version: int = 2,
    ) -> T:  # fmt: skip
        """A position in which seat 0 is to act in the first turn, with the first deck or the last one.

        shuffle: the generator for later shuffles, as in records. version: of the rules.
        """

    @abstractmethod
    def begin(self, dealt: Mapping[str, str], faster: str = "no") -> T:
        """A game from its deal, as in records, with one hand per player."""

    @abstractmethod
    def shuffled(self, players: int, seed: int, faster: str = "no") -> T:
        """A game dealt at random."""

    @abstractmethod
    def deck(self, table: T) -> str:
        """The deck, from its top."""

    @abstractmethod
    def cards(self, table: T) -> Counter[str]:
        """Every card in the game, wherever it is, without those removed for the faster game."""


Rules: TypeAlias = Driver[Table]


def deal(hands: str, top: str = "", *, faster: str = "no", removed: str = "none", first: int = 1) -> dict[str, str]:
    """A deal with these hands, and these cards on top of the deck."""
    fewer = {2: 2, 3: 1}.get(hands.count(";") + 1, 0) if faster == "yes" else 0
    left = Counter({card: 16 - fewer if len(card) == 1 and card != "X" else 1 for card in CARDS})
    left.subtract([*hands.replace(";", " ").split(), *top.split(), *removed.replace("none", "").split()])
    return {
        "first": str(first),
        "hands": hands,
        "removed": removed,
        "deck": " ".join([*top.split(), *left.elements()]),
        "chance": CALM,
    }


def options(table: Table, verb: str) -> list[str]:
    """The legal actions with this verb, without it."""
    return [text.partition(" ")[2] for text in legal(table) if text.split()[0] == verb]


def hand(table: Table, seat: int = 0) -> str:
    """The cards in a hand."""
    return _spell(table.view(seat)["hand"])


def storage(table: Table, seat: int = 0) -> str:
    """The cards in a Storage."""
    return _spell(table.view(seat)["storage"])


def discards(table: Table) -> str:
    """The cards on the discard pile and under the current Flood card."""
    return _spell(table.view()["discards"])


def fields(table: Table) -> str:
    """The Fields by seat, without trailing empty seats."""
    found: list[list[str]] = [[] for _ in range(table.players)]
    for crop, seat, cards in table.view()["fields"]:
        found[seat].append(f"{cards}{crop}")
    return "; ".join(" ".join(each) for each in found).rstrip("; ")


def _spell(numbers: Mapping[str, int]) -> str:
    return " ".join(Counter(numbers).elements())
