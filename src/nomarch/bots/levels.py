"""The levels, weakest first, and the names that are always valid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nomarch.bots import simple
from nomarch.bots.bot import Bot, Budget, Knowledge
from nomarch.bots.evaluation import hand_written, learned
from nomarch.bots.thinking import search
from nomarch.errors import NomarchError
from nomarch.language import tell

__all__ = ["BOTS", "LEVELS", "describe", "find"]

_WORLDS = 8  # that a planner looks at, where chance plays a part; three times as many with the finer evaluation
_SECOND = Budget(seconds=1.0)

# How a beginner decides, in parts of ten: by plan, by whim (anything at all); the rest is habit. In Nile habit alone
# plays nearly as well as a planned turn, in Fertility hardly better than chance.
_BEGINNERS = {"fertility": (6, 0), "nile": (0, 2)}


def _sower(known: Knowledge) -> int:
    """A beginner: plausible, not good."""
    planned, whims = _BEGINNERS.get(known.game.name, (0, 0))
    drawn = int(known.rng[0]) % 10  # the generator's state is as random as what it draws
    if drawn < planned:
        return _scribe(known)
    return simple.random(known) if drawn < planned + whims else simple.habitual(known)


def _scribe(known: Knowledge) -> int:
    """Greedy: the turn that gains most by its end."""
    return simple.plan(known, hand_written(known.game), _WORLDS)


def _vizier(known: Knowledge) -> int:
    """The turn that leaves the best chances at its end, by the learned evaluation."""
    return simple.plan(known, learned(known.game), 3 * _WORLDS)


# What each makes of a budget, which only those that search heed.
_MAKERS: dict[str, Callable[[Budget | None], Bot]] = {
    "sower": lambda budget: _sower,
    "scribe": lambda budget: _scribe,
    "vizier": lambda budget: _vizier,
    "pharaoh": lambda budget: partial(search, budget=budget or _SECOND),
}
LEVELS = tuple(_MAKERS)  # weakest first
_MAKERS |= {
    "random": lambda budget: simple.random,
    "greedy": lambda budget: _scribe,
    "strongest": _MAKERS[LEVELS[-1]],
}
BOTS: dict[str, Bot] = {name: make(None) for name, make in _MAKERS.items()}


def find(name: str, budget: Budget | None = None) -> Bot:
    """The bot of this name; with `@` a budget may follow it: `pharaoh@0.5s`, `pharaoh@2000` (simulations)."""
    kind, at, spelled = name.partition("@")
    if kind not in _MAKERS:
        raise NomarchError("unknown_bot", name=name, known=", ".join(_MAKERS))
    return _MAKERS[kind](Budget.of(spelled) if at else budget)


def describe(name: str, language: str = "en") -> str:
    """A level in one line."""
    return tell(f"bot_{name}", language)
