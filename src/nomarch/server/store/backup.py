"""Backup and restore of an SQLite database, while a server writes to it.

Each copy is written under a temporary name, checked, forced to disk and renamed. Killed at any moment, a backup or a
restore leaves the old state or the new one.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from nomarch.server.store.files import Lock, beside, make_folder, remove_strays
from nomarch.server.store.migrations import MIGRATIONS
from nomarch.text.errors import NomarchError

__all__ = ["back_up", "restore"]

Progress = Callable[[int, int], None]
_PAGES = 2000  # per progress update: 8 MB
_SECONDS = 10
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def back_up(
    database: Path, target: Path, *, force: bool = False, progress: Progress = lambda done, total: None
) -> None:
    """Copy a database to a file, as of now; a server may be using it."""
    _find(database)
    if target.exists() and (not force or target.samefile(database)):
        raise NomarchError("backup_exists", path=str(target))
    part = _part(target)
    try:
        _copy(database, part, progress)
        _check(part, database)
        _put(part, target)
    finally:
        part.unlink(missing_ok=True)


def restore(source: Path, database: Path, *, progress: Progress = lambda done, total: None) -> Path | None:
    """Replace a database that no server uses by a backup; returns the new path of the old database."""
    _find(source)
    make_folder(database.parent)
    if database.exists() and source.samefile(database):
        raise NomarchError("restore_same", path=str(source))
    lock = Lock(database)
    if not lock.take():
        raise NomarchError("restore_in_use", path=str(database))
    part = _part(database)
    try:
        _copy(source, part, progress)
        _check(part, source)
        aside = _keep_aside(database) if database.exists() else None
        _put(part, database)
    finally:
        part.unlink(missing_ok=True)
        lock.release()
    return aside


def _find(path: Path) -> None:
    if not path.is_file():
        raise NomarchError("backup_missing", path=str(path))


def _part(path: Path) -> Path:
    """An empty, private file in the same folder, to be renamed when it is complete."""
    try:
        file, name = tempfile.mkstemp(".part", f"{path.name}.", path.parent)
    except OSError as error:
        raise NomarchError("backup_failed", path=str(path), reason=error.strerror or str(error)) from None
    os.close(file)
    return Path(name)


def _copy(source: Path, part: Path, progress: Progress) -> None:
    """Copy a database, including its write-ahead log."""
    try:
        with (
            closing(
                sqlite3.connect(f"file:{quote(str(source.absolute()))}?mode=ro", uri=True, timeout=_SECONDS)
            ) as old,
            closing(sqlite3.connect(part)) as new,
        ):
            # Read in one transaction: otherwise every concurrent write would restart the copy.
            old.execute("BEGIN")
            old.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            old.backup(new, pages=_PAGES, progress=lambda status, left, total: progress(total - left, total))
            new.execute("PRAGMA journal_mode=DELETE")  # so that one file is the whole database
    except (sqlite3.Error, OSError) as error:
        raise NomarchError("backup_failed", path=str(source), reason=str(error)) from None


def _check(part: Path, source: Path) -> None:
    """Check that a backup is intact and a nomarch database."""
    try:
        with closing(sqlite3.connect(part)) as db:
            found = str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            keys = db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'server_key'").fetchone()[0]
    except sqlite3.Error as error:
        raise NomarchError("database_damaged", path=str(source), reason=str(error)) from None
    if found != "ok":
        raise NomarchError("database_damaged", path=str(source), reason=found)
    if version < 1 or not keys:
        raise NomarchError("backup_foreign", path=str(source))
    if version > len(MIGRATIONS):
        raise NomarchError("newer_database", found=version, known=len(MIGRATIONS))


def _put(part: Path, target: Path) -> None:
    """Rename a copy durably."""
    try:
        _force(part)
        part.replace(target)
        _force(target.parent)
    except OSError as error:
        raise NomarchError("backup_failed", path=str(target), reason=error.strerror or str(error)) from None


def _force(path: Path) -> None:
    """fsync a file or a folder."""
    if path.is_dir() and sys.platform == "win32":  # a folder can't be opened there
        return
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _keep_aside(database: Path) -> Path:
    """Keep the old database under a second name. Its write-ahead log is checkpointed first, because SQLite would take
    it for the new database's. If that fails, the database is damaged, and its log is kept aside as well."""
    remove_strays(database)
    aside = _unused(database)
    log, kept_log = beside(database)[0], beside(aside)[0]
    if log.exists():
        _link(log, kept_log)
    try:
        with closing(sqlite3.connect(database, timeout=_SECONDS)) as db:
            db.execute("PRAGMA journal_mode=DELETE").fetchone()
        kept_log.unlink(missing_ok=True)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) in _BUSY:
            kept_log.unlink(missing_ok=True)
            raise NomarchError("restore_in_use", path=str(database)) from None
    _link(database, aside)
    _force(database.parent)
    for file in beside(database):
        file.unlink(missing_ok=True)
    return aside


def _unused(database: Path) -> Path:
    """An unused name with the date."""
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    names = (
        database.with_name(f"{database.name}.{now}{count}.old") for count in ("", *map("-{}".format, range(2, 100)))
    )
    return next(name for name in names if not name.exists())


def _link(path: Path, other: Path) -> None:
    try:
        os.link(path, other)
    except OSError:  # a file system without second names
        shutil.copy2(path, other)
        _force(other)
