"""Everything sent about a table is built from what its viewer may know."""

import pytest

from tests.server.people import Person, opened, person, play_on, to_play
from tests.server.serving import Server


def test_people_round_one_screen_see_a_hand_only_when_they_ask_for_it(server: Server) -> None:
    ann = Person(server)
    table = ann.make("nile", person("Ann"), person("Bob"))
    ann.start(table)
    assert ann.see(table)["viewer"] is None
    assert ann.see(table)["play"]["view"]["hand"] is None
    first = ann.see(table)["play"]["to_play"]
    assert ann.see(table, first)["play"]["view"]["hand"]
    assert ann.see(table, first)["play"]["choices"]
    assert ann.see(table, 1 - first)["play"]["choices"] is None
    assert play_on([ann, ann], table)["phase"] == "over"


@pytest.mark.parametrize(("game", "last", "final"), [("fertility", "place", False), ("nile", "pass", True)])
def test_a_choice_says_whether_it_can_be_undone(server: Server, game: str, last: str, final: bool) -> None:
    ann, bob, table = opened(server, game)
    choice = to_play(ann, bob, table)[0].see(table)["play"]["choices"][-1]
    assert (choice["text"].split(" ")[0], choice["final"]) == (last, final)


def test_a_spectator_sees_no_hand_and_may_not_look_from_a_seat(server: Server) -> None:
    _, bob, table = opened(server, "nile")
    stranger = Person(server)
    assert stranger.see(table)["play"]["view"]["hand"] is None
    assert stranger.http.get(f"/api/tables/{table}?seat=0").status_code == 403
    assert bob.http.get(f"/api/tables/{table}?seat=0").status_code == 403
    assert stranger.refused(f"/tables/{table}/moves", seq=99, action="pass") == (403, "not_seated")


def test_the_log_is_told_as_keys_and_from_what_one_knows_already(server: Server) -> None:
    ann, bob, table = opened(server)
    mover, _ = to_play(ann, bob, table)
    mover.move(table)
    seq = mover.see(table)["seq"]
    mover.move(table)
    shown = mover.get(f"/tables/{table}?since={seq}")["play"]
    assert shown["log_from"] == 1
    assert all(entry["decision"] >= 1 for entry in shown["log"])
    whole = mover.see(table)["play"]["log"]
    assert whole[len(whole) - len(shown["log"]) :] == shown["log"]
    assert {"key", "args", "rule", "seat", "decision"} == set(whole[0])
