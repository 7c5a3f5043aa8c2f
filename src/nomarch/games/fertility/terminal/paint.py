"""Colours and small pieces: every colour has a letter or a shape beside it, so that none is needed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from nomarch.games.fertility.information.schemas import Kinds

__all__ = ["DIM", "GROUND", "HEAD", "PAINT", "SCENE", "amounts", "letter", "tile", "tiles"]

_SOOT, _PLASTER = "#2a1b12", "#fffdf7"

HEAD = Style(bold=True)
DIM = Style(dim=True)

# What lies on a square, by its letter in the public state.
SCENE = {
    "A": Style(color=_SOOT, bgcolor="#cfe0e6", bold=True),
    "B": Style(color=_SOOT, bgcolor="#cf7439", bold=True),
    "P": Style(color=_SOOT, bgcolor="#bfd884", bold=True),
    "G": Style(color=_PLASTER, bgcolor="#4b2a5c", bold=True),
    "W": Style(color=_SOOT, bgcolor="#e8b02c", bold=True),
}
# The ground, by its letter there; an icon is printed on desert.
GROUND = {
    "~": Style(color="#bfe3f5", bgcolor="#2f80aa"),
    "#": Style(color="#6b4a08", bgcolor="#e8b02c"),
    ".": Style(color="#b89a62", bgcolor="#efd9a9"),
    "icon": Style(color=_SOOT, bgcolor="#efd9a9", bold=True),
    "quarry": Style(color=_PLASTER, bgcolor="#a8321c", bold=True),
}


def letter(which: str) -> Text:
    """A resource, or W for wheat."""
    return Text(which, SCENE[which])


def letters(joined: str) -> Text:
    """Several of them, such as A+W."""
    return Text("+").join(letter(which) for which in joined.split("+"))


def tile(scenes: str) -> Text:
    """A domino, its letters as they are written in actions."""
    return Text.assemble((f"[{scenes[0]}", SCENE[scenes[0]]), (f"{scenes[1]}]", SCENE[scenes[1]]))


def tiles(pool: Iterable[str]) -> Text:
    """Dominoes in a row."""
    return Text(" ").join(tile(scenes) for scenes in pool)


def amounts(numbers: Kinds, *, zeros: bool = False) -> Text:
    """How many there are of each resource."""
    shown = {which: number for which, number in numbers.items() if number or zeros}
    return Text("  ").join(Text.assemble(letter(which), f"\xa0{number}") for which, number in shown.items())


# Arguments of messages, by name.
PAINT = {"tile": tile, "letters": letters}
