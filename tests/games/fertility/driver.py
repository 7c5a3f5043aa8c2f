"""Positions for the tests of the rules: a table whose deal is known, and what has happened at it since.

Every table is dealt by a record, so whatever a deal can arrange (pools, Districts on display, the first player) is
arranged by one. `craft` changes the rest, and lets the rules go on to the next decision from there.

The Valley of all tables, V2 V1r V3 with the starting tile on f4 (with four players V4 stands to the right):

         a b c d   e f g h   i j k l       m n o p
      1  . ~ . .   B . . #   B . . .       . . G .
      2  . . . #   . # P .   . ~ . #       # . . ~
      3  G . . B   G . . ~   . . . P       . B . .
      4  . . . .   . G A .   # . . .       . . . .
      5  . . . .   . P B .   . . . .       . . . .
      6  # . . .   ~ . . .   . . ~ .       ~ . . #
      7  . . ~ A   . . A .   . A . .       P . . A
      8  . P # .   . # . .   G . # .       . # . .

Start symbols that nothing covers: b4 to c5, j4 to k5, and o4 to p5 with four players.
"""

from __future__ import annotations

import tomllib
from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias, cast

from tests.games.driver import Driver as AnyDriver
from tests.games.driver import T, legal, play
from tests.games.driver import Table as AnyTable

__all__ = [
    "EVERYWHERE", "PILES", "SETUPS", "TEXT", "Driver", "Rules", "Table", "altered", "city", "deal", "legal", "nonzero",
    "pass_on", "play", "score", "shop", "to_turn",
]  # fmt: skip

TEXT = (Path(__file__).parents[3] / "src" / "nomarch" / "games" / "fertility" / "components.toml").read_text("utf-8")
EVERYWHERE = " ".join(f"{column}{row}A" for column in "abcdefghijkl" for row in range(1, 9))  # scenes all over
PILES = {(2, "no"): 24, (2, "yes"): 39, (3, "no"): 35, (4, "no"): 46}
SETUPS = [(players, edition, variant) for players, variant in PILES for edition in ("second", "first")]


class Table(AnyTable, Protocol):
    """What rule tests of Fertility use of a table."""

    @property
    def scores(self) -> list[int]: ...


class Driver(AnyDriver[T]):
    """Sets up tables of Fertility. box: the text of a components file."""

    @abstractmethod
    def begin(
        self, dealt: Mapping[str, str], players: int = 2, *, edition: str = "second", variant: str = "no",
        box: str = TEXT,
    ) -> T:  # fmt: skip
        """A game from its deal, as records write it."""

    @abstractmethod
    def shuffled(self, players: int, seed: int, edition: str, variant: str) -> T:
        """A game dealt at random."""

    @abstractmethod
    def craft(
        self, table: T, *, step: str = "", seat: int | None = None, turn: int | None = None, scenes: str = "",
        beside: str = "", wheat: int | None = None, placed: Sequence[int] = (), stock: str = "", own: str = "",
        pool: str = "", common: str = "", settle: bool = True,
    ) -> T:  # fmt: skip
        """Change a position; then, unless it is to stay as it is, the rules carry out whatever leaves no choice.

        scenes: what lies in the Valley besides, "b3A c3P". beside: resources next to the Metropolis, out of the stock,
        "AAG". wheat, own ("7B 4A": Districts built), pool: of the seat to play, from 0. placed: monuments by seat.
        stock: what is left, "A0 G1", the other kinds as they are.
        """

    def table(
        self, players: int = 2, *, tiles: str = "", districts: str = "", first: int = 1, edition: str = "second",
        variant: str = "no", box: str = TEXT, start: str = "f4 GABP",
    ) -> T:  # fmt: skip
        """A game about to begin in the Valley above; these tiles and Districts lie on top of their piles."""
        dealt = deal(players, tiles=tiles, districts=districts, first=first, variant=variant, start=start)
        return self.begin(dealt, players, edition=edition, variant=variant, box=box)

    def placing(
        self, *pool: str, scenes: str = "", edition: str = "second", box: str = TEXT, **changes: Any
    ) -> T:  # fmt: skip
        """The first player is to place one of these tiles (one or two are dealt several times)."""
        tiles = " ".join((pool * 3)[:3])
        return self.craft(self.table(tiles=tiles, edition=edition, box=box), scenes=scenes, **changes)

    def building(self, beside: str, *districts: str, edition: str = "second", **changes: Any) -> T:
        """The first player, with these resources beside the Metropolis, may build one of these Districts."""
        table = self.table(districts=" ".join(districts), edition=edition)
        return self.craft(table, step="build", beside=beside, **changes)

    def supplying(
        self, beside: str, *districts: str, edition: str = "second", box: str = TEXT, **changes: Any
    ) -> T:  # fmt: skip
        """The first player, on board MA with these Districts, may supply Shops with these resources."""
        table = self.table(edition=edition, box=box)
        return self.craft(table, step="supply", beside=beside, own=" ".join(districts), **changes)

    def supplied(self, table: T, *supplies: str, seat: int = 0, own: str = "") -> T:
        """This seat has put tokens on Shops, "G M.1", "A 7B.1".

        If that was all it could do, it now has a tile to take.
        """
        beside = "".join(text.split()[0] for text in supplies)
        self.craft(table, seat=seat, step="supply", beside=beside, own=own)
        return play(table, *(f"supply {text}" for text in supplies))

    def finished(self, table: T) -> T:
        """The last player has just had the last turn."""
        self.craft(table, seat=table.players - 1, turn=9 * table.players, step="supply")
        assert table.over
        return table


Rules: TypeAlias = Driver[Table]


def altered(old: str, new: str, text: str = TEXT) -> str:
    """The standard components file with one change, which must be possible."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def deal(
    players: int = 2, *, tiles: str = "", districts: str = "", first: int = 1, variant: str = "no",
    start: str = "f4 GABP",
) -> dict[str, str]:  # fmt: skip
    """The deal of the Valley above, with these tiles and Districts on top of their piles.

    The tiles are dealt three to each seat from seat 1, then three to the common pool. Without a wish the piles are in
    the order of the components file: AA AB AP for seat 1, AG BB BP for seat 2, and 1A 1B 1P 1G to build.
    """
    box = tomllib.loads(TEXT)
    names = {part: [name for name in box[part] if name != "provenance"] for part in ("tiles", "districts")}
    return {
        "boards": "V2 V1r V3 V4" if players == 4 else "V2 V1r V3",
        "start": start,
        "cities": " ".join(["MA", "MG", "MB", "MP"][:players]),
        "first": str(first),
        "tiles": " ".join(_first_then_rest(tiles, names["tiles"] * 5)[: PILES.get((players, variant))]),
        "districts": " ".join(_first_then_rest(districts, names["districts"])),
    }


def _first_then_rest(first: str, rest: Sequence[str]) -> list[str]:
    """These words on top of what remains of the pile."""
    words, left = first.split(), list(rest)
    for word in words:
        left.remove(word)
    return words + left


def pass_on(table: T) -> T:
    """The player builds nothing, supplies nothing more and takes the first tile of the common pool there is."""
    turn = table.turn
    while table.turn == turn and not table.over:
        step = table.view()["step"]
        table.play({"build": "skip", "supply": "done"}.get(step) or legal(table)[0])
    return table


def to_turn(table: T, turn: int) -> T:
    """Play without building or supplying until this turn, from 1, begins."""
    while table.turn < turn:
        pass_on(table)
    return table


def city(table: AnyTable, seat: int = 0) -> dict[str, Any]:
    """The public state of a Metropolis."""
    return cast(dict[str, Any], table.view()["cities"][seat])


def score(table: AnyTable, seat: int = 0) -> dict[str, int]:
    """What a Metropolis would be worth if the game ended now, in parts."""
    return cast(dict[str, int], city(table, seat)["score"])


def shop(table: AnyTable, name: str, seat: int = 0) -> tuple[str, bool]:
    """What lies on a Shop, and whether it is complete."""
    (found,) = (each for each in city(table, seat)["shops"] if each["shop"] == name)
    return "".join(found["holds"]), found["complete"]


def nonzero(numbers: dict[str, int]) -> str:
    """Numbers by letter as one word, "AAG"."""
    return "".join(Counter(numbers).elements())
