"""The baselines as bots, for the arena and for `python -m baselines.evaluate`.

nomarch arena nile --bots baselines.agents:selfplay_ppo,greedy,vizier
"""

from __future__ import annotations

from baselines.policy import CHECKPOINTS, load, stem
from nomarch.bots import InformationState

__all__ = ["TRAINED", "afterstate_ppo", "dqn", "maskable_ppo", "selfplay_ppo"]

# The trained baselines, and how much training the published checkpoints got by game and number of players, in the unit
# of their scripts.
TRAINED = {
    "afterstate_ppo": {("fertility", 2): 1000, ("fertility", 4): 250, ("nile", 2): 40, ("nile", 5): 40},
    "selfplay_ppo": {("nile", 2): 600},
    "maskable_ppo": {("nile", 2): 300_000},
    "dqn": {("nile", 2): 60_000},
}


def afterstate_ppo(state: InformationState) -> int:
    """PPO by self-play on legal lists with the features of afterstates."""
    return _play("afterstate_ppo", state)


def selfplay_ppo(state: InformationState) -> int:
    """PPO by self-play on `Batch`."""
    return _play("selfplay_ppo", state)


def maskable_ppo(state: InformationState) -> int:
    """MaskablePPO of Stable-Baselines3-contrib, trained against `random` and `greedy`."""
    return _play("maskable_ppo", state)


def dqn(state: InformationState) -> int:
    """DQN of tianshou, trained against `random` and `greedy`."""
    return _play("dqn", state)


def _play(name: str, state: InformationState) -> int:
    return load(CHECKPOINTS / f"{stem(name, state.game.name, state.players)}.npz")(state)
