"""Upkeep queries of both databases: listing in the lobby, and deletion."""

from __future__ import annotations

import json
import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, TypeVar

from nomarch.server.store.lists import numbered, questions, select_old, select_sizes
from nomarch.server.store.protocol import Notice, TableSummary

__all__ = ["PostgresUpkeep", "SqliteUpkeep"]

_T = TypeVar("_T")
_BELONGING = ("events", "chat", "reviews", "sitting", "daily_results", "rated_seats")  # to a table
_OPEN = "listed AND phase = 'waiting'"
_PURGE_LOCK = 6_616_474  # one process at a time purges


class SqliteUpkeep:
    """The upkeep part of the SQLite store."""

    _watch: Callable[[Notice], None]

    @abstractmethod
    async def _do(self, work: Callable[[sqlite3.Connection], _T], table: str = "") -> _T:
        """Run a job."""

    async def open_listed(self, host: str, network: str) -> tuple[int, int]:
        """The numbers of listed tables of a device and of a network."""

        def count(db: sqlite3.Connection) -> tuple[int, int]:
            query = f"SELECT count(*) FROM tables WHERE {_OPEN} AND"
            by_host = db.execute(f"{query} host = ?", (host,)).fetchone()[0]
            return by_host, db.execute(f"{query} network = ?", (network,)).fetchone()[0]

        return await self._do(count)

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Mark tables as attended."""
        query = "UPDATE tables SET seen = ?, listed = 1 WHERE id = ? AND phase = 'waiting'"
        await self._do(lambda db: db.executemany(query, [(at, table) for table in tables]))

    async def unlist(self, before: int) -> int:
        """Unlist tables."""
        query = f"UPDATE tables SET listed = 0 WHERE {_OPEN} AND seen < ?"
        return await self._do(lambda db: db.execute(query, (before,)).rowcount)

    async def sizes(self, phase: str, game: str, before: int, limit: int) -> tuple[int, list[tuple[TableSummary, int]]]:
        """Tables with their sizes."""
        count, oldest, given = select_sizes(questions, phase, game, before)

        def look(db: sqlite3.Connection) -> tuple[int, list[tuple[TableSummary, int]]]:
            return db.execute(count, given).fetchone()[0], [_sized(row) for row in db.execute(oldest, [*given, limit])]

        return await self._do(look)

    async def unsay(self, table: str, line: int) -> bool:
        """Delete the text of a chat message."""
        query = "UPDATE chat SET text = '' WHERE table_id = ? AND number = ? AND text <> ''"
        return await self._do(lambda db: db.execute(query, (table, line)).rowcount > 0)

    async def delete(self, tables: Sequence[str]) -> int:
        """Remove tables."""
        return len(await self._remove(lambda db: list(tables)))

    async def purge(self, phase: str, before: int, *, uploaded: bool = False, limit: int = 20) -> list[str]:
        """Remove old tables."""
        query, given = select_old(questions, phase, before, uploaded=uploaded, limit=limit)
        return await self._remove(lambda db: [str(row[0]) for row in db.execute(query, given)])

    async def _remove(self, find: Callable[[sqlite3.Connection], list[str]]) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            tables = find(db)
            for name in _BELONGING:
                db.executemany(f"DELETE FROM {name} WHERE table_id = ?", [(table,) for table in tables])
            query = "DELETE FROM tables WHERE id = ?"
            return [table for table in tables if db.execute(query, (table,)).rowcount]

        gone = await self._do(work)
        for table in gone:
            self._watch(Notice(table, gone=True))
        return gone


class PostgresUpkeep:
    """The upkeep part of the PostgreSQL store."""

    @abstractmethod
    def _connection(self, table: str = "") -> AbstractAsyncContextManager[Any]:
        """A connection."""

    async def open_listed(self, host: str, network: str) -> tuple[int, int]:
        """The numbers of listed tables of a device and of a network."""
        query = f"SELECT count(*) FROM tables WHERE {_OPEN} AND"
        async with self._connection() as db:
            by_host = await db.fetchval(f"{query} host = $1", host)
            return by_host, await db.fetchval(f"{query} network = $1", network)

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Mark tables as attended."""
        query = "UPDATE tables SET seen = $1, listed = true WHERE id = any($2::text[]) AND phase = 'waiting'"
        async with self._connection() as db:
            await db.execute(query, at, tables)

    async def unlist(self, before: int) -> int:
        """Unlist tables."""
        query = f"UPDATE tables SET listed = false WHERE {_OPEN} AND seen < $1 RETURNING id"
        async with self._connection() as db:
            return len(await db.fetch(query, before))

    async def sizes(self, phase: str, game: str, before: int, limit: int) -> tuple[int, list[tuple[TableSummary, int]]]:
        """Tables with their sizes."""
        count, oldest, given = select_sizes(numbered, phase, game, before)
        async with self._connection() as db:
            found = [_sized(tuple(row)) for row in await db.fetch(oldest, *given, limit)]
            return await db.fetchval(count, *given), found

    async def unsay(self, table: str, line: int) -> bool:
        """Delete the text of a chat message."""
        query = "UPDATE chat SET text = '' WHERE table_id = $1 AND number = $2 AND text <> '' RETURNING true"
        async with self._connection() as db:
            return bool(await db.fetchval(query, table, line))

    async def delete(self, tables: Sequence[str]) -> int:
        """Delete tables, and notify the others."""
        async with self._connection() as db, db.transaction():
            return len(await _remove(db, tables))

    async def purge(self, phase: str, before: int, *, uploaded: bool = False, limit: int = 20) -> list[str]:
        """Delete old tables, unless another process is purging."""
        query, given = select_old(numbered, phase, before, uploaded=uploaded, limit=limit)
        async with self._connection() as db, db.transaction():
            if not await db.fetchval("SELECT pg_try_advisory_xact_lock($1)", _PURGE_LOCK):
                return []
            return await _remove(db, [row[0] for row in await db.fetch(query, *given)])


def _sized(row: tuple[Any, ...]) -> tuple[TableSummary, int]:
    head, size = TableSummary(*row[:-1]), int(row[-1])
    return replace(head, listed=bool(head.listed), uploaded=bool(head.uploaded)), size


async def _remove(db: Any, tables: Sequence[str]) -> list[str]:
    # Writers to these tables wait for this lock, and then find them gone.
    await db.execute("SELECT FROM tables WHERE id = any($1::text[]) ORDER BY id FOR UPDATE", tables)
    for name in _BELONGING:
        await db.execute(f"DELETE FROM {name} WHERE table_id = any($1::text[])", tables)
    gone = [str(row[0]) for row in await db.fetch("DELETE FROM tables WHERE id = any($1::text[]) RETURNING id", tables)]
    notices = [json.dumps({"table": table, "gone": True}) for table in gone]
    await db.execute("SELECT pg_notify('nomarch', told) FROM unnest($1::text[]) AS told", notices)
    return gone
