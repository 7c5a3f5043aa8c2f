"""What events give and cost, in Nile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nomarch.engine.events import Event, Gain
from nomarch.games.nile.text.gains import gains
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
        ("harvested", {"crop": 1}, [(1, "1 x Wheat in the Field", -1), (1, "1 x Wheat in Storage", 1)]),
        ("sold", {"card": 4, "stored": 1}, [(1, "1 x Flax in Storage", -1)]),
        ("offered", {"card": 4, "stored": 0}, [(1, "1 card in hand", -1)]),
        ("laid", {"card": 7}, [(1, "1 card in hand", -1)]),
        ("drew", {}, [(1, "1 card in hand", 1)]),
        ("planted", {"crop": 0, "cards": 3}, [(1, "3 x Papyrus in the Field", 3), (1, "3 cards in hand", -3)]),
        ("taken_over", {"by": 0, "crop": 0, "cards": 2}, [(1, "2 x Papyrus in the Field", -2)]),
        ("eaten", {"crop": 0, "cards": 5}, [(1, "5 x Papyrus in the Field", -5)]),
        ("flooded", {"card": 3}, []),
    ],
)
def test_each_event_gives_what_the_rules_say(name: str, args: dict[str, int], expected: list[object]) -> None:
    assert told(name, **args) == expected
