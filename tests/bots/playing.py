"""Positions to decide, and bots with small budgets."""

from __future__ import annotations

import pytest

import nomarch
from nomarch.bots import BOTS, Bot, find
from nomarch.bots.character import Character, decide
from nomarch.games.registry import GAMES
from nomarch.games.registry import find as find_game
from nomarch.play.match import Match

_PLAUSIBLE = Character(own_gains=True, worlds=1, temperature=0.25)

EVERY_TABLE = [(game, players) for game in GAMES for players in find_game(game).seats]

every_bot = pytest.mark.parametrize("name", BOTS)

every_game = pytest.mark.parametrize("game", GAMES)

every_table = pytest.mark.parametrize(("game", "players"), EVERY_TABLE)


def quick(name: str) -> Bot:
    """The bot, with a small budget if it searches."""
    return find(f"{name}@60" if name in ("pharaoh", "strongest") else name)


def after(game: str, actions: int, players: int = 2, seed: int = 1) -> Match:
    """A game after a number of plausible decisions, the same whatever the levels are tuned to."""
    match = nomarch.new(game, players, seed)
    for _ in range(actions):
        match.play(decide(match.information_state(seed), _PLAUSIBLE, {}))
    return match
