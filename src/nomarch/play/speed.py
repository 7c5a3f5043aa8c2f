"""Engine benchmarks."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from nomarch.engine.game import Game
from nomarch.engine.kernels import (
    apply_action,
    begin_table,
    copy_often,
    deal_table,
    legal_actions,
    random_action,
    resample_often,
)
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array, rows, store
from nomarch.play.setup import Setup
from nomarch.play.simulation import simulate

__all__ = ["Speed", "measure"]

_NANO = 1e9
_POSITIONS = 500
_PIECES = 50


@dataclass(frozen=True)
class Speed:
    """Measurements for one number of players."""

    players: int
    games_per_second: float  # uniformly random play, one thread
    decisions_per_second: float
    two_threads: float  # games by two threads for each by one
    copy_ns: float  # copying a state
    call_ns: float  # calling a compiled function from Python
    resample_ns: float  # copying a position of a random game and resampling what a seat can't know
    resident_mb: float | None  # memory of the whole process at its highest; None on Windows


def measure(game: Game, players: int, seconds: float = 1.0) -> Speed:
    """Measure for about this many seconds in short runs; the best counts, because other load only slows them."""
    box = game.standard_components().box
    states, rng = rows(game.state, 4), generator(0)
    store(Setup.of(game, players).initial_state(), states, 0)
    deal_table(box, states, 0, rng)
    begin_table(box, states, 0)
    out = np.zeros(game.most_choices, np.int64)
    played = _play(game, box, states, rng)

    def call(times: int) -> None:
        for _ in range(times):
            legal_actions(box, states, 0, out)

    simulate(game.name, players, 1)  # load everything before timing
    games = max(100, round(simulate(game.name, players, 2000).games_per_second * seconds / 5))
    alone = max((simulate(game.name, players, games) for _ in range(5)), key=lambda run: run.games_per_second)
    together = max(simulate(game.name, players, 2 * games, jobs=2).games_per_second for _ in range(5))
    return Speed(
        players=players,
        games_per_second=alone.games_per_second,
        decisions_per_second=alone.decisions_per_second,
        two_threads=together / alone.games_per_second,
        copy_ns=_best(lambda times: copy_often(states, times), 5_000_000),
        call_ns=_best(call, 500_000),
        resample_ns=_best(lambda times: resample_often(box, played, _POSITIONS, rng, times), 500_000),
        resident_mb=_resident_mb(),
    )


def _resident_mb() -> float | None:
    if sys.platform == "win32":
        return None
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


def _play(game: Game, box: Any, states: Any, rng: Array) -> Any:
    """Consecutive positions of random games, and a scratch row: resampling takes longer late in a game."""
    played = rows(game.state, _POSITIONS + 1)
    played[0] = states[0]
    out = np.zeros(game.most_choices, np.int64)
    for i in range(1, _POSITIONS):
        played[i] = played[i - 1]
        apply_action(box, played, i, random_action(box, played, i, rng))
        if not legal_actions(box, played, i, out):
            played[i] = states[0]
    return played


def _best(work: Callable[[int], object], times: int) -> float:
    """Nanoseconds per repetition in the best of several short runs, which fit between other load."""
    work(4)
    piece, spent = max(1, times // _PIECES), []
    for _ in range(_PIECES):
        started = time.perf_counter()
        work(piece)
        spent.append(time.perf_counter() - started)
    return min(spent) / piece * _NANO
