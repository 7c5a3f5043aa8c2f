"""Bot levels, weakest first, and the names that are always valid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from nomarch.bots import simple
from nomarch.bots.bot import Bot, InformationState, within
from nomarch.bots.budget import Budget
from nomarch.bots.character import Character, decide
from nomarch.bots.search_driver import search
from nomarch.bots.tuning import read_tuning
from nomarch.engine.game import Game
from nomarch.text.errors import NomarchError, advice
from nomarch.text.language import translate

__all__ = ["ADVISER", "BOTS", "CHARACTERS", "DEFAULT", "LEVELS", "character", "describe", "find"]

_SECOND = Budget(seconds=1.0)

# The levels below the strongest, weakest first. A game's tuning changes what it needs to: `bench/levels.py` finds the
# temperatures, or simulations, with which each level finishes ahead of the one below in 70% to 75% of their meetings.
CHARACTERS: Mapping[str, Character] = {
    "farmhand": Character(own_gains=True, worlds=1, attention=6, temperature=0.5, ease=2.0),
    "apprentice": Character(own_gains=True, worlds=1, attention=12, temperature=0.3, ease=1.0),
    "scribe": Character(own_gains=True, worlds=2, attention=24, temperature=0.1),
    "overseer": Character(worlds=4, temperature=0.05),
    "vizier": Character(simulations=100),
}
_GREEDY = Character(own_gains=True)


@cache
def character(game: Game, level: str) -> Character:
    """The character of a level in a game."""
    return replace(CHARACTERS[level], **read_tuning(game).levels.get(level, {}))


def _level(name: str) -> Bot:
    def bot(known: InformationState) -> int:
        return decide(known, character(known.game, name), read_tuning(known.game).features)

    bot.__name__ = name
    return bot


def _greedy(known: InformationState) -> int:
    """The turn with the highest immediate gain."""
    return decide(known, _GREEDY, {})


def _pharaoh(known: InformationState, budget: Budget = _SECOND) -> int:
    """Searches beyond its own turn."""
    return search(known, budget)


_LADDER: dict[str, Bot] = {name: _level(name) for name in CHARACTERS} | {"pharaoh": _pharaoh}
LEVELS = tuple(_LADDER)  # weakest first
BOTS: dict[str, Bot] = _LADDER | {"random": simple.random, "greedy": _greedy, "strongest": _LADDER[LEVELS[-1]]}
DEFAULT = "scribe"  # the default opponent
ADVISER = "strongest@8000"  # gives hints: within a second, and always the same answer
_RETIRED = {"sampler": "scribe"}  # the replacement for a bot that stored games still name


def find(name: str) -> Bot:
    """The bot with this name, optionally with a budget: `pharaoh@0.5s`, or `pharaoh@2000` for simulations.

    Raises:
        NomarchError: An unknown name, or a budget for a bot that takes none.
    """
    kind, at, spelled = _RETIRED.get(name, name).lower().partition("@")
    if kind not in BOTS:
        raise NomarchError("unknown_bot", name=name, advice=advice(name, BOTS))
    return within(BOTS[kind], kind, spelled) if at else BOTS[kind]


def describe(name: str, language: str = "en") -> str:
    """One line about a level, in a language."""
    return translate(f"bot_{name}", language)
