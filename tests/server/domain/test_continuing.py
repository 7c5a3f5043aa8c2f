"""Playing on from a moment of a game that is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from nomarch import load
from nomarch.play.fairness import verify
from nomarch.play.match import Match
from nomarch.server.domain import commands
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.continuing import play_on
from nomarch.server.domain.events import Event, SeatPlan
from nomarch.server.domain.table import Table
from nomarch.server.domain.views import TableView
from nomarch.text.errors import NomarchError
from tests.server.people import RECORD, Person, bot, opened, person, upload
from tests.server.people import play_on as play_to_the_end
from tests.server.serving import Server

GAMES = Path(__file__).resolve().parents[3] / "docs" / "games"
ANN = SeatPlan(kind="person", name="Ann")
SOURCE = load(RECORD)
PLAN = Plan("nile", [ANN] * SOURCE.players)


def take(table: Table, found: list[Event]) -> Table:
    for event in found:
        table.apply(event, at=0)
    return table


def begun(decision: int) -> Table:
    table = take(Table("222222222222"), play_on(SOURCE, "333333333333", decision, PLAN, "ann"))
    return take(table, commands.begin(table, "ann"))


def at(decision: int) -> Match:
    then = SOURCE.copy()
    then.undo(len(SOURCE.actions) - decision)
    return then


@pytest.mark.parametrize("decision", [0, 1, 17, len(SOURCE.actions) - 1])
def test_the_game_stands_as_it_did_with_every_card_in_its_place(decision: int) -> None:
    table = begun(decision)
    assert table.phase == "playing"
    assert table.match
    assert table.match.state_bytes() == at(decision).state_bytes()
    assert table.match.names == ["Ann"] * SOURCE.players
    assert table.to_play == at(decision).to_play


def test_it_continues_in_another_way_and_its_record_can_be_replayed() -> None:
    table = begun(17)
    while table.phase == "playing":
        assert table.match
        assert table.to_play is not None
        take(table, commands.move(table, [table.to_play], table.seq, table.match.legal[0]))
    assert table.match
    again = load(table.match.record())
    assert again.actions[:17] == SOURCE.actions[:17]
    assert again.actions != SOURCE.actions
    assert again.shuffle["start"] == "333333333333/17"


def test_the_actions_of_the_other_game_cannot_be_taken_back() -> None:
    source = load((GAMES / "fertility.txt").read_text(encoding="utf-8"))
    source.undo(next(back for back in range(1, 20) if _undone(source, back).can_undo))
    plan = Plan("fertility", [ANN] * source.players)
    table = take(Table("222222222222"), play_on(source, "333333333333", len(source.actions), plan, "ann"))
    take(table, commands.begin(table, "ann"))
    assert table.match
    assert table.match.can_undo
    assert table.can_undo == 0
    with pytest.raises(NomarchError) as refused:
        commands.undo(table, [table.to_play or 0], table.seq, 1)
    assert refused.value.message.key == "undo_too_far"
    take(table, commands.move(table, [table.to_play or 0], table.seq, table.match.legal[0]))
    assert table.can_undo <= 1


def _undone(match: Match, actions: int) -> Match:
    then = match.copy()
    then.undo(actions)
    return then


def test_while_it_goes_on_hidden_cards_stay_hidden() -> None:
    table = begun(17)
    assert table.match
    told = table.match.record_for(0)
    assert "deal deck" not in told
    assert "secret" not in told
    assert TableView(table).show("ann", None)["start"] == {"table": "333333333333", "decision": 17}


@pytest.mark.parametrize(
    ("decision", "seats", "key"),
    [
        (-1, SOURCE.players, "no_such_decision"),
        (len(SOURCE.actions) + 1, SOURCE.players, "no_such_decision"),
        (len(SOURCE.actions), SOURCE.players, "nothing_left_to_play"),
        (3, SOURCE.players + 1, "bad_seat_count"),
    ],
)
def test_a_moment_that_is_none_is_refused(decision: int, seats: int, key: str) -> None:
    with pytest.raises(NomarchError) as refused:
        play_on(SOURCE, "333333333333", decision, Plan("nile", [ANN] * seats), "ann")
    assert refused.value.message.key == key


def test_a_game_in_progress_gives_nothing_away(open_server: Server) -> None:
    ann, _, table = opened(open_server, "nile")
    seats = [person("Ann"), bot()]
    assert ann.refused(f"/tables/{table}/play-on", decision=0, seats=seats) == (422, "over_first")


def test_somebody_plays_on_to_the_end_and_the_check_says_where_it_began(server: Server) -> None:
    """On both databases, with a game whose deal can be verified."""
    record = (GAMES / "shuffled.txt").read_text(encoding="utf-8")
    game, decision = load(record), len(load(record).actions) - 4
    cid = Person(server)
    source = cid.post("/records", record=record)["table"]
    asked = {"decision": decision, "seats": [person("Cid")] * game.players, "key": "once"}
    table = cid.post(f"/tables/{source}/play-on", **asked)["table"]
    assert cid.post(f"/tables/{source}/play-on", **asked)["table"] == table
    assert cid.see(table)["start"] == {"table": source, "decision": decision}
    assert cid.see(table)["shuffle"]["commitment"] is None
    cid.start(table)
    assert cid.see(table)["play"]["decision"] >= decision
    server.service.hub._tables.clear()  # read again, from its events
    play_to_the_end([cid] * game.players, table)
    record = cid.http.get(f"/api/tables/{table}/record").text
    verify(load(record))
    found = cid.post("/verify", record=record)
    assert (found["fair"], found["start"]) == (True, f"{source}/{decision}")


def test_a_record_from_elsewhere_can_be_played_on_too(open_server: Server) -> None:
    ann = Person(open_server)
    source = upload(ann)
    seats = [person("Ann"), *[bot()] * (SOURCE.players - 1)]
    table = ann.post(f"/tables/{source}/play-on", decision=5, seats=seats)["table"]
    ann.start(table)
    assert ann.see(table)["phase"] == "playing"
