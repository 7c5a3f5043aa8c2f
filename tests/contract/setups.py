"""Every setup of every game: all player counts with all combinations of options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

import nomarch
from nomarch.games import registry
from nomarch.games.registry import find
from nomarch.play.match import Match
from nomarch.play.setup import read_options

__all__ = ["EVERY_SETUP", "EXAMPLE", "GAMES", "NAMED", "Setup", "example_named", "played", "setups"]

# The example game of docs/contribute/adding-a-game.md, from outside the package, must meet the contract too.
EXAMPLE = "caravan"
NAMED = f"{EXAMPLE}=docs.examples.caravan:Caravan"  # the value of NOMARCH_GAMES
GAMES = (*registry.GAMES, EXAMPLE)


@dataclass(frozen=True)
class Setup:
    """A game, its number of players, and the options that a record stores."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}.{value}" for name, value in self.options)])

    def new(self, seed: int) -> Match:
        """A new game with this setup."""
        return nomarch.new(self.game, self.players, seed, **self.chosen)

    @property
    def chosen(self) -> Any:
        """The options as keyword arguments."""
        return dict(self.options)


def setups(game: str) -> list[Setup]:
    """All setups that the game accepts."""
    found, kept = find(game), []
    chosen = [option for option in found.options if option.values]
    for players, values in product(found.seats, product(*(option.values for option in chosen))):
        options = {option.name: value for option, value in zip(chosen, values, strict=True)}
        try:
            found.initial_state(found.standard_components(), players, read_options(found, options))
        except nomarch.NomarchError:
            continue
        kept.append(Setup(game, players, tuple(options.items())))
    return kept


with pytest.MonkeyPatch.context() as patch:  # the registry then keeps the game without the variable
    patch.setenv("NOMARCH_GAMES", NAMED)
    find(EXAMPLE)


@pytest.fixture(autouse=True, scope="module")
def example_named() -> Iterator[None]:
    """Names the example in the environment, also for subprocesses; active in folders whose conftest imports this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NOMARCH_GAMES", NAMED)
        yield


EVERY_SETUP = [pytest.param(setup, id=str(setup)) for game in GAMES for setup in setups(game)]


def played(setup: Setup, seed: int, most: int = 10_000) -> Match:
    """A randomly played game, finished or with at most this many actions."""
    match, chance = setup.new(seed), random.Random(seed)
    while not match.over and len(match.actions) < most:
        match.play(chance.choice(match.legal))
    return match
