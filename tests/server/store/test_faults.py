"""A database that can't be written or read is reported: to visitors, in the log, in metrics and at startup."""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from nomarch.server.domain.problems import Broken, DatabaseUnavailable
from nomarch.server.settings import Settings
from nomarch.server.store import Store, open_store
from nomarch.server.store.faults import Faults, postgres_fault, sqlite_fault
from nomarch.text.errors import NomarchError
from tests.server.knocking import ask, why
from tests.server.postgres import Postgres, execute
from tests.server.serving import Server, serving
from tests.server.store.stores import event, head, using
from tests.server.store.test_backup import spoil

ME = {"kind": "person", "name": "Ann"}


def pragma(store: Any, text: str) -> None:
    store._db.execute(f"PRAGMA {text}")


def pages(store: Any) -> int:
    return int(store._db.execute("PRAGMA page_count").fetchone()[0])


# --- SQLite ---


def test_a_full_disk_is_called_full_and_keeps_nothing_by_halves(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fill(store: Store) -> None:
        await store.append(head("t", 1), [event(1)], [])
        pragma(store, f"max_page_count={pages(store)}")
        big = [event(2, data="x" * 100_000)]
        tries = [store.append(head("t", 2), big, []), *(store.append(head(f"u{i}", 1), big, []) for i in range(3))]
        for ended in await asyncio.gather(*tries, return_exceptions=True):
            assert isinstance(ended, Broken)
            assert ended.message.key == "database_full"
        assert [each.id for each in await store.heads()] == ["t"]
        pragma(store, "max_page_count=1000000")
        await store.append(head("t", 2), big, [])  # it works again as soon as there is room
        assert store.faults.counts == {"full": 4}

    with caplog.at_level(logging.WARNING, "nomarch"):
        using(f"sqlite:///{tmp_path / 'tables.db'}", fill)
    (line,) = caplog.records  # logging of the others is throttled
    assert (line.levelname, line.getMessage(), line.__dict__["table"]) == ("ERROR", "database fault", "t")
    assert line.__dict__["reason"] == "full: database or disk is full"


def test_damage_found_while_serving_is_called_damage(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def damage(store: Store) -> None:
        for seq in range(1, 100):
            await store.append(head("t", seq), [event(seq, data="x" * 2000)], [])
        pragma(store, "wal_checkpoint(TRUNCATE)")
        pragma(store, "cache_size=0")
        pragma(store, "shrink_memory")
        spoil(path)
        with pytest.raises(Broken) as broken:
            await store.events("t")
        assert broken.value.message.key == "database_broken"

    using(f"sqlite:///{path}", damage)


def test_a_damaged_file_is_named_as_such_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def fill(store: Store) -> None:
        await store.append(head("t", 99), [event(seq, data="x" * 2000) for seq in range(1, 100)], [])

    using(f"sqlite:///{path}", fill)
    spoil(path)
    with pytest.raises(NomarchError) as refused:
        asyncio.run(open_store(f"sqlite:///{path}").start(lambda notice: None))
    assert refused.value.message.key == "database_damaged"


def test_a_read_only_file_is_named_as_such_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    using(f"sqlite:///{path}", lambda store: store.try_writing(1))
    connect = sqlite3.connect

    def read_only(name: str, **options: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(f"file:{name}?mode=ro", uri=True, **options)
        return db

    monkeypatch.setattr("nomarch.server.store.sqlite.sqlite3.connect", read_only)
    with pytest.raises(NomarchError) as refused:
        asyncio.run(open_store(f"sqlite:///{path}").start(lambda notice: None))
    assert refused.value.message.key == "database_unwritable"


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check health on every request."""
    monkeypatch.setattr("nomarch.server.service._CHECK_EVERY", 0)


def test_health_visitors_and_figures_tell_of_a_database_that_can_only_be_read(
    tmp_path: Path, checked: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates={})) as server:
        assert ask(server, "GET", "/healthz").text == "ok\n"
        on_its_loop(server, lambda: pragma(server.service.hub.store, "query_only=ON"))
        assert why(ask(server, "GET", "/healthz")) == (503, "database_read_only")
        token = ask(server, "POST", "/api/identity").json()["token"]
        answer = ask(server, "POST", "/api/tables", token, json={"game": "nile", "seats": [ME, ME]})
        assert why(answer) == (503, "database_read_only")
        assert "try again" not in answer.text
        figures = ask(server, "GET", "/metrics").text
        assert 'nomarch_database_faults_total{kind="read_only"}' in figures
        on_its_loop(server, lambda: pragma(server.service.hub.store, "query_only=OFF"))
        assert why(ask(server, "GET", "/healthz")) == (503, "database_read_only")  # the fault is still recent
        monkeypatch.setattr("nomarch.server.store.faults._LASTING", 0)
        assert ask(server, "GET", "/healthz").text == "ok\n"


def on_its_loop(server: Server, work: Callable[[], None]) -> None:
    async def do() -> None:
        work()

    asyncio.run_coroutine_threadsafe(do(), server.loop).result()


# --- PostgreSQL ---


def test_a_postgresql_that_may_only_be_read_says_so_while_serving_and_at_the_start(postgres: Postgres) -> None:
    url = postgres.create(f"test_{secrets.token_hex(6)}")
    name = url.rpartition("/")[2]
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"

    async def forbid(store: Store) -> None:
        await store.append(head("t", 1), [event(1)], [])
        await execute(postgres.url(), f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await execute(postgres.url(), cut)
        found: set[str] = set()
        while "database_read_only" not in found:  # the first attempt may only notice the lost connection
            with pytest.raises(DatabaseUnavailable) as away:
                await store.try_writing(1)
            found.add(away.value.message.key)
        assert await store.events("t") == [event(1)]
        assert store.faults.counts["read_only"] == 1

    using(url, forbid)
    with pytest.raises(NomarchError) as refused:
        asyncio.run(open_store(url).start(lambda notice: None))
    assert refused.value.message.key == "database_unwritable"


# --- classification ---


def test_faults_that_pass_are_told_from_those_that_do_not() -> None:
    def sqlite(code: int) -> sqlite3.Error:
        error = sqlite3.OperationalError("no")
        error.sqlite_errorcode = code
        return error

    found = {code: sqlite_fault(sqlite(code)) for code in (sqlite3.SQLITE_BUSY_SNAPSHOT, sqlite3.SQLITE_LOCKED)}
    assert set(found.values()) == {"busy"}
    assert sqlite_fault(sqlite(sqlite3.SQLITE_IOERR_FSYNC)) == "disk"
    assert sqlite_fault(sqlite(sqlite3.SQLITE_NOTADB)) == "damaged"
    assert sqlite_fault(sqlite3.ProgrammingError("closed")) == "away"
    assert postgres_fault(asyncpg.DiskFullError("no room")) == "full"
    assert postgres_fault(asyncpg.TooManyConnectionsError("later")) == "away"
    assert postgres_fault(asyncpg.IndexCorruptedError("bad")) == "damaged"


def test_faults_are_logged_when_they_begin_and_then_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    faults = Faults(lambda: now)
    with caplog.at_level(logging.WARNING, "nomarch"):
        for step in range(200):
            now = 100.0 + step / 10
            assert type(faults.note("full", "no room", "t")) is Broken
            assert type(faults.note("busy", "later")) is DatabaseUnavailable
    assert faults.counts == {"full": 200, "busy": 200}
    told = [(line.levelname, line.__dict__["count"]) for line in caplog.records]
    assert sorted(told) == [("ERROR", 1), ("ERROR", 100), ("WARNING", 1), ("WARNING", 100)]
