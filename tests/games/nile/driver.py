"""Positions for the tests of the rules: what lies where is written down, and the rules go on from there.

Cards are written as in the notation, piles with spaces between the cards, what belongs to the seats with a semicolon
between these: hands "W W PW; C C", Storages "; F", Fields "3W 1L; 2C". A deck is written from its top. What a position
holds is read back in the same way.
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
CALM = f"{1:032x}"  # a generator whose first numbers are low: each card changes places with one near the bottom
UNMOVED = "f" * 32  # one whose first numbers are high: few cards change places, and the locusts come out on top


class Driver(AnyDriver[T]):
    """Sets up tables of Nile."""

    @abstractmethod
    def craft(
        self, hands: str, deck: str, *, flood: str = "P", fields: str = "", storages: str = "", discards: str = "",
        last: bool = False, shuffle: str = CALM, version: int = 2,
    ) -> T:  # fmt: skip
        """Seat 0 is to act in the first turn of a game that has come to this, in its first deck or the last.

        shuffle: the generator that shuffles the decks to come, as records write it. version: of the rules.
        """

    @abstractmethod
    def begin(self, dealt: Mapping[str, str], faster: str = "no") -> T:
        """A game from its deal, as records write it; each of the hands is a player's."""

    @abstractmethod
    def shuffled(self, players: int, seed: int, faster: str = "no") -> T:
        """A game dealt at random."""

    @abstractmethod
    def deck(self, table: T) -> str:
        """The deck, from its top."""

    @abstractmethod
    def cards(self, table: T) -> Counter[str]:
        """Every card of the game, wherever it is, without those that the faster game removed."""


Rules: TypeAlias = Driver[Table]


def deal(hands: str, top: str = "", *, faster: str = "no", removed: str = "none", first: int = 1) -> dict[str, str]:
    """A deal of these hands, with these first cards of the deck."""
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
    """What may be done of one kind, without its verb."""
    return [text.partition(" ")[2] for text in legal(table) if text.split()[0] == verb]


def hand(table: Table, seat: int = 0) -> str:
    """The cards in a hand."""
    return _spell(table.view(seat)["hand"])


def storage(table: Table, seat: int = 0) -> str:
    """The cards in a Storage."""
    return _spell(table.view(seat)["storage"])


def discards(table: Table) -> str:
    """What lies on the discard pile and under the current Flood card."""
    return _spell(table.view()["discards"])


def fields(table: Table) -> str:
    """The Fields by seat, up to the last that has one."""
    found: list[list[str]] = [[] for _ in range(table.players)]
    for crop, seat, cards in table.view()["fields"]:
        found[seat].append(f"{cards}{crop}")
    return "; ".join(" ".join(each) for each in found).rstrip("; ")


def _spell(numbers: Mapping[str, int]) -> str:
    return " ".join(Counter(numbers).elements())
