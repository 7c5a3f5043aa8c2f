"""Gymnasium's own environment check passes; one seat plays against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import nomarch
from nomarch import envs
from nomarch.envs.gymnasium import IDS
from nomarch.games.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(IDS[game]).unwrapped)


@pytest.mark.parametrize(("game", "players", "seat"), [("fertility", 2, 1), ("fertility", 4, 2), ("nile", 5, 4)])
def test_a_seat_plays_whole_games_against_bots(game: str, players: int, seat: int) -> None:
    env = envs.single(game, players, seat=seat)
    chance = np.random.default_rng(1)
    observation, _ = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert env.match.to_play == seat
        assert reward == 0
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, truncated, info = env.step(chance.choice(legal))
        assert not truncated
    assert env.match.over
    assert info["scores"] == env.match.scores
    winners = env.match.winners
    assert (reward > 0) == (seat in winners and len(winners) < players)


def test_bots_are_named_or_given_for_each_other_seat() -> None:
    asked = []

    def first(known: object) -> int:
        asked.append(known.states[0]["to_play"])  # type: ignore[attr-defined]
        out = np.zeros(1000, np.int64)
        nomarch.engine.kernels.legal_actions(known.components.box, known.states, 0, out)  # type: ignore[attr-defined]
        return int(out[0])

    env = envs.single("nile", 3, seat=1, bots=["random", first])
    env.reset(seed=0)
    while not asked:
        env.step(int(env.match.legal[-1]))
    assert set(asked) == {2}
    with pytest.raises(nomarch.NomarchError):
        envs.single("nile", 3, bots=["random", "random", "random"])
    with pytest.raises(nomarch.NomarchError):
        envs.single("nile", 3, seat=3)


def test_an_illegal_action_loses_and_is_told_why() -> None:
    env = envs.single("nile")
    observation, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int((observation["action_mask"] == 0).argmax()))
    assert (reward, over) == (-1, True)
    assert info["refused"]


def test_the_mask_is_in_the_info_and_the_state_shows_every_seat() -> None:
    env = envs.single("nile", 3, seat=1)
    seen, info = env.reset(seed=2)
    size = len(seen["observation"])
    for _ in range(3):
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        assert np.array_equal(env.action_masks(), seen["action_mask"])
        assert env.state().shape == (3 * size,)
        assert np.array_equal(env.state()[size : 2 * size], seen["observation"])
        seen, _, _, _, info = env.step(np.flatnonzero(env.action_masks())[0])


def test_games_follow_each_other_from_a_seed() -> None:
    def two(seed: int) -> list[bytes]:
        env = envs.single("fertility")
        return [env.reset(seed=seed)[0]["observation"].tobytes(), env.reset()[0]["observation"].tobytes()]

    assert two(1) == two(1)
    assert len({*two(1), *two(2)}) == 4
