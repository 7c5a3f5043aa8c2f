"""A bot of your own: it takes the action that scores most at once; chance decides between equals.

nomarch arena fertility --bots random,docs.examples.greedy:greedy
"""

from nomarch.bots import InformationState


def greedy(state: InformationState) -> int:
    """A bot gets what its seat knows, and returns a legal action."""
    points = {action: state.after(action).scores[state.seat] for action in state.legal}
    most = max(points.values())
    return state.choice([action for action in state.legal if points[action] == most])
