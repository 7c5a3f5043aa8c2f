"""The functional interface: states go in, states come out."""

from __future__ import annotations

import numpy as np
import pytest

import nomarch
from nomarch.engine.struct import Array
from nomarch.envs.functional import Env, State


def last(state: State) -> Array:
    """The last legal action of each game."""
    found: Array = state.legal_action_mask.shape[1] - 1 - state.legal_action_mask[:, ::-1].argmax(axis=1)
    return found


def test_games_are_those_of_their_seeds() -> None:
    env, matches = Env("caravan", 3), [nomarch.new("caravan", 3, seed) for seed in (4, 9)]
    state = env.init([4, 9])
    assert (env.num_players, env.num_actions, len(state)) == (3, 10, 2)
    assert state.observation.shape[1:] == env.observation_shape
    while not state.terminated.all():
        actions = last(state)
        for i, match in enumerate(matches):
            assert bool(state.terminated[i]) == match.over
            if not match.over:
                assert state.current_player[i] == match.to_play
                assert np.flatnonzero(state.legal_action_mask[i]).tolist() == match.legal
                match.play(int(actions[i]))
        state = env.step(state, actions)
        for i, match in enumerate(matches):
            if match.over and state.rewards[i].any():
                assert [match.winners == [seat] for seat in range(3)] == (state.rewards[i] == 1).tolist()
    assert not state.truncated.any()
    after = env.step(state, last(state))
    assert not after.rewards.any()
    assert after.terminated.all()
    assert after.legal_action_mask.all()
    assert np.array_equal(after.observation, state.observation)


def test_a_step_changes_no_state_and_depends_on_nothing_else() -> None:
    env = Env("nile")
    first = env.init([1, 2, 3])
    kept = {name: value.copy() for name, value in vars(first).items()}
    later = env.step(first, last(first))
    for name, value in kept.items():
        assert np.array_equal(getattr(first, name), value)
    again = env.step(first, last(first))
    for name in vars(later):
        assert np.array_equal(getattr(again, name), getattr(later, name))
    branches = env.step(first[[1, 1, 1]], first.legal_action_mask[[1]].nonzero()[1][:3])
    assert len(np.unique(branches.saved, axis=0)) == 3


def test_resampling_keeps_what_the_seat_to_move_knows() -> None:
    env = Env("nile", 3)
    state = env.init([1])[[0] * 6]
    other = env.resample(state, seed=5)
    assert np.array_equal(other.observation, state.observation)
    assert len(np.unique(other.saved, axis=0)) == 6
    assert np.array_equal(env.resample(state, seed=5).saved, other.saved)


def test_an_illegal_action_is_refused() -> None:
    env = Env("caravan")
    state = env.init([1, 2])
    for wrong in (int(np.flatnonzero(~state.legal_action_mask[1])[0]), -1, 10):
        with pytest.raises(nomarch.NomarchError) as caught:
            env.step(state, [int(last(state)[0]), wrong])
        assert caught.value.message.args == {"game": 1, "action": wrong}
