"""The registry: a line for each game."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

from nomarch.engine.game import Components, Game
from nomarch.text.errors import NomarchError

if TYPE_CHECKING:  # whoever only computes need not load what draws
    from nomarch.engine.screen import Screen

__all__ = ["EARLIER", "GAMES", "find", "read_components", "screen"]

GAMES = {
    "fertility": "nomarch.games.fertility.game:Fertility",
    "nile": "nomarch.games.nile.game:Nile",
}

# Rules under which games were played that today's would replay differently: such a game goes on under its own.
EARLIER: dict[tuple[str, int], str] = {("nile", 1): "nomarch.games.nile.game:NileV1"}


@cache
def find(name: str, rules: int | None = None) -> Game:
    """The game of this name, by today's rules or by those of a version; games are imported when first asked for."""
    if name not in GAMES:
        raise NomarchError("unknown_game", name=name, known=", ".join(GAMES))
    game = _load(GAMES[name])
    if rules in (None, game.version):
        return game
    if (name, rules) not in EARLIER:
        raise NomarchError("record_rules", rules=rules, known=game.version)
    return _load(EARLIER[name, rules])


def _load(place: str) -> Game:
    module, _, kind = place.partition(":")
    game: Game = getattr(import_module(module), kind)()
    return game


@lru_cache(maxsize=32)
def read_components(game: Game, text: str) -> Components:
    """The components in the text of an owner's file, read once; the standard ones if there is no text."""
    return game.components(text, "components.toml") if text else game.standard_components()


def screen(name: str) -> Screen:
    """How the game of this name is drawn in a terminal."""
    package = type(find(name)).__module__.rpartition(".")[0]
    return cast("Screen", import_module(f"{package}.terminal"))
