"""The events that Fertility's rules record."""

from __future__ import annotations

import random

from nomarch import Match, new
from nomarch.games.fertility.rules.events import EVENTS
from tests.games.fertility.positions import craft, placing, table
from tests.games.fertility.test_every_rule import RULES


def noted(match: Match, action: str) -> list[str]:
    """Name, seat and arguments."""
    events = match.transition(match.parse(action)).events
    return [" ".join(map(str, (event.name, event.seat, *event.args.values()))) for event in events]


def test_a_placement_is_noted_with_what_it_brought() -> None:
    match = placing("AB", "PP", scenes="c1A g1P e3A")
    assert noted(match, "place BA e1 e2") == [
        "placed 0 4 32 33", "collected 0 1 1", "collected 0 0 1", "collected 0 4 2", "quarry_made 0 24",
        "quarry_made 0 40",
    ]  # fmt: skip


def test_only_what_the_stock_still_had_was_collected() -> None:
    match = placing("AB", "PP", scenes="b4A c3A d4A", stock="A2")
    assert [each for each in noted(match, "place AB c4 c5") if each.startswith("collected 0 0")] == ["collected 0 0 2"]


def test_a_shop_that_is_completed_is_noted_after_what_it_got() -> None:
    match = craft(table(), step="supply", beside="AAG")
    names = {tuple(each.split()[0] for each in noted(match, match.text(action)))[:2] for action in match.legal[:-1]}
    assert names >= {("supplied",), ("supplied", "completed")}


def test_every_kind_of_event_happens_and_cites_a_rule() -> None:
    assert all(kind.rule in RULES or f"{kind.rule}.1" in RULES for kind in EVENTS.kinds)
    happened = set()
    for seed in range(4):
        match, chance = new("fertility", 2, seed, variant="yes"), random.Random(seed)
        while not match.over:
            match.play(chance.choice(match.legal))
        happened |= {event.name for transition in match.transitions() for event in transition.events}
    assert {kind.name for kind in EVENTS.kinds} - happened <= {"discarded"}
