"""Gymnasium's vector interface: one seat of many games at once, the others played by compiled bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from nomarch.engine.game import Components
from nomarch.engine.struct import Array
from nomarch.envs.batch import Batch
from nomarch.envs.encoding import Encoder
from nomarch.envs.kernels import BEGIN, DESCRIBE
from nomarch.envs.spaces import ILLEGAL, action_space, observation_space
from nomarch.play.setup import SEEDS, Setup
from nomarch.text.errors import NomarchError

__all__ = ["Vector"]


class Vector(VectorEnv[dict[str, Array], Array, Array]):
    """Many games at once; the agent has one seat, the same in all or one per game.

    Observations and rewards are those of `Single`, and an illegal action loses the game, too. `infos["action_mask"]`
    repeats the mask. All autoreset modes of Gymnasium work; in the mode `SAME_STEP`, `infos["final_obs"]` has the last
    observations.

    Args:
        game: The name of a game.
        num_envs: The number of games.
        players: The number of players.
        seat: The agent's seat, or one per game.
        opponents: The bot in all other seats, one of `nomarch.envs.OPPONENTS`.
        autoreset_mode: When finished games restart: at the next step, at the same step, or when you reset them.
        threads: The number of threads; it doesn't change the games.
        components: Components of your own.
        options: Options of the game.
    """

    def __init__(
        self, game: str, num_envs: int, players: int = 2, *, seat: int | Sequence[int] = 0, opponents: str = "random",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP, threads: int = 1,
        components: Components | None = None, **options: Any,
    ) -> None:  # fmt: skip
        setup = Setup.of(game, players, options, components)
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(Encoder(setup))
        self.single_action_space = action_space(setup)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(
            game, num_envs, players, secrets.randbelow(SEEDS - num_envs), threads=threads, components=components,
            opponents=opponents, learners=seat, **options,
        )  # fmt: skip
        self._mode, self._every = mode, np.arange(num_envs)
        self._over = np.zeros(num_envs, np.bool_)  # shown as finished; the next game is dealt, but not shown yet
        self._last = np.zeros_like(self.batch.observations)  # of finished games

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Deal; without a seed, continue each series of games. `options["reset_mask"]` restarts some games only."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = np.array((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_)))
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
            raise NomarchError("batch_array", shape=str((self.num_envs,)), kind="bool")
        seeded = np.zeros(self.num_envs, np.bool_)
        if seed is not None:
            given = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed
            seeds = {i: each for i, each in enumerate(given) if each is not None and chosen[i]}
            self.batch.reseed(seeds)
            seeded[list(seeds)] = True
        dealt = self._over & ~seeded  # the next game
        self.batch.run(np.where(chosen & ~dealt, BEGIN, DESCRIBE))
        self._over[chosen] = False
        return self._shown(), self._infos()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Play an action in each game, then the opponents up to the agent's next decision."""
        if self._mode == AutoresetMode.DISABLED and self._over.any():
            raise NomarchError("batch_finished", game=int(np.flatnonzero(self._over)[0]))
        batch, playing = self.batch, ~self._over
        chosen = np.asarray(actions, np.int64)
        known = (chosen >= 0) & (chosen < batch.actions)
        illegal = playing & ~(known & batch.masks[self._every, np.where(known, chosen, 0)])
        lost = batch.observations[illegal]
        batch.run(np.where(illegal, BEGIN, np.where(playing, chosen, DESCRIBE)))
        ended = batch.ended | illegal
        rewards = batch.rewards[self._every, batch.learners].astype(np.float64)
        rewards[illegal] = ILLEGAL
        self._over = ended & (self._mode != AutoresetMode.SAME_STEP)
        if ended.any():
            self._last[ended] = batch.final_observations(batch.learners)[ended]
            self._last[illegal] = lost
        infos = self._infos()
        if batch.ended.any():
            infos |= {"scores": batch.scores.copy(), "_scores": batch.ended.copy()}
        if self._mode == AutoresetMode.SAME_STEP and ended.any():
            infos |= self._final(ended)
        return self._shown(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Array:
        """The legal actions of each game, as some libraries ask for them."""
        return self._masks().astype(np.bool_)

    def _shown(self) -> dict[str, Array]:
        seen = self.batch.observations.copy()
        seen[self._over] = self._last[self._over]
        return {"observation": seen, "action_mask": self._masks()}

    def _masks(self) -> Array:
        masks = self.batch.masks.astype(np.int8)
        masks[self._over] = 0
        return masks

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._masks(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _final(self, ended: Array) -> dict[str, Any]:
        found = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            found[i] = {"observation": self._last[i].copy(), "action_mask": np.zeros(self.batch.actions, np.int8)}
        return {"final_obs": found, "_final_obs": ended.copy()}
