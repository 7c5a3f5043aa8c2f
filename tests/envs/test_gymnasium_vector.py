"""Gymnasium's vector interface."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import nomarch
from nomarch import envs
from nomarch.engine.struct import Array
from nomarch.envs.gymnasium_vector import Vector

GAMES = 5


def legal(masks: Array, number: int = 0) -> Array:
    """The legal action with this number in each game, or the last; 0 where there is none."""
    found = [np.flatnonzero(mask) for mask in masks]
    return np.array([each[min(number, len(each) - 1)] if len(each) else 0 for each in found])


def made(mode: AutoresetMode | str = AutoresetMode.NEXT_STEP) -> Vector:
    return envs.vector("caravan", GAMES, autoreset_mode=mode, seat=[0, 1, 0, 1, 0])


def test_the_spaces_hold_what_is_observed() -> None:
    env = made()
    assert isinstance(env, gymnasium.vector.VectorEnv)
    seen, infos = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert np.array_equal(infos["action_mask"], seen["action_mask"])
    seen, rewards, ended, cut, infos = env.step(legal(seen["action_mask"]))
    assert env.observation_space.contains(seen)
    assert rewards.shape == ended.shape == cut.shape == (GAMES,)
    assert not cut.any()
    assert np.array_equal(env.action_masks(), seen["action_mask"])


def test_a_seed_gives_the_same_games() -> None:
    def played(env: Vector, seed: int) -> list[object]:
        seen, _ = env.reset(seed=seed)
        found: list[object] = []
        for _ in range(40):
            seen, rewards, ended, _, _ = env.step(legal(seen["action_mask"], 1))
            found += [seen["observation"].tolist(), rewards.tolist(), ended.tolist()]
        return found

    env = made()
    assert played(env, 3) == played(made(), 3) == played(env, 3)
    assert played(env, 3) != played(env, 4)


def test_at_the_next_step_a_finished_game_shows_its_end_and_then_restarts() -> None:
    env = made()
    seen, _ = env.reset(seed=3)
    over, finished = np.zeros(GAMES, bool), 0
    for _ in range(60):
        actions = legal(seen["action_mask"])
        seen, rewards, ended, _, infos = env.step(actions)
        assert not ended[over].any()
        assert not rewards[over].any()
        assert not seen["action_mask"][ended].any()
        assert seen["action_mask"][~ended].any(axis=1).all()
        if ended.any():
            finished += 1
            final = env.batch.final_observations(env.batch.learners)
            assert np.array_equal(seen["observation"][ended], final[ended])
            assert infos["_scores"].tolist() == ended.tolist()
        over = ended
    assert finished > 3


def test_at_the_same_step_the_end_is_in_the_infos() -> None:
    env, finished = made("SameStep"), 0
    seen, _ = env.reset(seed=3)
    for _ in range(60):
        seen, _, ended, _, infos = env.step(legal(seen["action_mask"]))
        assert seen["action_mask"].any(axis=1).all()
        for i in np.flatnonzero(ended):
            finished += 1
            assert env.single_observation_space.contains(infos["final_obs"][i])
            assert not np.array_equal(infos["final_obs"][i]["observation"], seen["observation"][i])
        assert ("final_obs" in infos) == ended.any()
    assert finished > 3


def test_without_autoreset_finished_games_wait() -> None:
    env = made(AutoresetMode.DISABLED)
    seen, _ = env.reset(seed=3)
    ended = np.zeros(GAMES, bool)
    while not ended.any():
        seen, _, ended, _, _ = env.step(legal(seen["action_mask"]))
    with pytest.raises(nomarch.NomarchError) as caught:
        env.step(legal(seen["action_mask"]))
    assert caught.value.message.key == "batch_finished"
    others = seen["observation"][~ended]
    seen, _ = env.reset(options={"reset_mask": ended})
    assert seen["action_mask"].any(axis=1).all()
    assert np.array_equal(seen["observation"][~ended], others)
    env.step(legal(seen["action_mask"]))


def test_an_illegal_action_loses_its_game_only() -> None:
    env = made()
    seen, _ = env.reset(seed=3)
    actions = legal(seen["action_mask"])
    actions[1], actions[2] = np.flatnonzero(seen["action_mask"][1] == 0)[0], 10**6
    before = seen["observation"]
    seen, rewards, ended, _, _ = env.step(actions)
    assert ended.tolist() == [False, True, True, False, False]
    assert rewards.tolist() == [0, -1, -1, 0, 0]
    assert np.array_equal(seen["observation"][1:3], before[1:3])


def test_a_reset_mask_of_another_shape_is_refused() -> None:
    with pytest.raises(nomarch.NomarchError):
        made().reset(options={"reset_mask": np.ones(2, bool)})


def test_gymnasiums_wrappers_accept_it() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(made())
    seen, _ = env.reset(seed=3)
    for _ in range(60):
        seen, _, ended, _, infos = env.step(legal(seen["action_mask"]))
        if ended.any():
            assert set(infos["episode"]["r"][ended].tolist()) <= {-1.0, 0.0, 1.0}
            return
    raise AssertionError("no game ended")
