"""Our batches, measured as the peers are: `python -m bench.batch fertility --players 2 --seconds 3`.

Every step writes an observation and a mask for each game into NumPy arrays; drawing the actions is counted.

With `--policy selfplay_ppo`, a trained baseline plays instead. Its actions are recorded first and then replayed, to
time the environment where a learner plays, without the learner.
"""

from __future__ import annotations

import time

from baselines.agents import TRAINED
from baselines.policy import CHECKPOINTS, load, stem
from bench.tally import Tally, arguments
from nomarch.engine.struct import Array
from nomarch.envs import Batch

GAMES = 1024
REPLAYED = 200  # steps: about three games of Nile
FOR_THREADS = 4096  # enough work per thread to be worth waking it


def play(game: str, players: int, seconds: float) -> Tally:
    batch, tally = Batch(game, GAMES, players), Tally()
    batch.step(batch.sample())
    while tally.cpu_seconds < seconds:
        with tally:
            batch.step(batch.sample())
        tally.add(GAMES, int(batch.ended.sum()))
    return tally


def chosen_by(policy: str, batch: Batch) -> list[Array]:
    """The actions that a baseline chooses in these games."""
    player, actions = load(CHECKPOINTS / f"{stem(policy, batch.game.name, batch.players)}.npz"), []
    for _ in range(REPLAYED):
        actions.append(player.choose(batch))
        batch.step(actions[-1])
    return actions


def replay(game: str, players: int, policy: str, seconds: float) -> Tally:
    batch, tally = Batch(game, GAMES, players), Tally()
    recorded = chosen_by(policy, batch)
    while tally.cpu_seconds < seconds:
        batch.reset()
        for actions in recorded:
            with tally:
                batch.step(actions)
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
    parser.add_argument(
        "--policy", choices=TRAINED, help="a baseline whose actions are replayed; default: random actions"
    )
    chosen = parser.parse_args()
    if chosen.policy:
        replay(chosen.game, chosen.players, chosen.policy, chosen.seconds).report()
    else:
        play(chosen.game, chosen.players, chosen.seconds).report()
