"""Many games at once in compiled code, written into the caller's arrays; finished games restart."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
from numpy.typing import DTypeLike

from nomarch.engine.game import Components
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array, rows, store
from nomarch.envs.kernels import BEGIN, random_actions, step_games
from nomarch.play.setup import Setup, check_seed
from nomarch.text.errors import NomarchError, at_least

__all__ = ["Batch"]

_SAMPLES = 2**32 - 1  # the stream of a seed that random actions are drawn from: no game is dealt from it


class Batch:
    """Many games that step together.

    After `reset` and after each `step`, row i of every array describes game i:

    - `seats`: the seat to move;
    - `observations`: what this seat may know (`nomarch.envs.fields` names the numbers);
    - `masks`: which actions are legal;
    - `ended`: whether the step ended the game; if so, `rewards` and `scores` are its result by seat, and the other
      arrays describe the next game.

    Arrays passed by the caller are written in place. Game number k of a seed is the same here, in `nomarch.simulate`
    and, for k = 0, in `nomarch.new`.

    Args:
        game: The name of a game.
        games: The number of games.
        players: The number of players.
        seeds: One seed per game, or one number s for the seeds s, s + 1 and so on.
        threads: The number of threads; it doesn't change the games.
        observations: An array to write into, or None for a new one; likewise `masks` and `rewards`.
        components: Components of your own.
        options: Options of the game.

    Raises:
        NomarchError: An impossible number, or an array of another shape or type.
    """

    def __init__(
        self, game: str, games: int, players: int = 2, seeds: int | Sequence[int] = 0, *, threads: int = 1,
        observations: Array | None = None, masks: Array | None = None, rewards: Array | None = None,
        components: Components | None = None, **options: object,
    ) -> None:  # fmt: skip
        at_least(1, games=games, threads=threads)
        setup = Setup.of(game, players, options, components)
        self.game, self.players, self.games = setup.game, players, games
        self.actions = self.game.actions
        self.observations = _room(
            observations, (games, sum(field.size for field in self.game.fields(players))), np.int8
        )
        self.masks = _room(masks, (games, self.actions), np.bool_)
        self.rewards = _room(rewards, (games, players), np.float32)
        self.scores = np.zeros((games, players), np.int64)
        self.ended = np.zeros(games, np.bool_)
        self.seats = np.zeros(games, np.int8)
        self._box = setup.components.box
        self._table = rows(self.game.state, 1)
        store(setup.initial_state(), self._table, 0)
        self._states = rows(self.game.state, games)
        self._episodes = np.zeros(games, np.int64)
        self._chosen = np.full(games, BEGIN, np.int64)
        self._every = np.arange(games)
        edges = np.linspace(0, games, min(threads, games) + 1).astype(int)
        self._pieces = [slice(first, last) for first, last in pairwise(edges)]
        self._pool = ThreadPoolExecutor(len(self._pieces) - 1) if len(self._pieces) > 1 else None
        self.reset(seeds)

    def reset(self, seeds: int | Sequence[int] = 0) -> None:
        """Restart every game from its seed: one seed per game, or a number s for the seeds s, s + 1 and so on."""
        given = seeds + self._every if isinstance(seeds, int) else np.array(seeds, np.int64)
        if given.shape != (self.games,):
            raise NomarchError("batch_seeds", seeds=len(given), games=self.games)
        for seed in (given.min(), given.max()):
            check_seed(int(seed))
        self._seeds = given
        self._rngs = np.array([generator(int(seed), _SAMPLES) for seed in given])
        self._episodes[:] = 0
        self._chosen[:] = BEGIN
        self._run_all()

    def step(self, actions: Array | Sequence[int]) -> None:
        """Play one action in each game. If one is illegal, `NomarchError` is raised and no game moves."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise NomarchError("batch_actions", actions=len(chosen), games=self.games)
        known = (chosen >= 0) & (chosen < self.actions)
        if not known.all() or not self.masks[self._every, chosen].all():
            self._refuse(chosen, known)
        self._chosen[:] = chosen
        self._run_all()

    def _refuse(self, chosen: Array, known: Array) -> None:
        wrong = ~known
        wrong[known] = ~self.masks[self._every[known], chosen[known]]
        i = int(np.flatnonzero(wrong)[0])
        raise NomarchError("batch_illegal", game=i, action=int(chosen[i]))

    def sample(self) -> Array:
        """A uniformly random legal action for each game, determined by the seeds."""
        actions = np.zeros(self.games, np.int64)
        random_actions(self._box, self._states, self._rngs, actions)
        return actions

    def _run_all(self) -> None:
        """Split the games over threads; this thread takes the first part, because waking another takes time."""
        others = [self._pool.submit(self._run, piece) for piece in self._pieces[1:]] if self._pool else []
        self._run(self._pieces[0])
        for other in others:
            other.result()

    def _run(self, piece: slice) -> None:
        step_games(
            self._box, self._table, self._states[piece], np.zeros(4, np.int64), self._seeds[piece],
            self._episodes[piece], self._chosen[piece], np.zeros(self.game.most_choices, np.int64), self.seats[piece],
            self.observations[piece], self.masks[piece], self.rewards[piece], self.scores[piece], self.ended[piece],
        )  # fmt: skip


def _room(array: Array | None, shape: tuple[int, ...], kind: DTypeLike) -> Array:
    """The caller's array if it fits, or a new one."""
    if array is None:
        return np.zeros(shape, kind)
    if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous or not array.flags.writeable:
        raise NomarchError("batch_array", shape=str(shape), kind=str(np.dtype(kind)))
    return array
