"""The contract of observations and piles, checked for every registered game in every setup."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from nomarch.engine.kernels import resample_for
from nomarch.engine.observation import MOST, Field
from nomarch.engine.rng import generator
from nomarch.engine.struct import OWNER, Array, rows
from nomarch.envs.kernels import observe_seat, step_once
from nomarch.play.match import Match
from tests.contract.setups import EVERY_SETUP, Setup, played

every_setup = pytest.mark.parametrize("setup", EVERY_SETUP)
UNTOUCHED = 99


def observation(match: Match, seat: int, states: Array | None = None, room: int = UNTOUCHED) -> Array:
    """A seat's observation, written before a guard element that must not change."""
    size = sum(field.size for field in match.game.fields(match.players))
    out = np.full(size + 1, room, np.int8)
    told = observe_seat(match.components.box, match.position.states if states is None else states, 0, seat, out)
    assert told == size
    assert out[size] == room
    return out[:size]


def misplaced(match: Match, fields: Sequence[Field], seat: int) -> set[str]:
    """Fields copied from the state that are at the wrong place in an observation."""
    found, told, compared = set(), observation(match, seat), 0
    for field in fields:
        declared = match.game.state.declared.get(field.name)
        if not declared or not field.meaning.endswith(declared.doc):
            continue  # computed, not copied
        value = np.asarray(match.position.states[0][field.name])
        if declared.by_seat:
            value = np.roll(value[: match.players], -seat, axis=0)
        elif declared.seen_by == OWNER:
            value = value[seat]
        if value.size == field.size:  # otherwise it is a set of squares
            compared += 1
            if not np.array_equal(field.of(told), np.clip(value, -MOST, MOST).reshape(field.shape)):
                found.add(field.name)
    assert compared > 3
    return found


@every_setup
def test_fields_have_names_and_meanings(setup: Setup) -> None:
    fields = setup.new(1).game.fields(setup.players)
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.meaning and field.size > 0 for field in fields)


@every_setup
def test_fields_stand_where_they_say_and_every_number_is_written(setup: Setup) -> None:
    match, chance, shifted = setup.new(26), random.Random(26), set[str]()
    fields = match.game.fields(match.players)
    while not match.over:
        for seat in range(match.players):
            assert np.array_equal(observation(match, seat, room=98), observation(match, seat, room=UNTOUCHED))
            assert misplaced(match, fields, seat) == set()
            shifted |= misplaced(match, [replace(field, start=max(0, field.start - 1)) for field in fields], seat)
        match.play(chance.choice(match.legal))
    assert len(shifted) > 3  # otherwise the test checks nothing


@every_setup
def test_an_observation_does_not_depend_on_what_the_seat_may_not_know(setup: Setup) -> None:
    match, chance, rng = setup.new(21), random.Random(21), generator(21)
    states = rows(match.game.state, 1)
    while not match.over:
        for seat in range(match.players):
            states[0] = match.position.states[0]
            resample_for(match.components.box, states, 0, seat, rng)
            assert np.array_equal(observation(match, seat, states), observation(match, seat))
        match.play(chance.choice(match.legal))


@every_setup
def test_whatever_changes_in_a_view_changes_the_observation(setup: Setup) -> None:
    match, chance = setup.new(22), random.Random(22)
    seen = [(match.view(seat), observation(match, seat)) for seat in range(match.players)]
    while not match.over:
        match.play(chance.choice(match.legal))
        for seat, (view, observed) in enumerate(seen):
            seen[seat] = match.view(seat), observation(match, seat)
            assert (seen[seat][0] == view) or not np.array_equal(seen[seat][1], observed)


@every_setup
def test_an_observation_says_who_decides_counted_from_the_observer(setup: Setup) -> None:
    match, chance = setup.new(23), random.Random(23)
    to_play = next(field for field in match.game.fields(match.players) if field.name == "to_play")
    while not match.over:
        for seat in range(match.players):
            assert match.to_play is not None
            turns_away = (match.to_play - seat) % match.players
            assert to_play.of(observation(match, seat)).tolist() == [i == turns_away for i in range(match.players)]
        match.play(chance.choice(match.legal))
    assert not to_play.of(observation(match, 0)).any()


@every_setup
def test_no_game_asks_for_more_decisions_than_it_says(setup: Setup) -> None:
    match = played(setup, 24)
    assert len(match.actions) <= match.game.most_decisions * match.players


@every_setup
def test_an_action_looks_at_the_first_of_a_pile_only(setup: Setup) -> None:
    match, chance = setup.new(25), random.Random(25)
    game, box, states = match.game, match.components.box, rows(match.game.state, 2)
    while not match.over:
        action = chance.choice(match.legal)
        states[0] = states[1] = match.position.states[0]
        step_once(box, states, 0, action)
        for was, left in zip(game.piles(states[1]), game.piles(states[0]), strict=True):
            taken = len(was) - len(left)
            if 0 <= taken:  # otherwise the deck was shuffled
                was[taken:] = was[taken:][::-1].copy()
        hidden = [np.sort(pile) for pile in game.piles(states[0])]
        step_once(box, states, 1, action)
        assert all(np.array_equal(a, np.sort(b)) for a, b in zip(hidden, game.piles(states[1]), strict=True))
        for name in match.game.state.dtype.names or ():
            if not any(np.may_share_memory(states[0][name], pile) for pile in game.piles(states[0])):
                assert np.array_equal(states[0][name], states[1][name])
        match.play(action)
