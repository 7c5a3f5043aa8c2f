"""Puzzles are made from mistakes with one clear better answer."""

from __future__ import annotations

from itertools import islice

import pytest

from nomarch.games.registry import find
from nomarch.puzzles import __main__ as command
from nomarch.puzzles import make, making, read
from nomarch.puzzles.puzzle import MARGIN


def test_made_puzzles_are_mistakes_with_a_clear_answer() -> None:
    (puzzle,) = islice(make(find("fertility"), 7), 1)
    legal = puzzle.match().legal
    value = dict(zip(legal, puzzle.values, strict=True))
    right = puzzle.right(legal)
    assert value[right[0]] - value[puzzle.played] >= 1000 * making._TURNING - 1
    assert max(value[action] for action in legal if action not in right) <= value[right[0]] - 1000 * MARGIN + 1


def test_the_command_prints_puzzles(capsys: pytest.CaptureFixture[str]) -> None:
    command.main(["make", "fertility", "1", "7"])
    (puzzle,) = read("fertility", capsys.readouterr().out)
    assert puzzle.seed >= 7


def test_the_command_says_how_it_is_used() -> None:
    with pytest.raises(SystemExit, match="make GAME COUNT"):
        command.main([])
