"""Compile the kernels for players and bots ahead of time.

python -m nomarch.play.warmup [GAME...]   compile for these games, or for all; prints a line for each finished stage
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from nomarch.bots.budget import Budget
from nomarch.bots.levels import find
from nomarch.bots.search_driver import evaluate
from nomarch.engine import code_cache, kernels
from nomarch.engine.game import Game
from nomarch.games import registry
from nomarch.play.lock import lock
from nomarch.play.match import new

__all__ = ["BOTS", "RULES", "load_bots", "load_rules", "warm_up", "was_compiled"]

RULES, BOTS = "rules", "bots"  # the names of the stages: what a player's move needs, then what bots need
_LOOK_EVERY = 0.1  # seconds


def warm_up(game: Game) -> Iterator[tuple[str, int]]:
    """Compile everything for games with bots, or load it from disk; yields like `kernels.warm_up`."""
    steps = _bots(game)
    for name, count in kernels.warm_up(game):
        yield name, count + len(steps)
        before = count
    for name, step in steps:
        step()
        yield name, before + len(steps)


def load_rules(game: Game) -> None:
    """Compile what a first move needs, or load it from disk."""
    for _ in kernels.warm_up(game, simulating=False):
        pass


def load_bots(game: Game) -> None:
    """Compile what the bots' first moves need, or load it from disk."""
    for _, step in _bots(game):
        step()


def _bots(game: Game) -> list[tuple[str, Callable[[], object]]]:
    return [
        ("planner", lambda: find("greedy")(new(game.name, seed=0).information_state(0))),
        ("search", lambda: evaluate(new(game.name, seed=0).information_state(0), Budget(simulations=8))),
    ]


def main(games: list[str]) -> None:
    """Run both stages: the rules of all games first, then the bots."""
    for stage, work in ((RULES, load_rules), (BOTS, load_bots)):
        for name in games or registry.places():
            with _alone(f"{name}-{stage}"):
                work(registry.find(name))
            print(stage, name, flush=True)
            if stage == BOTS and (mark := _mark(name)):
                mark.touch()


def was_compiled(name: str) -> bool:
    """Whether `main` has compiled both stages of a game before, so that loading takes a moment."""
    mark = _mark(name)
    return bool(mark and mark.exists())


def _mark(name: str) -> Path | None:
    """The marker file; None for games outside the package, whose code may change at any time."""
    folder = code_cache.cache_folder()
    if folder is None or name not in registry.GAMES:
        return None
    return folder / f"{name}-{code_cache.game_digest(name)}-{sys.implementation.cache_tag}.done"


@contextlib.contextmanager
def _alone(what: str) -> Iterator[None]:
    """Let one process compile; others wait, then load the result."""
    folder = code_cache.cache_folder()
    if folder is None:
        yield
        return
    with (folder / f"{what}.lock").open("w") as file:
        while not lock(file.fileno()):
            time.sleep(_LOOK_EVERY)
        yield


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main(sys.argv[1:])
