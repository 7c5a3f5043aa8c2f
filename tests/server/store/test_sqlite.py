"""SQLite only: one writer, one process, and files that aren't databases."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from nomarch.server.store import Notice, Store, open_store
from nomarch.text.errors import NomarchError
from tests.server.store.stores import event, head, using


def test_sqlite_waits_for_the_disk_once_for_many_who_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    statements: list[str] = []
    connect = sqlite3.connect

    def traced(*args: Any, **options: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(*args, **options)
        db.set_trace_callback(statements.append)
        return db

    monkeypatch.setattr("nomarch.server.store.sqlite.sqlite3.connect", traced)

    async def crowd(store: Store) -> None:
        statements.clear()
        await asyncio.gather(*(store.append(head(f"t{i}", 1), [event(1)], []) for i in range(300)))
        commits = statements.count("COMMIT")
        assert len(await store.heads(limit=1000)) == 300
        assert 1 <= commits < 150  # usually 1 or 2

    using(f"sqlite:///{tmp_path / 'tables.db'}", crowd)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def second(store: Store) -> None:
        with pytest.raises(NomarchError, match="in use by another server") as refused:
            await open_store(f"sqlite:///{path}").start(lambda notice: None)
        assert refused.value.message.args == {"path": str(path)}
        await store.append(head("t", 1), [event(1)], [])  # the first continues to work

    using(f"sqlite:///{path}", second)
    using(f"sqlite:///{path}", lambda store: store.announce(Notice("t")))  # when it has stopped, another can start


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Not a database, but long enough to be taken for one. " * 20)
    for path in (tmp_path / "notes.txt", tmp_path, tmp_path / "notes.txt" / "tables.db"):
        with pytest.raises(NomarchError) as refused:
            asyncio.run(open_store(f"sqlite:///{path}").start(lambda notice: None))
        assert refused.value.message.key == "database_unusable"
