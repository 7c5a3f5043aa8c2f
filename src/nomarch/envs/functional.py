"""A functional interface with pgx's names: `init` and `step` return states and change nothing.

Every array has one row per game, as in pgx under `vmap`. States are NumPy arrays: in JAX, call `step` through
`jax.pure_callback`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from nomarch.engine.game import Components
from nomarch.engine.struct import Array
from nomarch.envs.batch import Batch
from nomarch.envs.kernels import DESCRIBE
from nomarch.text.errors import NomarchError

__all__ = ["Env", "State"]


@dataclass(frozen=True)
class State:
    """Games between two steps. Rows of finished games stay as they are."""

    current_player: Array  # the seat to move; after the end, the last that moved
    observation: Array  # what this seat may know
    rewards: Array  # by seat
    terminated: Array
    truncated: Array  # never
    legal_action_mask: Array  # after the end, all are: so a policy needs no special case
    saved: Array  # the games as bytes, hidden information included

    def __len__(self) -> int:
        return len(self.saved)

    def __getitem__(self, games: Sequence[int] | Array | slice) -> State:
        """Some of the games: `state[[i] * k]` is k copies of game i."""
        return State(**{name: value[games] for name, value in vars(self).items()})


class Env:
    """A game as pure functions of its states.

    >>> env = Env("nile")
    >>> state = env.init([1, 2, 3])
    >>> later = env.step(state, state.legal_action_mask.argmax(axis=1))
    >>> later.current_player.shape, bool((later.saved == state.saved).all())
    ((3,), False)

    Args:
        game: The name of a game.
        players: The number of players.
        components: Components of your own.
        options: Options of the game.
    """

    def __init__(self, game: str, players: int = 2, *, components: Components | None = None, **options: Any) -> None:
        self._made = (game, players, components, options)
        self._batches: dict[int, Batch] = {}
        one = self._batch(1)
        self.id, self.num_players, self.num_actions = game, players, one.actions
        self.observation_shape = one.observations.shape[1:]

    def _batch(self, games: int) -> Batch:
        """Buffers for this many games."""
        if games not in self._batches:
            game, players, components, options = self._made
            self._batches[games] = Batch(game, games, players, components=components, **options)
        return self._batches[games]

    def init(self, seeds: Sequence[int] | Array) -> State:
        """The first decision of the game of each seed: the game of `nomarch.new`."""
        batch = self._batch(len(seeds))
        batch.reset([int(seed) for seed in seeds])
        return self._state(batch, batch.seats, np.zeros(batch.games, np.bool_))

    def step(self, state: State, actions: Sequence[int] | Array) -> State:
        """Play one action in each game; where the game is over, the action is ignored and the rewards are 0.

        Raises:
            NomarchError: An illegal action.
        """
        batch = self._batch(len(state))
        over, chosen = state.terminated, np.asarray(actions, np.int64)
        known = over | ((chosen >= 0) & (chosen < self.num_actions))
        legal = known & state.legal_action_mask[np.arange(len(state)), np.where(known & ~over, chosen, 0)]
        if not (legal | over).all():
            wrong = int(np.flatnonzero(~(legal | over))[0])
            raise NomarchError("batch_illegal", game=wrong, action=int(chosen[wrong]))
        batch.load(np.where(over[:, None], batch.save(), state.saved))
        batch.run(np.where(over, DESCRIBE, chosen))
        after = self._state(batch, np.where(batch.ended, state.current_player, batch.seats), over | batch.ended)
        for name in ("observation", "saved", "current_player"):
            getattr(after, name)[over] = getattr(state, name)[over]
        return after

    def resample(self, state: State, seed: int) -> State:
        """The same games with everything hidden from the seat to move resampled, future draws included."""
        batch = self._batch(len(state))
        batch.load(np.where(state.terminated[:, None], batch.save(), state.saved))
        batch.resample(seed=seed)
        after = self._state(batch, batch.seats, state.terminated)
        for name in ("observation", "saved", "current_player"):
            getattr(after, name)[state.terminated] = getattr(state, name)[state.terminated]
        return after

    @staticmethod
    def _state(batch: Batch, seats: Array, over: Array) -> State:
        seen, saved = batch.observations.copy(), batch.save()
        if batch.ended.any():
            seen[batch.ended] = batch.final_observations(seats)[batch.ended]
        return State(
            seats.copy(), seen, batch.rewards.copy(), over, np.zeros(len(over), np.bool_),
            batch.masks | over[:, None], saved,
        )  # fmt: skip
