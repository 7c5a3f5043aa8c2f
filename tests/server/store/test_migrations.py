"""Data of earlier nomarch versions: databases of every schema, and games started under earlier rules."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from nomarch import load
from nomarch.client import Client
from nomarch.games import registry
from nomarch.play.fairness import verify
from nomarch.server.settings import Settings
from nomarch.server.store import postgres as postgres_store
from nomarch.server.store import sqlite as sqlite_store
from nomarch.server.store.migrations import MIGRATIONS
from tests.server.earlier import VERSION
from tests.server.players import Player, move, my_turn, refused
from tests.server.postgres import execute
from tests.server.serving import serving

ME = {"kind": "person", "name": "Ann"}
SCHEMAS = Path(__file__).parent / "schemas"
TOKEN = "schema-1-schema-1-schema-1-schem"  # the token of the player in that database
NEXT = "CREATE TABLE later (table_id text NOT NULL REFERENCES tables (id), note text NOT NULL)"


def fill(database: str, schema: int) -> str:
    """Create a database with an earlier schema; returns the SQL dump."""
    kind = database.partition(":")[0]
    dump = (SCHEMAS / f"{schema}.{kind}.sql").read_text(encoding="utf-8")
    if kind == "sqlite":
        db = sqlite3.connect(database.removeprefix("sqlite:///"))
        db.executescript(dump)
        db.close()
    else:
        asyncio.run(execute(database, dump))
    return dump


def test_games_in_a_database_of_schema_1_are_replayed_and_go_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"Nile that is over \((\w+)\) and one of Fertility that goes on \((\w+)\)", fill(database, 1))
    assert found
    over, running = found.groups()
    settings = Settings(database=database, workers=1, rates={})
    for steps in (MIGRATIONS, (*MIGRATIONS, NEXT)):  # as it is, and after a migration
        monkeypatch.setattr(sqlite_store, "MIGRATIONS", steps)
        monkeypatch.setattr(postgres_store, "MIGRATIONS", steps)
        with serving(settings) as server:
            client = Client(server.address, TOKEN)
            assert {each["id"] for each in client.get("/api/me/tables")} == {over, running}
            match = load(client.record(over))
            assert match.over
            verify(match)
            assert client.get(f"/api/tables/{over}/chat")[0]["text"] == "Well played!"
            shown = my_turn(client, running)
            assert move(client, shown, key=f"key-{len(steps)}")["seq"] == shown["seq"] + 1
            assert my_turn(client, running)["play"]["decision"] > shown["play"]["decision"]


# --- rules ---


@pytest.fixture
def earlier(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Makes an earlier version of Nile the current one, until a test updates it."""
    monkeypatch.setitem(registry.GAMES, "nile", "tests.server.earlier:Earlier")
    registry.find.cache_clear()
    yield monkeypatch
    monkeypatch.undo()
    registry.find.cache_clear()


def update(patch: pytest.MonkeyPatch, *, keep: bool) -> None:
    """Switch to the current rules, with or without keeping the earlier version."""
    patch.setitem(registry.GAMES, "nile", "nomarch.games.nile.game:Nile")
    if keep:
        patch.setitem(registry.EARLIER, ("nile", VERSION), "tests.server.earlier:Earlier")
    registry.find.cache_clear()


def test_a_game_begun_under_earlier_rules_goes_on_under_its_own(database: str, earlier: pytest.MonkeyPatch) -> None:
    settings = Settings(database=database, workers=1, rates={})
    with serving(settings) as server:
        client = Client(server.address)
        table = client.create("nile", [ME, ME], options={"faster": "yes"})
        client.start(table)
        for _ in range(5):
            move(client, my_turn(client, table))
    update(earlier, keep=True)
    with serving(settings) as server:
        client = Client(server.address, client.token)
        player = Player(client, table)
        player.run()
        assert not player.failure
        match = load(client.record(table))
        assert match.over
        assert match.game.version == VERSION
        verify(match)
        again = client.post(f"/api/tables/{table}/rematch")["table"]
        client.start(again)
        assert server.service.hub._tables[again].table.match.game.version == registry.find("nile").version != VERSION


def test_a_game_whose_rules_are_unknown_says_so_and_hinders_no_other(
    tmp_path: Path, earlier: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates={})
    with serving(settings) as server:
        client = Client(server.address)
        table = client.create("nile", [ME, ME])
        client.start(table)
    update(earlier, keep=False)
    with serving(settings) as server:
        client = Client(server.address, client.token)
        unknown = refused(lambda: client.see(table))
        assert (unknown.status, unknown.key) == (422, "record_rules")
        assert my_turn(client, begin_another(client))


def begin_another(client: Client) -> str:
    table = client.create("nile", [ME, ME])
    client.start(table)
    return table
