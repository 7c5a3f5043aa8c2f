"""Colours and small pieces: every crop has its letter beside its colour, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.style import Style
from rich.text import Text

from nomarch.language import tell
from nomarch.nile.state import LETTERS

__all__ = ["CROP", "DIM", "HEAD", "WATER", "card", "cards", "counted", "kind", "playable"]

_SOOT, _PLASTER = "#2a1b12", "#fffdf7"
_TIMES = "\u00d7"

HEAD = Style(bold=True)
DIM = Style(dim=True)
WATER = Style(color=_PLASTER, bgcolor="#2f80aa", bold=True)

# A crop, by its letter in the notation.
CROP = {
    "P": Style(color=_PLASTER, bgcolor="#c8412e", bold=True),
    "W": Style(color=_SOOT, bgcolor="#f3c94f", bold=True),
    "L": Style(color=_SOOT, bgcolor="#6fae50", bold=True),
    "C": Style(color=_PLASTER, bgcolor="#573319", bold=True),
    "F": Style(color=_SOOT, bgcolor="#b3a4dd", bold=True),
}


def card(name: str) -> Text:
    """A card as it is written in actions: a crop, a pair of them, with a star if it comes from Storage."""
    return Text.assemble(*((sign, CROP.get(sign, HEAD)) for sign in name))


def cards(names: Iterable[str]) -> Text:
    """Cards in a row."""
    return Text(" ").join(card(name) for name in names)


def counted(numbers: Mapping[str, int]) -> Text:
    """How many of each card."""
    return Text(", ").join(Text.assemble(f"{n} {_TIMES} ", card(name)) for name, n in numbers.items() if n)


def kind(letter: str, language: str) -> Text:
    """A crop: its letter and its name."""
    return Text.assemble(card(letter), f" {tell('nile_kind', language, kind=letter)}")


def playable(name: str, flooded: Iterable[str]) -> bool:
    """Whether a card shows no flooded crop."""
    return not set(name) & set(flooded)


assert list(CROP) == list(LETTERS)
