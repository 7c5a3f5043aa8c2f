"""The search within a budget, and what it found."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nomarch.bots import InformationState, evaluate, evaluation, find, halving, policy_search, search, search_driver
from nomarch.bots.budget import Budget
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.games.registry import find as find_game
from nomarch.play.match import Match
from tests.bots.playing import after, every_game, every_table, quick


@every_table
def test_an_evaluation_tells_of_every_legal_action_what_each_seat_may_hope_for(game: str, players: int) -> None:
    match = after(game, 8, players)
    judged = evaluate(match.information_state(7), Budget(simulations=200))
    assert [each.action for each in judged] == match.legal
    for each in judged:
        assert len(each.win_probabilities) == players
        assert sum(each.win_probabilities) == pytest.approx(1, abs=1e-3)
        assert min(each.win_probabilities) >= 0


def test_a_tree_has_as_many_visits_as_simulations() -> None:
    judged = evaluate(after("fertility", 8).information_state(7), Budget(simulations=200))
    assert sum(each.visits for each in judged) == 200


@every_game
def test_an_evaluation_tries_the_actions_asked_about_equally_often(game: str) -> None:
    match = after(game, 8)
    asked = match.legal[:2]
    judged = {each.action: each for each in evaluate(match.information_state(7), Budget(simulations=64), asked)}
    most = max(each.visits for each in judged.values())
    assert most > 5
    assert [action for action, each in judged.items() if each.visits == most] == asked


def worlds(match: Match) -> list[Match]:
    """The position in worlds that the player to move can't tell apart."""
    assert match.to_play is not None
    rng, found = generator(3), []
    for _ in range(3):
        other = match.copy()
        resample_for(other.components.box, other._states, 0, match.to_play, rng)
        other._moved()
        found.append(other)
    return found


def foretell(state: InformationState) -> str:
    """Where a fixed line of play leads, as a bot would see it that took its sample for the truth."""
    for _ in range(20):
        state = state if state.over else state.after(state.legal[-1])
    return str(state.view)


@every_table
def test_a_search_answers_the_same_in_worlds_that_its_seat_cant_tell_apart(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = worlds(after(game, 12, players))
    known = [other.information_state(7) for other in elsewhere]
    assert len({foretell(state) for state in known}) == 1
    answers = [evaluate(state, Budget(simulations=100)) for state in known]
    assert all(each == answers[0] for each in answers)
    monkeypatch.setattr("nomarch.play.match.resample_for", lambda *_: None)  # a leak, which this test must notice
    assert len({foretell(other.information_state(7)) for other in elsewhere}) > 1


class Clock:
    """A clock that advances by the work done, so that no machine is too slow for a test of it."""

    def __init__(self, patch: pytest.MonkeyPatch, each: float) -> None:
        self.now, self._each = 0.0, each
        patch.setattr(time, "perf_counter", lambda: self.now)
        patch.setattr(search_driver, "grow", self._counting(search.grow, lambda given, _: given[3]))
        patch.setattr(halving, "roll_out", self._counting(policy_search.roll_out, lambda _, decisions: decisions))
        patch.setattr(halving, "judge_in_worlds", self._counting(policy_search.judge_in_worlds, lambda *_: 1))

    def _counting(self, work: Callable[..., Any], done: Callable[[Any, Any], int]) -> Callable[..., Any]:
        def counted(*given: Any) -> Any:
            found = work(*given)
            self.now += self._each * done(given, found)
            return found

        return counted


@every_table
@pytest.mark.parametrize("seconds", [0.1, 1.0])
def test_a_decision_takes_its_time_and_no_more(
    game: str, players: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = after(game, 9, players)
    known = match.information_state(7)
    clock = Clock(monkeypatch, seconds / 5000)
    assert find(f"pharaoh@{seconds}s")(known) in match.legal
    assert clock.now <= 1.03 * seconds
    before = clock.now
    evaluate(known, Budget(seconds=seconds))
    assert 0.97 * seconds <= clock.now - before <= 1.03 * seconds


def test_a_search_without_weights_goes_by_rollouts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(evaluation, "WEIGHTS", tmp_path)
    monkeypatch.setattr(evaluation, "learned", cache(evaluation.learned.__wrapped__))
    monkeypatch.setattr(search_driver, "learned_for_search", cache(evaluation.learned_for_search.__wrapped__))
    assert search_driver.settings(find_game("fertility")).rollout_weight == 1
    match = after("fertility", 4)
    assert len({quick("strongest")(match.information_state(3)) for _ in range(2)} & set(match.legal)) == 1
