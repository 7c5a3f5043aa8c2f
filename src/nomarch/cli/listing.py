"""The list of choices: numbered, in columns, and summarized where there are too many of a kind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from nomarch.engine.screen import Choice
from nomarch.text.language import translate

__all__ = ["having", "table"]

_GAP = 3  # columns between columns
_STRONG, _FAINT = "bold", "dim"

Numbered = Sequence[tuple[int, Choice]]


def having(choices: Sequence[Choice], words: str = "") -> list[tuple[int, Choice]]:
    """The choices with all of these words, each with its number."""
    # A word may start after a digit, not after a letter: w is in 3w, not in draw.
    wanted = [rf"(?<![^\W\d_]){re.escape(word)}" for word in words.lower().split()]
    texts = (f"{choice.text} {choice.note.plain}".lower() for choice in choices)
    found = [all(re.search(word, text) for word in wanted) for text in texts]
    return [(number, choice) for number, choice in enumerate(choices, 1) if found[number - 1]]


def table(choices: Numbered, width: int, language: str, high: int | None = None) -> RenderableType:
    """Choices in columns; if they exceed the given height, the largest kinds become one line each."""
    lines = _lines(choices, [])
    if high is None or _fits(lines, width, high):
        return _columns(lines, width)
    kinds = [list(group) for _, group in groupby(choices, key=lambda each: _kind(each[1]))]
    if len(kinds) > 1:
        for count in range(1, len(kinds) + 1):
            largest = sorted(kinds, key=len, reverse=True)[:count]
            if len(largest[-1]) < 3:
                break
            rest = [each for kind in kinds if kind not in largest for each in kind]
            short = [_summary(kind, language) for kind in largest]
            if _fits(_lines(rest, short), width, high):
                return _columns(_lines(rest, short), width)
    return _cut(choices, lines, width, language, high)


def _kind(choice: Choice) -> str:
    return choice.text.partition(" ")[0]


def _summary(kind: Numbered, language: str) -> Text:
    """One line for all choices of a kind."""
    word = _kind(kind[0][1])
    numbers = f"{kind[0][0]}\u2013{kind[-1][0]} "
    return Text.assemble((numbers, _FAINT), (f"{word} … ", _STRONG), translate("terminal_kind", language, word=word))


def _lines(choices: Numbered, more: Sequence[Text]) -> list[Text]:
    digits = len(str(choices[-1][0])) if choices else 0
    wide = max((len(choice.text) for _, choice in choices), default=0)
    lines = []
    for number, choice in choices:
        line = Text.assemble((f"{number:{digits}} ", _FAINT), (f"{choice.text:{wide}}", _STRONG), " ", choice.note)
        line.rstrip()
        lines.append(line)
    return [*lines, *more]


def _across(lines: Sequence[Text], width: int) -> int:
    wide = max(map(len, lines), default=1)
    return max(1, (width + _GAP) // (wide + _GAP))


def _fits(lines: Sequence[Text], width: int, high: int) -> bool:
    return len(lines) <= _across(lines, width) * high


def _columns(lines: Sequence[Text], width: int) -> Table:
    rows = -(-len(lines) // _across(lines, width))
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid


def _cut(choices: Numbered, lines: Sequence[Text], width: int, language: str, high: int) -> Table:
    """As many as fit, and how to see the others."""
    shown = _across(lines, width) * (max(2, high) - 1)
    whole = Table.grid()
    whole.add_row(_columns(lines[:shown], width))
    word = choices[shown][1].text.split()[-1]
    whole.add_row(Text(translate("terminal_more", language, count=len(lines) - shown, word=word), _FAINT))
    return whole
