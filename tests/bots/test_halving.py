"""Sequential halving: most worlds for those that are hard to tell apart, and no more than the budget."""

from __future__ import annotations

import time

import pytest

from nomarch.bots.bot import Judged
from nomarch.bots.budget import Budget
from nomarch.bots.evaluation import WON, Goal, learned
from nomarch.bots.halving import Halving, halve
from tests.bots.playing import after

HOW = Halving(glances=4, most=4, margin=1.0)


def judged(budget: Budget, how: Halving = HOW, players: int = 2, **more: object) -> list[Judged]:
    match = after("nile", 8, players)
    found = halve(match.information_state(3), budget, learned(match.game), Goal(1.0, WON), how, **more)  # type: ignore[arg-type]
    assert sorted(each.action for each in found) == match.legal
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_better_actions_are_tried_in_more_worlds(players: int) -> None:
    visits = [each.visits for each in judged(Budget(simulations=600), players=players)]
    assert visits == sorted(visits, reverse=True)
    assert len(set(visits)) >= 3
    assert visits[-1] == HOW.glances


def test_the_best_comes_first_among_those_tried_most() -> None:
    found = judged(Budget(simulations=600))
    most = [each for each in found if each.visits == found[0].visits]
    assert len(most) == 2
    assert len(found[0].win_probabilities) == 2
    assert sum(found[0].win_probabilities) == pytest.approx(1)


def test_a_seed_and_a_number_of_simulations_give_the_same_again() -> None:
    assert judged(Budget(simulations=200)) == judged(Budget(simulations=200))


def test_where_a_glance_leaves_no_doubt_nothing_is_rolled_out() -> None:
    sure = Halving(glances=4, margin=0.0)
    assert {each.visits for each in judged(Budget(simulations=10_000_000), sure)} == {4}
    assert judged(Budget(simulations=100), sure, may_stop=False)[0].visits > 4


def test_actions_asked_about_are_tried_equally_often() -> None:
    match = after("nile", 8)
    asked = {match.legal[0], match.legal[-1]}
    found = judged(Budget(simulations=300), only=asked)
    assert {each.action for each in found[:2]} == asked
    assert found[0].visits == found[1].visits > HOW.glances
    assert {each.visits for each in found[2:]} == {HOW.glances}


def test_a_budget_of_one_simulation_is_a_single_glance() -> None:
    assert {each.visits for each in judged(Budget(simulations=1))} == {1}


def test_a_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of which every look takes a millisecond, so that no machine is too slow for it."""
    looks = iter(range(10**9))
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 1000)
    judged(Budget(seconds=0.5))
    assert 500 <= next(looks) < 520
