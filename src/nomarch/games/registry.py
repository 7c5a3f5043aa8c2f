"""The registry of games.

An installed package adds games by entry points in the group `nomarch.games`. The environment variable NOMARCH_GAMES
adds games from any module, each as NAME=MODULE:CLASS, separated by commas: `NOMARCH_GAMES=caravan=caravan:Caravan`. The
current folder is searched too. A folder `locales` beside the module of such a game holds its messages.
"""

from __future__ import annotations

import os
import sys
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast

from nomarch.engine.game import Components, Game
from nomarch.engine.plugins import installed
from nomarch.text.errors import NomarchError, advice
from nomarch.text.language import add_locales

if TYPE_CHECKING:  # computing alone needn't import what draws
    from nomarch.engine.screen import Screen

__all__ = ["EARLIER", "GAMES", "find", "places", "read_components", "screen"]

GAMES = {
    "fertility": "nomarch.games.fertility.game:Fertility",
    "nile": "nomarch.games.nile.game:Nile",
}

# Earlier versions of rules: games continue under the version that they started with.
EARLIER: dict[tuple[str, int], str] = {("nile", 1): "nomarch.games.nile.game:NileV1"}


def places() -> dict[str, str]:
    """Where every game is found, by name. The package's own come first, then NOMARCH_GAMES, then other packages'."""
    listed = [entry.split("=", 1) for entry in os.environ.get("NOMARCH_GAMES", "").split(",") if "=" in entry]
    return installed("nomarch.games") | {name.strip(): place.strip() for name, place in listed} | GAMES


@cache
def find(name: str, rules: int | None = None) -> Game:
    """The game with this name, under the current rules or those of a version. Games are imported on demand."""
    known = places()
    if name not in known:
        raise NomarchError("unknown_game", name=name, advice=advice(name, known))
    game = _load(known[name])
    if rules in (None, game.version):
        return game
    if (name, rules) not in EARLIER:
        raise NomarchError("record_rules", rules=rules, known=game.version)
    return _load(EARLIER[name, rules])


@cache  # one object per game: others use it as a cache key
def _load(place: str) -> Game:
    module, _, kind = place.partition(":")
    own = module.startswith("nomarch.")
    if "" not in sys.path and not own:
        sys.path.insert(0, "")  # as in `python -m`
    imported = import_module(module)
    if imported.__file__ and not own:
        add_locales(Path(imported.__file__).with_name("locales"))
    game: Game = getattr(imported, kind)()
    return game


@lru_cache(maxsize=32)
def read_components(game: Game, text: str) -> Components:
    """The components from the text of an owner's file, cached; the standard ones if the text is empty."""
    return game.components(text, "components.toml") if text else game.standard_components()


def screen(name: str) -> Screen:
    """The terminal screen of a game: its module `terminal`, or the plain screen."""
    package = type(find(name)).__module__.rpartition(".")[0]
    own = f"{package}.terminal"
    return cast("Screen", import_module(own if package and find_spec(own) else "nomarch.engine.plain_screen"))
