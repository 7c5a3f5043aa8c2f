"""What events give and cost, in Fertility."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nomarch.engine.events import Event, Gain
from nomarch.games.fertility.rules.actions import PAYMENTS
from nomarch.games.fertility.text.gains import gains
from nomarch.text.language import render


def told(name: str, **args: int) -> list[tuple[int, str, int]]:
    """Whom an event gives what, and how many."""
    return [(each.seat, worded(each), each.number) for each in gains(Event(name, 1, args))]


def worded(gain: Gain) -> str:
    counted = replace(gain.thing, args={**gain.thing.args, "count": abs(gain.number)})
    return render(counted).replace("\u00d7", "x")


@pytest.mark.parametrize(
    ("name", "args", "expected"),
    [
        ("collected", {"kind": 3, "number": 2}, [(1, "2 x Grapes", 2)]),
        ("returned", {"kind": 0, "number": 1}, [(1, "1 x Alabaster", -1)]),
        ("supplied", {"shop": 0, "lot": 0, "kind": 0, "exchanged": 0}, []),
        ("supplied", {"shop": 0, "lot": 0, "kind": 0, "exchanged": 1}, [(1, "1 x Alabaster", 1)]),
        ("monument_placed", {"square": 4}, [(1, "1 Monument", 1)]),
        ("completed", {"shop": 0, "lot": 0, "wheat": 2}, [(1, "1 fully supplied Shop", 1), (1, "2 x Wheat", 2)]),
        ("took", {"tile": 1}, [(1, "the tile Alabaster/Bovines", 1)]),
        ("refilled", {"tile": 1}, []),
    ],
)
def test_each_event_gives_what_the_rules_say(name: str, args: dict[str, int], expected: list[object]) -> None:
    assert told(name, **args) == expected


def test_a_district_costs_what_was_paid() -> None:
    payment = PAYMENTS.index((0, 4))
    assert told("built", lot=0, payment=payment) == [
        (1, "1 District", 1),
        (1, "1 x Alabaster", -1),
        (1, "1 x Wheat", -1),
    ]
