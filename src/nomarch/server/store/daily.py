"""The results of daily deals in both databases. They are stored with the event that ends the game, and deleted with its
table."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import astuple, replace
from typing import Any, TypeVar

from nomarch.server.store.lists import COLUMNS
from nomarch.server.store.protocol import DailyDay, DailyPlace, TableSummary

__all__ = ["PostgresDaily", "SqliteDaily", "keep_result"]

_T = TypeVar("_T")
_HEAD = f"SELECT {COLUMNS} FROM tables WHERE id = {{0}}"
_OF_DAY = "FROM daily_results WHERE game = {0} AND day = {1}"
_SCORES = f"SELECT score, count(*) {_OF_DAY} GROUP BY score ORDER BY score"
_BETTER = (
    "(SELECT count(*) FROM daily_results AS o WHERE (o.game, o.day) = (r.game, r.day) AND o.rank_key > r.rank_key)"
)
_PLACE = f"SELECT 1 + {_BETTER}, r.score FROM daily_results AS r WHERE r.table_id = {{0}}"
# The first of equals to finish comes first.
_BEST = f"""
    SELECT rank_key, score, {", ".join(f"t.{name}" for name in COLUMNS.split(", "))}
    FROM daily_results AS r JOIN tables AS t ON t.id = r.table_id WHERE r.game = {{0}} AND r.day = {{1}}
    ORDER BY rank_key DESC, t.updated, t.id LIMIT {{2}}"""
_DAYS = """
    SELECT day, count(*), max(score) FROM daily_results WHERE game = {0} AND day < {1}
    GROUP BY day ORDER BY day DESC LIMIT {2}"""


def keep_result(db: sqlite3.Connection, head: TableSummary) -> None:
    """Store a table's result if it has one, once."""
    if head.daily:
        given = (head.id, *astuple(head.daily))
        db.execute("INSERT OR IGNORE INTO daily_results VALUES (?, ?, ?, ?, ?)", given)


class _DailyResults:
    """The queries, the same for both."""

    @abstractmethod
    async def _fetch(self, query: str, *given: Any) -> list[Any]:
        """The rows of a query whose parameter markers are in braces."""

    async def head(self, table: str) -> TableSummary | None:
        """One table."""
        return next((_head(row) for row in await self._fetch(_HEAD, table)), None)

    async def daily_scores(self, game: str, day: str) -> list[tuple[int, int]]:
        """The scores of a day."""
        return [(int(score), int(count)) for score, count in await self._fetch(_SCORES, game, day)]

    async def daily_best(self, game: str, day: str, limit: int = 20) -> list[tuple[DailyPlace, TableSummary]]:
        """The best results of a day."""
        found, keys = [], []
        for key, score, *head in await self._fetch(_BEST, game, day, limit):
            keys.append(key)  # in descending order, so the first of equals has their rank
            found.append((DailyPlace(keys.index(key) + 1, score), _head(head)))
        return found

    async def daily_place(self, table: str) -> DailyPlace | None:
        """The place of a result."""
        return next((DailyPlace(*row) for row in await self._fetch(_PLACE, table)), None)

    async def daily_days(self, game: str, before: str, limit: int = 30) -> list[DailyDay]:
        """Days with results."""
        return [DailyDay(*row) for row in await self._fetch(_DAYS, game, before, limit)]


class SqliteDaily(_DailyResults):
    """The part of the SQLite store that reads daily results."""

    @abstractmethod
    async def _do(self, work: Callable[[sqlite3.Connection], _T], table: str = "") -> _T:
        """Run a job."""

    async def _fetch(self, query: str, *given: Any) -> list[Any]:
        asked = query.format("?", "?", "?")
        return await self._do(lambda db: db.execute(asked, given).fetchall())


class PostgresDaily(_DailyResults):
    """The part of the PostgreSQL store that reads daily results."""

    @abstractmethod
    def _connection(self, table: str = "") -> AbstractAsyncContextManager[Any]:
        """A connection."""

    async def _fetch(self, query: str, *given: Any) -> list[Any]:
        async with self._connection() as db:
            return [tuple(row) for row in await db.fetch(query.format("$1", "$2", "$3"), *given)]


def _head(row: Sequence[Any]) -> TableSummary:
    found = TableSummary(*row)
    return replace(found, listed=bool(found.listed), uploaded=bool(found.uploaded))
