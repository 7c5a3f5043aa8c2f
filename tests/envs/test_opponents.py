"""The opponents of a batch's learner, in compiled code."""

from __future__ import annotations

import numpy as np
import pytest

import nomarch
from nomarch.envs import OPPONENTS, Batch
from nomarch.envs.opponents import find
from nomarch.games.registry import find as find_game


def results(batch: Batch, steps: int) -> tuple[list[float], list[int]]:
    """The learner's rewards of the games that ended, and their scores."""
    found, scores = [], []
    for _ in range(steps):
        batch.step(batch.sample())
        assert (batch.seats == batch.learners).all()
        assert batch.masks.any(axis=1).all()
        for i in np.flatnonzero(batch.ended):
            found.append(float(batch.rewards[i, batch.learners[i]]))
            scores.append(int(batch.scores[i].sum()))
    return found, scores


@pytest.mark.parametrize("game", ["nile", "caravan"])
def test_the_learner_decides_and_the_opponents_play_the_rest(game: str) -> None:
    first = results(Batch(game, 6, 3, seeds=1, opponents="rollout", learners=[0, 1, 2, 0, 1, 2]), 60)
    again = results(Batch(game, 6, 3, seeds=1, opponents="rollout", learners=[0, 1, 2, 0, 1, 2], threads=2), 60)
    assert first[0]
    assert first == again


def test_every_opponent_plays() -> None:
    for name in OPPONENTS:
        batch = Batch("caravan", 3, seeds=2, opponents=name)
        assert results(batch, 40)[0], name


def test_planning_opponents_beat_random_play() -> None:
    found, _ = results(Batch("caravan", 20, seeds=2, opponents="greedy", learners=1), 40)
    assert len(found) > 30
    assert np.mean(found) < -0.2


def test_observations_stay_those_of_the_position() -> None:
    batch = Batch("nile", 4, seeds=1, opponents="random", learners=1)
    for _ in range(60):
        batch.step(batch.sample())
        assert np.array_equal(batch.observe(1), batch.observations)


def test_saved_games_continue_against_the_same_answers() -> None:
    batch = Batch("nile", 3, seeds=1, opponents="rollout")
    saved = batch.save()
    first = results(batch, 50)
    batch.load(saved)
    assert results(batch, 50) == first


def test_unknown_opponents_are_refused() -> None:
    for name in ("pharaoh", "nobody"):
        with pytest.raises(nomarch.NomarchError) as caught:
            find(find_game("nile"), name)
        assert caught.value.message.key == "unknown_bot"
