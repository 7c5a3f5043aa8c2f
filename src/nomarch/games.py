"""The registry: a line for each game."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from nomarch.errors import NomarchError
from nomarch.game import Game

__all__ = ["GAMES", "find"]

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
