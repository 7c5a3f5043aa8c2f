"""Playing at a table: undo, late moves, leaving, clocks, chat."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from nomarch.bots.packing import unpack
from nomarch.server.settings import Settings
from tests.server.people import OPEN, Person, bot, opened, person, play_on, to_play
from tests.server.players import until
from tests.server.serving import Server, serving


class Time:
    """A clock controlled by the test."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    """The server's clock."""
    return Time()


@pytest.fixture
def server(tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server without rate limits that doesn't take skipped time for an outage."""
    monkeypatch.setattr("nomarch.server.store.heartbeats.GAP", 10**9)
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", workers=1, rates={}, now=time)
    with serving(settings) as running:
        yield running


def test_a_move_after_the_table_moved_on_is_refused_with_the_fresh_view(server: Server) -> None:
    ann, bob, table = opened(server)
    mover, _ = to_play(ann, bob, table)
    before = mover.see(table)
    mover.move(table)
    answer = mover.http.post(
        f"/api/tables/{table}/moves", json={"seq": before["seq"], "action": before["play"]["choices"][0]["action"]}
    )
    assert answer.status_code == 409
    assert answer.json()["error"]["key"] == "stale"
    assert answer.json()["table"] == mover.see(table)


def test_a_move_is_refused_out_of_turn_and_against_the_rules_by_number(server: Server) -> None:
    ann, bob, table = opened(server)
    mover, other = to_play(ann, bob, table)
    shown = mover.see(table)
    assert other.refused(f"/tables/{table}/moves", seq=shown["seq"], action=0) == (422, "not_your_turn")
    answer = mover.http.post(f"/api/tables/{table}/moves", json={"seq": shown["seq"], "action": "place AA a1 a2"})
    assert answer.status_code == 422
    assert answer.json()["error"]["rule"].startswith("F")
    assert mover.see(table) == shown


def test_a_request_sent_twice_with_one_key_is_carried_out_once(server: Server) -> None:
    ann, bob, table = opened(server)
    mover, _ = to_play(ann, bob, table)
    shown = mover.see(table)
    asked = {"seq": shown["seq"], "action": shown["play"]["choices"][0]["action"], "key": "once"}
    first, second = (mover.post(f"/tables/{table}/moves", **asked) for _ in range(2))
    assert first == second
    assert mover.see(table)["play"]["decision"] == 1


def test_a_table_made_twice_with_one_key_is_one_table(server: Server) -> None:
    ann = Person(server)
    ann.make("nile", person("Ann"), OPEN)  # with a browser that the server knows by now
    assert ann.make("nile", person("Ann"), OPEN, key="k") == ann.make("nile", person("Ann"), OPEN, key="k")
    assert ann.make("nile", person("Ann"), OPEN, key="k") != ann.make("nile", person("Ann"), OPEN, key="l")


def test_own_actions_of_a_turn_are_taken_back_one_by_one_or_all(server: Server) -> None:
    ann, bob, table = opened(server)
    mover, other = to_play(ann, bob, table)
    start = mover.see(table)["play"]
    while mover.see(table)["play"]["undo"] < 2:
        choices = mover.see(table)["play"]["choices"]
        mover.move(table, choices[0]["action"])
    shown = mover.see(table)
    mover.post(f"/tables/{table}/undo", seq=shown["seq"], actions=1)
    assert mover.see(table)["play"]["undo"] == shown["play"]["undo"] - 1
    assert other.refused(f"/tables/{table}/undo", seq=mover.see(table)["seq"]) == (422, "not_your_turn")
    mover.post(f"/tables/{table}/undo", seq=mover.see(table)["seq"])
    again = mover.see(table)["play"]
    assert again["view"] == start["view"]
    assert again["log"] == start["log"]
    assert mover.refused(f"/tables/{table}/undo", seq=mover.see(table)["seq"]) == (422, "undo_too_far")


def test_nothing_is_taken_back_once_the_turn_has_ended(server: Server) -> None:
    ann, bob, table = opened(server)
    mover, other = to_play(ann, bob, table)
    turn = mover.see(table)["play"]["turn"]
    while mover.see(table)["play"]["turn"] == turn:
        mover.move(table)
    for who, key in ((mover, "not_your_turn"), (other, "undo_too_far")):
        assert who.refused(f"/tables/{table}/undo", seq=who.see(table)["seq"])[1] == key


def test_nothing_is_taken_back_once_a_card_was_drawn(server: Server) -> None:
    ann, bob, table = opened(server, "nile")
    for _ in itertools.repeat(None):
        mover, _ = to_play(ann, bob, table)
        texts = [choice["text"] for choice in mover.see(table)["play"]["choices"]]
        market = next((text for text in texts if text.startswith("market")), None)
        if market:
            break
        mover.move(table, "pass")
    mover.move(table, market)
    shown = mover.see(table)
    assert shown["play"]["to_play"] in shown["you"]
    assert shown["play"]["undo"] == 0
    assert mover.refused(f"/tables/{table}/undo", seq=shown["seq"]) == (422, "undo_too_far")


def test_a_bot_goes_on_for_one_who_leaves_and_the_result_says_so(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.make("nile", person("Ann"), OPEN, stand_in="random")
    bob.join(table, "Bob")
    ann.start(table)
    bob.post(f"/tables/{table}/leave", seat=1)
    play_on([ann, bob], table)
    seat = ann.see(table)["seats"][1]
    assert seat["away"] == "left"
    assert seat["stood_in"] > 0


def test_one_who_left_may_come_back(server: Server) -> None:
    ann, bob, table = opened(server)
    bob.post(f"/tables/{table}/leave", seat=1)
    assert bob.refused(f"/tables/{table}/leave", seat=1) == (422, "already_left")
    assert ann.refused(f"/tables/{table}/return", seat=1) == (403, "not_your_seat")
    bob.post(f"/tables/{table}/return", seat=1)
    assert bob.see(table)["seats"][1]["away"] is None
    assert bob.refused(f"/tables/{table}/return", seat=1) == (422, "not_away")


def test_a_table_that_was_made_to_wait_waits_for_one_who_left(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.make("fertility", person("Ann"), OPEN, absent="wait")
    bob.join(table, "Bob")
    ann.start(table)
    bob.post(f"/tables/{table}/leave", seat=1)
    while ann.see(table)["play"]["to_play"] == 0:
        ann.move(table)
    assert ann.see(table)["seats"][1]["away"] == "left"
    assert ann.see(table)["seats"][1]["level"] is None
    bob.move(table)
    assert bob.see(table)["seats"][1]["away"] is None


def test_the_clock_runs_for_the_player_to_move_and_a_bot_takes_over_at_its_end(server: Server, time: Time) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.make("fertility", person("Ann"), OPEN, clock={"bank": 60, "increment": 5}, stand_in="random")
    bob.join(table, "Bob")
    ann.start(table)
    mover, other = to_play(ann, bob, table)
    seat = mover.see(table)["play"]["to_play"]
    time.now += 20_000
    mover.move(table)
    assert mover.see(table)["seats"][seat]["bank"] == 40_000
    assert mover.see(table)["seats"][1 - seat]["bank"] == 60_000
    time.now += 41_000
    # The alarm doesn't know that the test skipped time: trigger it by hand.
    server.call(server.service.scheduler._ring, table)
    until(lambda: other.see(table)["play"]["choices"], "a bot taking over")
    shown = other.see(table)["seats"][seat]
    assert shown["away"] == "timed_out"
    assert shown["level"] == "random"
    mover.post(f"/tables/{table}/return", seat=seat)
    assert mover.see(table)["seats"][seat]["bank"] == 6_000


def test_the_increment_comes_at_the_end_of_a_turn(server: Server, time: Time) -> None:
    ann = Person(server)
    table = ann.make("fertility", person("Ann"), person("Bob"), clock={"bank": 60, "increment": 5})
    ann.start(table)
    seat = ann.see(table)["play"]["to_play"]
    time.now += 3_000
    while ann.see(table)["play"]["to_play"] == seat:
        ann.move(table, seat=seat)
    assert ann.see(table)["seats"][seat]["bank"] == 62_000


def test_a_whole_game_of_bots_and_people_at_a_full_table(server: Server) -> None:
    ann = Person(server)
    table = ann.make("nile", person("Ann"), bot(), person("Bob"), bot(), bot())
    ann.start(table)
    assert play_on([ann] * 5, table)["play"]["result"]["winners"]


def test_what_is_said_at_the_table_is_heard_by_all(server: Server) -> None:
    ann, bob, table = opened(server)
    ann.post(f"/tables/{table}/chat", text="  hello\n there ")
    Person(server).post(f"/tables/{table}/chat", text="psst", name="Eve")
    lines = bob.get(f"/tables/{table}/chat")
    assert [(line["seat"], line["name"], line["text"]) for line in lines] == [
        (0, "Ann", "hello there"),
        (None, "Eve", "psst"),
    ]
    assert bob.get(f"/tables/{table}/chat?after=1") == lines[1:]
    assert ann.refused(f"/tables/{table}/chat", text=" \n ") == (422, "nothing_said")
    assert ann.refused(f"/tables/{table}/chat", text="x" * 501) == (400, "field_bad")


def test_a_hint_is_a_legal_action_and_only_for_who_decides(server: Server) -> None:
    ann, bob, table = opened(server, "nile")
    mover, other = to_play(ann, bob, table)
    hint = mover.post(f"/tables/{table}/hint")
    assert hint["action"] in [choice["action"] for choice in mover.see(table)["play"]["choices"]]
    assert other.refused(f"/tables/{table}/hint") == (422, "not_your_turn")


def test_a_bot_elsewhere_gets_what_its_seat_knows_when_it_decides(server: Server) -> None:
    ann, bob, table = opened(server, "nile")
    mover, other = to_play(ann, bob, table)
    state = unpack(mover.get(f"/tables/{table}/information"), seed=1)
    shown = mover.see(table)["play"]
    assert state.legal == [choice["action"] for choice in shown["choices"]]
    assert state.view == shown["view"]
    answer = other.http.get(f"/api/tables/{table}/information")
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "not_your_turn")


def test_nothing_can_be_played_when_the_game_is_over(server: Server) -> None:
    ann, bob, table = opened(server, "nile")
    play_on([ann, bob], table)
    seq = ann.see(table)["seq"]
    assert ann.refused(f"/tables/{table}/moves", seq=seq, action="pass") == (422, "game_over")
    assert ann.refused(f"/tables/{table}/leave", seat=0) == (422, "not_playing")
