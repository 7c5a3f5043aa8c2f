"""Puzzles from turning points of real games: find the move that gains most."""

from __future__ import annotations

from nomarch.puzzles.making import make
from nomarch.puzzles.puzzle import Puzzle, load, read, still_holds, write

__all__ = ["Puzzle", "load", "make", "read", "still_holds", "write"]
