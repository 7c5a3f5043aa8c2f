"""RL environments: PettingZoo, Gymnasium, OpenSpiel, and batches of games in NumPy.

Each library is an extra and is imported on demand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nomarch.engine.observation import Field
from nomarch.envs.batch import Batch
from nomarch.games.registry import find
from nomarch.play.setup import check_players

if TYPE_CHECKING:
    from nomarch.envs.gymnasium import Single

__all__ = ["Batch", "Field", "aec", "fields", "single"]


def fields(game: str, players: int = 2) -> tuple[Field, ...]:
    """The fields of an observation, in order."""
    found = find(game)
    return found.fields(check_players(found, players))


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
