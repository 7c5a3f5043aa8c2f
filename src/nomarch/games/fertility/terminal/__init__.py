"""Fertility's terminal screen, drawn from a seat's view and the components."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Column, Table
from rich.text import Text

from nomarch.engine.screen import Seen
from nomarch.games.fertility.information.schemas import Preview, View
from nomarch.games.fertility.terminal import panels
from nomarch.games.fertility.terminal.board import Board, fresh_squares
from nomarch.games.fertility.terminal.choices import choices, prompt
from nomarch.games.fertility.terminal.guide import guide
from nomarch.games.fertility.terminal.paint import PAINT
from nomarch.games.fertility.terminal.result import result

__all__ = ["PAINT", "choices", "draw", "guide", "prompt", "result"]


_GAP = 2
_DISTRICTS = 50  # characters that the Districts on offer need beside the Valley


@dataclass(frozen=True)
class _Picture:
    match: Seen[View, Preview]
    seat: int
    language: str
    since: View | None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, names, language = self.match.view(self.seat), self.match.names, self.language
        components, city = self.match.components, view["cities"][self.seat]
        board = Board(view, fresh_squares(view, self.since))
        width = options.max_width
        room = width - board.width - _GAP
        at_hand = panels.supplies(view, self.seat, language)
        offers = panels.districts(components, view, language)
        fits = Measurement.get(console, options, at_hand).maximum <= room
        beside, below = Table.grid(), []
        if fits:
            beside.add_row(at_hand)
        else:
            below.append(at_hand)
        if fits and room >= _DISTRICTS:
            beside.add_row("")
            beside.add_row(offers)
        else:
            below.append(offers)
        valley: RenderableType = board
        if fits:
            valley = Table.grid(Column(width=board.width, no_wrap=True), Column(), padding=(0, _GAP, 0, 0))
            valley.add_row(board, beside)
        # The most important part comes last, where it stays visible in a small terminal.
        if view["to_play"] is not None:  # otherwise the result shows it
            yield panels.score(view, names, language, width)
        yield panels.others(view, self.seat, names, language)
        yield Text("")
        yield panels.metropolis_title(view, self.seat, names, language)
        yield panels.metropolis(components, city, width, language)
        yield Text("")
        yield panels.header(view, names, language)
        yield valley
        yield from below


def draw(match: Seen[View, Preview], seat: int, language: str, since: View | None = None) -> _Picture:
    """The whole table as a seat sees it; tiles placed since an earlier view have a heavier frame."""
    return _Picture(match, seat, language, since)
