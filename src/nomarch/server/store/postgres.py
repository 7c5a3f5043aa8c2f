"""Tables in PostgreSQL: for several processes, on one machine or many.

Every request is one statement: one round trip and one commit. NOTIFY carries a table and a number, never the content.
PostgreSQL serializes commits that notify, each with its wait for the disk, so appends that arrive meanwhile are batched
into the next statement.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import astuple, fields
from typing import Any, TypeVar

import asyncpg

from nomarch.server.domain.problems import DatabaseUnavailable
from nomarch.server.store.alerts import PostgresAlerts
from nomarch.server.store.daily import PostgresDaily
from nomarch.server.store.faults import Faults, postgres_fault
from nomarch.server.store.group_commit import GroupCommit
from nomarch.server.store.heartbeats import PostgresHeartbeat
from nomarch.server.store.lists import COLUMNS, numbered, select_heads
from nomarch.server.store.migrations import MIGRATIONS, POSTGRES
from nomarch.server.store.profiles import ProfileStore
from nomarch.server.store.protocol import (
    ALIVE,
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
from nomarch.server.store.ratings import RatingStore
from nomarch.server.store.statements import Statement, Steps, for_postgres, take_steps_async
from nomarch.server.store.upkeep import PostgresUpkeep
from nomarch.server.supervision import supervise
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message

__all__ = ["PostgresStore"]

_T = TypeVar("_T")
_CHANNEL = "nomarch"
_SCHEMA_LOCK = 6_616_473  # two processes that start at once bring the schema up to date one after the other
_RATINGS_LOCK = 6_616_475
_CHAT_LINES = 200
_SECONDS = 10
_PULSE = 15  # seconds of silence before the connection is probed: a cut connection doesn't report it
# InternalClientError: used just when the other side had closed it.
_GONE = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError,
         asyncpg.CannotConnectNowError, asyncpg.AdminShutdownError, asyncpg.CrashShutdownError,
         asyncpg.InsufficientResourcesError)  # fmt: skip

_BROKEN = (asyncpg.ReadOnlySQLTransactionError, asyncpg.InsufficientPrivilegeError, asyncpg.DataCorruptedError,
           asyncpg.IndexCorruptedError, asyncpg.PostgresIOError)  # fmt: skip

_NOTICE = {each.name for each in fields(Notice)}  # processes of another version may send more
_TOGETHER = 200  # appends in one statement
_Append = tuple[TableSummary, Sequence[StoredEvent], Sequence[str]]
_APPEND = f"""
    WITH head AS (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::text[], $4::text[], $5::bool[], $6::bigint[], $7::bigint[], $8::bigint[],
            $9::text[], $10::bool[], $11::text[], $12::text[]) AS h ({COLUMNS})
    ), made AS (
        INSERT INTO tables ({COLUMNS}, seen, lease_by)
        SELECT {COLUMNS}, updated, $22 FROM head WHERE id = any($20::text[])
    ), changed AS (
        UPDATE tables SET seq = head.seq, phase = head.phase, updated = head.updated, due = head.due,
            summary = head.summary, listed = head.listed, seen = head.updated, lease_by = $22
        FROM head WHERE tables.id = head.id AND tables.id <> all($20::text[])
    ), added AS (
        INSERT INTO events SELECT id, seq, at, data, nullif(key, '')
        FROM unnest($13::text[], $14::int[], $15::bigint[], $16::text[], $17::text[]) AS e (id, seq, at, data, key)
    ), seated AS (
        INSERT INTO sitting (who, table_id, since) SELECT who, id, updated
        FROM unnest($18::text[], $19::text[]) AS s (who, id) JOIN head USING (id) ON CONFLICT DO NOTHING
    ), resulted AS (
        INSERT INTO daily_results SELECT * FROM unnest($23::text[], $24::text[], $25::text[], $26::bigint[], $27::int[])
        ON CONFLICT DO NOTHING
    ), rated AS (
        INSERT INTO rated_seats (table_id, seat, game, at, who, name, place)
        SELECT * FROM unnest(
            $28::text[], $29::int[], $30::text[], $31::bigint[], $32::text[], $33::text[], $34::int[])
        ON CONFLICT DO NOTHING
    )
    SELECT pg_notify('nomarch', told) FROM unnest($21::text[]) AS told"""
# Concurrent processes lease different tables: locked rows are skipped.
_DUE = """
    UPDATE tables SET lease_by = $1 WHERE id IN (
        SELECT id FROM tables WHERE due < $2 AND id <> all($3::text[]) AND (lease_by = $1 OR lease_by NOT IN (
            SELECT id FROM processes WHERE at > (SELECT at FROM heartbeat) - $4))
        ORDER BY due LIMIT $5 FOR UPDATE SKIP LOCKED)
    RETURNING id, due"""
# Errors of one append that fail the whole statement.
_CLASH = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, Gone)


class PostgresStore(PostgresUpkeep, PostgresAlerts, PostgresDaily, ProfileStore):
    """A store on a PostgreSQL server."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self.process = secrets.token_hex(4)
        self._heartbeat = PostgresHeartbeat(self.process)
        self.warnings: list[Message] = []
        self.faults = Faults()
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._watch: Callable[[Notice], None] = lambda notice: None
        self._listening: asyncio.Task[None] | None = None
        self._listens = asyncio.Event()
        self.ratings = RatingStore(self._converse, f"SELECT pg_advisory_xact_lock({_RATINGS_LOCK})")
        self._appends: GroupCommit[_Append, None] = GroupCommit(self._try, _TOGETHER)

    async def start(self, watch: Callable[[Notice], None]) -> None:
        """Connect, bring the schema up to date, and listen."""
        self._watch = watch
        try:
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=8, timeout=_SECONDS, command_timeout=_SECONDS, reset=_as_it_is
            )
        except (*_GONE, asyncpg.PostgresError, ValueError) as error:
            raise NomarchError("database_unusable", path=_without_password(self._url), reason=str(error)) from None
        try:
            async with self._pool.acquire(timeout=_SECONDS) as connection:
                await self._migrate(connection)
        except BaseException as error:
            self._pool.terminate()
            if not isinstance(error, (*_GONE, asyncpg.PostgresError)):
                raise
            key = "database_unwritable" if postgres_fault(error) == "read_only" else "database_unusable"
            raise NomarchError(key, path=_without_password(self._url), reason=str(error)) from None
        self._listening = asyncio.create_task(supervise("notifications", self._listen))
        with contextlib.suppress(TimeoutError):  # it keeps trying
            await asyncio.wait_for(self._listens.wait(), _SECONDS)

    async def stop(self) -> None:
        """Finish pending writes, and close the connections."""
        await self._appends.finish()
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._pool:
            with contextlib.suppress(DatabaseUnavailable):
                async with self._connection() as db:
                    await self._heartbeat.end(db)
            try:
                await asyncio.wait_for(self._pool.close(), _SECONDS)
            except _GONE:
                self._pool.terminate()

    @asynccontextmanager
    async def _connection(self, table: str = "") -> AsyncIterator[Any]:
        """A connection, or `DatabaseUnavailable`."""
        assert self._pool
        try:
            async with self._pool.acquire(timeout=_SECONDS) as db:
                yield db
        except (*_GONE, *_BROKEN) as error:
            await self._pool.expire_connections()  # if one was cut, the others were too
            raise self.faults.note(postgres_fault(error), str(error), table) from error
        except asyncpg.ForeignKeyViolationError as error:
            raise Gone from error

    async def _migrate(self, db: Any) -> None:
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", _SCHEMA_LOCK)
            await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)")
            done = await db.fetchval("SELECT max(version) FROM schema_version") or 0
            if done > len(MIGRATIONS):
                raise NomarchError("newer_database", found=done, known=len(MIGRATIONS))
            for number in range(done, len(MIGRATIONS)):
                await db.execute(MIGRATIONS[number].format(**POSTGRES))
                await db.execute("INSERT INTO schema_version VALUES ($1)", number + 1)
            if not await db.fetchval("SELECT count(*) FROM server_key"):
                await db.execute("INSERT INTO server_key VALUES ($1)", secrets.token_bytes(32))

    async def _listen(self) -> None:
        """Listen for other processes' events; after a lost connection, the watcher must reload everything."""
        while True:
            try:
                db = await asyncpg.connect(self._url, timeout=_SECONDS)
                try:
                    await self._hear(db)
                finally:
                    with contextlib.suppress(*_GONE):
                        await db.close(timeout=1)
            except (*_GONE, asyncpg.PostgresError) as error:
                self.faults.note(postgres_fault(error), str(error))
            await asyncio.sleep(1)

    async def _hear(self, db: Any) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        db.add_termination_listener(lambda _: lost.set())
        await db.add_listener(_CHANNEL, self._heard)
        self._listens.set()
        self._watch(Notice(""))
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), _PULSE)
            except TimeoutError:
                await db.execute("SELECT 1", timeout=_SECONDS)

    def _heard(self, db: object, process: int, channel: str, payload: object) -> None:
        told = json.loads(str(payload))
        self._watch(Notice(**({"table": ""} | {name: told[name] for name in told if name in _NOTICE})))

    async def _transact(self, *statements: Statement) -> list[list[Any]]:
        """Run statements in one transaction; returns the rows of each."""
        async with self._connection() as db, db.transaction():
            return [await db.fetch(for_postgres(query), *given) for query, given in statements]

    async def _converse(self, steps: Steps[_T]) -> _T:
        async with self._connection() as db, db.transaction():
            return await take_steps_async(steps, lambda query, given: db.fetch(for_postgres(query), *given))

    # --- data ---

    async def try_writing(self, at: int) -> None:
        """Write a row, to test whether that works."""
        async with self._connection() as db:
            await db.execute("UPDATE write_check SET at = $1", at)

    async def server_key(self) -> bytes:
        """The key in the database."""
        async with self._connection() as db:
            return bytes(await db.fetchval("SELECT key FROM server_key"))

    async def append(self, head: TableSummary, events: Sequence[StoredEvent], who: Sequence[str]) -> None:
        """Store events; the head has the number of the last."""
        await self._appends.add((head, events, who))

    async def _try(self, jobs: list[_Append]) -> list[Exception | None]:
        """Append all in one statement, or one by one if they conflict."""
        if len({head.id for head, _, _ in jobs}) < len(jobs):  # which head would be the last?
            return [problem for job in jobs for problem in await self._try([job])]
        try:
            async with self._connection(jobs[0][0].id) as db:
                await db.execute(_APPEND, *_columns(jobs), self.process, *_results(jobs), *_rated(jobs))
        except _CLASH as error:
            if len(jobs) > 1:
                return [problem for job in jobs for problem in await self._try([job])]
            return [await self._explain(jobs[0], error)]
        except Exception as error:  # noqa: BLE001  # it goes to all who asked
            return [error] * len(jobs)
        return [None] * len(jobs)

    async def _explain(self, job: _Append, error: Exception) -> Exception:
        head, events, _ = job
        if isinstance(error, Gone):
            return error
        if isinstance(error, asyncpg.DeadlockDetectedError):
            return DatabaseUnavailable("database_away")
        query = "SELECT seq FROM events WHERE table_id = $1 AND key = any($2::text[])"
        try:
            async with self._connection() as db:
                seq = await db.fetchval(query, head.id, [event.key for event in events if event.key])
        except DatabaseUnavailable as away:
            return away
        return Repeated(seq) if seq else Conflict()

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events after one."""
        query = "SELECT seq, at, data, coalesce(key, '') FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        async with self._connection() as db:
            return [StoredEvent(*row) for row in await db.fetch(query, table, after)]

    async def heads(
        self, *, phase: str = "", listed: bool = False, who: str = "", before: int = 0, last: str = "", limit: int = 50
    ) -> list[TableSummary]:
        """Tables, the last changed first."""
        query, given = select_heads(
            numbered, phase=phase, listed=listed, who=who, before=before, last=last, limit=limit
        )
        async with self._connection() as db:
            found = [TableSummary(*row) for row in await db.fetch(query, *given)]
        return sorted(found, key=lambda head: (head.updated, head.id), reverse=True)

    async def beat(self, now: int, clock: int | None = None) -> Beat:
        """Write a heartbeat."""
        async with self._connection() as db:
            return await self._heartbeat.beat(db, now, clock)

    async def due(self, before: int, busy: Sequence[str] = (), limit: int = 100) -> list[str]:
        """Lease tables where something was due before."""
        async with self._connection() as db:
            rows = await db.fetch(_DUE, self.process, before, busy, ALIVE, limit)
        return [str(row[0]) for row in sorted(rows, key=lambda row: int(row[1]))]

    async def clocked(self, since: int) -> list[str]:
        """Tables where something is or was due after a time."""
        async with self._connection() as db:
            return [str(row[0]) for row in await db.fetch("SELECT id FROM tables WHERE due > $1 ORDER BY due", since)]

    async def say(self, table: str, at: int, seat: int | None, name: str, text: str) -> ChatLine:
        """Store a chat message, and notify the others."""
        query = """INSERT INTO chat SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 FROM chat
                   WHERE table_id = $1 RETURNING number"""
        async with self._connection() as db:
            while True:  # concurrent messages get consecutive numbers
                with contextlib.suppress(asyncpg.UniqueViolationError):
                    number = await db.fetchval(query, table, at, seat, name, text)
                    break
        await self.announce(Notice(table, chat=number))
        return ChatLine(number, at, seat, name, text)

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """The latest chat messages after one."""
        query = """SELECT number, at, seat, name, text FROM chat WHERE table_id = $1 AND number > $2 AND text <> ''
                   ORDER BY number DESC LIMIT $3"""
        async with self._connection() as db:
            return [ChatLine(*row) for row in await db.fetch(query, table, after, _CHAT_LINES)][::-1]

    async def review(self, table: str) -> Review | None:
        """The analysis of a table's game."""
        query = "SELECT who, judge, at, done, total, data FROM reviews WHERE table_id = $1"
        async with self._connection() as db:
            row = await db.fetchrow(query, table)
        return Review(*row) if row else None

    async def begin_review(self, table: str, review: Review) -> None:
        """Store the start of an analysis."""
        query = """INSERT INTO reviews VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id) DO UPDATE
                   SET who = $2, judge = $3, at = $4, done = $5, total = $6, data = $7"""
        old = "DELETE FROM reviews WHERE at < (SELECT at FROM reviews ORDER BY at DESC LIMIT 1 OFFSET $1)"
        async with self._connection() as db:
            await db.execute(query, table, *astuple(review))
            await db.execute(old, MOST_REVIEWS - 1)

    async def go_on_with_review(self, table: str, review: Review) -> bool:
        """Store the progress of an analysis."""
        query = "UPDATE reviews SET at = $1, done = $2, data = $3 WHERE table_id = $4 AND judge = $5 RETURNING true"
        async with self._connection() as db:
            return bool(await db.fetchval(query, review.at, review.done, review.data, table, review.judge))

    async def drop_review(self, table: str) -> None:
        """Delete an analysis."""
        async with self._connection() as db:
            await db.execute("DELETE FROM reviews WHERE table_id = $1", table)

    async def announce(self, *notices: Notice) -> None:
        """Notify the other processes."""
        told = [json.dumps({name: value for name, value in vars(notice).items() if value}) for notice in notices]
        async with self._connection() as db:
            await db.execute("SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told", _CHANNEL, told)


async def _as_it_is(db: object) -> None:
    """Skip the reset of a returned connection: we never change its settings, and a reset is another round trip."""


def _columns(jobs: list[_Append]) -> list[list[Any]]:
    """The parameters of the statement: columns of heads, events, devices and notices, and which tables are new."""
    jobs = sorted(jobs, key=lambda job: job[0].id)  # in the same order everywhere, to avoid deadlocks
    heads = [tuple(getattr(head, name) for name in COLUMNS.split(", ")) for head, _, _ in jobs]
    events = [(head.id, event.seq, event.at, event.data, event.key) for head, kept, _ in jobs for event in kept]
    seated = [(who, head.id) for head, _, devices in jobs for who in devices]
    notices = [json.dumps({"table": head.id, "seq": head.seq}) for head, _, _ in jobs]
    new = [head.id for head, kept, _ in jobs if kept[0].seq == 1]
    return [*_turned(heads), *_turned(events), *(_turned(seated) or [[], []]), new, notices]


def _results(jobs: list[_Append]) -> list[list[Any]]:
    """The columns of the daily results that count."""
    found = [(head.id, *astuple(head.daily)) for head, _, _ in jobs if head.daily]
    return _turned(found) or [[], [], [], [], []]


def _rated(jobs: list[_Append]) -> list[list[Any]]:
    """The columns of the results of rated games."""
    found = [
        (head.id, seat, head.game, head.updated, *result)
        for head, _, _ in jobs for seat, result in enumerate(head.rated)
    ]  # fmt: skip
    return _turned(found) or [[] for _ in range(7)]


def _turned(rows: list[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
