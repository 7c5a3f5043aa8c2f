"""N1: the components, read from a file, validated and converted to the numbers that the rules use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from nomarch.engine.components import STANDARD, ComponentsFile
from nomarch.engine.struct import rows, store
from nomarch.games.nile.rules.state import (
    CARDS,
    CROPS,
    KINDS,
    LETTERS,
    LOCUSTS,
    MAX_PLAYERS,
    MOST_OF_A_CROP,
    NAMES,
    Box,
)

__all__ = ["Components", "load", "standard"]

_PATH = Path(__file__).with_name("components.toml")


@dataclass(frozen=True)
class Components:
    """A box of Nile."""

    digest: str
    title: str
    text: str  # of the owner's file; empty for the standard components
    provenance: dict[str, str]
    cards: tuple[int, ...]  # how many of each, locusts last
    dealt: int
    drawn: int  # at the end of a turn
    fewer_crops: tuple[int, ...]  # taken out of each crop in the faster game, by players
    fewer_pairs: tuple[int, ...]
    box: Any  # one Box


@cache
def standard() -> Components:
    """The components that come with the package."""
    return _components(ComponentsFile(_PATH.read_text(encoding="utf-8"), _PATH.name), STANDARD)


def load(text: str, name: str) -> Components:
    """An owner's components; `name` is for messages."""
    if text == _PATH.read_text(encoding="utf-8"):
        return standard()
    file = ComponentsFile(text, name)
    return _components(file, file.digest)


def _components(file: ComponentsFile, digest: str) -> Components:
    box = Box()
    box.load(np.zeros(1, Box.dtype)[0])
    file.only("crops", "speculation", "locusts", "draws", "faster")
    _read_cards(file, box)
    file.table("draws", "hand", "turn", "speculation")
    box.dealt = file.number("draws", "hand", 0, 10)
    box.drawn = file.number("draws", "turn", 0, 10)
    box.payout = file.number("draws", "speculation", 0, 10)
    _read_faster(file, box)
    _check_enough(file, box)
    one = rows(Box, 1)
    store(box, one, 0)
    return Components(
        digest=digest,
        title=str(file.tables.get("title", file.name)),
        text="" if digest == STANDARD else file.text,
        provenance=file.provenance(),
        cards=tuple(int(n) for n in box.cards),
        dealt=box.dealt,
        drawn=box.drawn,
        fewer_crops=tuple(int(n) for n in box.fewer_crops),
        fewer_pairs=tuple(int(n) for n in box.fewer_pairs),
        box=one,
    )


def _read_cards(file: ComponentsFile, box: Box) -> None:
    """N1.1, N1.2: crops, at most one Speculation card per pair of crops, and the locusts."""
    file.table("crops", *LETTERS)
    file.table("speculation", *NAMES[CROPS:KINDS])
    file.table("locusts", "cards")
    for card in range(CROPS):
        box.cards[card] = file.number("crops", NAMES[card], 2, MOST_OF_A_CROP)
    for card in range(CROPS, KINDS):
        box.cards[card] = file.number("speculation", NAMES[card], 0, 1)
    box.cards[LOCUSTS] = file.number("locusts", "cards", 1, 1)


def _read_faster(file: ComponentsFile, box: Box) -> None:
    """N1.3: what the faster game takes out with two and with three players."""
    for players, entry in file.table("faster", "2", "3").items():
        if not isinstance(entry, dict) or set(entry) != {"each_crop", "speculation"}:
            file.refuse("components_faster", "faster", players)
        pairs = int(box.cards[CROPS:KINDS].sum())
        box.fewer_crops[int(players)] = file.whole(
            entry["each_crop"], "faster", players, 0, int(min(box.cards[:CROPS])) - 2
        )
        box.fewer_pairs[int(players)] = file.whole(entry["speculation"], "faster", players, 0, pairs)


def _check_enough(file: ComponentsFile, box: Box) -> None:
    """N2.1, N3.1: every player's hand is dealt, and the first Flood needs a card."""
    cards = int(box.cards[:KINDS].sum())
    games = {MAX_PLAYERS: cards}
    for players in (2, 3):
        games[players] = cards - CROPS * int(box.fewer_crops[players]) - int(box.fewer_pairs[players])
    for players, left in games.items():
        if left <= players * box.dealt:
            file.refuse("components_few_cards", "draws", "hand", cards=left, needed=players * box.dealt + 1)


assert len(NAMES) == CARDS
