"""What a bot is: a function from a seat's knowledge to one of its legal actions.

A bot never sees the true state. It gets a seat's knowledge: a state that was redealt for this seat with a generator
of its own, so that secrets and the future in it are as good as any other; it may redeal it as often as it likes.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from nomarch.budget import Budget
from nomarch.chance import generator
from nomarch.errors import NomarchError
from nomarch.game import Components, Game
from nomarch.loops import redeal_for
from nomarch.match import Match
from nomarch.record import Array, rows

__all__ = ["Bot", "Knowledge", "knowledge", "within"]


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows of a position when it has to decide."""

    game: Game
    components: Components
    states: Any  # a redealt state, then rows to work on
    rng: Array  # the bot's own chance

    def rows(self, n: int) -> Any:
        """The position in the first of `n` rows to work on."""
        states = rows(self.game.state, n)
        states[0] = self.states[0]
        return states


Bot = Callable[[Knowledge], int]  # one that can think longer or shorter has a second parameter, `budget`


def knowledge(match: Match, seed: int) -> Knowledge:
    """What the seat to play knows; the seed is for the bot's own chance."""
    assert match.to_play is not None, "the game is over"
    states, rng = rows(match.game.state, 3), generator(seed, len(match.actions))
    states[0] = match.position.states[0]
    redeal_for(match.components.box, states, 0, match.to_play, rng)
    return Knowledge(match.game, match.components, states, rng)


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
