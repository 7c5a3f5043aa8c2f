"""The levels, weakest first, and the names that are always valid."""

from __future__ import annotations

from nomarch.bots import simple
from nomarch.bots.bot import Bot, InformationState, within
from nomarch.bots.budget import Budget
from nomarch.bots.evaluation import hand_written, learned
from nomarch.bots.search_driver import search
from nomarch.text.errors import NomarchError, advice
from nomarch.text.language import translate

__all__ = ["ADVISER", "BOTS", "DEFAULT", "LEVELS", "describe", "find"]

_WORLDS = 8  # that a planner looks at, where chance plays a part; three times as many with the finer evaluation
_SECOND = Budget(seconds=1.0)

_TEMPERATURE = 0.05  # of the vizier: a turn that is worse by so much, in log-odds, is taken e times as rarely


def _apprentice(known: InformationState) -> int:
    """A beginner: plausible, not good."""
    return simple.plan(known, hand_written(known.game), 1, 5 * _TEMPERATURE)


def _greedy(known: InformationState) -> int:
    """The turn that gains most by its end, whatever comes after."""
    return simple.plan(known, hand_written(known.game), _WORLDS)


def _scribe(known: InformationState) -> int:
    """Greedy, with some noise."""
    return simple.plan(known, hand_written(known.game), _WORLDS, 2 * _TEMPERATURE)


def _vizier(known: InformationState) -> int:
    """The turn that leaves the best win probability at its end, by the learned evaluation; with a little noise."""
    return simple.plan(known, learned(known.game), 3 * _WORLDS, _TEMPERATURE)


def _pharaoh(known: InformationState, budget: Budget = _SECOND) -> int:
    """Searches beyond its own turn."""
    return search(known, budget)


_LADDER: dict[str, Bot] = {"apprentice": _apprentice, "scribe": _scribe, "vizier": _vizier, "pharaoh": _pharaoh}
LEVELS = tuple(_LADDER)  # weakest first
BOTS: dict[str, Bot] = _LADDER | {"random": simple.random, "greedy": _greedy, "strongest": _LADDER[LEVELS[-1]]}
DEFAULT = "scribe"  # where nobody chose
ADVISER = "strongest@8000"  # whom a person asks for a hint: within a second, and the same however often it is asked
_RETIRED = {"sampler": "scribe"}  # who goes on for a bot that kept games still name


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
