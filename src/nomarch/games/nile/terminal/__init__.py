"""Nile's terminal screen, drawn from a seat's view."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from nomarch.engine.screen import Seen
from nomarch.games.nile.information.schemas import Preview, View
from nomarch.games.nile.terminal import panels
from nomarch.games.nile.terminal.choices import choices, prompt
from nomarch.games.nile.terminal.guide import guide
from nomarch.games.nile.terminal.paint import PAINT
from nomarch.games.nile.terminal.result import result

__all__ = ["PAINT", "choices", "draw", "guide", "prompt", "result"]


@dataclass(frozen=True)
class _Picture:
    match: Seen[View, Preview]
    seat: int
    language: str
    since: View | None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, names, language = self.match.view(self.seat), self.match.names, self.language
        crops = panels.Crops(view, names, language, options.max_width)
        over = view["to_play"] is None
        # The most important part comes last, where it stays visible in a small terminal.
        yield panels.header(view, names, language)
        if not over:  # otherwise the result shows it
            yield panels.players(view, names, language)
        yield Text("")
        yield from crops.heads()
        yield from crops.discards()
        if not over:
            yield from crops.flood()
        yield from crops.fields(self.since)
        yield from crops.laid()
        if not over:
            yield from crops.storage()
            yield from crops.hand()


def draw(match: Seen[View, Preview], seat: int, language: str, since: View | None = None) -> _Picture:
    """The whole table as a seat sees it; Fields that have changed since an earlier view say so."""
    return _Picture(match, seat, language, since)
