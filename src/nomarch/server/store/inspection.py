"""Read-only inspection of a database."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import quote

import asyncpg

from nomarch.server.store.files import Lock, exposure, log_missing
from nomarch.server.store.migrations import MIGRATIONS
from nomarch.text.language import Message

__all__ = ["Finding", "inspect_postgres", "inspect_sqlite"]

_SECONDS = 10
_TRIPS = 5
_SLOW = 20  # milliseconds for an empty statement: every move waits for one or two


@dataclass(frozen=True)
class Finding:
    """One result: ok, a warning or an error."""

    level: Literal["ok", "note", "problem"]
    message: Message


def _finding(level: Literal["ok", "note", "problem"], key: str, **args: str | int) -> Finding:
    return Finding(level, Message(key, args))


def inspect_sqlite(name: str) -> list[Finding]:
    """Inspect an SQLite file."""
    path = Path(name)
    if not path.exists():
        folder = next(each for each in path.absolute().parents if each.exists())
        if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
            return [_finding("problem", "doctor_no_folder", path=name, folder=str(folder))]
        return [_finding("ok", "doctor_no_database", path=name)]
    found = [Finding("problem", missing)] if os.access(path, os.R_OK) and (missing := log_missing(path)) else []
    try:
        used = _in_use(path)
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=_SECONDS)) as db:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            state = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    except (sqlite3.Error, OSError) as error:
        return [*found, _finding("problem", "database_unusable", path=name, reason=str(error))]
    if state != "ok":
        return [*found, _finding("problem", "database_damaged", path=name, reason=state)]
    found += [_finding("ok", "doctor_database_sound", path=name), _schema(version)]
    if used:
        found.append(_finding("note", "doctor_database_in_use", path=name))
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        found.append(_finding("problem", "database_unwritable", path=name, reason=os.strerror(13)))
    exposed = exposure(path)
    return [*found, Finding("problem", exposed) if exposed else _finding("ok", "doctor_database_private", path=name)]


def _in_use(path: Path) -> bool:
    """Whether a server uses the file; without a lock file, none does."""
    if not path.with_name(path.name + ".lock").exists():
        return False
    lock = Lock(path)
    if lock.take():
        lock.release()
        return False
    return True


def _schema(version: int) -> Finding:
    if version > len(MIGRATIONS):
        return _finding("problem", "newer_database", found=version, known=len(MIGRATIONS))
    if version < len(MIGRATIONS):
        return _finding("note", "doctor_schema_old", found=version, known=len(MIGRATIONS))
    return _finding("ok", "doctor_schema", known=version)


async def inspect_postgres(url: str) -> list[Finding]:
    """Inspect a PostgreSQL database."""
    scheme, _, rest = url.partition("://")
    shown = f"{scheme}://{rest.rpartition('@')[2]}"
    try:
        db = await asyncpg.connect(url, timeout=_SECONDS, command_timeout=_SECONDS)
        try:
            server = await db.fetchval("SHOW server_version")
            made = await db.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
            version = (await db.fetchval("SELECT max(version) FROM schema_version") or 0) if made else 0
            read_only = await db.fetchval("SHOW transaction_read_only") == "on"
            began = time.perf_counter()
            for _ in range(_TRIPS):
                await db.fetchval("SELECT 1")
            trip = round((time.perf_counter() - began) / _TRIPS * 1000, 1)
        finally:
            await db.close(timeout=1)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        reason = str(error) or type(error).__name__
        return [_finding("problem", "database_unusable", path=shown, reason=reason)]
    found = [_finding("ok", "doctor_postgres", path=shown, server=server), _schema(version)]
    if read_only:
        found.append(_finding("problem", "database_unwritable", path=shown, reason="transaction_read_only = on"))
    return [*found, _finding("note" if trip > _SLOW else "ok", "doctor_latency", milliseconds=str(trip))]
