"""PettingZoo's own tests pass in every setup."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from nomarch import envs
from nomarch.games.registry import GAMES, find
from tests.contract.setups import EVERY_SETUP, Setup

TABLES = [(game, players) for game in GAMES for players in find(game).seats]


# PettingZoo warns about dictionary observations, except for a list of its own games.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_interface_is_pettingzoos(game: str, players: int) -> None:
    api_test(envs.aec(game, players), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: envs.aec(game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_drawn(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: envs.aec(game, render_mode=render_mode))
    assert capsys.readouterr().out
    env = envs.aec(game, render_mode="ansi")
    env.reset(seed=1)
    assert "Player 1" in env.render()


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole random game; returns each agent's total reward."""
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        earned[agent] += reward
        if terminated:
            assert info["score"] == env.unwrapped.match.scores[env.possible_agents.index(agent)]
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return earned


@pytest.mark.parametrize("setup", EVERY_SETUP)
def test_whole_games_are_played_at_every_table(setup: Setup) -> None:
    env = envs.aec(setup.game, setup.players, **setup.chosen)
    earned = play(env, 3)
    match = env.unwrapped.match
    assert match.over
    assert match.options | setup.chosen == match.options
    assert sum(earned.values()) == pytest.approx(0)
    assert [earned[f"seat_{seat}"] > 0 for seat in range(setup.players)] == [
        seat in match.winners and len(match.winners) < setup.players for seat in range(setup.players)
    ]


def test_the_state_is_what_all_seats_know() -> None:
    env = envs.aec("nile", 3)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(seen))
    assert env.unwrapped.state_space.contains(env.state())


def test_an_illegal_action_loses_the_game() -> None:
    env = envs.aec("nile")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int((env.observe(loser)["action_mask"] == 0).argmax()))
    assert env.terminations[loser]
    assert env.rewards[loser] == -1


def test_only_the_agent_to_play_has_legal_actions() -> None:
    env = envs.aec("nile", 3)
    env.reset(seed=2)
    acting = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert acting == [env.agent_selection]
