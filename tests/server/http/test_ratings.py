"""Leaderboards over HTTP, and rematches of rated games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from nomarch.server.domain.ratings import PROVISIONAL
from nomarch.server.settings import RATES, Settings
from tests.server.live.test_ratings import lose
from tests.server.people import Person
from tests.server.serving import Server, serving


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server on which Ann has lost to Bob often enough to be listed."""
    database = f"sqlite:///{tmp_path_factory.mktemp('rated') / 'tables.db'}"
    with serving(Settings(database=database, workers=1, rates={})) as server:
        ann, bob = Person(server), Person(server)
        for _ in range(PROVISIONAL):
            lose(ann, bob)
        yield server, ann, bob


def test_a_leaderboard_shows_names_and_no_identities(played: tuple[Server, Person, Person]) -> None:
    server, ann, bob = played
    found = ann.get("/leaderboard/nile")
    assert [(row["rank"], row["name"], row["you"]) for row in found["rows"]] == [(1, "Bob", False), (2, "Ann", True)]
    assert (found["more"], found["yours"]["rank"]) == (False, 2)
    assert set(found["rows"][0]) == {"rank", "name", "you", "rating", "uncertainty", "games", "provisional"}
    assert ann.get("/leaderboard/nile?after=1")["rows"] == found["rows"][1:]
    assert ann.get("/leaderboard/fertility") == {"rows": [], "more": False, "yours": None}
    assert Person(server).http.get("/api/leaderboard/chess").status_code == 422
    assert Person(server).http.get("/api/leaderboard/nile?after=5000").status_code == 400
    ann.post("/me", name="Nefret")
    assert [row["name"] for row in bob.get("/leaderboard/nile")["rows"]] == ["Bob", "Nefret"]


def test_one_can_leave_the_leaderboard_at_any_time(played: tuple[Server, Person, Person]) -> None:
    _, ann, bob = played
    before = bob.get("/me/ratings")["ratings"]
    assert not bob.post("/me/ratings", listed=False)["listed"]
    found = ann.get("/leaderboard/nile")
    assert [row["you"] for row in found["rows"]] == [True]
    assert bob.get("/me/ratings")["ratings"] == [each | {"rank": None} for each in before]
    assert bob.post("/me/ratings", listed=True)["ratings"] == before


def test_a_host_can_switch_the_leaderboards_off(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates={}, leaderboard=False)
    with serving(settings) as server:
        ann = Person(server)
        answer = ann.http.get("/api/leaderboard/nile")
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "leaderboard_off")
        assert ann.get("/server")["leaderboard"] is False
        assert ann.get("/me/ratings")["ratings"] == []


def test_leaderboards_are_rate_limited(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(Settings(database=database, workers=1, rates={"ratings": RATES["ratings"]})) as server:
        ann = Person(server)
        statuses = {ann.http.get("/api/leaderboard/nile").status_code for _ in range(200)}
    assert statuses == {200, 429}


def test_a_rated_rematch_waits_for_the_others_to_sit_down(played: tuple[Server, Person, Person]) -> None:
    _, ann, bob = played
    table = next(game["table"] for game in ann.get("/me/history")["games"])
    again = ann.post(f"/tables/{table}/rematch")["table"]
    assert bob.post(f"/tables/{table}/rematch")["table"] == again
    seats = bob.see(again)["seats"]
    assert bob.see(again)["rated"]
    assert bob.see(again)["you"] == []
    assert sorted(seat["kind"] for seat in seats) == ["open", "person"]
    assert ann.refused(f"/tables/{again}/start") == (422, "seats_open")
