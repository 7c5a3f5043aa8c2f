"""`nomarch doctor`: what it says of a server that would start."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nomarch.cli.main import app
from nomarch.server import doctor
from nomarch.server.http.addresses import listen
from nomarch.server.settings import Settings
from nomarch.server.store import open_store
from nomarch.server.store.migrations import MIGRATIONS
from nomarch.text.language import LANGUAGES, tell
from tests.server.serving import serving


def said(settings: Settings, host: str = "127.0.0.1", port: int | None = 0) -> dict[str, str]:
    """The keys of all that is found, each with its level."""
    found = asyncio.run(doctor.examine(settings, host, port))
    return {each.message.key: each.level for each in found}


def made(database: str) -> None:
    async def make() -> None:
        store = open_store(database)
        await store.start(lambda notice: None)
        await store.stop()

    asyncio.run(make())


def problems(found: dict[str, str]) -> set[str]:
    return {key for key, level in found.items() if level == "problem"}


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


def test_a_database_that_does_not_answer_and_one_that_is_none_are_problems() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
    assert problems(said(Settings(f"postgresql://ann:hush@127.0.0.1:{port}/x"))) == {"database_unusable"}
    assert problems(said(Settings("mysql://x"))) == {"database_url"}


MEMORY = "sqlite:///nowhere-yet.db"


@pytest.mark.parametrize(
    ("host", "public", "proxied", "keys"),
    [
        ("127.0.0.1", "", False, {"doctor_local", "doctor_open_here"}),
        ("0.0.0.0", "", False, {"doctor_open_network", "doctor_figures_open"}),
        ("127.0.0.1", "https://games.example", True, {"doctor_public", "doctor_open_proxy", "doctor_figures_open"}),
        ("127.0.0.1", "", True, {"doctor_proxy_no_url"}),
        ("0.0.0.0", "https://games.example", True, {"doctor_proxy_bypass"}),
        ("127.0.0.1", "https://games.example", False, {"doctor_https_unproxied"}),
        ("127.0.0.1", "http://games.example", False, {"doctor_plain_http"}),
    ],
)
def test_what_is_open_to_whom_is_said(
    host: str, public: str, proxied: bool, keys: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nomarch.server.http.addresses._own_addresses", lambda family: ["192.0.2.5"])
    found = said(Settings(MEMORY, public_url=public, proxied=proxied), host)
    assert keys <= set(found)
    assert problems(found) == set()
    assert ("doctor_open_here" in found) == (host == "127.0.0.1" and not public and not proxied)


def test_a_port_in_use_may_be_our_own_and_a_bad_host_is_a_problem() -> None:
    with listen("127.0.0.1", 0) as taken:
        assert said(Settings(MEMORY), port=taken.getsockname()[1])["cli_port_busy"] == "note"
    assert problems(said(Settings(MEMORY), "192.0.2.77")) == {"cli_bad_host"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exit_code_says_whether_a_server_would_start(tmp_path: Path, language: str) -> None:
    arguments = ["doctor", "--port", "0", "--language", language]
    fine = CliRunner().invoke(app, [*arguments, "--db", f"sqlite:///{tmp_path / 'tables.db'}"])
    assert (fine.exit_code, tell("doctor_summary", language, problems=0) in fine.output) == (0, True)
    wrong = CliRunner().invoke(app, [*arguments, "--db", "mysql://ann:hush@host/x"])
    assert (wrong.exit_code, tell("doctor_summary", language, problems=1) in wrong.output) == (1, True)
    assert "hush" not in wrong.output
