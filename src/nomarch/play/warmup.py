"""Compiling what bots need, before they are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nomarch.bots.levels import find
from nomarch.engine import kernels
from nomarch.engine.game import Game
from nomarch.play.match import new

__all__ = ["warm_up"]


def warm_up(game: Game) -> Iterator[tuple[str, int]]:
    """Compile what playing with bots needs, or load it from disk; yields as `kernels.warm_up` does."""
    steps: list[tuple[str, Callable[[], object]]] = [
        ("planner", lambda: find("greedy")(new(game.name, seed=0).information_state(0))),
        ("search", lambda: find("strongest@1")(new(game.name, seed=0).information_state(0))),
    ]
    for name, count in kernels.warm_up(game):
        yield name, count + len(steps)
        before = count
    for name, step in steps:
        step()
        yield name, before + len(steps)
