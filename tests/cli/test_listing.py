"""The list of choices below the table: complete, or abbreviated if there are too many."""

from __future__ import annotations

import io

from rich.text import Text

from nomarch.cli import listing
from nomarch.engine.screen import Choice
from nomarch.text.console import Console


def shown(*texts: str, high: int | None = None, width: int = 60) -> str:
    choices = [Choice(number, text, Text("")) for number, text in enumerate(texts)]
    out = io.StringIO()
    Console(file=out, width=width).print(listing.table(listing.having(choices), width, "en", high))
    return out.getvalue()


def test_what_fits_is_listed_whole() -> None:
    assert shown("pass", "plant P", high=5).split() == ["1", "pass", "2", "plant", "P"]


def test_a_kind_with_too_many_choices_becomes_a_line() -> None:
    told = shown("plant P", *(f"market P{number} L{number}" for number in range(87)), "pass", high=5)
    assert "2\u201388 market …" in told
    assert "list market" in told
    assert "plant P" in told
    assert "pass" in told
    assert len(told.splitlines()) <= 5


def test_a_single_kind_is_cut_and_shows_how_it_is_written() -> None:
    told = shown(*(f"place AG a{number}" for number in range(100)), high=5)
    assert "place AG a0" in told
    assert "more: type list" in told


def test_choices_are_found_by_words() -> None:
    choices = [Choice(0, "plant 3W", Text("")), Choice(1, "draw", Text("two cards"))]
    assert [number for number, _ in listing.having(choices, "w")] == [1]
    assert [number for number, _ in listing.having(choices, "CARDS")] == [2]
    assert len(listing.having(choices)) == 2
