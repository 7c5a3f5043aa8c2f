"""Bot levels, weakest first, and the names that are always valid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nomarch.bots import simple
from nomarch.bots.bot import Bot, InformationState, within
from nomarch.bots.budget import Budget
from nomarch.bots.evaluation import Net, hand_written, learned
from nomarch.bots.search_driver import search
from nomarch.engine.game import Game
from nomarch.text.errors import NomarchError, advice
from nomarch.text.language import translate

__all__ = ["ADVISER", "BOTS", "DEFAULT", "INSTANT", "LEVELS", "Instant", "describe", "find"]

_WORLDS = 8  # sampled by the planner if chance matters; three times as many with the learned evaluation
_SECOND = Budget(seconds=1.0)

_TEMPERATURE = 0.05  # of the vizier, in log-odds: a turn that is worse by this much is chosen e times less often


@dataclass(frozen=True)
class Instant:
    """A level that plans its own turn and no further."""

    net: Callable[[Game], Net]
    worlds: int
    temperature: float = 0.0

    def __call__(self, known: InformationState) -> int:
        """The first action of the best turn, as a bot."""
        return simple.plan(known, self.net(known.game), self.worlds, self.temperature)


INSTANT = {
    "apprentice": Instant(hand_written, 1, 5 * _TEMPERATURE),  # plausible, not strong
    "scribe": Instant(hand_written, _WORLDS, 2 * _TEMPERATURE),  # greedy, with some noise
    "greedy": Instant(hand_written, _WORLDS),  # the turn with the highest immediate gain
    # The turn with the highest win probability at its end, by the learned evaluation, with a little noise.
    "vizier": Instant(learned, 3 * _WORLDS, _TEMPERATURE),
}


def _pharaoh(known: InformationState, budget: Budget = _SECOND) -> int:
    """Searches beyond its own turn."""
    return search(known, budget)


_LADDER: dict[str, Bot] = {
    "apprentice": INSTANT["apprentice"],
    "scribe": INSTANT["scribe"],
    "vizier": INSTANT["vizier"],
    "pharaoh": _pharaoh,
}
LEVELS = tuple(_LADDER)  # weakest first
BOTS: dict[str, Bot] = {
    **_LADDER,
    "random": simple.random,
    "greedy": INSTANT["greedy"],
    "strongest": _LADDER[LEVELS[-1]],
}
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
