"""F1: the components, read from a file, validated and converted to the numbers that the rules use."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from nomarch.engine.components import STANDARD, ComponentsFile
from nomarch.engine.struct import rows, store
from nomarch.games.fertility.rules.state import ANY, HIGH, KINDS, ROUNDS, SHOPS, TILE_KINDS, Box

__all__ = ["LETTERS", "TILES", "Components", "load", "standard"]

LETTERS = "ABPG"
TILES = tuple(a + b for i, a in enumerate(LETTERS) for b in LETTERS[i:])

_WIDE = 4
_TILES_IN_ALL, _DISTRICTS, _METROPOLISES = 50, 40, 4
_GODS = 6


@dataclass(frozen=True)
class Components:
    """A box of Fertility: names for people, numbers for the rules."""

    digest: str
    title: str
    text: str  # of the owner's file; empty for the standard components
    provenance: dict[str, str]
    boards: tuple[str, ...]
    terrain: tuple[tuple[str, ...], ...]  # by board and way up (number * 2 + turned): eight rows
    lots: tuple[str, ...]  # the Districts' names, then the Metropolis boards'
    shops: tuple[tuple[Shop, ...], ...]  # by lot
    costs: tuple[int, ...]  # by lot; a board costs nothing
    start_scenes: str  # clockwise from the upper left
    tiles: tuple[int, ...]  # how many of each kind
    monuments: int  # for each player
    piles: tuple[int, ...]  # tiles in the pile by number of players
    variant_pile: int
    box: Any  # one Box

    def pile_size(self, players: int, variant: bool) -> int:
        """F2.3, F3.5.3: how many tiles form the pile."""
        return self.variant_pile if variant else self.piles[players]


@dataclass(frozen=True)
class Shop:
    """A Shop as printed: what it needs and gives."""

    needs: tuple[str, ...]  # letters, or "any"
    gift: str  # as the components file spells it


@cache
def standard() -> Components:
    """The components that come with the package."""
    path = Path(__file__).with_name("components.toml")
    return _components(ComponentsFile(path.read_text(encoding="utf-8"), path.name), STANDARD)


def load(text: str, name: str) -> Components:
    """An owner's components; `name` is for messages."""
    file = ComponentsFile(text, name)
    return standard() if file.text == _standard_text() else _components(file, file.digest)


def _standard_text() -> str:
    return Path(__file__).with_name("components.toml").read_text(encoding="utf-8")


def _components(file: ComponentsFile, digest: str) -> Components:
    box = Box()
    box.load(np.zeros(1, Box.dtype)[0])
    file.only(
        "boards", "start_tile", "tiles", "piles", "stock", "monuments", "wheat_track", "statue_scale", "metropolises",
        "districts",
    )  # fmt: skip
    boards = _read_boards(file, box)
    _read_tiles(file, box)
    _read_scales(file, box)
    lots, shops = _read_lots(file, box)
    one = rows(Box, 1)
    store(box, one, 0)
    return Components(
        digest=digest,
        title=str(file.tables.get("title", file.name)),
        text="" if digest == STANDARD else file.text,
        provenance=file.provenance(),
        boards=tuple(boards),
        terrain=tuple(either_way for board in boards.values() for either_way in (board, _turn(board))),
        lots=tuple(lots),
        shops=tuple(shops),
        costs=tuple(int(cost) for cost in box.cost),
        start_scenes=file.tables["start_tile"]["scenes"],
        tiles=tuple(int(n) for n in box.tiles),
        monuments=box.monuments,
        piles=tuple(int(n) for n in box.pile),
        variant_pile=box.variant_pile,
        box=one,
    )


def _turn(board: tuple[str, ...]) -> tuple[str, ...]:
    """The board turned by 180 degrees."""
    return tuple(row[::-1] for row in reversed(board))


def _read_boards(file: ComponentsFile, box: Box) -> dict[str, tuple[str, ...]]:
    """F1.2, F1.4: four boards of 4 x 8 squares with one start symbol each, and the starting tile."""
    boards: dict[str, tuple[str, ...]] = {}
    for name, value in file.table("boards").items():
        if not re.fullmatch(r"[A-Z]\w*(?<!r)", name):
            file.refuse("components_name", "boards", name)
        if not (isinstance(value, list) and len(value) == HIGH and all(_is_row(row) for row in value)):
            file.refuse("components_board_shape", "boards", name)
        for letter in "".join(value):
            if letter not in ".~#S" + LETTERS:
                file.refuse("components_board_letter", "boards", name, letter=letter)
        boards[name] = tuple(value)
    if len(boards) != 4:
        file.refuse("components_count", "boards", expected=4, found=len(boards))
    for number, (name, board) in enumerate(boards.items()):
        for way, squares in enumerate((board, _turn(board))):
            start = [column * HIGH + row for column, row in _squares(squares, "S")]
            if start != [start[0] + corner for corner in (0, 1, HIGH, HIGH + 1)] if start else True:
                file.refuse("components_start_symbol", "boards", name)
            box.start[number, way] = start[0]
            box.desert[number, way] = _mask(squares, ".S" + LETTERS)
            box.wheat_squares[number, way] = _mask(squares, "#")
            for kind, letter in enumerate(LETTERS):
                box.icons[number, way, kind] = _mask(squares, letter)
    scenes = file.table("start_tile", "scenes")["scenes"]
    if not isinstance(scenes, str) or sorted(scenes) != sorted(LETTERS):
        file.refuse("components_start_tile", "start_tile", "scenes")
    box.start_scenes[:] = [LETTERS.index(letter) for letter in scenes]
    return boards


def _is_row(row: object) -> bool:
    return isinstance(row, str) and len(row) == _WIDE


def _squares(board: tuple[str, ...], letters: str) -> Iterable[tuple[int, int]]:
    """The squares with one of these letters, column by column."""
    return ((c, r) for c in range(_WIDE) for r in range(HIGH) if board[r][c] in letters)


def _mask(board: tuple[str, ...], letters: str) -> np.uint64:
    return np.uint64(sum(1 << (column * HIGH + row) for column, row in _squares(board, letters)))


def _read_tiles(file: ComponentsFile, box: Box) -> None:
    """F1.3, F2.3: fifty tiles, and piles that make nine turns each."""
    file.table("tiles", *TILES)
    box.tiles[:] = [file.number("tiles", tile, 0, _TILES_IN_ALL) for tile in TILES]
    if (found := int(box.tiles.sum())) != _TILES_IN_ALL:
        file.refuse("components_count", "tiles", expected=_TILES_IN_ALL, found=found)
    file.table("piles", "2", "3", "4", "two_player_variant")
    for players in (2, 3, 4):
        box.pile[players] = _pile(file, str(players), players, 1)
    box.variant_pile = _pile(file, "two_player_variant", 2, 2)


def _pile(file: ComponentsFile, entry: str, players: int, each_turn: int) -> int:
    """F4.1: the pile must run out in the last turn of the eighth round."""
    size = file.number("piles", entry, 0, _TILES_IN_ALL)
    refills, left = divmod(size - 3 * players - 3, each_turn)
    if refills != (ROUNDS - 1) * players - 1 or left:
        file.refuse("components_pile", "piles", entry, rounds=ROUNDS)
    return size


def _read_scales(file: ComponentsFile, box: Box) -> None:
    """F1.7 to F1.10: the stock, the monuments and the two scales."""
    file.table("stock", "each_resource")
    file.table("monuments", "each_player", "most", "second")
    box.stock = file.number("stock", "each_resource", 0, 100)
    box.monuments = file.number("monuments", "each_player", 0, 8)
    box.most_monuments = file.number("monuments", "most", 0, 999)
    box.second_monuments = file.number("monuments", "second", 0, 999)
    box.wheat_track[:] = _scale(file, "wheat_track", 11)
    box.statue_scale[1:] = _scale(file, "statue_scale", _GODS)


def _scale(file: ComponentsFile, table: str, length: int) -> list[int]:
    debens = file.table(table, "debens")["debens"]
    if not isinstance(debens, list) or len(debens) != length:
        found = len(debens) if isinstance(debens, list) else 0
        file.refuse("components_scale_length", table, "debens", expected=length, found=found)
    values = [file.whole(value, table, "debens", 0, 999) for value in debens]
    if values != sorted(values):
        file.refuse("components_scale_order", table, "debens")
    return values


def _read_lots(file: ComponentsFile, box: Box) -> tuple[list[str], list[tuple[Shop, ...]]]:
    """F1.5, F1.6: forty Districts and four Metropolis boards with their Shops."""
    names: list[str] = []
    shops: list[tuple[Shop, ...]] = []
    for name, district in file.table("districts").items():
        if not re.fullmatch(r"\w{1,12}", name) or name.lower() in ("m", *(known.lower() for known in names)):
            file.refuse("components_name", "districts", name)
        if not isinstance(district, dict) or set(district) != {"cost", "shops"}:
            file.refuse("components_district", "districts", name)
        box.cost[len(names) % 44] = file.whole(district["cost"], "districts", name, 0, 2)
        _add_lot(file, box, names, shops, "districts", name, district["shops"], range(1, 4))
    if len(names) != _DISTRICTS:
        file.refuse("components_count", "districts", expected=_DISTRICTS, found=len(names))
    for name, printed in file.table("metropolises").items():
        if name.lower() in [known.lower() for known in names] or not re.fullmatch(r"\w{1,12}", name):
            file.refuse("components_name", "metropolises", name)
        _add_lot(file, box, names, shops, "metropolises", name, printed, range(4, 5))
    if (found := len(names) - _DISTRICTS) != _METROPOLISES:
        file.refuse("components_count", "metropolises", expected=_METROPOLISES, found=found)
    return names, shops


def _add_lot(
    file: ComponentsFile, box: Box, names: list[str], shops: list[tuple[Shop, ...]], table: str, name: str,
    printed: object, allowed: range,
) -> None:  # fmt: skip
    if not isinstance(printed, list) or len(printed) not in allowed:
        low, high = allowed[0], allowed[-1]
        file.refuse("components_shop_count", table, name, low=low, high=high)
    lot = len(names)
    names.append(name)
    shops.append(tuple(_shop(file, table, name, text) for text in printed))
    if lot >= 44:
        return  # too many: the caller counts them
    for number, shop in enumerate(shops[lot]):
        row = lot * SHOPS + number
        for need in shop.needs:
            box.needs[row, ANY if need == "any" else LETTERS.index(need)] += 1
        box.size[row] = len(shop.needs)
        _read_gift(file, table, name, shop.gift, box, row)
        for kind in range(KINDS):
            if box.needs[row, kind] or box.needs[row, ANY]:
                box.opens[lot, kind] |= 1 << number


def _shop(file: ComponentsFile, table: str, name: str, text: object) -> Shop:
    needs, arrow, gift = str(text).partition("->")
    places = tuple(need.strip() for need in needs.split("+"))
    if not arrow or len(places) > 3 or any(need != "any" and need not in tuple(LETTERS) for need in places):
        file.refuse("components_shop", table, name, shop=str(text))
    return Shop(places, gift.strip())


def _read_gift(file: ComponentsFile, table: str, name: str, gift: str, box: Box, row: int) -> None:
    """What a complete Shop gives; the components file explains the spellings."""
    if found := re.fullmatch(r"(\d{1,2}) Debens", gift):
        box.debens[row] = int(found[1])
    elif found := re.fullmatch(r"(\d) wheat", gift):
        box.gives_wheat[row] = int(found[1])
    elif gift == "statue of choice":
        box.any_god[row] = 1
    elif found := re.fullmatch(r"statues? ([1-6](?: [1-6])*)", gift):
        box.gods[row] = sum({1 << (int(god) - 1) for god in found[1].split()})
    elif found := re.fullmatch(r"(\d) per ([ABPG])", gift):
        box.per_token[row, LETTERS.index(found[2])] = int(found[1])
    elif found := re.fullmatch(r"one of ([ABPG](?: [ABPG])*)", gift):
        box.exchange[row] = sum({1 << LETTERS.index(letter) for letter in found[1].split()})
    else:
        file.refuse("components_gift", table, name, gift=gift)


assert len(TILES) == TILE_KINDS
