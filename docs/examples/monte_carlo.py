"""A compiled bot: flat Monte Carlo search. It plays each legal action out many times and picks the one that wins most.

`@entry` compiles a function that Python calls. Inside it, the functions of `nomarch.engine.game` are the rules of
whichever game the states belong to. Rows of `states` are copied by assignment.

nomarch arena fertility --bots random,docs.examples.monte_carlo:monte_carlo@500 --games 20
"""

import numpy as np

from nomarch.bots import InformationState
from nomarch.bots.budget import Budget
from nomarch.engine.game import Boxes, States, apply, legal, resample, rollout_action
from nomarch.engine.jit import entry
from nomarch.engine.kernels import find_winners, share_of
from nomarch.engine.struct import Array

DEFAULT = Budget(simulations=500)


@entry
def play_out(box: Boxes, states: States, rng: Array, rollouts: int, actions: Array, wins: Array) -> int:
    """Add up each action's win shares over rollouts in sampled worlds; returns the number of legal actions."""
    seat = states[0].to_play
    n = legal(box[0], states[0], actions)
    for number in range(rollouts):
        states[1] = states[0]
        resample(box[0], states[1], seat, rng)
        apply(box[0], states[1], actions[number % n])
        while states[1].choices > 0:
            apply(box[0], states[1], rollout_action(box[0], states[1], rng))
        wins[number % n] += share_of(seat, find_winners(box[0], states[1]))
    return int(n)


def monte_carlo(state: InformationState, budget: Budget = DEFAULT) -> int:
    """The action that wins most often when everyone plays plausible moves after it."""
    actions, wins = np.zeros(state.game.most_choices, np.int64), np.zeros(state.game.most_choices)
    rollouts = max(budget.simulations or DEFAULT.simulations, len(state.legal))
    rollouts -= rollouts % len(state.legal)  # equally many for each action
    n = play_out(state.components.box, state.rows(2), state.rng, rollouts, actions, wins)
    return int(actions[np.argmax(wins[:n])])
