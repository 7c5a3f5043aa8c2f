"""Administration of tables: through a running server, or on the database when none runs."""

from __future__ import annotations

import hmac
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Request
from pydantic import Field, TypeAdapter, ValidationError

from nomarch.server.domain import events
from nomarch.server.domain.events import Event
from nomarch.server.domain.problems import Forbidden, NotFound, Problem
from nomarch.server.domain.table import Phase, Table
from nomarch.server.http.identity import service_of
from nomarch.server.live.hub import Hub
from nomarch.server.schemas.requests import TABLE_NAME, RequestBody, SeatNumber, misread
from nomarch.server.store import TableSummary

__all__ = [
    "PATH",
    "Close",
    "Delete",
    "Kick",
    "ListTables",
    "Mute",
    "Order",
    "Purge",
    "Show",
    "Unsay",
    "carry_out",
    "read",
    "router",
    "token",
]  # fmt: skip

PATH = "/api/admin"
_LOOKED_AT = 500  # tables per query of a purge
_TOGETHER = 20  # tables deleted at once: players' requests run in between
_Name = Annotated[str, Field(pattern=TABLE_NAME)]


class _Choice(RequestBody):
    """A selection of tables."""

    phase: Phase | Literal[""] = ""
    game: Annotated[str, Field(max_length=40)] = ""
    before: Annotated[int, Field(ge=0, lt=2**53)] = 0  # last changed before, in milliseconds since 1970


class ListTables(_Choice):
    """List tables, oldest first, and count them."""

    do: Literal["list"] = "list"
    limit: Annotated[int, Field(ge=1, le=10_000)] = 50


class Purge(_Choice):
    """Delete tables, except games in progress."""

    do: Literal["purge"] = "purge"
    phase: Literal["waiting", "over", "closed"]
    before: Annotated[int, Field(ge=1, lt=2**53)]


class Show(RequestBody):
    """Show a table: its players and its chat."""

    do: Literal["show"] = "show"
    table: _Name


class Close(RequestBody):
    """Close an unfinished table: nobody can join or play any more."""

    do: Literal["close"] = "close"
    table: _Name


class Delete(RequestBody):
    """Delete tables with everything that belongs to them."""

    do: Literal["delete"] = "delete"
    tables: Annotated[list[_Name], Field(max_length=1000)]


class Kick(RequestBody):
    """Remove a seat's devices, and don't let them join again."""

    do: Literal["kick"] = "kick"
    table: _Name
    seat: SeatNumber


class Mute(RequestBody):
    """Mute or unmute the chat of a table."""

    do: Literal["mute"] = "mute"
    table: _Name
    muted: bool = True


class Unsay(RequestBody):
    """Delete a chat message."""

    do: Literal["unsay"] = "unsay"
    table: _Name
    line: Annotated[int, Field(ge=1, lt=2**31)]


Order = ListTables | Purge | Show | Close | Delete | Kick | Mute | Unsay
_ORDER: TypeAdapter[Order] = TypeAdapter(Annotated[Order, Field(discriminator="do")])


def read(text: bytes | str) -> Order:
    """Parse a command from JSON."""
    try:
        return _ORDER.validate_json(text)
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
        raise misread(first["loc"], first["type"]) from None


def token(key: bytes) -> str:
    """The administration token, derived from the key in the database: it proves read access."""
    return hmac.new(key, b"admin", "sha256").hexdigest()


# Not part of the public API: neither a cookie nor a client's token grants access.
router = APIRouter(include_in_schema=False)


@router.post(PATH)
async def administer(request: Request) -> dict[str, Any]:
    """Execute a command of someone who has the database's key."""
    service = service_of(request)
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not hmac.compare_digest(given.encode(), token(service.hub.key).encode()):
        raise Forbidden("not_admin")
    return await carry_out(service.hub, read(await request.body()))


async def carry_out(hub: Hub, order: Order) -> dict[str, Any]:
    """Execute a command; returns plain data."""
    match order:
        case ListTables():
            return await _list(hub, order)
        case Purge():
            return {"deleted": await _purge(hub, order)}
        case Show():
            return await _show(hub, order.table)
        case Delete():
            return {"deleted": await _delete(hub, order.tables)}
        case Close():
            await hub.ask(order.table, lambda table, now: _close(table))
        case Kick():
            await hub.ask(order.table, lambda table, now: _kick(table, order.seat))
        case Mute():
            await hub.ask(order.table, lambda table, now: _mute(table, order.muted))
        case Unsay():
            await hub.open(order.table)
            if not await hub.store.unsay(order.table, order.line):
                raise NotFound("no_such_line", line=order.line)
            # Clients that have read it must drop it.
            await hub.ask(order.table, lambda table, now: [events.Unsaid(line=order.line)])
    return {}


def _close(table: Table) -> list[Event]:
    if table.phase == "over":
        raise Problem("game_over")
    return [] if table.phase == "closed" else [events.Closed()]


def _kick(table: Table, seat: int) -> list[Event]:
    if not 0 <= seat < len(table.seats):
        raise Problem("bad_seat", seat=seat, last=len(table.seats) - 1)
    if table.phase not in ("waiting", "shuffling", "playing") or not table.made:
        raise Problem("not_playing")
    if not table.seats[seat].who:
        raise Problem("seat_of_nobody", seat=seat + 1)
    return [events.Kicked(seat=seat, stand_in=table.made.stand_in if table.phase != "waiting" else "")]


def _mute(table: Table, muted: bool) -> list[Event]:
    return [] if table.muted == muted else [events.Muted(muted=muted)]


async def _delete(hub: Hub, tables: list[str]) -> int:
    groups = [tables[i : i + _TOGETHER] for i in range(0, len(tables), _TOGETHER)]
    return sum([await hub.store.delete(group) for group in groups])


async def _purge(hub: Hub, order: Purge) -> int:
    deleted = 0
    while True:
        _, found = await hub.store.sizes(order.phase, order.game, order.before, _LOOKED_AT)
        gone = await _delete(hub, [head.id for head, _ in found])
        deleted += gone
        if not gone:
            return deleted


async def _list(hub: Hub, order: ListTables) -> dict[str, Any]:
    count, found = await hub.store.sizes(order.phase, order.game, order.before, order.limit)
    return {"count": count, "tables": [_row(head, size) for head, size in found]}


def _row(head: TableSummary, size: int) -> dict[str, Any]:
    summary = orjson.loads(head.summary)
    return {
        "id": head.id,
        "game": head.game,
        "phase": head.phase,
        "listed": head.listed,
        "uploaded": head.uploaded,
        "created": head.created,
        "updated": head.updated,
        "events": head.seq,
        "bytes": size,
        "names": [seat["name"] for seat in summary["seats"] if seat["name"]],
    }


async def _show(hub: Hub, name: str) -> dict[str, Any]:
    live = await hub.open(name)
    table, lines = live.table, await hub.store.chat(name)
    here = live.here()
    return {
        "id": table.id,
        "game": table.made.game if table.made else table.match.game.name if table.match else "",
        "phase": table.phase,
        "created": table.created_at,
        "updated": table.at,
        "events": table.seq,
        "muted": table.muted,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "away": seat.away,
                "devices": len(seat.who),
                "here": number in here,
            }
            for number, seat in enumerate(table.seats)
        ],
        "chat": [vars(line) for line in lines],
    }
