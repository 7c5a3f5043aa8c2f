"""The evaluation's policy: the action whose afterstate has the highest value for its player.

An action is judged before its chance, so the policy doesn't know the next card, not even inside a sampled world.
Without a network the chance is drawn first: the heuristic has no value for a card still to come.
"""

from __future__ import annotations

from math import log

from nomarch.bots.evaluation import (
    Goal,
    Net,
    Workspace,
    forget,
    logit,
    logit_after,
    outcome,
    softmax,
    win_probabilities,
)
from nomarch.engine.game import NO_CHANCE, States, apply_to_chance, concerns_others, settle
from nomarch.engine.jit import lean
from nomarch.engine.rng import draw
from nomarch.engine.struct import Array

__all__ = ["best", "drawn", "judge_action", "judge_actions"]


@lean
def judge_action(
    box: object, states: States, at: int, work: int, action: int, net: Net, goal: Goal, w: Workspace, quick: bool
) -> int:
    """Write each seat's value of an action of states[at] to `w.values`; states[work] becomes its afterstate.

    Returns the chance that is due. With `quick`, other seats are evaluated once for all actions that don't concern
    them; call `forget` before judging another position.
    """
    states[work] = states[at]
    s, mover = states[work], states[at].to_play
    due = apply_to_chance(box, s, action)
    if net.hidden.shape[1] == 0:
        settle(box, s, due)
        due = NO_CHANCE
    if due == NO_CHANCE and s.choices == 0:
        outcome(box, s, goal, w.values)
    elif not quick or net.hidden.shape[1] == 0:
        win_probabilities(box, s, due, net, w)
    elif concerns_others(box, states[at], action):
        for seat in range(s.players):
            w.values[seat] = logit_after(box, s, states[at], seat, due, net, w)
        softmax(w.values, s.players)
    else:
        if w.known[s.players] == 0:
            for seat in range(s.players):
                if seat != mover:
                    w.others[seat] = logit(box, states[at], seat, NO_CHANCE, net, w)
            w.known[s.players] = 1
        for seat in range(s.players):
            w.values[seat] = w.others[seat]
        w.values[mover] = logit_after(box, s, states[at], mover, due, net, w)
        softmax(w.values, s.players)
    return due


@lean
def judge_actions(
    box: object, states: States, at: int, work: int, actions: Array, n: int, net: Net, goal: Goal, w: Workspace,
    quick: bool, found: Array,
) -> None:  # fmt: skip
    """For each of n actions of states[at], write its value for the player to move; states[work] is scratch."""
    mover = states[at].to_play
    forget(w)
    for k in range(n):
        judge_action(box, states, at, work, actions[k], net, goal, w, quick)
        found[k] = w.values[mover]


@lean
def best(values: Array, n: int) -> int:
    """The index of the largest of n values."""
    found = 0
    for k in range(1, n):
        if values[k] > values[found]:
            found = k
    return found


@lean
def drawn(values: Array, n: int, temperature: float, rng: Array) -> int:
    """An index, drawn by a softmax of the log-odds of n win probabilities."""
    found, most = 0, -1e30
    for k in range(n):
        p = min(max(values[k], 1e-6), 1 - 1e-6)
        # Gumbel noise: the largest sum is a draw from the softmax.
        value = log(p / (1 - p)) - temperature * log(-log((draw(rng) + 0.5) / 4294967296.0))
        if value > most:
            found, most = k, value
    return found
