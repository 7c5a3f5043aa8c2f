"""Terminal output: strips control sequences from untrusted names, records and files."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from typing import Any

import rich.console
from rich.console import ConsoleOptions, RenderableType
from rich.segment import Segment

__all__ = ["Console", "harmless"]

# C0 and C1 controls except the line feed; characters that reorder, separate or hide text. Rich counts all of them as no
# column wide, so tables stay in line without them. Joiners stay: writing systems and emoji need them.
_STEERING = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f]"
)

_UNBOUNDED = 1000  # columns, wider than any line we print


def harmless(text: str) -> str:
    """Text without control characters.

    >>> harmless("\\x1b]52;c;cm0gLXJm\\x07Ann\\u202e")
    ']52;c;cm0gLXJmAnn'
    """
    return _STEERING.sub("", text)


class Console(rich.console.Console):
    """A console that prints text literally: no markup, no emoji codes, and no control characters but its own.

    Lines are wrapped on terminals only; redirected output isn't wrapped unless COLUMNS is set.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**({"markup": False, "emoji": False, "highlight": False} | options))
        if not (self.is_terminal or "width" in options or "COLUMNS" in os.environ):
            self.width = _UNBOUNDED

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Render segments: everything that reaches the terminal passes here."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(harmless(segment.text), segment.style)
