"""A table is the result of its events."""

from collections.abc import Callable
from typing import Any

import pytest

from nomarch.server.domain import commands
from nomarch.server.domain.events import SeatPlan
from nomarch.server.domain.problems import Problem
from nomarch.server.domain.table import MOST_UNDOS, Table


def dealt() -> Table:
    table, plan = Table("table"), commands.Plan("fertility", [SeatPlan(kind="person"), SeatPlan(kind="person")])
    for made in commands.create(plan, "ann"):
        table.apply(made, 1)
    for begun in commands.begin(table, "ann"):
        table.apply(begun, 1)
    return table


def ask(table: Table, request: Callable[..., Any], *args: Any) -> None:
    for event in request(table, [0, 1], table.seq, *args):
        table.apply(event, 1)


def test_undo_is_capped_in_each_turn() -> None:
    table = dealt()

    def move() -> None:
        assert table.match
        ask(table, commands.move, table.match.legal[0])

    def come_to_where_something_can_be_undone() -> None:
        while not (table.match and table.match.can_undo):
            move()

    come_to_where_something_can_be_undone()
    for _ in range(MOST_UNDOS):
        assert table.can_undo == 1
        ask(table, commands.undo, None)
        assert table.can_undo == 0
        move()
    assert table.can_undo == 0
    with pytest.raises(Problem) as refusal:
        ask(table, commands.undo, None)
    assert refusal.value.message.key == "undo_spent"
    assert refusal.value.message.args == {"most": MOST_UNDOS}
    turn = table.match.turn if table.match else 0
    while table.match and table.match.turn == turn:
        move()
    come_to_where_something_can_be_undone()
    ask(table, commands.undo, None)
