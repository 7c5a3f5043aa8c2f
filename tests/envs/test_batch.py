"""A batch of games gives the same games as playing them one by one."""

from __future__ import annotations

import numpy as np
import pytest

import nomarch
from nomarch.engine.rng import generator
from nomarch.envs import Batch, fields
from nomarch.envs.encoding import Encoder, rewards
from nomarch.games.registry import GAMES
from nomarch.play import setup as play
from nomarch.play.match import Match
from tests.contract.setups import EVERY_SETUP, Setup


@pytest.mark.parametrize("setup", EVERY_SETUP)
def test_every_game_of_a_batch_is_the_match_of_its_seed(setup: Setup) -> None:
    checked = play.Setup.of(setup.game, setup.players, setup.chosen)
    encoder = Encoder(checked)
    batch = Batch(setup.game, 2, setup.players, seeds=[7, 3], **setup.chosen)
    matches, episodes, ended = [Match(checked, generator(seed)) for seed in (7, 3)], [0, 0], 0
    while ended < 2:
        actions = batch.sample()
        batch.step(actions)
        for i, match in enumerate(matches):
            match.play(int(actions[i]))
            assert batch.rewards[i].tolist() == pytest.approx(rewards(match))
            assert batch.ended[i] == match.over
            if match.over:
                assert batch.scores[i].tolist() == match.scores
                episodes[i], ended = episodes[i] + 1, ended + 1
                matches[i] = Match(checked, generator((7, 3)[i], episodes[i]))
            seat = matches[i].to_play
            assert seat is not None
            assert batch.seats[i] == seat
            assert np.array_equal(batch.masks[i], encoder.mask(matches[i], seat))
            assert np.array_equal(batch.observations[i], encoder.observation(matches[i], seat))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_of_a_seed_is_that_of_a_new_match(game: str) -> None:
    batch, match = Batch(game, 1, seeds=[5]), nomarch.new(game, seed=5)
    assert np.flatnonzero(batch.masks[0]).tolist() == match.legal


@pytest.mark.parametrize("game", GAMES)
def test_the_arrays_of_the_caller_are_written_in_place(game: str) -> None:
    size, actions = sum(field.size for field in fields(game, 3)), Batch(game, 1).actions
    seen, masks = np.zeros((5, size), np.int8), np.zeros((5, actions), np.bool_)
    earned = np.zeros((5, 3), np.float32)
    batch = Batch(game, 5, 3, observations=seen, masks=masks, rewards=earned)
    assert batch.observations is seen
    assert batch.masks is masks
    assert batch.rewards is earned
    before = seen.copy()
    batch.step(batch.sample())
    assert (seen != before).any(axis=1).all()
    assert masks.any(axis=1).all()


def test_an_array_that_does_not_fit_is_refused() -> None:
    size = sum(field.size for field in fields("nile"))
    for wrong in (
        np.zeros((2, size), np.float32),
        np.zeros((3, size), np.int8),
        np.zeros((size, 2), np.int8).T,
        np.zeros((2, size + 1), np.int8),
    ):
        with pytest.raises(nomarch.NomarchError, match=r"\(2, "):
            Batch("nile", 2, observations=wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_with_an_illegal_action_changes_no_game(game: str) -> None:
    batch = Batch(game, 3)
    before = batch.observations.copy()
    for wrong in (int(np.flatnonzero(~batch.masks[1])[0]), -1, batch.actions, 10**12):
        actions = batch.sample()
        actions[1] = wrong
        with pytest.raises(nomarch.NomarchError) as caught:
            batch.step(actions)
        assert caught.value.message.key == "batch_illegal"
        assert caught.value.message.args == {"game": 1, "action": wrong}
    assert np.array_equal(batch.observations, before)
    assert not batch.ended.any()


def test_wrong_numbers_are_refused() -> None:
    batch = Batch("nile", 2)
    for key, call in (
        ("batch_actions", lambda: batch.step([1])),
        ("batch_seeds", lambda: batch.reset([1, 2, 3])),
        ("bad_seed", lambda: batch.reset([1, -2])),
        ("too_low", lambda: Batch("nile", 0)),
        ("too_low", lambda: Batch("nile", 1, threads=0)),
        ("bad_players", lambda: Batch("nile", 1, players=6)),
        ("unknown_option", lambda: Batch("nile", 1, colour="red")),
    ):
        with pytest.raises(nomarch.NomarchError) as caught:
            call()
        assert caught.value.message.key == key


@pytest.mark.parametrize("game", GAMES)
def test_any_number_of_threads_plays_the_same_games(game: str) -> None:
    batches = [Batch(game, 7, seeds=11, threads=threads) for threads in (1, 2, 20)]
    for _ in range(150):
        for batch in batches:
            batch.step(batch.sample())
        for other in batches[1:]:
            for name in ("observations", "masks", "rewards", "scores", "ended", "seats"):
                assert np.array_equal(getattr(other, name), getattr(batches[0], name))


def test_a_batch_begins_anew_from_its_seeds() -> None:
    batch = Batch("nile", 2, seeds=[4, 4])
    first = batch.observations.copy()
    assert np.array_equal(first[0], first[1])
    batch.step(batch.sample())
    batch.reset([4, 5])
    assert np.array_equal(batch.observations[0], first[0])
    assert not np.array_equal(batch.observations[1], first[1])
