"""What every game promises of its features, the inputs of the learned evaluation."""

from __future__ import annotations

import random

import numpy as np
import pytest

from nomarch.engine.game import Boxes, States, features, update_features
from nomarch.engine.jit import entry
from nomarch.engine.kernels import apply_up_to_chance, appraise
from nomarch.engine.struct import Array, rows
from nomarch.games.registry import find
from tests.contract.setups import EVERY_SETUP, Setup

every_setup = pytest.mark.parametrize("setup", EVERY_SETUP)


@entry
def _features_after(box: Boxes, states: States, seat: int, due: int, out: Array) -> None:
    """The features of states[1], from those of states[0] in `out`."""
    update_features(box[0], states[1], states[0], seat, due, out)


@entry
def _features(box: Boxes, states: States, i: int, seat: int, due: int, out: Array) -> None:
    features(box[0], states[i], seat, due, out)


@every_setup
def test_features_updated_from_the_position_before_are_the_same(setup: Setup) -> None:
    match, chance, states = setup.new(31), random.Random(31), rows(find(setup.game).state, 2)
    box, size, compared = match.components.box, match.game.features, 0
    while not match.over:
        action = chance.choice(match.legal)
        states[:] = match.position.states[0]
        due = apply_up_to_chance(box, states, 1, action)
        if due or states[1]["choices"]:
            for seat in range(match.players):
                updated, whole = np.zeros(size, np.float32), np.zeros(size, np.float32)
                _features(box, states, 0, seat, 0, updated)
                _features_after(box, states, seat, due, updated)
                _features(box, states, 1, seat, due, whole)
                assert np.array_equal(updated, whole), (match.text(action), np.flatnonzero(updated != whole))
                compared += 1
        match.play(action)
    assert compared


@every_setup
def test_features_are_small_numbers_and_what_a_position_is_worth_follows_the_ranks_at_the_end(setup: Setup) -> None:
    match, chance = setup.new(14), random.Random(14)
    numbers = np.zeros(match.game.features, np.float32)
    while True:
        worths = []
        for seat in range(match.players):
            numbers[:] = np.nan
            worths.append(appraise(match.components.box, match.position.states, 0, seat, numbers))
            assert np.isfinite(numbers).all()
            assert np.abs(numbers).max() < 10
        if match.over:
            break
        match.play(chance.choice(match.legal))
    assert worths[match.winners[0]] == max(worths)
