"""Database faults: which are temporary, and which need repair."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections import Counter
from collections.abc import Callable

import asyncpg

from nomarch.server.domain.problems import Broken, DatabaseUnavailable

__all__ = ["MESSAGES", "Faults", "postgres_fault", "sqlite_fault"]

_LOG_EVERY = 10.0  # seconds, for each kind
_LASTING = 30.0  # seconds that a fault is thought to last: on a full disk, what is small still finds room
_log = logging.getLogger("nomarch")

# Permanent kinds, and the message for visitors. All others are `busy` or `away`.
MESSAGES = {
    "full": "database_full",
    "read_only": "database_read_only",
    "damaged": "database_broken",
    "disk": "database_failing",
}
_SQLITE = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CANTOPEN: "disk",
}
_POSTGRES: tuple[tuple[type[Exception], str], ...] = (
    (asyncpg.DiskFullError, "full"),
    (asyncpg.ReadOnlySQLTransactionError, "read_only"),
    (asyncpg.InsufficientPrivilegeError, "read_only"),
    (asyncpg.DataCorruptedError, "damaged"),
    (asyncpg.IndexCorruptedError, "damaged"),
    (asyncpg.PostgresIOError, "disk"),
)


def sqlite_fault(error: BaseException) -> str:
    """The kind of an SQLite error: the lowest byte of its code."""
    if "Could not decode to UTF-8" in str(error):  # raised by Python, without a code: unexpected content
        return "damaged"
    return _SQLITE.get(getattr(error, "sqlite_errorcode", -1) & 0xFF, "away")


def postgres_fault(error: BaseException) -> str:
    """The kind of a PostgreSQL error."""
    return next((kind for sort, kind in _POSTGRES if isinstance(error, sort)), "away")


class Faults:
    """The faults of one store: counted, and logged at first and then every few seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.counts: Counter[str] = Counter()
        self._now = now
        self._broken: tuple[float, str] | None = None  # the time and kind of the last permanent fault
        self._logged: dict[str, tuple[float, int]] = {}  # when a kind was last logged, and its count then

    def note(self, kind: str, reason: str, table: str = "") -> DatabaseUnavailable:
        """Count and log a fault; returns the error for the client."""
        self.counts[kind] += 1
        last, count = self._logged.get(kind, (-_LOG_EVERY, 0))
        now = self._now()
        if kind in MESSAGES:
            self._broken = (now, kind)
        if now - last >= _LOG_EVERY:
            self._logged[kind] = (now, self.counts[kind])
            level = logging.ERROR if kind in MESSAGES else logging.WARNING
            extra = {"reason": f"{kind}: {reason}", "count": self.counts[kind] - count}
            _log.log(level, "database fault", extra=extra | ({"table": table} if table else {}))
        return Broken(MESSAGES[kind]) if kind in MESSAGES else DatabaseUnavailable("database_away")

    def check(self) -> None:
        """Raise the last permanent fault again, if it is recent."""
        if self._broken and self._now() - self._broken[0] < _LASTING:
            raise Broken(MESSAGES[self._broken[1]])
