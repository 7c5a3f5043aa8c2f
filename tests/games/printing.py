"""Render a drawing as a terminal would."""

import io
from typing import Any

from rich.console import RenderableType

from nomarch.text.console import Console


def printed(what: RenderableType, width: int = 80, *, colour: bool = False, encoding: str = "utf-8") -> str:
    """The text that a terminal would show."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", write_through=True)
    system: Any = "truecolor" if colour else None
    console = Console(file=out, width=width, force_terminal=colour, color_system=system, no_color=not colour)
    console.print(what, markup=False, highlight=False)
    out.seek(0)
    return out.read()
