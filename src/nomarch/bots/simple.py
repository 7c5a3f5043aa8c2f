"""Bots that don't search beyond their own turn."""

from __future__ import annotations

import numpy as np

from nomarch.bots import planner
from nomarch.bots.bot import InformationState
from nomarch.bots.evaluation import Net
from nomarch.engine.kernels import legal_actions, random_action

__all__ = ["plan", "random"]


def random(known: InformationState) -> int:
    """Any legal action, each as likely."""
    return random_action(known.components.box, known.states, 0, known.rng)


def plan(known: InformationState, net: Net, worlds: int, temperature: float = 0.0) -> int:
    """The first action of the turn whose end is worth most; with a temperature, drawn by a softmax."""
    box, states = known.components.box, known.rows(planner.ROWS)
    actions, values = np.zeros(known.game.most_choices, np.int64), np.zeros(known.game.most_choices)
    seen = planner.plan_turn(box, states, known.rng, worlds, actions, net, values)
    n = legal_actions(box, known.states, 0, actions)
    if temperature:  # the largest of values with such noise is drawn as by a softmax
        values[:n] += seen * np.random.default_rng(known.rng.view(np.uint64)).gumbel(scale=temperature, size=n)
    return int(actions[int(np.argmax(values[:n]))])
