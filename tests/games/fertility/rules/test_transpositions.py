"""F3.4.1: resources may go on Shops in any order, so searching ascending ones reaches all that any order does."""

from __future__ import annotations

import pytest

from nomarch.engine.game import Boxes, States, transposition_rank
from nomarch.engine.jit import entry
from nomarch.games.fertility.rules.actions import SUPPLY_NO_MORE
from nomarch.play.match import Match
from tests.games.fertility.positions import supplying, table
from tests.games.fertility.records import at_random


@entry
def _rank(box: Boxes, states: States, action: int) -> int:
    return transposition_rank(box[0], states[0], action)


def reached(match: Match, ascending: bool) -> tuple[set[bytes], int]:
    """All positions in which the supplying may end, and the number of ways to get there."""
    ends, ways, waiting = set[bytes](), 0, [(match, 0)]
    while waiting:
        at, last = waiting.pop()
        for action in at.legal:
            rank = _rank(at.components.box, at._states, action)
            if ascending and 0 < rank < last:
                continue
            if action == SUPPLY_NO_MORE:
                ends.add(at._states[0].tobytes())
                ways += 1
                continue
            then = at.copy()
            then.play(action)
            if then.view()["step"] in ("supply", "exchange"):
                waiting.append((then, rank))
            else:  # nothing was left to supply
                ends.add(then._states[0].tobytes())
                ways += 1
    return ends, ways


@pytest.mark.parametrize(
    ("beside", "districts"),
    [
        ("ABP", ""),
        ("AABG", "9G"),
        ("BPG", "2P 8P 1A"),
        ("AGG", "5P 9A"),  # the exchange Shop
        ("PPA", "5P 4B"),
    ],
)
def test_supplying_in_ascending_order_reaches_everything(beside: str, districts: str) -> None:
    every, ways = reached(supplying(beside, districts), ascending=False)
    some, fewer = reached(supplying(beside, districts), ascending=True)
    assert some == every
    assert fewer < ways


def test_only_supplies_of_resources_at_hand_have_a_rank() -> None:
    match, ranked = table(), set[str]()
    while not match.over:
        for action in match.legal:
            rank = _rank(match.components.box, match._states, action)
            if rank:
                ranked.add(match.view()["step"])
                assert match.text(action).startswith("supply ")
        at_random(match, 1, len(match.actions))
    assert ranked == {"supply"}
