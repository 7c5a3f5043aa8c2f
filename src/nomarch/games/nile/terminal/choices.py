"""The legal actions as rows: how each is written, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from nomarch.engine.screen import Choice, Seen
from nomarch.games.nile.rules.state import LETTERS
from nomarch.games.nile.terminal.paint import cards
from nomarch.games.nile.text.transition import STORED, sown
from nomarch.text.language import tell

__all__ = ["choices", "prompt"]

# Plantings, bets, neither, then the many ways to trade.
_VERBS = ("plant", "speculate", "pass", "done", "market", "offering")
_TAKES_OVER, _NEW, _OWN, _MIXED = range(4)


def prompt(match: Seen, language: str) -> str:
    """What is asked now."""
    return tell("nile_prompt", language, step=match.view(match.to_play)["step"])


def choices(match: Seen, language: str) -> list[Choice]:
    """Every legal action: plantings first, those that take over or are large before others; trades last."""
    view = match.view(match.to_play)
    found = list(zip(match.legal, match.texts(match.legal), strict=True))
    found.sort(key=lambda row: (*_place(view, row[1]), row[0]))
    return [Choice(action, text, _note(match, view, text, language)) for action, text in found]


def _place(view: Mapping[str, Any], text: str) -> tuple[int, int, int]:
    """Where a choice stands in the list."""
    verb = text.split()[0]
    order = _VERBS.index(verb)
    if verb == "plant":
        planted = sown(text)
        return order, _planting(view, planted), -sum(planted.values())
    # Trades that cost what is stored come after those from hand.
    return order, text.count(STORED), 0


def _owner(view: Mapping[str, Any], crop: str) -> tuple[int, int] | None:
    """Whose Field of a crop there is, and of how many cards."""
    return next(((seat, size) for letter, seat, size in view["fields"] if letter == crop), None)


def _planting(view: Mapping[str, Any], planted: Mapping[str, int]) -> int:
    if len(planted) > 1:
        return _MIXED
    owner = _owner(view, next(iter(planted)))
    if owner is None:
        return _NEW
    return _OWN if owner[0] == view["to_play"] else _TAKES_OVER


def _note(match: Seen, view: Mapping[str, Any], text: str, language: str) -> Text:
    verb, *words = text.split()
    match verb:
        case "plant":
            return Text(_planted(view, sown(text), language))
        case "speculate":
            crops = [letter for letter in LETTERS if letter in "".join(words)]
            return Text.assemble(f"{tell('nile_note_speculate', language)} ", cards(crops))
        case "pass" | "done":
            return Text(tell("nile_note_rest", language, action=verb))
        case _:
            return Text(tell("nile_note_trade", language, action=verb))


def _planted(view: Mapping[str, Any], planted: Mapping[str, int], language: str) -> str:
    """What becomes of a planting: new Fields, larger ones, or another player's taken over."""
    owners = {crop: _owner(view, crop) for crop in planted}
    new = [crop for crop, owner in owners.items() if owner is None]
    if len(new) == len(planted) > 1:
        return tell("nile_note_two_fields", language)
    parts = []
    for crop, number in planted.items():
        match owners[crop]:
            case None:
                parts.append(tell("nile_note_new_field", language, count=number))
            case seat, size if seat == view["to_play"]:
                parts.append(tell("nile_note_own_field", language, crop=crop, old=size, new=size + number))
            case seat, size:
                parts.append(tell("nile_note_takes_over", language, seat=seat + 1, count=size))
    return ", ".join(parts)
