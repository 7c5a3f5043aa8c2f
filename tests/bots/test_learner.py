"""Gradient steps: they find out what decides, and can be continued."""

from __future__ import annotations

import numpy as np
import pytest

from nomarch.bots.learner import Learner


def test_a_learner_finds_out_what_decides() -> None:
    """The seat with the larger first feature wins; the other features mean nothing."""
    chance = np.random.default_rng(1)
    inputs = chance.normal(size=(600, 3, 4)).astype(np.float32)
    targets = (inputs[:, :, 0] == inputs[:, :, 0].max(axis=1, keepdims=True)).astype(np.float32)
    learner = Learner(4, 8, chance)
    losses = [learner.learn(inputs, targets, 0.01) for _ in range(300)]
    assert losses[0] == pytest.approx(np.log(3), abs=0.3)  # it knows nothing yet
    assert losses[-1] < 0.35
    hidden, out = learner.net
    logits = np.maximum(inputs @ hidden[:-1] + hidden[-1], 0) @ out[:-1] + out[-1]
    assert (logits.argmax(axis=1) == inputs[:, :, 0].argmax(axis=1)).mean() > 0.9


def test_a_learner_continues_where_another_stopped() -> None:
    chance = np.random.default_rng(1)
    inputs, targets = chance.normal(size=(50, 2, 4)).astype(np.float32), np.tile([0.7, 0.3], (50, 1)).astype(np.float32)
    one = Learner(4, 3, chance)
    one.learn(inputs, targets, 0.01)
    other = Learner(4, 3, chance)
    other.load({name: each.copy() for name, each in one.dump().items()})
    assert one.learn(inputs, targets, 0.01) == other.learn(inputs, targets, 0.01)
    assert np.array_equal(one.net.hidden, other.net.hidden)
