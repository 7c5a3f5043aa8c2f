"""What the PettingZoo and Gymnasium environments have in common: spaces, seeds and drawings."""

from __future__ import annotations

import secrets
from io import StringIO

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from nomarch.engine.observation import MOST
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array
from nomarch.envs.encoding import Encoder
from nomarch.games.registry import screen
from nomarch.play.match import Match
from nomarch.play.setup import SEEDS, Setup
from nomarch.text.console import Console

__all__ = ["ILLEGAL", "RENDER_MODES", "Deals", "action_space", "drawn", "observation_space", "observed"]

RENDER_MODES = ("human", "ansi")
ILLEGAL = -1.0  # the reward of an illegal action, which ends the game
_WIDE = 120


def observation_space(encoder: Encoder) -> Dict:
    """An observation and a mask of the legal actions."""
    return Dict(
        {
            "observation": Box(-MOST, MOST, (encoder.observation_size,), np.int8),
            "action_mask": Box(0, 1, (encoder.setup.game.actions,), np.int8),
        }
    )


def action_space(setup: Setup) -> Discrete[np.int64]:
    """The game's actions, by number."""
    return Discrete(setup.game.actions)


def observed(encoder: Encoder, match: Match, seat: int) -> dict[str, Array]:
    """An observation and mask as an element of the space."""
    return {"observation": encoder.observation(match, seat), "action_mask": encoder.mask(match, seat)}


class Deals:
    """A series of games from a seed, random by default."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.seed, self._episode = secrets.randbelow(SEEDS), 0

    def next(self, seed: int | None) -> Match:
        """The next game; a seed starts a new series."""
        if seed is not None:
            self.seed, self._episode = seed, 0
        match = Match(self._setup, generator(self.seed, self._episode))
        self._episode += 1
        return match


def drawn(match: Match, seat: int) -> str:
    """The table as a seat sees it, as text."""
    console = Console(file=StringIO(), width=_WIDE, record=True)
    console.print(screen(match.game.name).draw(match, seat, "en"))
    return console.export_text()
