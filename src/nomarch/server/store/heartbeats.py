"""Heartbeats in both databases: which processes are alive, and when none was."""

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
    """One of several processes. They follow the database's clock, whatever their machines' clocks show."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._last = -1

    async def beat(self, db: Any, now: int, clock: int | None) -> Beat:
        """Give a sign of life, in a transaction of its own."""
        async with db.transaction():
            # The lock makes sure that of several processes, one finds a gap.
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
        """This process stops: others may take over at once."""
        await db.execute("DELETE FROM processes WHERE id = $1", self._process)


class SqliteHeartbeat:
    """The only process. It follows the machine's clock."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._last = -1  # of this process, on disk or not
        self._written = -1

    def beat(self, db: sqlite3.Connection, now: int, clock: int | None) -> tuple[Beat, bool]:
        """Give a sign of life, on disk only if that may matter after a restart; whether it was."""
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
        """The transaction is over."""
        self._last = beat.at
        if written:
            self._written = beat.at
