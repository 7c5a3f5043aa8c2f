"""What a bot is, and the registry of bots.

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
from nomarch.loops import best_by_playouts, random_action, redeal_for
from nomarch.match import Match
from nomarch.record import Array, rows

__all__ = ["BOTS", "DEFAULT", "Bot", "Knowledge", "find", "knowledge"]

_PLAYOUTS = 64


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows of a position when it has to decide."""

    game: Game
    components: Components
    states: Any  # a redealt state, then rows to work on
    rng: Array  # the bot's own chance


Bot = Callable[[Knowledge], int]


def knowledge(match: Match, seed: int) -> Knowledge:
    """What the seat to play knows; the seed is for the bot's own chance."""
    assert match.to_play is not None, "the game is over"
    states, rng = rows(match.game.state, 3), generator(seed, len(match.actions))
    states[0] = match.position.states[0]
    redeal_for(match.components.box, states, 0, match.to_play, rng)
    return Knowledge(match.game, match.components, states, rng)


def random(known: Knowledge) -> int:
    """Any legal action, each as likely."""
    return random_action(known.components.box, known.states, 0, known.rng)


def sampler(known: Knowledge) -> int:
    """The action that wins most often when everybody goes on plausibly, partly by chance."""
    return best_by_playouts(known.components.box, known.states, known.rng, _PLAYOUTS)


BOTS: dict[str, Bot] = {"random": random, "sampler": sampler}
DEFAULT = "sampler"  # where nobody chose


def find(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise NomarchError("unknown_bot", name=name, known=", ".join(BOTS))
    return BOTS[name]
