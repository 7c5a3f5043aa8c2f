"""Policy rollouts: the value of an action if everyone then follows the evaluation's policy.

This is policy improvement by truncated rollouts (Tesauro and Galperin). All actions are tried in the same sampled
worlds, so that luck is the same for all of them. No player in such a world knows a card before it is drawn: the policy
judges afterstates.
"""

from __future__ import annotations

import numpy as np

from nomarch.bots.evaluation import Goal, Net, forget, outcome, workspace
from nomarch.bots.policy import best, judge_action, judge_actions
from nomarch.engine.game import Boxes, States, apply, legal, resample, settle
from nomarch.engine.jit import entry
from nomarch.engine.struct import Array

__all__ = ["ROWS", "judge_in_worlds", "roll_out"]

ROWS = 4  # the position, a world, a line of play in it, and a scratch row


@entry
def judge_in_worlds(
    box: Boxes, states: States, rng: Array, worlds: int, actions: Array, n: int, net: Net, goal: Goal, totals: Array
) -> None:
    """In this many worlds, add each seat's value of each of n actions of states[0] to the action's row of totals.

    An action that ends the game in a world counts as its outcome there.
    """
    players = states[0].players
    w = workspace(net, players)
    for _ in range(worlds):
        states[1] = states[0]
        resample(box[0], states[1], states[0].to_play, rng)
        forget(w)
        for k in range(n):
            states[3] = states[1]
            apply(box[0], states[3], actions[k])
            if states[3].choices == 0:
                outcome(box[0], states[3], goal, w.values)
            else:
                judge_action(box[0], states, 1, 3, actions[k], net, goal, w, False)
            for seat in range(players):
                totals[k, seat] += w.values[seat]


@entry
def roll_out(
    box: Boxes, states: States, rng: Array, worlds: int, tried: Array, net: Net, goal: Goal, turns: int,
    actions: Array, totals: Array,
) -> int:  # fmt: skip
    """In this many worlds, play each of these actions and then the policy until this many turns have ended.

    Add each seat's value of the last afterstate, or the outcome, to the action's row of totals. Returns the number of
    decisions made.
    """
    players, me, turn, spent = states[0].players, states[0].to_play, states[0].turn, 0
    w, found = workspace(net, players), np.zeros(len(actions))
    for _ in range(worlds):
        states[1] = states[0]
        resample(box[0], states[1], me, rng)
        for i in range(len(tried)):
            states[2] = states[1]
            s = states[2]
            apply(box[0], s, tried[i])
            spent += 1
            while s.choices > 0 and s.turn < turn + turns:
                n = legal(box[0], s, actions)
                judge_actions(box[0], states, 2, 3, actions, n, net, goal, w, True, found)
                due = judge_action(box[0], states, 2, 3, actions[best(found, n)], net, goal, w, False)
                states[2] = states[3]
                settle(box[0], s, due)
                spent += 1
            if s.choices == 0:
                outcome(box[0], s, goal, w.values)
            for seat in range(players):
                totals[i, seat] += w.values[seat]
    return spent
