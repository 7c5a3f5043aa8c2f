"""Many games at once in compiled code, written into the caller's arrays; finished games restart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike

from nomarch.bots.planner import ROWS
from nomarch.engine.game import Components
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array, from_bytes, rows, store, to_bytes
from nomarch.envs.kernels import (
    BEGIN,
    DESCRIBE,
    NO_ACTION,
    SKIP,
    Streams,
    Written,
    first_illegal,
    observe_games,
    random_actions,
    resample_games,
    step_games,
    write_afterstates,
)
from nomarch.envs.opponents import find, step_against
from nomarch.play.setup import Setup, check_seed
from nomarch.text.errors import NomarchError, at_least

__all__ = ["Batch", "Games"]

Games = int | Sequence[int] | Array | slice  # some games of a batch, by number

_SAMPLES = 2**32 - 1  # the stream of a seed that random actions are drawn from: no game is dealt from it
_ANSWERS = 2**32 - 2  # the same for the opponents
_ALIGNED = 64  # bytes: XLA copies an array that begins elsewhere
_WORDS = 10  # saved after the state: the seed, the number of the next game, and the four of each generator


class Batch:
    """Many games that step together.

    After `reset` and after each `step`, row i of every array describes game i:

    - `seats`: the seat to move;
    - `observations`: what this seat may know (`nomarch.envs.fields` names the numbers);
    - `masks`: which actions are legal;
    - `legal`, `counts`: the legal actions in ascending order, padded with -1, and their number;
    - `ended`: whether the step ended the game; if so, `rewards` and `scores` are its result by seat, and the other
      arrays describe the next game. `final_observations` shows the end of the last one.

    Arrays passed by the caller are written in place, and only where they change: don't write to them. Game number k of
    a seed is the same here, in `nomarch.simulate` and, for k = 0, in `nomarch.new`.

    Args:
        game: The name of a game.
        games: The number of games.
        players: The number of players.
        seeds: One seed per game, or one number s for the seeds s, s + 1 and so on.
        threads: The number of threads; it doesn't change the games.
        opponents: A compiled bot that plays all seats but the learner's, one of `nomarch.envs.OPPONENTS`: the arrays
            then describe the learner's next decision. None: the caller decides for all seats.
        learners: The learner's seat, or one per game.
        observations: An array to write into, or None for a new one; likewise `masks` and `rewards`.
        components: Components of your own.
        options: Options of the game.

    Raises:
        NomarchError: An impossible number, or an array of another shape or type.
    """

    def __init__(
        self, game: str, games: int, players: int = 2, seeds: int | Sequence[int] = 0, *, threads: int = 1,
        opponents: str | None = None, learners: int | Sequence[int] | Array = 0,
        observations: Array | None = None, masks: Array | None = None, rewards: Array | None = None,
        components: Components | None = None, **options: object,
    ) -> None:  # fmt: skip
        at_least(1, games=games, threads=threads)
        setup = Setup.of(game, players, options, components)
        self.game, self.players, self.games = setup.game, players, games
        self.actions = self.game.actions
        self.fields = self.game.fields(players)
        self.observations = _room(observations, (games, sum(field.size for field in self.fields)), np.int8)
        self.masks = _room(masks, (games, self.actions), np.bool_)
        self.masks[:] = False
        self.rewards = _room(rewards, (games, players), np.float32)
        self.scores = _aligned((games, players), np.int64)
        self.ended = _aligned((games,), np.bool_)
        self.seats = _aligned((games,), np.int8)
        kind = np.int16 if self.actions <= np.iinfo(np.int16).max else np.int32
        self.legal = _aligned((games, self.game.most_choices), kind)
        self.legal[:] = NO_ACTION
        self.counts = _aligned((games,), np.int64)
        self._box = setup.components.box
        self._table = rows(self.game.state, 1)
        store(setup.initial_state(), self._table, 0)
        self._states = rows(self.game.state, games)
        self._finals = rows(self.game.state, games)
        self._episodes = np.zeros(games, np.int64)
        self._chosen = np.full(games, BEGIN, np.int64)
        self._every = np.arange(games)
        edges = np.linspace(0, games, min(threads, games) + 1).astype(int)
        self._pieces = [slice(first, last) for first, last in pairwise(edges)]
        self._pool = ThreadPoolExecutor(len(self._pieces) - 1) if len(self._pieces) > 1 else None
        self.learners = self._seats_of(learners, games)
        self._opponent = find(self.game, opponents) if opponents else None
        self._seeds = np.zeros(games, np.int64)
        self._rngs, self._answers = np.zeros((games, 4), np.int64), np.zeros((games, 4), np.int64)
        self.reset(seeds)

    def reset(self, seeds: int | Sequence[int] = 0) -> None:
        """Restart every game from its seed: one seed per game, or a number s for the seeds s, s + 1 and so on."""
        given = seeds + self._every if isinstance(seeds, int) else np.array(seeds, np.int64)
        if given.shape != (self.games,):
            raise NomarchError("batch_seeds", seeds=len(given), games=self.games)
        for seed in (given.min(), given.max()):
            check_seed(int(seed))
        self.reseed(dict(enumerate(map(int, given))))
        self.run(np.full(self.games, BEGIN))
        from_bytes(to_bytes(self._states), self._finals, self._every)

    def reseed(self, seeds: Mapping[int, int]) -> None:
        """Give games, by number, new seeds, which take effect when they begin again."""
        for i, seed in seeds.items():
            self._seeds[i], self._episodes[i] = seed, 0
            self._rngs[i], self._answers[i] = generator(seed, _SAMPLES), generator(seed, _ANSWERS)

    def step(self, actions: Array | Sequence[int]) -> None:
        """Play one action in each game. If one is illegal, `NomarchError` is raised and no game moves."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise NomarchError("batch_actions", actions=len(chosen), games=self.games)
        wrong = first_illegal(self.masks, chosen)
        if wrong >= 0:
            raise NomarchError("batch_illegal", game=wrong, action=int(chosen[wrong]))
        self.run(chosen)

    def run(self, codes: Array) -> None:
        """Step by legal actions, unchecked, or by the codes of `nomarch.envs.kernels` in their place."""
        self._chosen[:] = codes
        self._run_all()

    def sample(self) -> Array:
        """A uniformly random legal action for each game, determined by the seeds."""
        actions = np.zeros(self.games, np.int64)
        random_actions(self._rngs, self.legal, self.counts, actions)
        return actions

    # To plan with

    @property
    def states(self) -> Array:
        """A copy of every state, hidden information included: a structured array with the fields of the game."""
        return to_bytes(self._states).view(self.game.state.dtype)[:, 0]

    def save(self, games: Games | None = None) -> Array:
        """These games, or all, as rows of bytes: the states, and all that their future depends on."""
        at = self._at(games)
        words = np.column_stack([self._seeds, self._episodes, self._rngs, self._answers])[at]
        return np.hstack([to_bytes(self._states)[at], words.view(np.uint8)])

    def load(self, saved: Array, games: Games | None = None) -> None:
        """Set these games, or all, to saved ones, as many or one for all; every array describes them again.

        Raises:
            NomarchError: An array of another shape or type: of another game or version.
        """
        at, width = self._at(games), self.game.state.dtype.itemsize
        expected = (len(at), width + 8 * _WORDS)
        if saved.dtype != np.uint8 or saved.shape not in (expected, (1, expected[1])):
            raise NomarchError("batch_array", shape=str(expected), kind="uint8")
        saved = np.broadcast_to(saved, expected)
        from_bytes(saved[:, :width], self._states, at)
        words = np.ascontiguousarray(saved[:, width:]).view(np.int64)
        self._seeds[at], self._episodes[at] = words[:, 0], words[:, 1]
        self._rngs[at], self._answers[at] = words[:, 2:6], words[:, 6:]
        self._describe(at)

    def clone(self, game: int, into: Games) -> None:
        """Copy a game into others, to branch from it. `sample` keeps drawing different actions in each."""
        at = self._at(into)
        kept = self._rngs[at], self._answers[at]
        self.load(self.save([game]), at)
        self._rngs[at], self._answers[at] = kept

    def resample(
        self, games: Games | None = None, seats: int | Sequence[int] | Array | None = None, seed: int | None = None
    ) -> None:
        """Determinize these games, or all: replace what a seat can't know, future draws included.

        By default that is the seat to move. So a search in copies of a game sees no hidden card. With a seed, the draws
        depend on it and on a game's number; otherwise on the generators of `sample`.
        """
        at = self._at(games)
        whose = self.seats[at] if seats is None else self._seats_of(seats, len(at))
        rngs = self._rngs if seed is None else np.array([generator(seed, i) for i in range(self.games)])
        resample_games(self._box, self._states, rngs, at, whose)
        self._describe(at)

    def afterstates(self, every_seat: bool = False) -> Array:
        """The game's features, for the seat to move, after each action in `legal` and before its chance.

        The shape is (games, most actions, features); after the last action of a game come zeros. What the seat can't
        know is sampled. With `every_seat`, the features of the other seats follow, in the order of their turns.
        """
        seats = self.players if every_seat else 1
        found = np.zeros((self.games, int(self.counts.max()), seats, self.game.features), np.float32)
        work = rows(self.game.state, 2)
        write_afterstates(self._box, self._states, work, self._answers, self.legal, self.counts, found)
        return found.reshape(*found.shape[:2], -1)

    def observe(self, seats: int | Sequence[int] | Array) -> Array:
        """What a seat of each game may know now: the same seat everywhere, or one per game."""
        return self._observe(self._states, seats)

    def final_observations(self, seats: int | Sequence[int] | Array) -> Array:
        """What a seat of each game saw when the last game in this row ended; zeros before."""
        seen = self._observe(self._finals, seats)
        seen[self.final_states["choices"] != 0] = 0
        return seen

    @property
    def final_states(self) -> Array:
        """A copy of the states at the end of each row's last game; before one has ended, its first decision."""
        return to_bytes(self._finals).view(self.game.state.dtype)[:, 0]

    def _observe(self, states: Any, seats: int | Sequence[int] | Array) -> Array:
        seen = np.zeros(self.observations.shape, np.int8)
        observe_games(self._box, states, self._seats_of(seats, self.games), seen)
        return seen

    def _seats_of(self, seats: int | Sequence[int] | Array, games: int) -> Array:
        """A seat for each of so many games."""
        given = np.asarray(seats, np.int64)
        for seat in (given.min(), given.max()):
            if seat not in range(self.players):
                raise NomarchError("bad_seat", seat=int(seat), last=self.players - 1)
        return np.ascontiguousarray(np.broadcast_to(given.astype(np.int8), (games,)))

    def _at(self, games: Games | None) -> Array:
        return self._every if games is None else np.atleast_1d(self._every[games])

    def _describe(self, at: Array) -> None:
        self._chosen[:] = SKIP
        self._chosen[at] = DESCRIBE
        self._run_all()

    def _run_all(self) -> None:
        """Split the games over threads; this thread takes the first part, because waking another takes time."""
        others = [self._pool.submit(self._run, piece) for piece in self._pieces[1:]] if self._pool else []
        self._run(self._pieces[0])
        for other in others:
            other.result()

    def _run(self, piece: slice) -> None:
        out = Written(
            self.seats[piece], self.observations[piece], self.masks[piece], self.legal[piece], self.counts[piece],
            self.rewards[piece], self.scores[piece], self.ended[piece],
        )  # fmt: skip
        how = (
            self._box, self._table, self._states[piece], self._finals[piece], rows(self.game.state, 1),
            np.zeros(4, np.int64), Streams(self._seeds[piece], self._episodes[piece]), self._chosen[piece], out,
        )  # fmt: skip
        if self._opponent is None:
            step_games(*how)
        else:
            step_against(
                *how, self.learners[piece], self._answers[piece], rows(self.game.state, ROWS), self._opponent,
                self.game.most_choices,
            )  # fmt: skip


def _room(array: Array | None, shape: tuple[int, ...], kind: DTypeLike) -> Array:
    """The caller's array if it fits, or a new one."""
    if array is None:
        return _aligned(shape, kind)
    if array.shape != shape or array.dtype != kind or not array.flags.c_contiguous or not array.flags.writeable:
        raise NomarchError("batch_array", shape=str(shape), kind=str(np.dtype(kind)))
    return array


def _aligned(shape: tuple[int, ...], kind: DTypeLike) -> Array:
    """Zeros that other libraries can share."""
    size = prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + _ALIGNED, np.uint8)
    first = -room.ctypes.data % _ALIGNED
    return room[first : first + size].view(kind).reshape(shape)
