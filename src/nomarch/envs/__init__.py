"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

What belongs to another library is imported when it is asked for: each is an extra of its own.
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
    """What the numbers of an observation mean, in order."""
    found = find(game)
    return found.fields(check_players(found, players))


def aec(game: str, players: int = 2, *, render_mode: str | None = None, **options: Any) -> Any:
    """A PettingZoo environment of a game (an AECEnv): `pip install nomarch[pettingzoo]`."""
    from nomarch.envs.pettingzoo import wrapped

    return wrapped(game, players, render_mode=render_mode, **options)


def single(game: str, players: int = 2, **options: Any) -> Single:
    """A Gymnasium environment: one seat against bots: `pip install nomarch[gymnasium]`."""
    from nomarch.envs.gymnasium import Single

    return Single(game, players, **options)
