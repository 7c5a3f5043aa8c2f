"""The contract between a game's terminal screen and the loop that plays any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from nomarch.text.language import Message, render, translate

__all__ = ["Choice", "Paint", "Screen", "Seen", "listed", "painted", "seat_mark", "seat_style"]

Paint = Mapping[str, Callable[[str], Text]]
_View = TypeVar("_View", covariant=True)
_Preview = TypeVar("_Preview", covariant=True)
_MARK, _NAMED = "\ue000", "\ue001"  # for private use: no language writes them

# Carnelian, lapis, turquoise, gold, rose quartz, each with what can be read on it.
_SEATS = (
    ("#b8412a", "#ffffff"),
    ("#234f96", "#ffffff"),
    ("#1d7a72", "#ffffff"),
    ("#e0aa2b", "#2a1b12"),
    ("#dc95b8", "#2a1b12"),
)


class Seen(Protocol[_View, _Preview]):
    """What a screen may read of a match: never its state. The types are those of the game's views and previews."""

    @property
    def components(self) -> Any:
        """The game's own components: names and what is printed on things."""

    @property
    def names(self) -> Sequence[str]:
        """A name for each seat."""

    @property
    def to_play(self) -> int | None:
        """The seat to decide; None when the game is over."""

    @property
    def legal(self) -> list[int]:
        """The legal actions."""

    @property
    def scores(self) -> list[int]:
        """Each seat's score as if the game ended now: for the end of the game."""

    @property
    def ranks(self) -> list[int]:
        """Each seat's rank as if the game ended now: for the end of the game."""

    def texts(self, actions: Iterable[int]) -> list[str]:
        """The notation of legal actions."""

    def previews(self, actions: Sequence[int]) -> Sequence[_Preview]:
        """The immediate effects of legal actions."""

    def view(self, seat: int | None = None) -> _View:
        """What a seat or a spectator may know."""


@dataclass(frozen=True)
class Choice:
    """A legal action as a row of a list: its notation and a description."""

    action: int
    text: str
    note: Text


class Screen(Protocol):
    """A game's module `terminal`."""

    @property
    def PAINT(self) -> Paint:  # noqa: N802  # a constant of the module
        """How arguments of the game's messages are painted, by their names."""

    def draw(self, match: Seen[Any, Any], seat: int, language: str, since: Any = None) -> RenderableType:
        """The whole table as a seat sees it; changes since an earlier view may be marked."""

    def prompt(self, match: Seen[Any, Any], language: str) -> str:
        """The prompt for the player to move."""

    def choices(self, match: Seen[Any, Any], language: str) -> list[Choice]:
        """Every legal action, most rewarding first where that is known."""

    def guide(self, language: str) -> RenderableType:
        """The legend of the screen, and the notation of actions."""

    def result(self, match: Seen[Any, Any], language: str) -> RenderableType:
        """How the game ended."""


def painted(message: Message, language: str, paint: Paint) -> Text:
    """A message as text, with its arguments coloured where possible."""
    said = Text()
    # Between two marks stand an argument's name and its value.
    for i, part in enumerate(render(_marked(message, paint), language).split(_MARK)):
        name, _, value = part.partition(_NAMED)
        said.append_text(paint[name](value) if i % 2 else Text(part))
    return said


def _marked(message: Message, paint: Paint) -> Message:
    args = {name: _mark(name, value, paint) for name, value in message.args.items()}
    return Message(message.key, args, message.rule)


def _mark(name: str, value: str | int | Message, paint: Paint) -> str | int | Message:
    if isinstance(value, Message):
        return _marked(value, paint)
    return f"{_MARK}{name}{_NAMED}{value}{_MARK}" if name in paint else value


def listed(names: Sequence[str], language: str) -> str:
    """Names in a sentence."""
    if len(names) == 1:
        return names[0]
    return translate("terminal_and", language, first=", ".join(names[:-1]), last=names[-1])


def seat_style(seat: int) -> Style:
    """The colours of a seat."""
    ground, ink = _SEATS[seat % len(_SEATS)]
    return Style(color=ink, bgcolor=ground, bold=True)


def seat_mark(seat: int) -> Text:
    """The mark of a seat: its number on its colour."""
    return Text(f" {seat + 1} ", seat_style(seat))
