"""One seat of a game for learners of other libraries: half of the games against `random`, half against `greedy`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict

from baselines.curve import OPPONENTS
from nomarch import envs

__all__ = ["SCALE", "Flat", "Masked", "seats", "single"]

SCALE = 8  # observations are small counts; networks learn best from numbers near 1


class Flat(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation as one row of floats, with the mask as `action_masks()`, as MaskablePPO wants it."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        size = env.observation_space["observation"].shape[0]
        self.observation_space = Box(-16, 16, (size,), np.float32)

    def observation(self, observation: Any) -> Any:
        """Keep the mask for `action_masks`."""
        self._mask = observation["action_mask"].astype(np.bool_)
        return observation["observation"].astype(np.float32) / SCALE

    def action_masks(self) -> Any:
        """The legal actions."""
        return self._mask


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observation and mask in one dict, as tianshou wants it."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        size, actions = env.observation_space["observation"].shape[0], int(env.action_space.n)
        self.observation_space = Dict(obs=Box(-16, 16, (size,), np.float32), mask=Box(0, 1, (actions,), np.int8))

    def observation(self, observation: Any) -> Any:
        """Rename and scale."""
        return {
            "obs": observation["observation"].astype(np.float32) / SCALE,
            "mask": observation["action_mask"].astype(np.int8),
        }


def seats() -> list[tuple[int, str]]:
    """The environments of a learner: both seats against each opponent."""
    return [(seat, opponent) for seat in range(2) for opponent in OPPONENTS]


def single(game: str, seat: int, opponent: str) -> Any:
    """One of these environments."""
    return envs.single(game, seat=seat, bots=[opponent])
