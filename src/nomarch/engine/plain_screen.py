"""The default terminal screen: the view as a table, and the list of choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.engine.screen import Choice, Paint, Seen, listed, seat_mark
from nomarch.text.language import translate

__all__ = ["PAINT", "choices", "draw", "guide", "prompt", "result"]

PAINT: Paint = {}
_Seen = Seen[Mapping[str, Any], Mapping[str, Any]]
_SHOWN_ELSEWHERE = ("players", "to_play", "scores", "seats")


def draw(match: _Seen, seat: int, language: str, since: Mapping[str, Any] | None = None) -> RenderableType:
    """The players, and each field of the view in a row; changes since an earlier view are bold."""
    view = match.view(seat)
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, value in view.items():
        if key not in _SHOWN_ELSEWHERE and value is not None:
            table.add_row(Text(_label(key), "dim"), _changed(value, (since or view).get(key)))
    return Group(_players(match, view, since or view), Text(""), table)


def _players(match: _Seen, view: Mapping[str, Any], since: Mapping[str, Any]) -> RenderableType:
    """A row per player, with the public fields of the seat."""
    seats, before = view.get("seats"), since.get("seats")
    if not seats or not before:
        return Text("  ").join(Text.assemble(seat_mark(i), f" {name}") for i, name in enumerate(match.names))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row("", "", *(Text(_label(key), "dim") for key in seats[0]))
    for i, name in enumerate(match.names):
        shown = (_changed(value, before[i].get(key)) for key, value in seats[i].items())
        table.add_row(seat_mark(i), Text(name, "bold" if i == view["to_play"] else ""), *shown)
    return table


def _label(key: str) -> str:
    return key.replace("_", " ")


def _changed(value: object, before: object) -> Text:
    return Text(_spelled(value), "" if value == before else "bold")


def _spelled(value: object) -> str:
    if isinstance(value, Mapping):
        return "  ".join(f"{_label(key)} {_spelled(each)}" for key, each in value.items())
    if not isinstance(value, Sequence) or isinstance(value, str):
        return str(value)
    nested = any(isinstance(each, Sequence) for each in value)
    return (" | " if nested else " ").join(map(_spelled, value))


def prompt(match: _Seen, language: str) -> str:
    """The prompt for the player to move."""
    return translate("terminal_choose", language)


def choices(match: _Seen, language: str) -> list[Choice]:
    """Every legal action, in the order of its number."""
    legal = match.legal
    return [Choice(action, text, Text("")) for action, text in zip(legal, match.texts(legal), strict=True)]


def guide(language: str) -> RenderableType:
    """The notation of actions."""
    return Text(translate("terminal_plain_guide", language))


def result(match: _Seen, language: str) -> RenderableType:
    """Each player's score, the best first, and who has won."""
    order = sorted(range(len(match.names)), key=lambda seat: (match.ranks[seat], seat))
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in order:
        table.add_row(seat_mark(seat), Text(match.names[seat]), Text(str(match.scores[seat]), "bold"))
    winners = [match.names[seat] for seat in order if match.ranks[seat] == 1]
    key = "terminal_wins" if len(winners) == 1 else "terminal_share"
    return Group(table, Text(""), Text(translate(key, language, names=listed(winners, language)), "bold"))
