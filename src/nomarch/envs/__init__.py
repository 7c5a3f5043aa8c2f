"""RL environments: PettingZoo, Gymnasium, OpenSpiel, and batches of games in NumPy.

Each library is an extra and is imported on demand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from nomarch.engine.observation import Field
from nomarch.engine.struct import Array
from nomarch.envs.batch import Batch
from nomarch.envs.encoding import multi_input
from nomarch.envs.opponents import OPPONENTS
from nomarch.envs.rewards import Rewards
from nomarch.games.registry import find
from nomarch.play.setup import check_players

if TYPE_CHECKING:
    from nomarch.envs.gymnasium import Single
    from nomarch.envs.gymnasium_vector import Vector

__all__ = [
    "OPPONENTS", "Batch", "Field", "Rewards", "aec", "fields", "multi_input", "normalization", "single", "vector",
]  # fmt: skip


def fields(game: str, players: int = 2) -> tuple[Field, ...]:
    """The fields of an observation, in order."""
    found = find(game)
    return found.fields(check_players(found, players))


def normalization(game: str, players: int = 2, games: int = 200, **options: Any) -> tuple[Array, Array]:
    """The mean and the standard deviation of each number of an observation in random play, to normalize it with.

    A number that never changes has the deviation 1.
    """
    batch = Batch(game, games, players, **options)
    seen = []
    for _ in range(100):
        batch.step(batch.sample())
        seen.append(batch.observations[::4].astype(np.float32))
    numbers = np.concatenate(seen)
    deviations = numbers.std(axis=0)
    return numbers.mean(axis=0), np.where(deviations > 0, deviations, 1).astype(np.float32)


def aec(game: str, players: int = 2, *, render_mode: str | None = None, **options: object) -> Any:
    """A PettingZoo AEC environment. Needs the extra `nomarch[pettingzoo]`.

    Args:
        game: The name of a game.
        players: The number of agents, `seat_0`, `seat_1` and so on.
        render_mode: `"ansi"` or `"human"`.
        options: Options of the game.
    """
    from nomarch.envs.pettingzoo import wrapped

    return wrapped(game, players, render_mode=render_mode, **options)


def single(game: str, players: int = 2, **options: Any) -> Single:
    """A Gymnasium environment: one seat against bots. Needs the extra `nomarch[gymnasium]`.

    Args:
        game: The name of a game.
        players: The number of players.
        options: `seat` (the agent's, default 0), `bots` (names or functions, one for each other seat or one for all),
            `render_mode`, `components`, and options of the game.
    """
    from nomarch.envs.gymnasium import Single

    return Single(game, players, **options)


def vector(game: str, num_envs: int, players: int = 2, **options: Any) -> Vector:
    """A Gymnasium vector environment: one seat of many games against compiled bots. Needs `nomarch[gymnasium]`.

    Args:
        game: The name of a game.
        num_envs: The number of games.
        players: The number of players.
        options: `seat` (the agent's, or one per game), `opponents` (one of `OPPONENTS`), `autoreset_mode`, `threads`,
            `components`, and options of the game.
    """
    from nomarch.envs.gymnasium_vector import Vector

    return Vector(game, num_envs, players, **options)
