"""The policy that the evaluation gives: the action whose afterstate promises its player most.

An action is judged before its chance, so the policy foresees no card, not even inside a sampled world. Without a
network the chance is drawn first: a heuristic doesn't know what a card to come is worth.
"""

from __future__ import annotations

from math import log

from nomarch.bots.evaluation import Goal, Net, Workspace, forget, logit, outcome, softmax, win_probabilities
from nomarch.engine.game import NO_CHANCE, States, apply_to_chance, concerns_others, settle
from nomarch.engine.jit import rule
from nomarch.engine.rng import draw
from nomarch.engine.struct import Array

__all__ = ["best", "drawn", "judge_action", "judge_actions"]


@rule
def judge_action(
    box: object, states: States, at: int, work: int, action: int, net: Net, goal: Goal, w: Workspace, quick: bool
) -> int:
    """Write what an action of states[at] promises each seat to `w.values`; states[work] is left after it.

    Returns the chance that is due there. If it is to be quick, other seats are judged once for all actions that don't
    concern them; call `forget` before judging another position.
    """
    states[work] = states[at]
    s, mover = states[work], states[at].to_play
    due = apply_to_chance(box, s, action)
    if net.hidden.shape[1] == 0:
        settle(box, s, due)
        due = NO_CHANCE
    if due == NO_CHANCE and s.choices == 0:
        outcome(box, s, goal, w.values)
    elif not quick or net.hidden.shape[1] == 0 or concerns_others(box, states[at], action):
        win_probabilities(box, s, due, net, w)
    else:
        if w.known[s.players] == 0:
            for seat in range(s.players):
                if seat != mover:
                    w.others[seat] = logit(box, states[at], seat, NO_CHANCE, net, w)
            w.known[s.players] = 1
        for seat in range(s.players):
            w.values[seat] = w.others[seat]
        w.values[mover] = logit(box, s, mover, due, net, w)
        softmax(w.values, s.players)
    return due


@rule
def judge_actions(
    box: object, states: States, at: int, work: int, actions: Array, n: int, net: Net, goal: Goal, w: Workspace,
    quick: bool, found: Array,
) -> None:  # fmt: skip
    """For each of n actions of states[at], write what it promises the player to move; states[work] is worked on."""
    mover = states[at].to_play
    forget(w)
    for k in range(n):
        judge_action(box, states, at, work, actions[k], net, goal, w, quick)
        found[k] = w.values[mover]


@rule
def best(values: Array, n: int) -> int:
    """The number of the largest of n values."""
    found = 0
    for k in range(1, n):
        if values[k] > values[found]:
            found = k
    return found


@rule
def drawn(values: Array, n: int, temperature: float, rng: Array) -> int:
    """The number of one of n win probabilities, drawn by a softmax of their log-odds."""
    found, most = 0, -1e30
    for k in range(n):
        p = min(max(values[k], 1e-6), 1 - 1e-6)
        # The largest of values with such noise is drawn as by a softmax.
        value = log(p / (1 - p)) - temperature * log(-log((draw(rng) + 0.5) / 4294967296.0))
        if value > most:
            found, most = k, value
    return found
