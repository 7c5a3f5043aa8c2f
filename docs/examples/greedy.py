"""A bot of your own: it takes what is worth most at once; chance decides between equals.

nomarch arena fertility --bots random,docs.examples.greedy:greedy
"""

import numpy as np

from nomarch.bots import InformationState
from nomarch.engine.kernels import apply_action, legal_actions, random_action, score_seats


def greedy(known: InformationState) -> int:
    """A bot is given what its seat may know, and returns a legal action."""
    box, states, scores = known.components.box, known.states, np.zeros(5, np.int64)
    legal = np.zeros(known.game.most_choices, np.int64)
    legal = legal[: legal_actions(box, states, 0, legal)]
    best, most = random_action(box, states, 0, known.rng), -1
    for action in [best, *legal]:
        states[1] = states[0]  # a row to try things on
        apply_action(box, states, 1, action)
        score_seats(box, states, 1, scores)
        if scores[states[0]["to_play"]] > most:
            best, most = int(action), scores[states[0]["to_play"]]
    return best
