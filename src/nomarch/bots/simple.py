"""Bots that don't search beyond their own turn."""

from __future__ import annotations

import numpy as np

from nomarch.bots import planner
from nomarch.bots.bot import Knowledge
from nomarch.bots.evaluation import Net
from nomarch.loops import legal_actions, plausible_action, random_action

__all__ = ["habitual", "plan", "random"]


def random(known: Knowledge) -> int:
    """Any legal action, each as likely."""
    return random_action(known.components.box, known.states, 0, known.rng)


def habitual(known: Knowledge) -> int:
    """What a beginner might do, partly by chance."""
    return plausible_action(known.components.box, known.states, 0, known.rng)


def plan(known: Knowledge, net: Net, worlds: int) -> int:
    """The first action of the turn whose end is worth most."""
    box, states = known.components.box, known.rows(planner.ROWS)
    actions, values = np.zeros(known.game.most_choices, np.int64), np.zeros(known.game.most_choices)
    planner.plan_turn(box, states, known.rng, worlds, actions, net, values)
    n = legal_actions(box, known.states, 0, actions)
    return int(actions[int(np.argmax(values[:n]))])
