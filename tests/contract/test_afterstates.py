"""What every game promises about afterstates: the position after an action and before its chance."""

from __future__ import annotations

import random

import numpy as np
import pytest

from nomarch.engine.kernels import apply_up_to_chance, concerns_other_seats, settle_chance
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows, snapshot
from tests.contract.setups import EVERY_SETUP, EXAMPLE, Setup
from tests.contract.test_contract import match_at, resampled

every_setup = pytest.mark.parametrize("setup", EVERY_SETUP)


@every_setup
def test_an_afterstate_and_its_chance_are_the_whole_action_and_only_chance_depends_on_the_world(setup: Setup) -> None:
    match, chance, rng, kinds = setup.new(19), random.Random(19), generator(19), set[int]()
    box, states = match.components.box, rows(match.game.state, 2)
    while not match.over:
        action, seat = chance.choice(match.legal), match.to_play
        assert seat is not None
        states[0] = match.position.states[0]
        due = apply_up_to_chance(box, states, 0, action)
        kinds.add(due)
        before, after = match_at(match, states), []
        if due:
            assert (before.turn, before.to_play) == (match.turn, seat)
            for _ in range(2):
                world = resampled(match, seat, rng)
                states[1] = world.position.states[0]
                assert apply_up_to_chance(box, states, 1, action) == due
                other = match.initial()
                other._states[0] = states[1]
                other._moved()
                after.append(other.view(seat))
            assert after == [before.view(seat)] * 2
        settle_chance(box, states, 0, due)
        match.play(action)
        assert states[:1].tobytes() == match.state_bytes()
    assert kinds <= {*range(len(match.game.chance_kinds) + 1)}
    assert len(kinds) > (len(match.game.chance_kinds) > 0)


@every_setup
def test_an_action_that_concerns_no_other_seat_leaves_what_the_others_have(setup: Setup) -> None:
    match, chance, found = setup.new(20), random.Random(20), 0
    box, states = match.components.box, rows(match.game.state, 1)
    while not match.over:
        action, seat = chance.choice(match.legal), match.to_play
        assert seat is not None
        states[0] = match.position.states[0]
        if not concerns_other_seats(box, states, 0, action):
            found += 1
            apply_up_to_chance(box, states, 0, action)
            before, after = snapshot(match.game.state, match.position.states, 0), snapshot(match.game.state, states, 0)
            for name, field in match.game.state.declared.items():
                if field.by_seat:
                    was, now = (np.moveaxis(getattr(each, name), field.seat_axis, 0) for each in (before, after))
                    others = [other for other in range(match.players) if other != seat]
                    assert np.array_equal(was[others], now[others]), name
        match.play(action)
    assert found or setup.game == EXAMPLE
