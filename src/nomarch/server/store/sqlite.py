"""Tables in an SQLite file: for one process on one machine.

Requests that arrive while the disk is busy are batched: each runs inside its own savepoint, and one commit stores all.
Only the commit, which waits for the disk, runs in a thread: SQLite's other calls take microseconds, and from a thread
each would wait for the GIL.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any, TypeVar

from nomarch.server.store.alerts import SqliteAlerts
from nomarch.server.store.daily import SqliteDaily, keep_result
from nomarch.server.store.faults import Faults, sqlite_fault
from nomarch.server.store.files import Lock, exposure, log_missing, make_private, remove_strays
from nomarch.server.store.group_commit import GroupCommit
from nomarch.server.store.heartbeats import SqliteHeartbeat
from nomarch.server.store.lists import COLUMNS, questions, select_heads
from nomarch.server.store.migrations import MIGRATIONS, SQLITE
from nomarch.server.store.profiles import ProfileStore
from nomarch.server.store.protocol import (
    MOST_REVIEWS,
    Beat,
    ChatLine,
    Conflict,
    Gone,
    Notice,
    Repeated,
    Review,
    StoredEvent,
    TableSummary,
)
from nomarch.server.store.ratings import RatingStore, keep_results
from nomarch.server.store.statements import Statement, Steps, take_steps
from nomarch.server.store.upkeep import SqliteUpkeep
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message

__all__ = ["SqliteStore"]

_T = TypeVar("_T")
_MOST_AT_ONCE = 500
_CHAT_LINES = 200
_LOOKING = 2.0  # seconds

_Work = Callable[[sqlite3.Connection], Any]


class SqliteStore(SqliteUpkeep, SqliteAlerts, SqliteDaily, ProfileStore):
    """A store in a file, or in memory with `:memory:`."""

    shared = False

    def __init__(self, path: str) -> None:
        self._path = path
        self.process = secrets.token_hex(4)
        self._heartbeat = SqliteHeartbeat(self.process)
        self.warnings: list[Message] = []
        self.faults = Faults()
        self._watch: Callable[[Notice], None] = lambda notice: None
        self._commits: GroupCommit[_Work, Any] = GroupCommit(self._carry_out, _MOST_AT_ONCE)
        self._thread: ThreadPoolExecutor | None = None
        self._db: sqlite3.Connection | None = None
        self._lock: Lock | None = None
        self.ratings = RatingStore(self._converse)

    async def start(self, watch: Callable[[Notice], None]) -> None:
        """Open the file, creating it if needed."""
        self._watch = watch
        self._thread = ThreadPoolExecutor(1, "sqlite")
        try:
            self._db = await self._aside(self._open)
        except (sqlite3.Error, OSError) as error:
            raise NomarchError(_startup_problem(error), path=self._path, reason=str(error)) from None

    async def stop(self) -> None:
        """Finish pending writes, and close the file."""
        await self._commits.finish()
        if self._db:
            await self._aside(self._close)
        if self._thread:
            self._thread.shutdown()

    async def _aside(self, work: Callable[[], _T]) -> _T:
        """Run a function in the thread that waits for the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _open(self) -> sqlite3.Connection:
        if self._path == ":memory:":
            return self._connect()
        path = Path(self._path)
        make_private(path)
        # For this process alone: others wouldn't be notified of its events.
        lock = Lock(path)
        if not lock.take():
            raise NomarchError("database_in_use", path=self._path)
        try:
            remove_strays(path)
            missing = log_missing(path)
            db = self._connect()
        except BaseException:
            lock.release()
            raise
        self._lock = lock
        self.warnings = [warning for warning in (missing, exposure(path)) if warning]
        return db

    def _connect(self) -> sqlite3.Connection:
        # isolation_level None: this file controls transactions.
        db = sqlite3.connect(self._path, isolation_level=None, timeout=3, check_same_thread=False)
        try:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA foreign_keys=ON")
            self._migrate(db)
            _look_through(db, self._path)
        except BaseException:
            db.close()
            raise
        return db

    def _close(self) -> None:
        """Checkpoint the write-ahead log and close the file, so that one file is the whole database."""
        assert self._db
        with contextlib.suppress(sqlite3.Error):  # during a backup the log stays, and is checkpointed at the next start
            self._db.execute("PRAGMA journal_mode=DELETE")
        self._db.close()
        self._db = None
        if self._lock:
            self._lock.release()

    def _migrate(self, db: sqlite3.Connection) -> None:
        done = db.execute("PRAGMA user_version").fetchone()[0]
        if done > len(MIGRATIONS):
            raise NomarchError("newer_database", found=done, known=len(MIGRATIONS))
        for number in range(done, len(MIGRATIONS)):
            statements = MIGRATIONS[number].format(**SQLITE)
            db.executescript(f"BEGIN IMMEDIATE;{statements};PRAGMA user_version={number + 1};COMMIT;")
        db.execute("BEGIN IMMEDIATE")
        if db.execute("SELECT count(*) FROM server_key").fetchone()[0] == 0:
            db.execute("INSERT INTO server_key VALUES (?)", (secrets.token_bytes(32),))
        db.execute("COMMIT")

    # --- transactions ---

    async def _do(self, work: Callable[[sqlite3.Connection], _T], table: str = "") -> _T:
        try:
            result: _T = await self._commits.add(work)
            return result
        except sqlite3.IntegrityError as error:
            if _orphaned(error):
                raise Gone from error
            raise
        except sqlite3.Error as error:
            raise self.faults.note(sqlite_fault(error), str(error), table) from error

    async def _carry_out(self, jobs: list[_Work]) -> list[Any]:
        """Run jobs in one transaction, each with its own savepoint; returns results or exceptions."""
        db = self._db
        if db is None:
            raise sqlite3.ProgrammingError("closed")
        outcomes: list[Any] = []
        changes = db.total_changes
        try:
            db.execute("BEGIN IMMEDIATE")
            for work in jobs:
                db.execute("SAVEPOINT job")
                try:
                    outcomes.append(work(db))
                except Exception as error:  # raised to the caller
                    if not db.in_transaction:  # SQLite rolled back everything: the disk is full or failing
                        raise
                    db.execute("ROLLBACK TO job")
                    outcomes.append(error)
                db.execute("RELEASE job")
            if db.total_changes == changes:
                db.execute("COMMIT")
            else:
                await self._aside(lambda: db.execute("COMMIT"))
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise
        return outcomes

    async def _transact(self, *statements: Statement) -> list[list[Any]]:
        """Run statements in one transaction; returns the rows of each."""
        return await self._do(lambda db: [db.execute(query, given).fetchall() for query, given in statements])

    async def _converse(self, steps: Steps[_T]) -> _T:
        return await self._do(lambda db: take_steps(steps, lambda query, given: db.execute(query, given).fetchall()))

    # --- data ---

    async def try_writing(self, at: int) -> None:
        """Write a row, to test whether that works."""
        await self._do(lambda db: db.execute("UPDATE write_check SET at = ?", (at,)))

    async def server_key(self) -> bytes:
        """The key in the file."""
        return await self._do(lambda db: bytes(db.execute("SELECT key FROM server_key").fetchone()[0]))

    async def append(self, head: TableSummary, events: Sequence[StoredEvent], who: Sequence[str]) -> None:
        """Store events; the head has the number of the last."""

        def work(db: sqlite3.Connection) -> None:
            for event in events:
                if event.key and (seq := _find_key(db, head.id, event.key)):
                    raise Repeated(seq)
            rows = [(head.id, event.seq, event.at, event.data, event.key or None) for event in events]
            try:
                if events[0].seq == 1:
                    marks = ", ".join("?" * len(_row(head)))
                    db.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({marks})", _row(head))
                db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
            except sqlite3.IntegrityError as error:
                raise Gone if _orphaned(error) else Conflict from error
            db.execute(
                """UPDATE tables SET seq = ?, phase = ?, updated = ?, seen = ?, due = ?, summary = ?, listed = ?
                WHERE id = ?""",
                (head.seq, head.phase, head.updated, head.updated, head.due, head.summary, head.listed, head.id),
            )
            keep_result(db, head)
            keep_results(db, head.id, head.game, head.updated, head.rated)
            seated = [(each, head.id, head.updated) for each in who]
            db.executemany("INSERT OR IGNORE INTO sitting (who, table_id, since) VALUES (?, ?, ?)", seated)

        await self._do(work, head.id)

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events after one."""
        query = "SELECT seq, at, data, coalesce(key, '') FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        return await self._do(lambda db: [StoredEvent(*row) for row in db.execute(query, (table, after))], table)

    async def heads(
        self, *, phase: str = "", listed: bool = False, who: str = "", before: int = 0, last: str = "", limit: int = 50
    ) -> list[TableSummary]:
        """Tables, the last changed first."""
        query, given = select_heads(
            questions, phase=phase, listed=listed, who=who, before=before, last=last, limit=limit
        )
        found = await self._do(lambda db: [_head(row) for row in db.execute(query, given)])
        return sorted(found, key=lambda head: (head.updated, head.id), reverse=True)

    async def beat(self, now: int, clock: int | None = None) -> Beat:
        """Write a heartbeat."""
        beat, written = await self._do(lambda db: self._heartbeat.beat(db, now, clock))
        self._heartbeat.kept(beat, written)
        return beat

    async def due(self, before: int, busy: Sequence[str] = (), limit: int = 100) -> list[str]:
        """Overdue tables; other leases are void, because there is only one process."""
        query = """SELECT id FROM tables WHERE due < ? AND id NOT IN (SELECT value FROM json_each(?))
                   ORDER BY due LIMIT ?"""
        given = (before, json.dumps(list(busy)), limit)
        return await self._do(lambda db: [str(row[0]) for row in db.execute(query, given)])

    async def clocked(self, since: int) -> list[str]:
        """Tables where something is or was due after a time."""
        query = "SELECT id FROM tables WHERE due > ? ORDER BY due"
        return await self._do(lambda db: [str(row[0]) for row in db.execute(query, (since,))])

    async def say(self, table: str, at: int, seat: int | None, name: str, text: str) -> ChatLine:
        """Store a chat message."""

        def work(db: sqlite3.Connection) -> ChatLine:
            query = "SELECT coalesce(max(number), 0) + 1 FROM chat WHERE table_id = ?"
            said = ChatLine(db.execute(query, (table,)).fetchone()[0], at, seat, name, text)
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (table, said.number, at, seat, name, text))
            return said

        return await self._do(work, table)

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """The latest chat messages after one."""
        query = """SELECT number, at, seat, name, text FROM chat WHERE table_id = ? AND number > ? AND text <> ''
                   ORDER BY number DESC LIMIT ?"""
        lines = await self._do(
            lambda db: [ChatLine(*row) for row in db.execute(query, (table, after, _CHAT_LINES))], table
        )
        return lines[::-1]

    async def review(self, table: str) -> Review | None:
        """The analysis of a table's game."""
        query = "SELECT who, judge, at, done, total, data FROM reviews WHERE table_id = ?"
        row = await self._do(lambda db: db.execute(query, (table,)).fetchone(), table)
        return Review(*row) if row else None

    async def begin_review(self, table: str, review: Review) -> None:
        """Store the start of an analysis."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?, ?, ?)", (table, *astuple(review)))
            db.execute(
                "DELETE FROM reviews WHERE at < (SELECT at FROM reviews ORDER BY at DESC LIMIT 1 OFFSET ?)",
                (MOST_REVIEWS - 1,),
            )

        await self._do(work, table)

    async def go_on_with_review(self, table: str, review: Review) -> bool:
        """Store the progress of an analysis."""
        query = "UPDATE reviews SET at = ?, done = ?, data = ? WHERE table_id = ? AND judge = ?"
        given = (review.at, review.done, review.data, table, review.judge)
        return await self._do(lambda db: db.execute(query, given).rowcount > 0)

    async def drop_review(self, table: str) -> None:
        """Delete an analysis."""
        await self._do(lambda db: db.execute("DELETE FROM reviews WHERE table_id = ?", (table,)))

    async def announce(self, *notices: Notice) -> None:
        """Do nothing: there is only one process."""


def _startup_problem(error: Exception) -> str:
    """The message for a file that can't be opened."""
    kind = sqlite_fault(error)
    if kind == "read_only" or isinstance(error, PermissionError):
        return "database_unwritable"
    foreign = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB  # probably another kind of file
    return "database_damaged" if kind == "damaged" and not foreign else "database_unusable"


def _look_through(db: sqlite3.Connection, path: str) -> None:
    """Check for damage for a few seconds, which covers about a gigabyte."""
    deadline = time.monotonic() + _LOOKING
    db.set_progress_handler(lambda: time.monotonic() > deadline, 10_000)
    try:
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
    else:
        if found != "ok":
            raise NomarchError("database_damaged", path=path, reason=found)
    finally:
        db.set_progress_handler(None, 0)


def _find_key(db: sqlite3.Connection, table: str, key: str) -> int:
    row = db.execute("SELECT seq FROM events WHERE table_id = ? AND key = ?", (table, key)).fetchone()
    return int(row[0]) if row else 0


def _orphaned(error: sqlite3.Error) -> bool:
    """Whether a foreign key failed because the table was deleted."""
    return error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY"


def _row(head: TableSummary) -> tuple[Any, ...]:
    return tuple(getattr(head, name) for name in COLUMNS.split(", "))


def _head(row: tuple[Any, ...]) -> TableSummary:
    found = TableSummary(*row)
    return replace(found, listed=bool(found.listed), uploaded=bool(found.uploaded))
