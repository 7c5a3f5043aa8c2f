"""Which players to notify of a change at a table: they may not look at the page for days."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from nomarch.server.domain.table import Table

__all__ = ["Call", "CallKind", "calls", "still_wanted"]

CallKind = Literal["turn", "start", "over"]


@dataclass(frozen=True)
class Call:
    """A notification to send."""

    kind: CallKind
    """`turn`: they are to decide. `start`: all seats of their table are taken. `over`: their game has ended."""
    devices: frozenset[str]
    """The devices that may get it."""
    seat: int | None
    """The player's seat; None for a host without a seat."""


def calls(before: Table, after: Table) -> list[Call]:
    """The notifications that a change calls for, given the table before and after it. Games against bots need none."""
    people = [number for number, seat in enumerate(after.seats) if seat.kind == "person" and seat.who]
    if len({frozenset(after.seats[number].who) for number in people}) < 2:
        return []
    if _is_full(after) and not _is_full(before) and before.seq:
        own = after.holds(after.host)
        return [Call("start", frozenset({after.host}), own[0] if own else None)]
    if after.phase == "over" and before.phase == "playing":
        return [_call(after, "over", number) for number in people if after.seats[number].away != "left"]
    seat = after.to_play
    if seat is None or after.bot_to_play or seat == before.to_play:
        return []
    return [_call(after, "turn", seat)] if seat in people else []


def still_wanted(call: Call, at: Table, now: Table) -> bool:
    """Whether the notification still applies."""
    if call.kind == "turn":
        return now.to_play == call.seat and now.match is not None and at.match is not None and (
            now.match.turn == at.match.turn and not now.bot_to_play
        )  # fmt: skip
    return now.phase == at.phase


def _call(table: Table, kind: CallKind, seat: int) -> Call:
    return Call(kind, frozenset(table.seats[seat].who), seat)


def _is_full(table: Table) -> bool:
    return table.phase == "waiting" and bool(table.seats) and all(seat.kind != "open" for seat in table.seats)
