"""What every request at a table is checked for: that it comes in time, and from one who may."""

from __future__ import annotations

from nomarch import bots
from nomarch.server.domain.problems import Forbidden, Problem
from nomarch.server.domain.table import Table
from nomarch.text.errors import NomarchError, advice

__all__ = ["check_host", "check_level", "check_phase", "find_seat", "own_seat", "tidy_line"]


def check_phase(table: Table, phase: str) -> None:
    """Refuse what comes too early or too late."""
    if table.phase != phase:
        raise Problem(f"not_{phase}")


def check_host(table: Table, who: str) -> None:
    """Refuse what only the table's host may do."""
    if table.host != who:
        raise Forbidden("not_host")


def check_level(level: str) -> None:
    """A name alone: how long a bot thinks at a table is not for visitors to say."""
    if level not in bots.BOTS:
        raise NomarchError("unknown_bot", name=level, advice=advice(level, bots.LEVELS))


def find_seat(table: Table, seat: int) -> int:
    """A seat that there is."""
    if not 0 <= seat < len(table.seats):
        raise Problem("bad_seat", seat=seat, last=len(table.seats) - 1)
    return seat


def own_seat(table: Table, who: str, seat: int) -> int:
    """A seat that a device holds."""
    if who not in table.seats[find_seat(table, seat)].who:
        raise Forbidden("not_your_seat", seat=seat + 1)
    return seat


def tidy_line(text: str) -> str:
    """One line, of signs that can be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
