"""Learning the evaluation: from self-played games to weights that bots read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from nomarch.bots.training import Plan, train
from nomarch.games.registry import find

PLAN = Plan(rounds=6, games=9, units=3, seed=7)


def weights(file: Path) -> tuple[bytes, bytes]:
    with np.load(file) as kept:
        return kept["hidden"].tobytes(), kept["out"].tobytes()


def test_training_writes_weights_that_fit_the_game_and_a_learning_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, file = find("fertility"), tmp_path / "one.npz"
    train(game, PLAN, file)
    with np.load(file) as kept:
        assert (kept["hidden"].shape, kept["out"].shape) == ((game.features + 1, 3), (4,))
        assert np.isfinite(kept["hidden"]).all()
    assert capsys.readouterr().out.startswith("round 1 of 6: cross-entropy ")
    assert len((tmp_path / "one.csv").read_text().splitlines()) == 7
    assert "cross-entropy" in (tmp_path / "one.svg").read_text()


def test_training_that_was_interrupted_ends_with_the_same_weights(tmp_path: Path) -> None:
    game, whole, parts = find("fertility"), tmp_path / "whole.npz", tmp_path / "parts.npz"
    train(game, PLAN, whole)
    for rounds in (1, 5):
        train(game, PLAN, parts, stop_after=rounds)
        assert (tmp_path / "parts.checkpoint.npz").exists()
    train(game, PLAN, parts)
    assert weights(parts) == weights(whole)
    assert not (tmp_path / "parts.checkpoint.npz").exists()


def test_a_checkpoint_of_another_plan_is_not_gone_on_from(tmp_path: Path) -> None:
    game, file = find("fertility"), tmp_path / "one.npz"
    train(game, Plan(rounds=3, games=3, units=2), file, stop_after=1)
    train(game, Plan(rounds=1, games=3, units=4), file)
    with np.load(file) as kept:
        assert kept["hidden"].shape[1] == 4
