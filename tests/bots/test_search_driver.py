"""The search within a budget, and what it found."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from nomarch.bots import evaluate, evaluation, search_driver
from nomarch.bots.budget import Budget
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.games.registry import find as find_game
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


@every_game
def test_a_search_answers_the_same_in_worlds_that_its_seat_cant_tell_apart(game: str) -> None:
    match = after(game, 12, 3)
    assert match.to_play is not None
    rng, answers = generator(3), set()
    for _ in range(3):
        other = match.copy()
        resample_for(other.components.box, other._states, 0, match.to_play, rng)
        other._moved()
        answers.add(
            tuple(
                (each.action, each.win_probabilities)
                for each in evaluate(other.information_state(7), Budget(simulations=100))
            )
        )
    assert len(answers) == 1


@every_game
def test_a_search_without_weights_goes_by_rollouts(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(evaluation, "WEIGHTS", tmp_path)
    monkeypatch.setattr(evaluation, "learned", cache(evaluation.learned.__wrapped__))
    monkeypatch.setattr(search_driver, "learned", evaluation.learned)
    assert search_driver.settings(find_game(game)).rollout_weight == 1
    match = after(game, 4)
    assert len({quick("strongest")(match.information_state(3)) for _ in range(2)} & set(match.legal)) == 1
