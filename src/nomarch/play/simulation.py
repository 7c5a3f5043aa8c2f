"""Simulate many bot games and sum up the results."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from nomarch.bots.named import NamedBot, load_bot
from nomarch.engine.game import Components
from nomarch.engine.kernels import play_at_random
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array, rows, store
from nomarch.play.bot_play import play_bots
from nomarch.play.match import Match
from nomarch.play.setup import SEEDS, Setup, check_seed
from nomarch.text.errors import NomarchError, at_least

__all__ = ["Summary", "simulate"]

_PIECE = 1000


@dataclass(frozen=True)
class Summary:
    """Totals of many games."""

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
        """Games per second of wall-clock time."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Decisions per second of wall-clock time."""
        return self.decisions / self.seconds if self.seconds else 0.0


def simulate(
    game: str, players: int = 2, games: int = 1000, seed: int = 0, *, bots: Sequence[str] = (), jobs: int = 1,
    components: Components | None = None, progress: Callable[[int], None] = lambda done: None, **options: object,
) -> Summary:  # fmt: skip
    """Play many games between bots. Game number i of a seed is the same in every run, with any number of threads.

    Args:
        game: The name of a game.
        players: The number of players.
        games: How many games to play.
        seed: Determines all games.
        bots: A bot for each seat, or one for all: names of levels, or `MODULE:FUNCTION` for your own. Default: random.
        jobs: The number of threads.
        components: Components of your own.
        progress: Called with the number of finished games.
        options: Options of the game.

    Raises:
        NomarchError: An unknown game, bot or option, or an impossible number.
    """
    setup = Setup.of(game, players, options, components)
    plan = _Plan(setup, check_seed(seed), _load_bots(bots, players))
    at_least(0, games=games)
    at_least(1, jobs=jobs)
    started = time.perf_counter()
    # The pieces don't depend on the number of threads: sums of shared wins are the same to the last digit.
    size = _PIECE if plan.all_random else 1
    pieces = [(first, min(games, first + size)) for first in range(0, games, size)]
    total = _Tally(0, np.zeros(players, np.int64), np.zeros(players))
    with ThreadPoolExecutor(jobs) as pool:
        for (_, last), part in zip(pieces, pool.map(plan.play, pieces), strict=True):
            total.decisions += part.decisions
            total.points += part.points
            total.wins += part.wins
            progress(last)
    return Summary(
        game=game,
        players=players,
        options=dict(setup.options),
        bots=[bot.name for bot in plan.bots],
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
class _Plan:
    """The parameters shared by the games of a simulation."""

    setup: Setup
    seed: int
    bots: list[NamedBot]

    @property
    def all_random(self) -> bool:
        return {bot.name for bot in self.bots} == {"random"}

    def play(self, piece: tuple[int, int]) -> _Tally:
        """Play games number first to last - 1."""
        return self._play_compiled(*piece) if self.all_random else self._play_bots(piece[0])

    def _play_compiled(self, first: int, last: int) -> _Tally:
        setup, states = self.setup, rows(self.setup.game.state, 2)
        store(setup.initial_state(), states, 0)
        points, wins = np.zeros(setup.players, np.int64), np.zeros(setup.players)
        rng = np.zeros(4, np.int64)
        decisions = play_at_random(setup.components.box, states, rng, self.seed, first, last, points, wins)
        return _Tally(decisions, points, wins)

    def _play_bots(self, number: int) -> _Tally:
        match = Match(self.setup, generator(self.seed, number))
        seats = dict(enumerate(self.bots))
        decisions = sum(1 for _ in play_bots(match, seats, (self.seed + number * 1_000_003) % SEEDS))
        return _Tally(decisions, np.array(match.scores), np.array(match.win_shares))


def _load_bots(bots: Sequence[str], players: int) -> list[NamedBot]:
    named = list(bots) or ["random"]
    named = named * players if len(named) == 1 else named
    if len(named) != players:
        raise NomarchError("bad_bots", bots=len(named), players=players)
    return [load_bot(bot) for bot in named]
