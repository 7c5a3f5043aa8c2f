"""The laws hold after every action of random games, and each of them can be violated.

Uniform play plants little, so each setup is played in two ways. From time to time the position is resampled for every
seat in turn: all laws must hold in the results, and the game continues from the last.
`python -m tests.games.nile.test_laws 100000` plays that many games in each way in each of the six setups.
"""

from __future__ import annotations

import sys
from typing import Any, cast

import numpy as np
import pytest

from nomarch.engine.kernels import deal_table
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows, snapshot, store
from nomarch.games.nile.components import Components, standard
from nomarch.games.nile.game import Nile
from nomarch.games.nile.rules.multiset import ONE
from nomarch.games.nile.rules.state import ACT, CROPS_ON, DECK, KINDS, LOCUSTS, NAMES, NONE, OVER, Box, State
from nomarch.play.setup import read_options
from tests.contract.setups import Setup, setups
from tests.games.nile.laws import LAWS, WAYS, first_violation, law_broken_at, violation
from tests.games.nile.playing import began, small_box

GAMES_EACH = {1: 500, 2: 2_000}  # in each of the two ways, by version of the rules


@pytest.mark.parametrize(("rules", "games"), GAMES_EACH.items())
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("setup", setups("nile"), ids=str)
def test_the_laws_hold_in_random_play(setup: Setup, way: str, rules: int, games: int) -> None:
    broken, (planted, added, resampled, kept) = law_broken_at(setup, standard(), games, way, rules)
    assert broken == LAWS[0]
    assert resampled > games
    if way == "farming":  # otherwise the test checks little
        assert planted > 10 * games
        assert added > games // 10
        assert kept > 5 * games


@pytest.mark.parametrize(("rules", "games"), GAMES_EACH.items())
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("crops", "hand"), [(2, 0), (3, 2), (5, 5)])
@pytest.mark.parametrize("setup", setups("nile"), ids=str)
def test_the_laws_hold_with_few_cards(setup: Setup, crops: int, hand: int, way: str, rules: int, games: int) -> None:
    box = cast(Components, small_box(crops, hand))
    assert law_broken_at(setup, box, games // 10, way, rules)[0] == LAWS[0]


# Each law can be violated

P, W, C, F, PW, LC, CF = (NAMES.index(card) for card in ("P", "W", "C", "F", "PW", "LC", "CF"))
REDEAL = 0  # the seat for which a change counts as a resample; without one, it counts as an action

# By name: the law; the changes to numbers in `some_position`; and the seat.
BREACHES: dict[str, tuple[int, list[tuple[Any, ...]], int]] = {
    "a card more in a hand": (1, [("hand", 0, P, 1)], NONE),
    "a card less in the discards": (1, [("discards", C, -1)], NONE),
    "a hand with less than nothing": (2, [("hand", 0, LC, -1), ("hand", 1, LC, 1)], NONE),
    "a Storage with less than nothing": (2, [("storage", 0, P, -1), ("storage", 1, P, 1)], NONE),
    "discards with less than nothing": (2, [("discards", LC, -1), ("hand", 1, LC, 1)], NONE),
    "a card held by a seat that is not there": (2, [("hand", 0, P, -1), ("hand", 4, P, 1)], NONE),
    "a Field of nobody's": (3, [("field_owner", W, -2)], NONE),
    "a Field without cards": (3, [("field_owner", P, 1)], NONE),
    "a Field of a seat that is not there": (3, [("field_owner", W, 1)], NONE),
    "a Field with less than nothing": (3, [("field_size", P, -1), ("hand", 0, P, 1)], NONE),
    "a card beyond the deck": (4, [("deck", 0, NONE - LOCUSTS), ("deck", DECK - 1, LOCUSTS - NONE)], NONE),
    "a deck that is said to be smaller": (4, [("deck_size", -1)], NONE),
    "locusts on the Flood pile": (5, [("deck", 0, C - LOCUSTS), ("flood", LOCUSTS - C)], NONE),
    "a card kept that is not there": (6, [("passes", 1), ("held", 0, 0, int(ONE[CF]))], NONE),
    "a card owed that was not held": (7, [("passes", 1), ("debts", 1), ("owed", 0, 1)], NONE),
    "a deck too many": (8, [("passes", 2)], NONE),
    "an end with cards in the deck": (9, [("ended", 1)], NONE),
    "a step after the end": (9, [("step", OVER - ACT)], NONE),
    "nobody to play": (9, [("to_play", -1)], NONE),
    "nothing to choose": (9, [("choices", -100)], NONE),
    "a card laid out by nobody": (10, [("hand", 0, PW, -1), ("laid", 0, PW - NONE)], NONE),
    "a bet without a card": (10, [("laid_by", 1)], NONE),
    "a bet not settled": (10, [("hand", 0, PW, -1), ("laid", 0, PW - NONE), ("laid_by", 1)], NONE),
    "a turn left out": (11, [("turn", 2)], NONE),
    "two turns in a row": (11, [("turn", 1)], NONE),
    "another player in the same turn": (11, [("to_play", 1)], NONE),
    "another own hand": (12, [("hand", 0, P, -1), ("hand", 1, P, 1), ("hand", 0, W, 1), ("hand", 1, W, -1)], REDEAL),
    "a card more taken out": (12, [("hand", 1, F, -1), ("removed", F, 1)], REDEAL),
    "another Flood": (
        12, [("deck", 1, C - CF), ("flood", CF - C), ("flooded", int(CROPS_ON[CF] - CROPS_ON[C]))], REDEAL,
    ),
    "other rules": (12, [("rules", -1)], REDEAL),
    "another owner of a Field": (12, [("field_owner", W, -1)], REDEAL),
    "other Storages": (12, [("storage", 0, C, -1), ("storage", 1, C, 1)], REDEAL),
    "another discard": (
        12, [("discards", C, -1), ("hand", 1, C, 1), ("hand", 1, W, -1), ("discards", W, 1)], REDEAL,
    ),
    "another hand at a shuffle": (12, [("passes", 1), ("held", 0, 0, int(ONE[W]))], REDEAL),
    "another deck": (12, [("passes", 1)], REDEAL),
    "another turn": (12, [("turn", 1)], REDEAL),
    "a crop flooded that is not on the card": (13, [("flooded", 1)], NONE),
    "no Flood card in the first deck": (13, [("discards", C, 1), ("flood", NONE - C)], NONE),
    "no Flood card by the first rules": (
        13, [("discards", C, 1), ("flood", NONE - C), ("passes", 1), ("rules", -1)], NONE,
    ),
    "a source without a card": (14, [("sources", 0, 1 << C)], NONE),
    "a source of two cards that has one": (14, [("doubles", 1, 1 << F)], REDEAL),
}  # fmt: skip


def add(s: State, name: str, *index_and_change: int) -> None:
    """Add to a number of the state, or to an element of an array."""
    *index, change = index_and_change
    if index:
        getattr(s, name)[tuple(index)] += change
    else:
        setattr(s, name, getattr(s, name) + change)


def some_position() -> State:
    """Castor is flooded. Seat 0, to play, has P P P PW W L L, and C in Storage; seat 1 has W W F C C and two wheat."""
    match = began("P P P PW W; W W W W F", "C L L C C C C L", "pass", "plant 2W")
    s = snapshot(State, match._states, 0)
    add(s, "discards", C, -1)
    add(s, "storage", 0, C, 1)
    add(s, "sources", 0, 1 << KINDS + C)
    return s


def found_out(changes: list[tuple[Any, ...]], seat: int) -> str:
    """The law that a position violates after these changes."""
    s, states = some_position(), rows(State, 3)
    store(s, states, 2)
    for change in changes:
        add(s, *change)
    s.choices = max(0, s.choices)
    store(s, states, 1)
    return LAWS[violation(standard().box, states, seat)]


@pytest.mark.parametrize(("law", "changes", "seat"), list(BREACHES.values()), ids=list(BREACHES))
def test_a_broken_law_is_found_out(law: int, changes: list[tuple[Any, ...]], seat: int) -> None:
    assert found_out([], seat) == LAWS[0]
    assert found_out(changes, seat) == LAWS[law]


def test_every_law_can_be_broken() -> None:
    assert {law for law, _, _ in BREACHES.values()} == set(range(1, len(LAWS)))


def test_a_box_that_is_not_the_one_dealt_from_is_found_out_in_play() -> None:
    """The same as a game that has lost a card."""
    game, states = Nile(), rows(State, 3)
    store(game.initial_state(standard(), 2, read_options(game, {"faster": "yes"})), states, 0)
    rng, seen = np.zeros(4, np.int64), np.zeros(4, np.int64)
    assert first_violation(standard().box, states, rng, 1, 10, 0, seen) == 0
    deal_table(standard().box, states, 0, generator(1))
    box, wrong = snapshot(Box, standard().box, 0), rows(Box, 1)
    box.fewer_crops[2] += 1
    store(box, wrong, 0)
    assert LAWS[first_violation(wrong, states, rng, 1, 10, 0, seen)] == LAWS[1]


if __name__ == "__main__":
    for each in setups("nile"):
        for chosen in WAYS:
            for version in GAMES_EACH:
                found = law_broken_at(each, standard(), int(sys.argv[1]), chosen, version)
                print(each, chosen, f"rules {version}:", *found, flush=True)
