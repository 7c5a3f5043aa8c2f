"""Many games at once, added up."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Self

import numpy as np

from nomarch.bots import find as find_bot
from nomarch.engine.game import Components, Game
from nomarch.engine.kernels import play_at_random
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array, rows, store
from nomarch.games.registry import find as find_game
from nomarch.play.information_state import information_state
from nomarch.play.match import SEEDS, Match, check_players, check_seed, read_options
from nomarch.text.errors import NomarchError

__all__ = ["Summary", "simulate"]

_PIECE = 1000


@dataclass(frozen=True)
class Summary:
    """What many games came to."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    decisions: int
    seconds: float
    wins: list[float]  # by seat; a shared victory is divided
    mean_scores: list[float]  # by seat

    @property
    def games_per_second(self) -> float:
        """The rate, by the clock on the wall."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """The rate, by the clock on the wall."""
        return self.decisions / self.seconds if self.seconds else 0.0


def simulate(
    game: str, players: int = 2, games: int = 1000, seed: int = 0, *, bots: Sequence[str] = (), jobs: int = 1,
    components: Components | None = None, progress: Callable[[int], None] = lambda done: None, **options: object,
) -> Summary:  # fmt: skip
    """Play games between bots, one for each seat (random ones unless named), on `jobs` threads.

    Game number i of a seed is the same in every run, however many there are and however many threads play them.
    """
    table = _Table.of(game, players, seed, bots, components, options)
    if games < 0 or jobs < 1:
        raise NomarchError("bad_count", games=games, jobs=jobs)
    started = time.perf_counter()
    # Equal pieces whatever the number of threads: sums of shared victories come out the same to the last digit.
    size = _PIECE if table.all_random else 1
    pieces = [(first, min(games, first + size)) for first in range(0, games, size)]
    total = _Tally(0, np.zeros(players, np.int64), np.zeros(players))
    with ThreadPoolExecutor(jobs) as pool:
        for (_, last), part in zip(pieces, pool.map(table.play, pieces), strict=True):
            total.decisions += part.decisions
            total.points += part.points
            total.wins += part.wins
            progress(last)
    return Summary(
        game=game,
        players=players,
        options=table.options,
        bots=table.bots,
        seed=seed,
        games=games,
        decisions=total.decisions,
        seconds=time.perf_counter() - started,
        wins=[float(wins) for wins in total.wins],
        mean_scores=[float(points / max(1, games)) for points in total.points],
    )


@dataclass
class _Tally:
    decisions: int
    points: Array
    wins: Array


@dataclass(frozen=True)
class _Table:
    """What the games of a simulation have in common."""

    game: Game
    components: Components
    players: int
    seed: int
    bots: list[str]
    options: dict[str, str]

    @classmethod
    def of(
        cls, name: str, players: int, seed: int, bots: Sequence[str], components: Components | None,
        options: Mapping[str, object],
    ) -> Self:  # fmt: skip
        game = find_game(name)
        check_players(game, players)
        named = list(bots) or ["random"]
        named = named * players if len(named) == 1 else named
        if len(named) != players:
            raise NomarchError("bad_bots", bots=len(named), players=players)
        for bot in named:
            find_bot(bot)
        box = components or game.standard_components()
        return cls(game, box, players, check_seed(seed), named, read_options(game, options))

    @property
    def all_random(self) -> bool:
        return set(self.bots) == {"random"}

    def play(self, piece: tuple[int, int]) -> _Tally:
        """Play games number first to last - 1."""
        return self._play_compiled(*piece) if self.all_random else self._play_bots(piece[0])

    def _play_compiled(self, first: int, last: int) -> _Tally:
        states = rows(self.game.state, 2)
        store(self.game.initial_state(self.components, self.players, self.options), states, 0)
        points, wins = np.zeros(self.players, np.int64), np.zeros(self.players)
        rng = np.zeros(4, np.int64)
        decisions = play_at_random(self.components.box, states, rng, self.seed, first, last, points, wins)
        return _Tally(decisions, points, wins)

    def _play_bots(self, number: int) -> _Tally:
        table = self.game.initial_state(self.components, self.players, self.options)
        match = Match(self.game, self.components, table, generator(self.seed, number), self.options)
        while match.to_play is not None:
            bot = find_bot(self.bots[match.to_play])
            match.play(bot(information_state(match, (self.seed + number * 1_000_003) % SEEDS)))
        wins = np.zeros(self.players)
        wins[match.winners] = 1 / len(match.winners)
        return _Tally(len(match.actions), np.array(match.scores), wins)
