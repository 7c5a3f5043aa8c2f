"""The events that Nile's rules record, as seen by the acting seat and by others."""

from __future__ import annotations

import random

from nomarch import Match, new
from nomarch.games.nile.rules.events import EVENTS
from nomarch.games.nile.rules.state import NAMES
from tests.games.nile.playing import kind_first
from tests.games.nile.positions import craft
from tests.games.nile.test_every_rule import RULES


def noted(match: Match, action: str, viewer: int | None = None) -> list[str]:
    """A viewer's events for an action: name, seat, and arguments, with cards and crops as letters."""
    return [
        " ".join(
            [
                event.name,
                str(event.seat),
                *(NAMES[number] if name in ("card", "crop") else str(number) for name, number in event.args.items()),
            ]
        )
        for event in match.transition(match.parse(action), viewer).events
    ]


def test_a_planting_and_all_that_follows_is_noted_in_order() -> None:
    match = craft("W W W F F; C C", "P X P W L L", fields="2F; 2W 5L")
    assert noted(match, "plant 3W") == [
        "planted 0 W 3", "taken_over 1 0 W 2", "drew 0", "drew 0", "locusts_came 0", "eaten 1 L 5", "flooded 1 W",
        "harvested 0 W",
    ]  # fmt: skip


def test_only_who_draws_a_card_is_told_which() -> None:
    match = craft("W W F F; C C; L L", "PL W W")
    assert noted(match, "market W F", viewer=0) == ["sold 0 W 0", "sold 0 F 0", "drew 0 PL"]
    assert noted(match, "market W F", viewer=1) == noted(match, "market W F") == ["sold 0 W 0", "sold 0 F 0", "drew 0"]


def test_bets_are_settled_card_by_card() -> None:
    match = craft("PW LF; W W", "P P W C C C L L", flood="C")
    assert noted(match, "speculate PW LF")[:7] == [
        "laid 0 PW", "laid 0 LF", "drew 0", "drew 0", "flooded 1 W", "bet 0 PW 1", "bet 0 LF 0",
    ]  # fmt: skip


def test_asking_what_would_be_noted_changes_nothing() -> None:
    match = craft("W W F F; C C; L L", "PL W W")
    before = match.state_bytes()
    noted(match, "offering W W")
    assert match.state_bytes() == before


def test_every_kind_of_event_happens_and_cites_a_rule() -> None:
    assert {kind.rule for kind in EVENTS.kinds} <= {*RULES}
    happened = set()
    for seed in range(3):
        match, chance = new("nile", 3, seed), random.Random(seed)
        while not match.over:
            match.play(kind_first(match, chance))
        happened |= {event.name for transition in match.transitions() for event in transition.events}
    assert happened == {kind.name for kind in EVENTS.kinds}
