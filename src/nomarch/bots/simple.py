"""Bots that don't search beyond their own turn."""

from __future__ import annotations

import numpy as np

from nomarch.bots import planner
from nomarch.bots.bot import InformationState
from nomarch.bots.evaluation import Net
from nomarch.engine.kernels import legal_actions, random_action
from nomarch.engine.struct import Array

__all__ = ["random", "turn_values"]


def random(known: InformationState) -> int:
    """A uniformly random legal action."""
    return random_action(known.components.box, known.states, 0, known.rng)


def turn_values(known: InformationState, net: Net, worlds: int) -> tuple[Array, Array]:
    """The legal actions, and the mean value over samples of the best turn that begins with each."""
    box, states = known.components.box, known.rows(planner.ROWS)
    actions, values = np.zeros(known.game.most_choices, np.int64), np.zeros(known.game.most_choices)
    seen = planner.plan_turn(box, states, known.rng, worlds, actions, net, values)
    n = legal_actions(box, known.states, 0, actions)
    return actions[:n], values[:n] / seen
