"""The Valley: three characters a square, so that it looks square."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from nomarch.engine.screen import seat_style
from nomarch.games.fertility.information.schemas import View
from nomarch.games.fertility.notation import square_name, square_number
from nomarch.games.fertility.rules.state import HIGH
from nomarch.games.fertility.terminal.paint import DIM, GROUND, SCENE

__all__ = ["Board", "fresh_squares"]

#    a  b  c  d  e  f
# 1  ·  · ### · [A──B]    a tile that lies across
# 2  ·  a  ·  ·  · ╭A╮    an icon on desert is a small letter; a tile that lies upright
# 3  ·  · ~~~ ·  · ╰B╯
# 4  · ╔A══B╗ · ▲1  ·     the starting tile; a Monument of seat 1
# 5  · ╚G══P╝ ·  · >?<    a Quarry to be rewarded
#
# Left, right, upper and lower half of a tile; then the starting tile clockwise.
_LINES = ("[{}─", "─{}]", "╭{}╮", "╰{}╯", "╔{}═", "═{}╗", "═{}╝", "╚{}═")
_FRESH = ("┃{}━", "━{}┃", "┏{}┓", "┗{}┛", *_LINES[4:])
_ASCII = ("[{}-", "-{}]", ",{}.", "`{}'", "+{}=", "={}+", "={}+", "+{}=")
_ASCII_FRESH = ("<{}-", "-{}>", "^{}^", "v{}v", *_ASCII[4:])
_LEFT, _RIGHT, _UPPER, _LOWER, _START = range(5)


def fresh_squares(view: View, since: View | None) -> set[str]:
    """The squares covered by tiles that were not there in the earlier view."""
    old = [] if since is None else since["tiles"]
    return set() if since is None else {square for pair in view["tiles"] if pair not in old for square in pair}


@dataclass(frozen=True)
class Board:
    """The Valley with everything on it."""

    view: View
    fresh: set[str]

    @property
    def width(self) -> int:
        """The width in characters, row numbers included."""
        return 3 * len(self.view["terrain"][0]) + 4

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(self.width, self.width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = len(self.view["terrain"][0])
        fit = max(4, (options.max_width - 4) // 3)  # in a narrow terminal, the Valley is drawn in several parts
        for first in range(0, columns, fit):
            yield from self._part(range(first, min(first + fit, columns)), options)

    def _part(self, columns: range, options: ConsoleOptions) -> RenderResult:
        letters = Text("  " + "".join(f" {square_name(c * HIGH)[0]} " for c in columns) + "  ", DIM)
        halves = self._halves()
        monuments = dict(self.view["monuments"])
        yield letters
        for row in range(HIGH):
            line = Text.assemble((f"{row + 1} ", DIM))
            for column in columns:
                name = square_name(column * HIGH + row)
                if name in monuments:
                    seat = monuments[name]
                    line.append(f"{'^' if options.ascii_only else '▲'}{seat + 1} ", seat_style(seat))
                else:
                    line.append(*self._square(name, column, row, halves.get(name), options.ascii_only))
            yield line.append(f" {row + 1}", DIM)
        yield letters

    def _square(self, name: str, column: int, row: int, half: int | None, ascii_only: bool) -> tuple[str, Style]:
        scene, ground = self.view["scenes"][row][column], self.view["terrain"][row][column]
        if scene != ".":
            plain, fresh = (_ASCII, _ASCII_FRESH) if ascii_only else (_LINES, _FRESH)
            frame = (fresh if name in self.fresh else plain)[half] if half is not None else " {} "
            return frame.format(scene), SCENE[scene]
        if name in self.view["quarries"]:
            asked = name == self.view["quarries"][0]
            return (">?<" if asked else " ? "), GROUND["quarry"]
        if ground in "~#":
            return ground * 3, GROUND[ground]
        if ground == ".":
            return f" {'.' if ascii_only else '·'} ", GROUND["."]
        return f" {ground.lower()} ", GROUND["icon"]

    def _halves(self) -> dict[str, int]:
        """The half of its tile on each square."""
        found = {}
        for first, second in self.view["tiles"]:
            across = first[1:] == second[1:]
            found[first], found[second] = (_LEFT, _RIGHT) if across else (_UPPER, _LOWER)
        start = square_number(self.view["start"])
        clockwise = (start, start + HIGH, start + HIGH + 1, start + 1)
        return found | {square_name(square): _START + corner for corner, square in enumerate(clockwise)}
