"""Learning the evaluation: from self-played games to weights that bots read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from nomarch.bots.training import Learner, train
from nomarch.games.registry import find


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


def test_training_writes_weights_that_fit_the_game_and_the_same_from_the_same_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find("fertility")
    for name in ("one", "two"):
        train(game, 2, 10, 3, 7, tmp_path / f"{name}.npz")
    with np.load(tmp_path / "one.npz") as one, np.load(tmp_path / "two.npz") as two:
        assert (one["hidden"].shape, one["out"].shape) == ((game.features + 1, 3), (4,))
        assert np.array_equal(one["hidden"], two["hidden"])
        assert np.isfinite(one["hidden"]).all()
    assert capsys.readouterr().out.startswith("round 1: cross-entropy ")
