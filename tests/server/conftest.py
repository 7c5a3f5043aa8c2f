"""Runs every test that uses `database` on both databases, and provides servers."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from nomarch.client import Client
from nomarch.server.settings import Settings
from tests.server.knocking import begin
from tests.server.postgres import Postgres, temporary
from tests.server.serving import Server, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for this test run."""
    with temporary() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(f"test_{secrets.token_hex(6)}")


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A server without rate limits, on either database."""
    with serving(Settings(database=database, workers=1, rates={})) as running:
        yield running


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[Server]:
    """A server with default limits, on SQLite: for tests that don't depend on the database."""
    with serving(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1)) as running:
        yield running


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server without rate limits per module, for tests that don't change its state."""
    database = f"sqlite:///{tmp_path_factory.mktemp('open') / 'tables.db'}"
    with serving(Settings(database=database, workers=1, rates={}, origins=frozenset({"https://friend.example"}))) as it:
        yield it


@pytest.fixture(scope="module")
def ann(open_server: Server) -> Client:
    """A client of that server."""
    return Client(open_server.address)


@pytest.fixture(scope="module")
def table(ann: Client) -> str:
    """One of her tables, just dealt."""
    return begin(ann)
