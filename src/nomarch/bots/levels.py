"""The levels, weakest first, and the names that are always valid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nomarch.bots import simple
from nomarch.bots.bot import Bot, Budget, Knowledge
from nomarch.bots.evaluation import hand_written
from nomarch.bots.thinking import search
from nomarch.errors import NomarchError
from nomarch.language import tell

__all__ = ["BOTS", "LEVELS", "describe", "find"]

_GREEDY_WORLDS = 8
_SECOND = Budget(seconds=1.0)


def _greedy(known: Knowledge) -> int:
    """The turn that gains most by its end."""
    return simple.plan(known, hand_written(known.game), _GREEDY_WORLDS)


# What each makes of a budget, which only those that search heed.
_MAKERS: dict[str, Callable[[Budget | None], Bot]] = {
    "sower": lambda budget: simple.habitual,
    "scribe": lambda budget: _greedy,
    "vizier": lambda budget: partial(search, budget=budget or Budget(simulations=200)),
    "pharaoh": lambda budget: partial(search, budget=budget or _SECOND),
}
LEVELS = tuple(_MAKERS)  # weakest first
_MAKERS |= {
    "random": lambda budget: simple.random,
    "greedy": lambda budget: _greedy,
    "strongest": _MAKERS[LEVELS[-1]],
}
BOTS: dict[str, Bot] = {name: make(None) for name, make in _MAKERS.items()}


def find(name: str, budget: Budget | None = None) -> Bot:
    """The bot of this name; with `@` a budget may follow it: `pharaoh@0.5s`, `vizier@2000` (simulations)."""
    kind, at, spelled = name.partition("@")
    if kind not in _MAKERS:
        raise NomarchError("unknown_bot", name=name, known=", ".join(_MAKERS))
    return _MAKERS[kind](Budget.of(spelled) if at else budget)


def describe(name: str, language: str = "en") -> str:
    """A level in one line."""
    return tell(f"bot_{name}", language)
