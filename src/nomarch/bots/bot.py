"""What a bot is: a function from a seat's knowledge to one of its legal actions.

A bot never sees the true state. It gets a seat's knowledge: a state that was resampled for this seat with a generator
of its own, so that secrets and the future in it are as good as any other; it may resample it as often as it likes.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from nomarch.bots.budget import Budget
from nomarch.engine.game import Components, Game
from nomarch.engine.struct import Array, rows
from nomarch.text.errors import NomarchError

__all__ = ["Bot", "InformationState", "within"]


@dataclass(frozen=True)
class InformationState:
    """What a seat knows of a position when it has to decide."""

    game: Game
    components: Components
    states: Any  # a resampled state, then rows to work on
    rng: Array  # the bot's own chance

    def rows(self, n: int) -> Any:
        """The position in the first of `n` rows to work on."""
        states = rows(self.game.state, n)
        states[0] = self.states[0]
        return states


Bot = Callable[[InformationState], int]  # one that can think longer or shorter has a second parameter, `budget`


def within(bot: Bot, name: str, spelled: str) -> Bot:
    """The bot, thinking within a budget (`0.5s`, `2000`); refused if it has no use for one."""
    budget = Budget.read(spelled)
    if "budget" not in _parameters(bot):
        raise NomarchError("bot_without_budget", name=name, budget=spelled)
    thinking: Any = bot
    return partial(thinking, budget=budget)


def _parameters(bot: Bot) -> Sequence[str]:
    try:
        return list(inspect.signature(bot).parameters)
    except (TypeError, ValueError):  # something written in C, which doesn't say
        return []
