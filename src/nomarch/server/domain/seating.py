"""Seating before a game begins: adding and removing bots, names, the order of play, and freeing seats."""

from __future__ import annotations

from collections.abc import Sequence

from nomarch import bots
from nomarch.server.domain import events
from nomarch.server.domain.checks import check_host, check_level, check_phase, find_seat, own_seat, tidy_line
from nomarch.server.domain.events import Event
from nomarch.server.domain.problems import Forbidden, Problem
from nomarch.server.domain.table import Table

__all__ = ["add_bot", "free_seat", "remove_bot", "rename", "reorder"]


def add_bot(table: Table, who: str, seat: int, level: str) -> list[Event]:
    """Give an open seat to a bot."""
    check_phase(table, "waiting")
    check_host(table, who)
    if table.seats[find_seat(table, seat)].kind != "open":
        raise Forbidden("seat_taken", seat=seat + 1)
    if table.rated:
        raise Problem("rated_people")
    chosen = level or bots.DEFAULT
    check_level(chosen)
    return [events.BotAdded(seat=seat, level=chosen)]


def remove_bot(table: Table, who: str, seat: int) -> list[Event]:
    """Open a bot's seat to people who join."""
    check_phase(table, "waiting")
    check_host(table, who)
    if table.seats[find_seat(table, seat)].kind != "bot":
        raise Problem("seat_not_bot", seat=seat + 1)
    return [events.BotRemoved(seat=seat)]


def rename(table: Table, who: str, seat: int, name: str) -> list[Event]:
    """Rename a seat of your own, or a bot if you are the host. A bot without a name shows its level."""
    check_phase(table, "waiting")
    found = table.seats[find_seat(table, seat)]
    if found.kind == "bot":
        check_host(table, who)
    else:
        own_seat(table, who, seat)
        if table.rated and not tidy_line(name):
            raise Problem("rated_name")
    called = tidy_line(name) or found.level or f"Player {seat + 1}"
    return [] if called == found.name else [events.Renamed(seat=seat, name=called)]


def reorder(table: Table, who: str, order: Sequence[int]) -> list[Event]:
    """Change the order of play: the player in the first seat named plays first."""
    check_phase(table, "waiting")
    check_host(table, who)
    if sorted(order) != list(range(len(table.seats))):
        raise Problem("bad_order", last=len(table.seats) - 1)
    return [] if list(order) == sorted(order) else [events.Reordered(order=list(order))]


def free_seat(table: Table, who: str, seat: int) -> list[Event]:
    """Open the seat of a player who hasn't come back; they may join again."""
    check_phase(table, "waiting")
    check_host(table, who)
    if table.seats[find_seat(table, seat)].kind != "person":
        raise Problem("seat_not_person", seat=seat + 1)
    return [events.Left(seat=seat)]
