"""Every table that a game can be played at: all numbers of players with all choices of options."""

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

# The example that docs/contribute/adding-a-game.md walks through keeps the contract too, from outside the package.
EXAMPLE = "caravan"
NAMED = f"{EXAMPLE}=docs.examples.caravan:Caravan"  # as the environment names it
GAMES = (*registry.GAMES, EXAMPLE)


@dataclass(frozen=True)
class Setup:
    """A game, how many play it, and the options that a record keeps."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}.{value}" for name, value in self.options)])

    def new(self, seed: int) -> Match:
        """A game at this table."""
        return nomarch.new(self.game, self.players, seed, **self.chosen)

    @property
    def chosen(self) -> Any:
        """The options as keyword arguments."""
        return dict(self.options)


def setups(game: str) -> list[Setup]:
    """All that the game does not refuse."""
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


with pytest.MonkeyPatch.context() as patch:  # once found, a game is found without being named
    patch.setenv("NOMARCH_GAMES", NAMED)
    find(EXAMPLE)


@pytest.fixture(autouse=True, scope="module")
def example_named() -> Iterator[None]:
    """The environment names the example, for commands and processes too, in folders whose conftest imports this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NOMARCH_GAMES", NAMED)
        yield


EVERY_SETUP = [pytest.param(setup, id=str(setup)) for game in GAMES for setup in setups(game)]


def played(setup: Setup, seed: int, most: int = 10_000) -> Match:
    """A game played at random, to the end or for so many actions."""
    match, chance = setup.new(seed), random.Random(seed)
    while not match.over and len(match.actions) < most:
        match.play(chance.choice(match.legal))
    return match
