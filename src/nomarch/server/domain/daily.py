"""The daily deal: one deal of each game for everybody on a date (UTC), against the same bots.

The secret of a day's shuffle is an HMAC of the server's key, the game and the date. Its digest, the commitment, can be
published before the day begins, and nobody without the key can compute a later day's deal. The secret is told when the
day is over for everybody, at `reveals`, and not with the first game that ends: until then it would give the deal away
to those who have yet to play. The bots' seed is derived from the secret too, and bots search by a fixed amount of work,
never by time: the same play gives the same game.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta

from nomarch.play.fairness import digest
from nomarch.server.domain import commands, events
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Event, SeatPlan
from nomarch.server.domain.problems import NotFound, Problem
from nomarch.server.domain.table import Table

__all__ = ["LEVELS", "begins", "commitment_of", "create_daily", "day_of", "ends", "later", "result_of", "reveals",
           "secret_of"]  # fmt: skip

LEVELS = ("scribe", "vizier")  # the bots; none of them has a time budget
_FIRST = "2026-01-01"
_GRACE = timedelta(hours=6)  # to finish a game begun before midnight
_PERSON = 0  # their seat


def day_of(now: int) -> str:
    """The date (UTC) at a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def later(day: str, days: int) -> str:
    """The date this many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def begins(day: str) -> int:
    """When a day begins, in milliseconds since 1970; raises an error for a date that isn't one."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        raise NotFound("no_such_day") from None
    if day < _FIRST:
        raise NotFound("no_such_day")
    return int(datetime(found.year, found.month, found.day, tzinfo=UTC).timestamp() * 1000)


def ends(day: str) -> int:
    """When no attempt that counts can begin any more."""
    return begins(day) + 86_400_000


def reveals(day: str) -> int:
    """When the secret is revealed, and no result counts any more."""
    return ends(day) + int(_GRACE.total_seconds() * 1000)


def secret_of(key: bytes, game: str, day: str) -> str:
    """The secret of a day's shuffle; the server's key is needed to compute it."""
    return hmac.new(key, f"daily {game} {day}".encode(), "sha256").hexdigest()


def commitment_of(key: bytes, game: str, day: str) -> str:
    """The digest of the secret: public at any time."""
    return digest(secret_of(key, game, day))


def create_daily(key: bytes, game: str, day: str, now: int, who: str, name: str, *, counts: bool, network: str = ""
                 ) -> list[Event]:  # fmt: skip
    """Create a table with a day's deal, already dealt."""
    if now < begins(day):
        raise Problem("daily_not_yet", day=day)
    seats = [SeatPlan(kind="person", name=name), *(SeatPlan(kind="bot", level=level) for level in LEVELS)]
    made, *_ = commands.create(Plan(game, seats, absent="wait"), who, network=network)
    assert isinstance(made, events.Created)
    secret = secret_of(key, game, day)
    sealed = {"secret": secret, "commitment": digest(secret), "sealed_until": reveals(day)}
    return [made.model_copy(update=sealed | {"daily": day, "counts": counts}), events.Begun(), events.Dealt()]


def result_of(table: Table) -> tuple[int, int] | None:
    """The rank key and the score of an attempt that counts; None before its end, after the day, or if a bot played
    some of it."""
    made, match = table.made, table.match
    if not (made and made.counts and match and table.phase == "over" and table.at < made.sealed_until):
        return None
    return None if table.seats[_PERSON].stood_in else (match.rank_keys[_PERSON], match.scores[_PERSON])
