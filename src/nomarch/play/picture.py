"""A match as an SVG picture for notebooks: the terminal screen, drawn by Rich."""

from __future__ import annotations

import io
from typing import Any

from nomarch.engine.screen import Seen
from nomarch.games.registry import screen
from nomarch.text.console import Console

__all__ = ["picture"]

_COLUMNS = 100

# Rich's own template loads a font from the network. A notebook may be offline, so this one uses the reader's fonts.
_TEMPLATE = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font: {char_height}px Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre }}
{styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def picture(game: str, match: Seen[Any, Any], seat: int | None = None, language: str = "en") -> str:
    """The table as a seat sees it, by default the seat to play; the result when the game is over."""
    drawn, shown_to = screen(game), match.to_play if seat is None else seat
    console = Console(record=True, file=io.StringIO(), width=_COLUMNS, force_terminal=True, color_system="truecolor")
    if match.to_play is None or shown_to is None:
        console.print(drawn.result(match, language))
    else:
        console.print(drawn.draw(match, shown_to, language))
    return console.export_svg(title=game.capitalize(), code_format=_TEMPLATE)
