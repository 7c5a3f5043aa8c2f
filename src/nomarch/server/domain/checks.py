"""Checks that requests share: the phase of the table, and whether the sender is allowed to do this."""

from __future__ import annotations

from nomarch import bots, puzzles
from nomarch.puzzles import Puzzle
from nomarch.server.domain.problems import Forbidden, NotFound, Problem
from nomarch.server.domain.table import Table
from nomarch.text.errors import NomarchError, advice

__all__ = ["check_host", "check_level", "check_phase", "find_seat", "own_seat", "puzzle_numbered", "tidy_line"]


def check_phase(table: Table, phase: str) -> None:
    """Refuse a request that doesn't fit the phase of the table."""
    if table.phase != phase:
        raise Problem(f"not_{phase}")


def check_host(table: Table, who: str) -> None:
    """Refuse what only the table's host may do."""
    if table.host != who:
        raise Forbidden("not_host")


def check_level(level: str) -> None:
    """Check that a bot level exists. Visitors can't set a budget, so only names are valid."""
    if level not in bots.BOTS:
        raise NomarchError("unknown_bot", name=level, advice=advice(level, bots.LEVELS))


def find_seat(table: Table, seat: int) -> int:
    """Check that the seat exists, and return it."""
    if not 0 <= seat < len(table.seats):
        raise Problem("bad_seat", seat=seat, last=len(table.seats) - 1)
    return seat


def own_seat(table: Table, who: str, seat: int) -> int:
    """Check that the device holds the seat, and return it."""
    if who not in table.seats[find_seat(table, seat)].who:
        raise Forbidden("not_your_seat", seat=seat + 1)
    return seat


def tidy_line(text: str) -> str:
    """The text as one line of printable characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def puzzle_numbered(game: str, number: int) -> Puzzle:
    """A game's puzzle by its number, from 1."""
    known = puzzles.load(game)
    if number > len(known):
        raise NotFound("no_such_puzzle", last=len(known))
    return known[number - 1]
