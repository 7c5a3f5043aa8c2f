"""Ratings in both kinds of database.

The results of a rated game are stored with the event that ends it. `settle` then turns them into ratings, one game at
a time, in the order in which the games ended: each game in one transaction under a lock, so each counts once, on any
number of processes, and after a crash the next call continues.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from nomarch.server.domain import ratings
from nomarch.server.domain.ratings import MOST_TOGETHER, NEW, PROVISIONAL, TOGETHER_HOURS, RatedSeat, Rating
from nomarch.server.store.statements import Statement, Steps

__all__ = ["Change", "Place", "RatingStore", "keep_results", "select_best"]

_T = TypeVar("_T")
_HOUR = 3_600_000
_LISTED = f"game = ? AND games >= {PROVISIONAL} AND NOT hidden"  # the same as in the index
_INSERT = "INSERT INTO rated_seats (table_id, seat, game, at, who, name, place)"
_NEXT = "SELECT table_id, game, at FROM rated_seats WHERE mu IS NULL ORDER BY at, table_id LIMIT 1"
_SEATS = "SELECT who, name, place FROM rated_seats WHERE table_id = ? ORDER BY seat"
_CHANGES = "table_id, seat, game, at, who, mu, sigma, games, new_mu, new_sigma FROM rated_seats"


@dataclass(frozen=True)
class Change:
    """What a rated game changed for a player."""

    table: str
    seat: int
    game: str
    at: int
    who: str
    before: Rating
    after: Rating | None  # None: the same people had played too often


@dataclass(frozen=True)
class Place:
    """A row of a leaderboard."""

    who: str
    name: str
    rating: Rating


class _Run(Protocol):
    def __call__(self, steps: Steps[_T], /) -> Awaitable[_T]:
        """Carry out a transaction."""


def keep_results(db: sqlite3.Connection, table: str, game: str, at: int, seats: Sequence[RatedSeat]) -> None:
    """Store the results of a rated game, once."""
    rows = [(table, number, game, at, *seat) for number, seat in enumerate(seats)]
    db.executemany(f"{_INSERT} VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", rows)


def select_best(game: str, after: int, limit: int) -> Statement:
    """The query for a page of a leaderboard. A profile's name comes before the one used at the last table."""
    query = f"""
        SELECT r.who, coalesce(nullif(p.name, ''), r.name), r.mu, r.sigma, r.games
        FROM (SELECT * FROM ratings WHERE {_LISTED} ORDER BY floor DESC, who LIMIT ? OFFSET ?) AS r
        LEFT JOIN profiles AS p ON p.id = r.who ORDER BY r.floor DESC, r.who"""
    return query, [game, limit, after]


class RatingStore:
    """The ratings in a database."""

    def __init__(self, run: _Run, lock: str = "SELECT 1") -> None:
        self._run = run
        self._lock = lock  # the statement that waits until no other transaction settles

    def _rows(self, query: str, *given: Any) -> Awaitable[list[Any]]:
        def steps() -> Steps[list[Any]]:
            return (yield query, given)

        return self._run(steps())

    async def settle(self) -> int:
        """Turn the results of all games into ratings; returns how many games there were."""
        settled = 0
        while await self._rows(_NEXT):
            settled += await self._run(_settle_one(self._lock))
        return settled

    async def ratings(self, game: str, people: Sequence[str]) -> dict[str, Rating]:
        """The ratings of people in a game; those who have none are left out."""
        query, given = _ratings_of(game, people)
        return {row[0]: Rating(*row[1:]) for row in await self._rows(query, *given)}

    async def ratings_of(self, who: str) -> dict[str, Rating]:
        """A person's ratings by game."""
        query = "SELECT game, mu, sigma, games FROM ratings WHERE who = ? ORDER BY game"
        return {game: Rating(*rest) for game, *rest in await self._rows(query, who)}

    async def best(self, game: str, after: int, limit: int) -> list[Place]:
        """A page of a leaderboard."""
        query, given = select_best(game, after, limit)
        return [Place(who, name, Rating(*rest)) for who, name, *rest in await self._rows(query, *given)]

    async def rank(self, game: str, who: str) -> int | None:
        """Somebody's place on a leaderboard, from 1; None if they aren't on it."""
        own = await self._rows(f"SELECT floor FROM ratings WHERE {_LISTED} AND who = ?", game, who)
        if not own:
            return None
        better = f"SELECT count(*) FROM ratings WHERE {_LISTED} AND (floor > ? OR floor = ? AND who < ?)"
        return 1 + int((await self._rows(better, game, own[0][0], own[0][0], who))[0][0])

    async def changes(self, table: str) -> list[Change]:
        """What a game changed, by seat; empty if it isn't rated, or isn't settled."""
        query = f"SELECT {_CHANGES} WHERE table_id = ? AND mu IS NOT NULL ORDER BY seat"
        return [_change(row) for row in await self._rows(query, table)]

    async def changes_of(self, who: str, limit: int) -> list[Change]:
        """What games changed for a person, the latest first."""
        query = f"SELECT {_CHANGES} WHERE who = ? AND mu IS NOT NULL ORDER BY at DESC LIMIT ?"
        return [_change(row) for row in await self._rows(query, who, limit)]

    async def is_hidden(self, who: str) -> bool:
        """Whether somebody has left the leaderboards."""
        return bool(await self._rows("SELECT 1 FROM profiles WHERE id = ? AND unlisted", who))

    async def hide(self, who: str, *, hidden: bool) -> None:
        """Remove somebody, who has a profile, from the leaderboards, or show them again."""

        def steps() -> Steps[None]:
            yield "UPDATE profiles SET unlisted = ? WHERE id = ?", [hidden, who]
            yield "UPDATE ratings SET hidden = ? WHERE who = ?", [hidden, who]

        await self._run(steps())


def _settle_one(lock: str) -> Steps[bool]:
    yield lock, []
    found = yield _NEXT, []
    if not found:  # another process was first
        return False
    ((table, game, at),) = found
    seats = [RatedSeat(*row) for row in (yield _SEATS, [table])]
    people = [seat.who for seat in seats if seat.who]  # those who deleted their data have no name
    known = {row[0]: Rating(*row[1:]) for row in (yield _ratings_of(game, people))}
    together = yield _played_together(game, at, people)
    before = [known.get(seat.who, NEW) for seat in seats]
    after = ratings.rate(before, [seat.place for seat in seats]) if together[0][0] < MOST_TOGETHER else None
    for number, (seat, old) in enumerate(zip(seats, before, strict=True)):
        new = after[number] if after else None
        yield (
            """UPDATE rated_seats SET mu = ?, sigma = ?, games = ?, new_mu = ?, new_sigma = ?
               WHERE table_id = ? AND seat = ?""",
            [old.mu, old.sigma, old.games, new and new.mu, new and new.sigma, table, number],
        )
        if seat.who and new:
            yield (
                """INSERT INTO ratings (who, game, mu, sigma, games, floor, name, hidden)
                   VALUES (?, ?, ?, ?, ?, ?, ?, EXISTS (SELECT 1 FROM profiles WHERE id = ? AND unlisted))
                   ON CONFLICT (who, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
                   games = excluded.games, floor = excluded.floor, name = excluded.name""",
                [seat.who, game, new.mu, new.sigma, new.games, new.floor, seat.name, seat.who],
            )
    return True


def _ratings_of(game: str, people: Sequence[str]) -> Statement:
    marks = ", ".join("?" * len(people)) or "NULL"
    return f"SELECT who, mu, sigma, games FROM ratings WHERE game = ? AND who IN ({marks})", [game, *people]


def _played_together(game: str, at: int, people: Sequence[str]) -> Statement:
    """How many games in which all these people sat have counted lately."""
    marks = ", ".join("?" * len(people)) or "NULL"
    query = f"""
        SELECT count(*) FROM (
            SELECT table_id FROM rated_seats WHERE who IN ({marks}) AND game = ? AND at > ? AND new_mu IS NOT NULL
            GROUP BY table_id HAVING count(*) = ?) AS together"""
    return query, [*people, game, at - TOGETHER_HOURS * _HOUR, len(people)]


def _change(row: Sequence[Any]) -> Change:
    table, seat, game, at, who, mu, sigma, games, new_mu, new_sigma = row
    after = None if new_mu is None else Rating(new_mu, new_sigma, games + 1)
    return Change(table, seat, game, at, who, Rating(mu, sigma, games), after)
