"""A resample changes what a seat can't know: the piles, and nothing else."""

import random
from collections import Counter
from typing import Any

import pytest

from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import copied
from nomarch.games.fertility.rules.state import State
from nomarch.play.match import Match
from tests.games.fertility.driver import SETUPS
from tests.games.fertility.positions import ENGINE
from tests.games.fertility.records import at_random


def resampled(match: Match, seed: int) -> dict[str, Any]:
    """The fields of a position after a resample for seat 0."""
    states = copied(match._states)
    resample_for(match.components.box, states, 0, 0, generator(seed))
    return {name: states[0][name].tolist() for name in State.declared}


@pytest.mark.parametrize(("players", "edition", "variant"), SETUPS)
def test_only_what_lies_face_down_changes_and_no_piece_is_lost(players: int, edition: str, variant: str) -> None:
    match = at_random(ENGINE.shuffled(players, 5, edition, variant), 30)
    before: dict[str, Any] = {name: match._states[0][name].tolist() for name in State.declared}
    after = resampled(match, 1)
    assert {name for name in before if before[name] != after[name]} == {"tiles", "districts"}
    for name, seen in (("tiles", "drawn"), ("districts", "revealed")):
        assert after[name][: before[seen]] == before[name][: before[seen]]
        assert sorted(after[name]) == sorted(before[name])


def test_a_tile_left_in_the_box_may_come_next() -> None:
    match = ENGINE.shuffled(2, 5, "second", "no")
    drawn = int(match._states[0]["drawn"])
    unseen = Counter(match._states[0]["tiles"][drawn:].tolist())
    found = Counter(resampled(match, seed)["tiles"][drawn] for seed in range(500))
    assert {*found} == {*unseen}
    for kind, number in unseen.items():
        expected = 500 * number / unseen.total()
        assert abs(found[kind] - expected) < 5 * expected**0.5 + 5


def test_two_orders_of_a_pile_give_the_same_resample() -> None:
    match, other = ENGINE.shuffled(2, 5, "second", "no"), ENGINE.shuffled(2, 5, "second", "no")
    pile = other._states[0]["tiles"][int(other._states[0]["drawn"]) :]
    random.Random(1).shuffle(pile)
    assert other._states[0]["tiles"].tolist() != match._states[0]["tiles"].tolist()
    assert resampled(other, 9)["tiles"] == resampled(match, 9)["tiles"]
