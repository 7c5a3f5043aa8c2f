"""Whom a change at a table calls back."""

from __future__ import annotations

from nomarch.server.domain import commands, events
from nomarch.server.domain.calls import Call, calls, still_wanted
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Event, SeatPlan
from nomarch.server.domain.table import Table

ANN, ANYBODY, BOT = SeatPlan(kind="person", name="Ann"), SeatPlan(), SeatPlan(kind="bot", level="random")


def take(table: Table, found: list[Event]) -> Table:
    """The table after events; the one before stays as it is."""
    after = table.copy()
    for event in found:
        after.apply(event, at=0)
    return after


def made(*seats: SeatPlan, who: str = "ann") -> Table:
    return take(Table("222222222222"), commands.create(Plan("fertility", seats, {"first": "1"}), who))


def joined(table: Table, who: str) -> Table:
    return take(table, commands.join(table, who, None, who))


def test_the_host_is_called_when_the_last_seat_is_taken() -> None:
    before = made(ANN, ANYBODY)
    after = joined(before, "bob")
    assert calls(before, after) == [Call("start", frozenset({"ann"}), 0)]
    assert calls(after, take(after, commands.join(after, "bob", 1, "Bobby"))) == []
    begun = take(after, commands.begin(after, "ann"))
    assert not still_wanted(Call("start", frozenset({"ann"}), 0), after, begun)


def test_a_host_without_a_seat_is_called_too() -> None:
    before = joined(made(ANYBODY, ANYBODY, who="host"), "ann")
    assert calls(before, joined(before, "bob")) == [Call("start", frozenset({"host"}), None)]


def test_a_player_is_called_once_when_the_turn_comes_to_them() -> None:
    waiting = joined(made(ANN, ANYBODY), "bob")
    table = take(waiting, commands.begin(waiting, "ann"))
    assert calls(waiting, table) == [Call("turn", frozenset({"ann"}), 0)]
    called = []
    while table.to_play == 0:
        assert table.match
        after = take(table, commands.move(table, [0], table.seq, table.match.legal[0]))
        called += calls(table, after)
        table = after
    assert called == [Call("turn", frozenset({"bob"}), 1)]


def test_a_call_to_play_is_out_of_date_once_they_have_played() -> None:
    waiting = joined(made(ANN, ANYBODY), "bob")
    table = take(waiting, commands.begin(waiting, "ann"))
    [call] = calls(waiting, table)
    assert still_wanted(call, table, table)
    later = table
    while later.to_play == 0:
        assert later.match
        later = take(later, commands.move(later, [0], later.seq, later.match.legal[0]))
    assert not still_wanted(call, table, later)


def test_nobody_is_called_where_only_bots_wait() -> None:
    waiting = made(ANN, BOT)
    assert calls(waiting, take(waiting, commands.begin(waiting, "ann"))) == []


def test_nobody_is_called_round_one_screen() -> None:
    waiting = made(ANN, ANN)
    assert calls(waiting, take(waiting, commands.begin(waiting, "ann"))) == []


def test_a_bot_that_stands_in_is_not_called() -> None:
    waiting = joined(made(ANN, ANYBODY), "bob")
    table = take(waiting, commands.begin(waiting, "ann"))
    left = take(table, commands.leave(table, "ann", 0))
    assert left.bot_to_play
    assert calls(table, left) == []


def test_all_who_play_are_called_at_the_end_but_not_those_who_left() -> None:
    waiting = joined(made(ANN, ANYBODY), "bob")
    table = take(waiting, commands.begin(waiting, "ann"))
    table = take(table, [events.Left(seat=1, stand_in="random")])
    before = table
    while table.phase == "playing":
        assert table.match
        assert table.to_play is not None
        before, table = table, take(
            table, [events.Moved(seat=table.to_play, action=table.match.text(table.match.legal[-1]))]
        )  # fmt: skip
    assert calls(before, table) == [Call("over", frozenset({"ann"}), 0)]
