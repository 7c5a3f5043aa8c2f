"""Heartbeats in both databases: live processes and outages."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

from nomarch.server.store.protocol import ALIVE, GAP, Beat, Outage

__all__ = ["PostgresHeartbeat", "SqliteHeartbeat"]

_IDLE = 15_000  # milliseconds between heartbeats on disk while no clock runs that could be charged
_FORGET = 3_600_000  # milliseconds after which a dead process is forgotten
_OUTAGES = 1000  # as many of the last ones are remembered


def _monotonic() -> float:
    return time.monotonic() * 1000


class PostgresHeartbeat:
    """The heartbeat of one of several processes, which all follow the database's clock."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._last = -1

    async def beat(self, db: Any, now: int, clock: int | None) -> Beat:
        """Write a heartbeat in its own transaction."""
        async with db.transaction():
            # The lock ensures that only one of several processes finds a gap.
            previous = int(await db.fetchval("SELECT at FROM heartbeat FOR UPDATE"))
            sent = _monotonic()
            if clock is None:
                clock = int(await db.fetchval("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"))
            received = _monotonic()
            at = max(previous, clock, now)
            ended = bool(previous) and at - previous > GAP
            if ended:
                await db.execute("INSERT INTO outages (began, ended) VALUES ($1, $2)", previous, at)
                await db.execute("DELETE FROM processes WHERE at < $1", at - _FORGET)
            await db.execute("UPDATE heartbeat SET at = $1", at)
            query = "INSERT INTO processes (id, at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = $2"
            await db.execute(query, self._process, at)
            alive = await db.fetch("SELECT id FROM processes WHERE at > $1", at - ALIVE)
            query = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY ended DESC LIMIT $2"
            outages = await db.fetch(query, self._last, _OUTAGES)
        self._last = at
        living = frozenset(str(row[0]) for row in alive)
        return Beat(at, clock, sent, received, ended, [Outage(*row) for row in outages[::-1]], living)

    async def end(self, db: Any) -> None:
        """Sign off, so that others can take over at once."""
        await db.execute("DELETE FROM processes WHERE id = $1", self._process)


class SqliteHeartbeat:
    """The heartbeat of the only process, which follows the machine's clock."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._last = -1  # of this process, on disk or not
        self._written = -1

    def beat(self, db: sqlite3.Connection, now: int, clock: int | None) -> tuple[Beat, bool]:
        """Write a heartbeat, to disk only if it matters after a restart; returns whether it did."""
        previous = self._last if self._last >= 0 else int(db.execute("SELECT at FROM heartbeat").fetchone()[0])
        if clock is None:
            clock = time.time_ns() // 1_000_000
        asked = _monotonic()
        at = max(previous, clock, now)
        ended = bool(previous) and at - previous > GAP
        if ended:
            db.execute("INSERT INTO outages (began, ended) VALUES (?, ?)", (previous, at))
        running = db.execute("SELECT 1 FROM tables WHERE due > ? LIMIT 1", (at,)).fetchone()
        write = bool(ended or running or self._written < 0 or at - self._written >= _IDLE)
        if write:
            db.execute("UPDATE heartbeat SET at = ?", (at,))
        query = "SELECT began, ended FROM outages WHERE ended > ? ORDER BY ended DESC LIMIT ?"
        outages = [Outage(*row) for row in db.execute(query, (self._last, _OUTAGES))]
        return Beat(at, clock, asked, asked, ended, outages[::-1], frozenset({self._process})), write

    def kept(self, beat: Beat, written: bool) -> None:
        """Call after the transaction has been committed."""
        self._last = beat.at
        if written:
            self._written = beat.at
