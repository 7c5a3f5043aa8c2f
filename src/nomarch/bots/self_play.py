"""Compiled self-play: training data for the evaluation, by TD(λ)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from nomarch.bots.evaluation import Goal, Net, Workspace, outcome, run, softmax, workspace
from nomarch.bots.policy import drawn, judge_actions
from nomarch.engine.game import (  # fmt: skip
    NO_CHANCE,
    Boxes,
    State,
    States,
    apply_to_chance,
    begin,
    deal,
    features,
    legal,
    nth_legal,
    pass_forced,
    resample,
    settle,
)
from nomarch.engine.jit import entry, rule
from nomarch.engine.rng import below, reseed
from nomarch.engine.struct import Array

__all__ = ["ROWS", "Playing", "generate_samples"]

ROWS = 4  # the table before the deal, the game, a world, and a scratch row
_LONGEST = 3000  # decisions of a game: longer games are dropped


class Playing(NamedTuple):
    """The settings of self-play."""

    temperature: float  # of choices, on the scale of log-odds
    whims: int  # how many decisions in a thousand are any legal action
    trace: float  # λ: 1 learns from the end of the game only, 0 from the next position only
    one_in: int  # one in how many positions is a sample


@rule
def look(box: object, s: State, due: int, net: Net, w: Workspace, inputs: Array) -> None:
    """Write a position's features by seat, and the network's win probabilities to `w.values`."""
    for seat in range(s.players):
        features(box, s, seat, due, w.x)
        inputs[seat] = w.x
        w.values[seat] = run(net, seat, w) if net.hidden.shape[1] > 0 else 0.0
    softmax(w.values, s.players)


@entry
def generate_samples(
    box: Boxes, states: States, rng: Array, seed: int, first: int, last: int, actions: Array, net: Net, goal: Goal,
    how: Playing, inputs: Array, targets: Array,
) -> int:  # fmt: skip
    """Play games number first to last - 1; write the features of some afterstates by seat, and their targets.

    A target is the λ-return: the outcome of the game, mixed with the network's values of the positions before it.
    Returns the number of samples. Afterstates beyond the end of `inputs` are dropped.
    """
    players = states[0].players
    w, found, row = workspace(net, players), np.zeros(len(actions)), np.zeros(inputs.shape[1:], np.float32)
    thought, sample_of = np.zeros((_LONGEST, players)), np.zeros(_LONGEST, np.int64)
    samples = 0
    for game in range(first, last):
        reseed(rng, seed, game)
        states[1] = states[0]
        s = states[1]
        deal(box[0], s, rng)
        begin(box[0], s)
        pass_forced(box[0], s)
        begun, t = samples, 0
        while s.choices > 0 and t < _LONGEST:
            if below(rng, 1000) < how.whims:
                action = nth_legal(box[0], s, below(rng, s.choices))
            else:
                n = legal(box[0], s, actions)
                states[2] = s
                resample(box[0], states[2], s.to_play, rng)
                judge_actions(box[0], states, 2, 3, actions, n, net, goal, w, True, found)
                action = actions[drawn(found, n, how.temperature, rng)]
            due = apply_to_chance(box[0], s, action)
            if due != NO_CHANCE or s.choices > 0:
                look(box[0], s, due, net, w, row)
                sample_of[t] = -1
                if below(rng, how.one_in) == 0 and samples < len(inputs):
                    inputs[samples] = row
                    sample_of[t] = samples
                    samples += 1
                for seat in range(players):
                    thought[t, seat] = w.values[seat]
                t += 1
            settle(box[0], s, due)
        if s.choices > 0:
            samples = begun
            continue
        outcome(box[0], s, goal, w.values)
        for i in range(t - 1, -1, -1):
            for seat in range(players):
                if sample_of[i] >= 0:
                    targets[sample_of[i], seat] = w.values[seat]
                w.values[seat] = how.trace * w.values[seat] + (1 - how.trace) * thought[i, seat]
    return samples
