"""What a bot is: a function from a seat's knowledge to one of its legal actions.

A bot never sees the true state. It gets a seat's knowledge: a state that was redealt for this seat with a generator
of its own, so that secrets and the future in it are as good as any other; it may redeal it as often as it likes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from nomarch.chance import generator
from nomarch.errors import NomarchError
from nomarch.game import Components, Game
from nomarch.loops import redeal_for
from nomarch.match import Match
from nomarch.record import Array, rows

__all__ = ["Bot", "Budget", "Knowledge", "knowledge"]


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


Bot = Callable[[Knowledge], int]


def knowledge(match: Match, seed: int) -> Knowledge:
    """What the seat to play knows; the seed is for the bot's own chance."""
    assert match.to_play is not None, "the game is over"
    states, rng = rows(match.game.state, 3), generator(seed, len(match.actions))
    states[0] = match.position.states[0]
    redeal_for(match.components.box, states, 0, match.to_play, rng)
    return Knowledge(match.game, match.components, states, rng)


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about a decision: for so many seconds, or for so many simulations.

    With simulations, the same knowledge always gives the same choice; with seconds, the clock has a say.
    """

    seconds: float | None = None
    simulations: int | None = None

    @classmethod
    def of(cls, text: str) -> Budget:
        """Read `0.5s`, or `2000` for simulations."""
        try:
            budget = cls(seconds=float(text[:-1])) if text.endswith("s") else cls(simulations=int(text))
        except ValueError:
            budget = cls()
        if not 0 < (budget.seconds or budget.simulations or 0) < 1e9:
            raise NomarchError("bad_budget", budget=text)
        return budget

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds is not None else str(self.simulations)
