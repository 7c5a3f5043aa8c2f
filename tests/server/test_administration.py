"""Commands reach the tables directly in the database, or through the server that uses it."""

import asyncio
import json
from pathlib import Path

import pytest

from nomarch.server.administration import steer
from nomarch.server.http.admin import Order, read
from nomarch.server.settings import Settings
from nomarch.server.store.files import note_address
from nomarch.text.errors import NomarchError
from tests.server.hosting import Host
from tests.server.people import OPEN, Person, person
from tests.server.serving import serving


def test_a_server_that_cannot_be_reached_is_named(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert "There is no database" in Host(f"sqlite:///{tmp_path}/other.db").refused("list")
    assert not (tmp_path / "other.db").exists()
    with serving(Settings(database=database, workers=1, rates={})):
        assert "its address is unknown" in " ".join(Host(database).refused("list").split())
        note_address(tmp_path / "tables.db", "http://127.0.0.1:1/")
        assert "server at http://127.0.0.1:1/" in Host(database).refused("list")
        assert (tmp_path / "tables.db.address").stat().st_mode & 0o077 == 0


def order(**what: object) -> Order:
    return read(json.dumps(what))


def test_without_a_server_the_database_itself_is_changed(database: str) -> None:
    with serving(Settings(database=database, workers=1, rates={})) as server:
        table = Person(server).make("nile", person("Ann"), OPEN)
    asyncio.run(steer(database, order(do="close", table=table)))
    with serving(Settings(database=database, workers=1, rates={})) as server:
        assert Person(server).see(table)["phase"] == "closed"


def test_what_the_server_refuses_is_refused_in_its_own_words(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(Settings(database=f"sqlite:///{path}", workers=1, rates={})) as server:
        note_address(path, server.address)
        with pytest.raises(NomarchError) as refused:
            asyncio.run(steer(f"sqlite:///{path}", order(do="close", table="222222222222")))
    assert refused.value.message.key == "no_such_table"
