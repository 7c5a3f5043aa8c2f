"""A table in a list: whose turn it is, and what waits for the reader."""

from __future__ import annotations

import json

from nomarch.server.live.summaries import as_listed, waiting_first
from nomarch.server.store import TableSummary
from tests.server.people import OPEN, Person, bot, opened, person, play_on
from tests.server.players import until
from tests.server.serving import Server


def mine(someone: Person, table: str) -> dict[str, object]:
    return next(each for each in someone.get("/me/tables") if each["id"] == table)


def test_each_player_sees_whose_turn_it_is_and_who_is_waited_for(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.make("fertility", person("Ann"), OPEN, options={"first": "1"}, clock={"bank": 600}, listed=True)
    assert (mine(ann, table)["you"], mine(ann, table)["waits_for_you"]) == ([0], False)
    bob.join(table, "Bob")
    assert [mine(each, table)["waits_for_you"] for each in (ann, bob)] == [True, False]  # the host is to start
    ann.start(table)
    for turn in range(3):
        to_play = turn % 2
        for seat, each in enumerate((ann, bob)):
            shown = mine(each, table)
            assert shown["to_play"] == to_play
            assert shown["round"] == turn // 2 + 1
            assert shown["waits_for_you"] == (seat == to_play)
            assert shown["you"] == [seat]
            assert isinstance(shown["deadline"], int)
        while (shown := mine(ann, table))["to_play"] == to_play:
            (ann, bob)[to_play].move(table)


def test_lists_for_everybody_say_nothing_of_devices(server: Server) -> None:
    ann = Person(server)
    table = ann.make("nile", person("Ann"), OPEN, listed=True)
    [listed] = Person(server).get("/tables")
    assert listed["id"] == table
    assert (listed["you"], listed["waits_for_you"]) == ([], False)
    devices = server.service.hub.at_hand(table).table.seats[0].who
    assert devices
    assert not any(device in json.dumps([listed, ann.get("/me/tables")]) for device in devices)


def test_a_finished_game_tells_who_won(open_server: Server) -> None:
    ann, bob, table = opened(open_server)
    play_on([ann, bob], table)
    shown = mine(bob, table)
    result = ann.see(table)["play"]["result"]
    assert (shown["ranks"], shown["winners"], shown["scores"]) == (result["ranks"], result["winners"], result["texts"])
    assert (shown["to_play"], shown["round"], shown["deadline"], shown["waits_for_you"]) == (None, None, None, False)


def test_the_lobby_shows_public_games_in_progress_with_clock_and_edition(open_server: Server) -> None:
    ann, bob = Person(open_server), Person(open_server)
    options = {"edition": "first", "first": "1"}
    table = ann.make("fertility", person("Ann"), OPEN, options=options, clock={"bank": 600}, listed=True)
    private = ann.make("fertility", person("Ann"), person("Ann too"))
    ann.start(private)
    assert open_server.service.hub.at_hand(table)
    assert table not in [each["id"] for each in bob.get("/running")]
    bob.join(table, "Bob")
    ann.start(table)
    [shown] = [each for each in bob.get("/running") if each["id"] in (table, private)]
    assert (shown["id"], shown["to_play"], shown["round"]) == (table, 0, 1)
    assert shown["options"]["edition"] == "first"
    assert shown["clock"] == {"bank": 600, "increment": 0}
    assert shown["deadline"] > shown["updated"]
    assert (shown["you"], shown["waits_for_you"]) == ([], False)  # the same for everybody


def test_a_bot_that_plays_for_somebody_waits_for_nobody(open_server: Server) -> None:
    ann, _, table = opened(open_server)
    ann.post(f"/tables/{table}/leave", seat=0)
    assert not mine(ann, table)["waits_for_you"]


def test_games_over_days_stay_in_the_list_however_many_others_were_played(open_server: Server) -> None:
    ann = Person(open_server)
    slow = ann.make("fertility", person("Ann"), person("Bob"))
    ann.start(slow)
    for _ in range(52):
        ann.make("nile", person("Ann"), bot())
    assert until(lambda: ann.get("/me/tables"))[0]["id"] == slow


def test_tables_come_in_the_order_in_which_they_matter() -> None:
    def table(name: str, phase: str, updated: int, waits: bool = False) -> dict[str, object]:
        return {"id": name, "phase": phase, "updated": updated, "waits_for_you": waits}

    tables = [table("over", "over", 9), table("room", "waiting", 8), table("game", "playing", 1),
              table("later", "playing", 2), table("mine", "playing", 0, True)]  # fmt: skip
    assert [each["id"] for each in waiting_first(tables)] == ["mine", "later", "game", "room", "over"]


def test_what_an_earlier_version_kept_can_still_be_listed() -> None:
    summary: dict[str, object] = {
        "seats": [{"kind": "person", "name": "Ann"}],
        "options": {},
        "clock": None,
        "uploaded": False,
        "result": "",
    }
    head = TableSummary("t", 1, "nile", "playing", False, 1, 1, None, json.dumps(summary))
    assert as_listed(head, "ann")["to_play"] is None
    assert not as_listed(head, "ann")["waits_for_you"]
