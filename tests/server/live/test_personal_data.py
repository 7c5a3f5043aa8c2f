"""A person's history, export and deletion, on a running server."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nomarch import load
from nomarch.server.domain import commands
from tests.server.people import OPEN, Person, bot, opened, person, play_on, upload
from tests.server.serving import Server


def over(server: Server, *seats: dict[str, str]) -> tuple[Person, str]:
    """A finished game of Nile for one person."""
    ann = Person(server)
    table = ann.make("nile", person("Ann"), *seats, options={"faster": "yes"})
    ann.start(table)
    play_on([ann] * 2, table)
    return ann, table


def test_a_history_has_results_and_goes_where_the_profile_goes(open_server: Server) -> None:
    ann, table = over(open_server, bot())
    upload(ann)
    found = ann.get("/me/history")
    (game,) = found["games"]
    assert (game["table"], game["players"], game["against"], game["level"]) == (table, 2, "bots", "random")
    (row,) = found["results"]
    assert (row["games"], row["wins"]) == (1, int(game["won"]))
    assert game["won"] == (0 in ann.see(table)["play"]["result"]["winners"])
    phone = Person(open_server)
    assert phone.get("/me/history") == {"results": [], "games": []}
    phone.post("/me/carry", secret=ann.post("/me/link")["secret"])
    assert phone.get("/me/history") == found


def test_an_export_holds_everything_of_ones_own_and_nothing_of_others(open_server: Server) -> None:
    ann, bob, table = opened(open_server, "nile")
    ann.post("/me", name="Ann")
    for someone, text in ((ann, "hello"), (bob, "bob's words")):
        someone.post(f"/tables/{table}/chat", text=text)
    answer = ann.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="nomarch.json"'
    found: dict[str, Any] = json.loads(answer.text)
    assert (found["name"], len(found["devices"]), found["notifications"]) == ("Ann", 1, [])
    (kept,) = found["tables"]
    assert kept["id"] == table
    assert [line["text"] for line in kept["chat"]] == ["hello"]
    assert "bob's words" not in answer.text
    # The record of a game in progress is the one that her seat may see.
    assert kept["record"] == ann.http.get(f"/api/tables/{table}/record").text
    assert json.loads(Person(open_server).http.get("/api/me/export").text)["tables"] == []


def test_deletion_removes_own_tables_and_ones_name_from_the_others(server: Server) -> None:
    ann, bob, shared = opened(server)
    mine = ann.make("nile", person("Ann"), bot())
    waiting = ann.make("nile", person("Ann"), OPEN)
    bob.join(waiting, "Bob")
    guest = bob.make("nile", person("Bob"), OPEN)
    ann.join(guest, "Ann")
    ann.post("/me", name="Ann")
    phrase, link = ann.post("/me/phrase")["phrase"], ann.post("/me/link")["secret"]
    phone = Person(server)
    phone.post("/me/carry", secret=link)
    ann.post(f"/tables/{shared}/chat", text="Ann says")
    bob.post(f"/tables/{shared}/chat", text="Bob says")

    answer = ann.http.delete("/api/me").json()
    assert answer == {"name": "", "phrase": False, "devices": 1}
    for someone in (ann, phone):
        assert someone.get("/me/tables") == []
        assert someone.see(shared)["you"] == []
    assert ann.http.get(f"/api/tables/{mine}").status_code == 404
    assert bob.see(waiting)["phase"] == "closed"
    assert bob.see(guest)["seats"][0]["name"] == "Bob"
    assert bob.see(guest)["seats"][1]["kind"] == "open"
    assert Person(server).refused("/me/carry", phrase=phrase) == (403, "phrase_unknown")
    seats = bob.see(shared)["seats"]
    assert [seat["name"] for seat in seats] == ["Player 1", "Bob"]
    assert seats[0]["level"]  # a bot finishes the game
    assert [line["text"] for line in bob.get(f"/tables/{shared}/chat")] == ["Bob says"]
    shown = json.dumps([bob.see(shared), bob.get("/me/tables"), bob.get(f"/tables/{shared}/chat")])
    assert "Ann" not in shown + bob.http.get(f"/api/tables/{shared}/record").text


def test_a_finished_game_of_somebody_who_is_gone_is_as_it_was(open_server: Server) -> None:
    ann, bob, table = opened(open_server)
    play_on([ann, bob], table, last=False)
    before = load(bob.http.get(f"/api/tables/{table}/record").text)
    ann.http.delete("/api/me")
    after = load(bob.http.get(f"/api/tables/{table}/record").text)
    assert after.actions == before.actions
    assert list(after.names) == ["Player 1", "Bob"]
    assert [seat["name"] for seat in bob.get("/me/history")["games"][0]["seats"]] == ["Player 1", "Bob"]


def test_a_deletion_that_was_cut_off_continues_when_asked_again(
    open_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = opened(open_server)
    other = bob.make("nile", person("Bob"), OPEN)
    ann.join(other, "Ann")
    forget, calls = commands.forget, []

    def once(*given: Any) -> Any:
        calls.append(given)
        if len(calls) == 2:
            raise RuntimeError("killed")
        return forget(*given)

    monkeypatch.setattr(commands, "forget", once)
    assert ann.http.delete("/api/me").status_code == 500
    assert len(ann.get("/me/tables")) == 1
    ann.http.delete("/api/me")
    names = [seat["name"] for each in (table, other) for seat in bob.see(each)["seats"]]
    assert "Ann" not in names
