"""Our batches, measured as the peers are: `python -m bench.batch fertility --players 2 --seconds 3`.

Every step writes an observation and a mask for each game into NumPy arrays; drawing the actions is counted.
"""

from __future__ import annotations

import time

from bench.tally import Tally, arguments
from nomarch.envs import Batch

GAMES = 1024
FOR_THREADS = 4096  # enough work per thread to be worth waking it


def play(game: str, players: int, seconds: float) -> Tally:
    batch, tally = Batch(game, GAMES, players), Tally()
    batch.step(batch.sample())
    while tally.cpu_seconds < seconds:
        with tally:
            batch.step(batch.sample())
        tally.add(GAMES, int(batch.ended.sum()))
    return tally


def steps_a_second(game: str, players: int, threads: int, seconds: float) -> float:
    """Steps per second of wall-clock time."""
    batch, steps = Batch(game, FOR_THREADS, players, threads=threads), 0
    batch.step(batch.sample())
    began = time.perf_counter()
    while (taken := time.perf_counter() - began) < seconds:
        batch.step(batch.sample())
        steps += FOR_THREADS
    return steps / taken


if __name__ == "__main__":
    parser = arguments("fertility", "nile")
    parser.add_argument("--players", type=int, default=2)
    chosen = parser.parse_args()
    play(chosen.game, chosen.players, chosen.seconds).report()
