"""The rules of a game, as the app shows them, in Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

__all__ = ["markdown"]

_GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def markdown(game: str) -> str:
    """The English rules: numbers in bold, reconstructed figures as notes, pictures of the app left out."""
    text = (_GAMES / game / "rules" / "en.md").read_text(encoding="utf-8")
    return "\n\n".join(_blocks(text.splitlines()))


def _blocks(lines: list[str]) -> Iterator[str]:
    for is_row, group in groupby(lines, lambda line: line.startswith("|")):
        if is_row:
            head, *rows = group
            yield "\n".join([head, "|---" * (head.count("|") - 1) + "|", *rows])
        else:
            yield from (_block(line) for line in group if line and not line.startswith("!["))


def _block(line: str) -> str:
    if line.startswith("#"):
        return f"#{line}"
    if line.startswith("? "):
        return f":::{{admonition}} Reconstruction\n{line[2:]}\n:::"
    return re.sub(r"^([A-Z]\d[\d.]*)(?= )", r"**\1**", line)
