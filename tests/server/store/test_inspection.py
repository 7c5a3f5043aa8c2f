"""Checks whether a database is usable don't change it."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nomarch.server.settings import Settings
from nomarch.server.store import open_store
from nomarch.server.store.migrations import MIGRATIONS
from tests.server.findings import problems, said
from tests.server.serving import serving


def made(database: str) -> None:
    async def make() -> None:
        store = open_store(database)
        await store.start(lambda notice: None)
        await store.stop()

    asyncio.run(make())


def test_a_database_that_a_server_made_is_sound_on_both_kinds(database: str) -> None:
    made(database)
    found = said(Settings(database))
    assert problems(found) == set()
    sqlite = {"doctor_database_sound", "doctor_database_private", "doctor_schema"}
    assert (sqlite if database.startswith("sqlite") else {"doctor_postgres", "doctor_schema"}) <= set(found)


def test_a_database_that_there_is_not_yet_is_not_made(tmp_path: Path) -> None:
    assert said(Settings(f"sqlite:///{tmp_path / 'deep' / 'tables.db'}"))["doctor_no_database"] == "ok"
    assert list(tmp_path.iterdir()) == []


def test_a_database_in_use_is_looked_at_all_the_same(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", workers=1)
    with serving(settings):
        found = said(settings)
    assert found["doctor_database_in_use"] == "note"
    assert problems(found) == set()


def spoil(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:4096] + b"\xff" * 8192)


def replace(path: Path) -> None:
    path.write_text("a letter to my aunt, of more than a hundred letters so that it is not an empty file " * 9)


def expose(path: Path) -> None:
    path.chmod(0o644)


def outdate(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()


@pytest.mark.parametrize(
    ("change", "keys"),
    [
        (spoil, {"database_damaged", "database_unusable"}),
        (replace, {"database_unusable"}),
        (expose, {"database_exposed"}),
        (outdate, {"newer_database"}),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, change: Callable[[Path], None], keys: set[str]) -> None:
    if change is expose and sys.platform == "win32":
        pytest.skip("modes say nothing there")
    path = tmp_path / "tables.db"
    made(f"sqlite:///{path}")
    change(path)
    found = problems(said(Settings(f"sqlite:///{path}")))
    assert found
    assert found <= keys


def test_an_older_schema_is_said_to_be_one(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) - 1}")
        db.execute("CREATE TABLE x (y)")
    db.close()
    path.chmod(0o600)
    assert said(Settings(f"sqlite:///{path}"))["doctor_schema_old"] == "note"
