"""Backup while a server writes, and restore; if either is killed, the old state or the new one is there."""

import asyncio
import os
import shlex
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import warnings
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nomarch.cli.main import app
from nomarch.server.store import Store, open_store
from nomarch.server.store.backup import back_up, restore
from nomarch.server.store.migrations import MIGRATIONS
from nomarch.text.errors import NomarchError
from tests.server.postgres import Postgres, binaries
from tests.server.store.stores import event, fill, head, tables, using

_TOUCHING = ("open", "os.rename", "os.link", "os.remove", "sqlite3.connect")


def in_a_child(work: Callable[[], object]) -> int:
    """Run a function in a forked child that exits without cleanup; returns its `waitpid` status."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # about threads, which the child doesn't have
        child = os.fork()
    if child == 0:
        try:
            work()
            os._exit(0)
        except BaseException:  # noqa: BLE001  # pytest in the child would go on with the next test
            os._exit(1)
    return os.waitpid(child, 0)[1]


def killed_at_each_moment(prepare: Callable[[], None], work: Callable[[], object], check: Callable[[], None]) -> int:
    """Run again and again, killed one step later each time, until it completes; returns the number of steps."""

    def killed_at(last: int) -> None:
        seen = count(1)

        def notice(name: str, args: object) -> None:
            if name in _TOUCHING and next(seen) == last:
                os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(notice)
        work()

    for step in count(1):
        prepare()
        ended = in_a_child(lambda: killed_at(step))  # noqa: B023  # called before the next round
        check()
        if ended == 0:
            return step
        assert os.WIFSIGNALED(ended), "it failed instead of being killed"
    raise AssertionError


# --- backup ---


def test_a_backup_while_the_server_writes_holds_all_that_was_acknowledged_before_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def write_on(store: Store) -> None:
        for seq in range(1, 200):
            await store.append(head("t", seq), [event(seq, data="x" * 5000)], [])
        copying = asyncio.create_task(asyncio.to_thread(back_up, path, copy))
        for seq in count(200):
            await store.append(head("t", seq), [event(seq)], [])
            if copying.done():
                break
        await copying

    using(f"sqlite:///{path}", write_on)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert {each.name for each in tmp_path.iterdir()} == {"tables.db", "tables.db.lock", "copy.db"}

    async def read(store: Store) -> None:
        kept = await store.events("t")
        assert [each.seq for each in kept] == list(range(1, len(kept) + 1))
        assert len(kept) >= 199
        assert store.warnings == []

    using(f"sqlite:///{copy}", read)


def test_a_backup_is_not_written_over_a_file_unless_that_is_forced(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    fill(path, "t")
    copy.write_text("precious")
    for force, target in ((False, copy), (True, path)):  # never over the database itself
        with pytest.raises(NomarchError) as refused:
            back_up(path, target, force=force)
        assert refused.value.message.key == "backup_exists"
    assert copy.read_text() == "precious"
    back_up(path, copy, force=True)
    assert tables(copy) == tables(path) == ["t"]


def test_a_backup_that_is_killed_leaves_the_old_copy_or_the_new_one(tmp_path: Path) -> None:
    path, first, copy = tmp_path / "tables.db", tmp_path / "first.db", tmp_path / "copy.db"
    fill(path, "old")
    back_up(path, first)
    path.unlink()
    fill(path, "new")

    def check() -> None:
        with closing(sqlite3.connect(copy)) as db:
            found.append(db.execute("SELECT id FROM tables").fetchone()[0])
        assert tables(path) == ["new"]

    found: list[str] = []
    steps = killed_at_each_moment(
        lambda: (shutil.copy(first, copy), None)[1], lambda: back_up(path, copy, force=True), check
    )
    assert steps > 3
    assert found == sorted(found, reverse=True)  # old, old…, new
    assert found[-1] == "new"


def test_a_damaged_database_is_not_passed_off_as_a_backup(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    fill(path, "t", 300)
    spoil(path)
    with pytest.raises(NomarchError) as refused:
        back_up(path, copy)
    assert refused.value.message.key == "database_damaged"
    assert not copy.exists()
    assert not list(tmp_path.glob("*.part"))


def spoil(path: Path) -> None:
    """Damage some pages in the middle of a database."""
    content = bytearray(path.read_bytes())
    half = len(content) // 2
    content[half : half + 8192] = b"\xa5" * 8192
    path.write_bytes(content)


# --- restore ---


def test_a_restore_keeps_the_old_database_aside_with_what_only_its_log_held(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    fill(path, "new")
    back_up(path, copy)
    path.unlink()
    in_a_child(lambda: crash(path))
    assert (tmp_path / "tables.db-wal").exists()
    aside = restore(copy, path)
    assert aside
    assert aside.name.startswith("tables.db.20")
    assert tables(path) == ["new"]
    assert tables(aside) == ["old"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def crash(path: Path) -> None:
    """Write to a database, and exit without closing it."""

    async def write() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.start(lambda notice: None)
        await store.append(head("old", 1), [event(1)], [])
        os._exit(0)

    asyncio.run(write())


def test_a_restore_that_is_killed_leaves_the_old_database_or_the_new_one(tmp_path: Path) -> None:
    folder, copy, crashed = tmp_path / "data", tmp_path / "copy.db", tmp_path / "crashed"
    fill(tmp_path / "tables.db", "new")
    back_up(tmp_path / "tables.db", copy)
    crashed.mkdir()
    in_a_child(lambda: crash(crashed / "tables.db"))
    path = folder / "tables.db"
    found: list[str] = []

    def prepare() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(crashed, folder)

    def check() -> None:
        found.extend(tables(path))
        kept = [each for each in folder.glob("*.old") if tables(each) == ["old"]]
        assert len(kept) == (found[-1] == "new")

    assert killed_at_each_moment(prepare, lambda: restore(copy, path), check) > 5
    assert found == sorted(found, reverse=True)
    assert (found[0], found[-1]) == ("old", "new")


def test_a_damaged_database_is_replaced_and_kept_aside_as_it_was(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    fill(path, "t")
    back_up(path, copy)
    path.write_bytes(b"garbage" * 1000)
    (tmp_path / "tables.db-wal").write_bytes(b"more garbage")
    aside = restore(copy, path)
    assert aside
    assert aside.read_bytes() == b"garbage" * 1000
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"more garbage"
    assert tables(path) == ["t"]


def test_only_a_whole_database_of_ours_is_restored(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    fill(path, "t", 300)
    copies = {key: tmp_path / f"{key}.db" for key in ("database_damaged", "backup_foreign", "newer_database")}
    for copy in copies.values():
        back_up(path, copy)
    spoil(copies["database_damaged"])
    for key, change in (
        ("backup_foreign", "DROP TABLE server_key"),
        ("newer_database", f"PRAGMA user_version={len(MIGRATIONS) + 1}"),
    ):
        with closing(sqlite3.connect(copies[key])) as db:
            db.execute(change)
    (tmp_path / "notes.txt").write_text("Not a database, but long enough to be taken for one. " * 20)
    copies["backup_failed"] = tmp_path / "notes.txt"
    copies["backup_missing"] = tmp_path / "nowhere.db"
    copies["restore_same"] = path
    for key, copy in copies.items():
        with pytest.raises(NomarchError) as refused:
            restore(copy, path)
        assert refused.value.message.key == key
    assert tables(path) == ["t"]
    assert not [*tmp_path.glob("*.part"), *tmp_path.glob("*.old")]


def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    fill(path, "t")
    back_up(path, copy)

    async def serve(store: Store) -> None:
        with pytest.raises(NomarchError) as refused:
            restore(copy, path)
        assert refused.value.message.key == "restore_in_use"

    using(f"sqlite:///{path}", serve)


def test_a_copy_of_the_file_alone_while_a_server_used_it_is_warned_about(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def copy_it(store: Store) -> None:
        shutil.copy(path, copy)

    async def look(store: Store) -> None:
        assert [warning.key for warning in store.warnings] == ["database_log_missing"]

    using(f"sqlite:///{path}", copy_it)
    using(f"sqlite:///{copy}", look)
    assert tables(copy) == []  # its server has closed it, so nothing is missing


# --- the commands ---


def run(*args: object) -> tuple[int, str]:
    ran = CliRunner().invoke(app, [*map(str, args), "--language", "en"])
    return ran.exit_code, ran.output


def test_for_postgresql_the_commands_say_what_to_type_and_that_works(tmp_path: Path, postgres: Postgres) -> None:
    url, other = (postgres.create(f"test_{os.urandom(6).hex()}") for _ in range(2))
    using(url, lambda store: store.append(head("t", 1), [event(1)], []))
    using(other, lambda store: store.append(head("u", 1), [event(1)], []))
    copy = tmp_path / "copy.dump"
    for command, database in (("backup", url), ("restore", other)):
        code, said = run(command, copy, "--db", database)
        assert code == 2
        words = shlex.split(said.partition(", use ")[2].partition(": ")[2])
        tool = (binaries() / "pg_ctl").resolve().with_name(words[0])
        if not tool.exists():
            pytest.skip(f"there is no {words[0]} beside the server")
        subprocess.run([tool, *words[1:]], check=True)

    async def look(store: Store) -> None:
        assert [each.id for each in await store.heads()] == ["t"]

    using(other, look)
