"""Rewards other than the terminal ones."""

from __future__ import annotations

import numpy as np
import pytest

from nomarch.envs import Batch, Rewards


def test_terminal_rewards_are_the_batchs_own() -> None:
    batch = Batch("caravan", 4, 3, seeds=1)
    rewards = Rewards(batch)
    for _ in range(30):
        batch.step(batch.sample())
        assert np.array_equal(rewards(), batch.rewards)


@pytest.mark.parametrize("players", [2, 3])
def test_a_margin_is_the_lead_over_the_best_of_the_others(players: int) -> None:
    batch, found = Batch("caravan", 4, players, seeds=1), 0
    rewards = Rewards(batch, "margin")
    for _ in range(60):
        batch.step(batch.sample())
        for i, row in enumerate(rewards()):
            if not batch.ended[i]:
                assert not row.any()
                continue
            found += 1
            for seat in range(players):
                lead = batch.scores[i, seat] - max(batch.scores[i, other] for other in range(players) if other != seat)
                assert row[seat] == pytest.approx(np.tanh(batch.game.logit_scale * lead))
    assert found > 3


@pytest.mark.parametrize("discount", [1.0, 0.9])
def test_shaping_adds_up_to_the_result_less_the_first_potential(discount: float) -> None:
    batch, found = Batch("caravan", 5, 3, seeds=1), 0
    rewards = Rewards(batch, "shaped", discount)
    first, total, steps = rewards.potentials(), np.zeros((5, 3)), np.zeros(5)
    assert np.abs(first).max() <= 1
    for _ in range(60):
        batch.step(batch.sample())
        total += discount ** steps[:, None] * rewards()
        steps += 1
        for i in np.flatnonzero(batch.ended):
            expected = discount ** (steps[i] - 1) * batch.rewards[i] - first[i]
            assert total[i] == pytest.approx(expected, abs=1e-4)
            first[i], total[i], steps[i], found = rewards.potentials()[i], 0, 0, found + 1
    assert found > 3
