"""Bots that don't search beyond their own turn."""

from __future__ import annotations

import numpy as np

from nomarch.bots import planner
from nomarch.bots.bot import InformationState
from nomarch.bots.evaluation import Net
from nomarch.engine.kernels import legal_actions, random_action

__all__ = ["plan", "random"]


def random(known: InformationState) -> int:
    """A uniformly random legal action."""
    return random_action(known.components.box, known.states, 0, known.rng)


def plan(known: InformationState, net: Net, worlds: int, temperature: float = 0.0) -> int:
    """The first action of the turn with the best value at its end; with a temperature, drawn from a softmax."""
    box, states = known.components.box, known.rows(planner.ROWS)
    actions, values = np.zeros(known.game.most_choices, np.int64), np.zeros(known.game.most_choices)
    seen = planner.plan_turn(box, states, known.rng, worlds, actions, net, values)
    n = legal_actions(box, known.states, 0, actions)
    if temperature:  # Gumbel-max: the argmax with this noise is a softmax sample
        values[:n] += seen * np.random.default_rng(known.rng.view(np.uint64)).gumbel(scale=temperature, size=n)
    return int(actions[int(np.argmax(values[:n]))])
