"""The registry: a line for each game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

from nomarch.errors import NomarchError
from nomarch.game import Game

if TYPE_CHECKING:  # whoever only computes need not load what draws
    from nomarch.screen import Screen

__all__ = ["GAMES", "find", "screen"]

GAMES = {
    "fertility": "nomarch.fertility.game:Fertility",
    "nile": "nomarch.nile.game:Nile",
}


@cache
def find(name: str) -> Game:
    """The game of this name; games are imported when first asked for."""
    if name not in GAMES:
        raise NomarchError("unknown_game", name=name, known=", ".join(GAMES))
    module, _, kind = GAMES[name].partition(":")
    game: Game = getattr(import_module(module), kind)()
    return game


def screen(name: str) -> Screen:
    """How the game of this name is drawn in a terminal."""
    package = type(find(name)).__module__.rpartition(".")[0]
    return cast("Screen", import_module(f"{package}.terminal"))
