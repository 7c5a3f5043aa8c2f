"""Compiled self-play: training data for the evaluation."""

from __future__ import annotations

from math import log

import numpy as np

from nomarch.bots.evaluation import WON, Net, log_odds, outcome
from nomarch.engine.game import (
    Boxes,
    States,
    apply,
    begin,
    deal,
    features,
    legal,
    pass_forced,
    resample,
    rollout_action,
)
from nomarch.engine.jit import entry, rule
from nomarch.engine.rng import below, draw, reseed
from nomarch.engine.struct import Array

__all__ = ["ROWS", "generate_samples"]

ROWS = 4  # the table before the deal, the game, a world, and a row to work on


@rule
def likeliest(box: object, states: States, rng: Array, actions: Array, net: Net, x: Array, temperature: float) -> int:
    """The action with the best evaluation in one sample; with a temperature, drawn from a softmax."""
    seat = states[1].to_play
    states[2] = states[1]
    resample(box, states[2], seat, rng)
    n = legal(box, states[2], actions)
    best, most = 0, -1e30
    for k in range(n):
        states[3] = states[2]
        apply(box, states[3], actions[k])
        value = log_odds(box, states[3], seat, net, x)
        if temperature > 0:  # Gumbel-max: the argmax with this noise is a softmax sample
            value -= temperature * log(-log((draw(rng) + 0.5) / 4294967296.0))
        if value > most:
            best, most = actions[k], value
    return best


@entry
def generate_samples(
    box: Boxes, states: States, rng: Array, seed: int, first: int, last: int, actions: Array, net: Net,
    settings: Array, inputs: Array, targets: Array,
) -> int:  # fmt: skip
    """Play games number first to last - 1; write the features of sampled positions for each seat, and the outcomes.

    Settings: temperature, rollout actions per thousand decisions, logit_scale, positions per sample. Returns the number
    of samples.
    """
    temperature, whims, logit_scale, one_in = settings[0], int(settings[1]), settings[2], int(settings[3])
    players = states[0].players
    values, x = np.zeros(players), np.zeros(len(net.hidden) - 1, np.float32)
    samples = 0
    for game in range(first, last):
        reseed(rng, seed, game)
        states[1] = states[0]
        s = states[1]
        deal(box[0], s, rng)
        begin(box[0], s)
        pass_forced(box[0], s)
        begun = samples
        while s.choices > 0:
            if below(rng, one_in) == 0 and samples < len(inputs):
                for seat in range(players):
                    features(box[0], s, seat, inputs[samples, seat])
                samples += 1
            if below(rng, 1000) < whims:
                action = rollout_action(box[0], s, rng)
            else:
                action = likeliest(box[0], states, rng, actions, net, x, temperature)
            apply(box[0], s, action)
        outcome(box[0], s, logit_scale, WON, values)
        for i in range(begun, samples):
            for seat in range(players):
                targets[i, seat] = values[seat]
    return samples
