"""Colours and small pieces: every crop has its letter beside its colour, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from nomarch.games.nile.rules.state import LETTERS
from nomarch.text.language import translate

__all__ = ["CROP", "DIM", "HEAD", "PAINT", "WATER", "card", "cards", "kind", "listed", "playable"]

_SOOT, _PLASTER = "#2a1b12", "#fffdf7"

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
    """A card in notation: a crop or a pair of crops, with a star if it comes from Storage."""
    return Text.assemble(*((sign, CROP.get(sign, HEAD)) for sign in name))


def cards(names: Iterable[str]) -> Text:
    """Cards in a row."""
    return Text(" ").join(card(name) for name in names)


def listed(names: str) -> Text:
    """Cards as messages list them, between commas; before each how many, if they are counted."""
    parts = (part.rpartition(" ") for part in names.split(", "))
    return Text(", ").join(Text.assemble(number, space, card(name)) for number, space, name in parts)


def kind(letter: str, language: str) -> Text:
    """A crop: its letter and its name."""
    return Text.assemble(card(letter), f" {translate('nile_kind', language, kind=letter)}")


def playable(name: str, flooded: Iterable[str]) -> bool:
    """Whether a card shows no flooded crop."""
    return not set(name) & set(flooded)


# Arguments of messages, by name.
PAINT = {"card": card, "cards": listed, "drawn": listed}

assert list(CROP) == list(LETTERS)
