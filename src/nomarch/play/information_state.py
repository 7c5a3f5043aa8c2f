"""What the seat to play knows of a match, for a bot to decide on."""

from __future__ import annotations

from nomarch.bots.bot import InformationState
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows
from nomarch.play.match import Match

__all__ = ["information_state"]


def information_state(match: Match, seed: int) -> InformationState:
    """What the seat to play knows; the seed is for the bot's own chance."""
    assert match.to_play is not None, "the game is over"
    states, rng = rows(match.game.state, 3), generator(seed, len(match.actions))
    states[0] = match.position.states[0]
    resample_for(match.components.box, states, 0, match.to_play, rng)
    return InformationState(match.game, match.components, states, rng)
