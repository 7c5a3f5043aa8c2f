"""A bot of your own: it plays the action with the highest immediate score; ties are broken at random.

nomarch arena fertility --bots random,docs.examples.greedy:greedy
"""

from nomarch.bots import InformationState


def greedy(state: InformationState) -> int:
    """A bot takes an information state and returns a legal action."""
    points = {action: state.after(action).scores[state.seat] for action in state.legal}
    most = max(points.values())
    return state.choice([action for action in state.legal if points[action] == most])
