"""Ratings on a running server: what rated games change, and whom they follow."""

from __future__ import annotations

import json
from typing import Any

from nomarch.server.domain.ratings import NEW
from tests.server.people import OPEN, Person, person, play_on
from tests.server.players import until
from tests.server.serving import Server

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
    until(lambda: ann.see(table)["play"]["decision"] != before, "a bot's move")
    bob.post(f"/tables/{table}/leave", seat=1)
    until(lambda: ann.see(table)["phase"] == "over", "the end of the game")
    return table


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
