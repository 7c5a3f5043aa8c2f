"""Schemas of puzzles."""

from __future__ import annotations

from typing import Any

from nomarch.server.schemas.analysis import Explanation
from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.table import Choice

__all__ = ["PuzzleAnswer"]


class PuzzleAnswer(ResponseBody):
    """A position of a real game and its solution, as the player to move sees it."""

    number: int
    """From 1."""
    total: int
    """The number of puzzles of this game."""
    seat: int
    """The seat to move: yours."""
    names: list[str]
    """The players' names, by seat."""
    view: dict[str, Any]
    """The view, as in a table's `play`."""
    choices: list[Choice]
    """The legal actions."""
    chances: list[float]
    """Your win probability after each of them, given your information."""
    right: list[int]
    """The actions that solve it, the best first."""
    played: int
    """The action played in the game."""
    why: Explanation
    """Why the best action is better than the one played."""
