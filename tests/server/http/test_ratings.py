"""Rated games over HTTP, from the table to the leaderboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nomarch.server.domain.ratings import NEW, PROVISIONAL
from nomarch.server.settings import RATES, Settings
from tests.server.people import OPEN, Person, person, play_on
from tests.server.serving import Server, serving

CLOCK = {"bank": 600, "increment": 0}


def rated(ann: Person, bob: Person, names: tuple[str, str] = ("Ann", "Bob")) -> str:
    """A rated game in progress."""
    table = ann.make("nile", person(names[0]), OPEN, rated=True, clock=CLOCK, options={"faster": "yes"})
    bob.join(table, names[1])
    ann.start(table)
    return table


def lose(ann: Person, bob: Person) -> str:
    """A rated game that Ann leaves, and then Bob: bots finish it at once, and Bob has won."""
    table = rated(ann, bob)
    while ann.see(table)["play"]["to_play"] != 0:
        bob.move(table)
    before = ann.see(table)["play"]["decision"]
    ann.post(f"/tables/{table}/leave", seat=0)
    wait(ann, table, before)
    bob.post(f"/tables/{table}/leave", seat=1)
    while ann.see(table)["phase"] == "playing":
        pass
    return table


def wait(someone: Person, table: str, decision: int) -> None:
    """Until a bot has decided something."""
    while someone.see(table)["play"]["decision"] == decision:
        pass


def test_a_rated_game_changes_both_ratings_and_says_so(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = rated(ann, bob)
    assert ann.see(table)["rated"]
    newcomer = {"rating": 1500, "uncertainty": NEW.uncertainty, "games": 0, "provisional": True, "change": None}
    assert ann.get(f"/tables/{table}/ratings") == [newcomer, newcomer]
    player = (ann, bob)[ann.see(table)["play"]["to_play"]]
    assert player.refused(f"/tables/{table}/hint") == (403, "rated_no_hints")
    shown = play_on([ann, bob], table)
    assert ann.get("/finished") == []  # not in public lists
    changes = [each["change"] for each in bob.get(f"/tables/{table}/ratings")]
    ranks = shown["play"]["result"]["ranks"]
    assert sum(changes) == 0
    assert (changes[0] > changes[1]) == (ranks[0] < ranks[1])
    own = ann.get("/me/ratings")
    assert own["listed"]
    assert own["ratings"] == [
        {"game": "nile", "rating": 1500 + changes[0], "uncertainty": own["ratings"][0]["uncertainty"], "games": 1,
         "provisional": True, "rank": None}
    ]  # fmt: skip
    assert own["ratings"][0]["uncertainty"] < NEW.uncertainty
    assert [game["rating_change"] for game in ann.get("/me/history")["games"]] == [changes[0]]
    assert Person(server).get("/me/ratings") == {"ratings": [], "listed": True}


def test_a_rating_follows_the_profile_and_is_exported_and_deleted_with_it(server: Server) -> None:
    ann, bob, phone = Person(server), Person(server), Person(server)
    table = lose(ann, bob)
    found = ann.get("/me/ratings")
    phone.post("/me/carry", secret=ann.post("/me/link")["secret"])
    assert phone.get("/me/ratings") == found
    export: dict[str, Any] = json.loads(phone.http.get("/api/me/export").text)
    assert export["ratings"] == found["ratings"]
    assert [(each["table"], each["change"]) for each in export["rated_games"]] == [
        (table, found["ratings"][0]["rating"] - 1500)
    ]
    of_bob = bob.get("/me/ratings")
    phone.http.delete("/api/me")
    for someone in (ann, phone):
        assert someone.get("/me/ratings")["ratings"] == []
    assert bob.get("/me/ratings") == of_bob


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
