"""What every request at a table is checked for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nomarch.server.domain import checks, commands
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import SeatPlan
from nomarch.server.domain.table import Table
from nomarch.text.errors import NomarchError


@pytest.fixture
def table() -> Table:
    made = Table("222222222222")
    for event in commands.create(Plan("nile", [SeatPlan(kind="person"), SeatPlan()]), "ann"):
        made.apply(event, at=0)
    return made


def test_one_who_may_passes(table: Table) -> None:
    checks.check_phase(table, "waiting")
    checks.check_host(table, "ann")
    checks.check_level("scribe")
    assert checks.own_seat(table, "ann", checks.find_seat(table, 0)) == 0


def test_one_who_may_not_is_told_why(table: Table) -> None:
    asked: dict[str, Callable[[], object]] = {
        "not_playing": lambda: checks.check_phase(table, "playing"),
        "not_host": lambda: checks.check_host(table, "bob"),
        "unknown_bot": lambda: checks.check_level("scribe@1h"),
        "bad_seat": lambda: checks.find_seat(table, 2),
        "not_your_seat": lambda: checks.own_seat(table, "bob", 0),
    }
    for key, ask in asked.items():
        with pytest.raises(NomarchError) as refused:
            ask()
        assert refused.value.message.key == key


def test_a_line_has_only_signs_that_can_be_seen() -> None:
    assert checks.tidy_line("  An\u200bn\n\tof \x1b[31mThebes ") == "An n of [31mThebes"
