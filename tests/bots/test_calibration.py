"""Win probabilities that come true as often as they say."""

from __future__ import annotations

import numpy as np
import pytest

import nomarch
from nomarch.bots import evaluate
from nomarch.bots.bot import Judged
from nomarch.bots.budget import Budget
from nomarch.bots.calibration import AS_IT_IS, Calibration, calibrate, corrected, fit
from nomarch.bots.search_driver import evaluate_uncalibrated
from nomarch.bots.tuning import read_tuning
from tests.bots.playing import after, every_game

SHY = Calibration(2.0, 2.0, 10.0)


def test_probabilities_add_up_to_1_and_keep_their_order() -> None:
    before = np.array([[0.5, 0.3, 0.2], [0.9, 0.1, 0.0], [1 / 3, 1 / 3, 1 / 3]])
    after_it = corrected(before, np.array([1, 5, 10]), SHY)
    assert np.allclose(after_it.sum(axis=1), 1)
    assert np.array_equal(np.argsort(-after_it[:2]), np.argsort(-before[:2]))
    assert np.allclose(after_it[2], before[2])
    assert after_it[0, 0] > 0.5
    assert after_it[1, 2] == 0


def test_the_power_moves_from_the_beginning_to_the_usual_end() -> None:
    how, row = Calibration(1.0, 3.0, 11.0), np.array([[0.6, 0.4]])
    first, middle, last, later = (corrected(row, np.array([turn]), how)[0, 0] for turn in (1, 6, 11, 30))
    assert first == pytest.approx(0.6)
    assert first < middle < last == later


@pytest.mark.parametrize("truth", [Calibration(0.6, 0.6, 20.0), Calibration(1.2, 2.5, 20.0)])
def test_a_fit_finds_what_the_probabilities_lack(truth: Calibration) -> None:
    chance = np.random.default_rng(1)
    said, turns = chance.dirichlet([2, 2, 2], size=40000), chance.integers(1, 21, size=40000)
    true = corrected(said, turns, truth)
    won = np.eye(3)[(true.cumsum(axis=1) > chance.random((40000, 1))).argmax(axis=1)]
    found = fit(said, turns, won, 20.0)
    assert found == pytest.approx(truth, abs=0.2)


def test_a_single_game_says_little() -> None:
    found = fit(np.array([[0.6, 0.4]]), np.array([5]), np.array([[0.0, 1.0]]), 20.0)
    assert found == pytest.approx(Calibration(1.0, 1.0, 20.0), abs=0.3)


def test_an_evaluation_keeps_its_action_and_visits() -> None:
    judged = [Judged(3, (0.6, 0.4), 10), Judged(5, (0.2, 0.8), 7)]
    found = calibrate(judged, 4, SHY)
    assert [(each.action, each.visits) for each in found] == [(3, 10), (5, 7)]
    assert found[0].win_probabilities[0] > 0.6
    assert calibrate(judged, 4, AS_IT_IS) == judged
    assert calibrate([], 4, SHY) == []


@every_game
def test_what_is_shown_is_calibrated_and_what_is_searched_is_not(game: str) -> None:
    match, budget = after(game, 20), Budget(simulations=60)
    own = evaluate_uncalibrated(match.information_state(1), budget)
    how = read_tuning(match.game).calibration_for(2)
    assert evaluate(match.information_state(1), budget) == calibrate(own, match.turn, how)


def test_a_game_without_a_tuning_file_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOMARCH_GAMES", "caravan=docs.examples.caravan:Caravan")
    match = nomarch.new("caravan", 2, 1)
    budget = Budget(simulations=20)
    assert evaluate(match.information_state(1), budget) == evaluate_uncalibrated(match.information_state(1), budget)
