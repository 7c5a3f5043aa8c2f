"""Rollouts by the policy: the same worlds for every action, to the end of everyone's next turn."""

from __future__ import annotations

import numpy as np
import pytest

from nomarch.bots.evaluation import Goal, learned
from nomarch.bots.policy_search import ROWS, judge_in_worlds, roll_out
from nomarch.engine.struct import Array
from tests.bots.playing import after


def rolled(seed: int, worlds: int, turns: int, decisions: int = 8, players: int = 2) -> tuple[Array, int, Array]:
    match = after("nile", decisions, players)
    known = match.information_state(seed)
    tried = np.array(match.legal[:3])
    totals = np.zeros((len(tried), players))
    spent = roll_out(
        known.components.box, known.rows(ROWS), known.rng, worlds, tried, learned(match.game), Goal(1.0, 1.0), turns,
        np.zeros(match.game.most_choices, np.int64), totals,
    )  # fmt: skip
    return totals, spent, tried


@pytest.mark.parametrize("players", [2, 5])
def test_rollouts_add_probabilities_up(players: int) -> None:
    totals, spent, tried = rolled(1, 4, players, players=players)
    assert totals.sum(axis=1) == pytest.approx(np.full(len(tried), 4), abs=1e-5)
    assert spent >= 4 * len(tried) * players


def test_the_same_seed_gives_the_same_rollouts_and_more_turns_take_longer() -> None:
    assert np.array_equal(rolled(1, 2, 2)[0], rolled(1, 2, 2)[0])
    assert not np.array_equal(rolled(1, 2, 2)[0], rolled(2, 2, 2)[0])
    assert rolled(1, 2, 6)[1] > rolled(1, 2, 2)[1]


def test_rollouts_to_the_end_count_who_has_won() -> None:
    totals, _, tried = rolled(1, 6, 1000)
    assert totals.sum(axis=1) == pytest.approx(np.full(len(tried), 6), abs=1e-6)
    assert 2 * totals == pytest.approx((2 * totals).round())  # wins, or halves of them


def test_a_glance_judges_every_action_in_every_world() -> None:
    match = after("nile", 8, 3)
    known, actions = match.information_state(1), np.array(match.legal)
    totals = np.zeros((len(actions), 3))
    box, states = known.components.box, known.rows(ROWS)
    judge_in_worlds(box, states, known.rng, 5, actions, len(actions), learned(match.game), Goal(1.0, 1.0), totals)
    assert totals.sum(axis=1) == pytest.approx(np.full(len(actions), 5), abs=1e-5)
