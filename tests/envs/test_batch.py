"""A batch of games gives the same games as playing them one by one."""

from __future__ import annotations

import numpy as np
import pytest

import nomarch
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array
from nomarch.envs import Batch, fields
from nomarch.envs.encoding import Encoder, rewards
from nomarch.games.registry import GAMES
from nomarch.play import setup as play
from nomarch.play.match import Match
from tests.contract.setups import EVERY_SETUP, Setup

ARRAYS = ("observations", "masks", "legal", "counts", "rewards", "scores", "ended", "seats")


def played(batch: Batch, steps: int) -> list[list[Array]]:
    """Every array after each of so many random steps."""
    found = []
    for _ in range(steps):
        batch.step(batch.sample())
        found.append([getattr(batch, name).copy() for name in ARRAYS if name != "scores"])
        found[-1].append(batch.scores[batch.ended])  # the others are of earlier games
    return found


def same(one: list[list[Array]], other: list[list[Array]]) -> bool:
    return all(
        np.array_equal(a, b)
        for first, second in zip(one, other, strict=True)
        for a, b in zip(first, second, strict=True)
    )


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
            assert batch.legal[i, : batch.counts[i]].tolist() == matches[i].legal
            assert (batch.legal[i, batch.counts[i] :] == -1).all()


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
            for name in ARRAYS:
                assert np.array_equal(getattr(other, name), getattr(batches[0], name))


def test_a_reset_batch_begins_again_from_its_seeds() -> None:
    batch = Batch("nile", 2, seeds=[4, 4])
    first = batch.observations.copy()
    assert np.array_equal(first[0], first[1])
    batch.step(batch.sample())
    batch.reset([4, 5])
    assert np.array_equal(batch.observations[0], first[0])
    assert not np.array_equal(batch.observations[1], first[1])


@pytest.mark.parametrize("game", GAMES)
def test_saved_games_continue_in_the_same_way(game: str) -> None:
    batch = Batch(game, 6, seeds=3)
    played(batch, 150)
    saved, described = batch.save(), [getattr(batch, name).copy() for name in ("observations", "masks", "legal")]
    first = played(batch, 100)
    batch.load(saved)
    for name, before in zip(("observations", "masks", "legal"), described, strict=True):
        assert np.array_equal(getattr(batch, name), before)
    assert same(played(batch, 100), first)
    other = Batch(game, 6, seeds=8)
    other.load(saved)
    assert same(played(other, 100), first)


@pytest.mark.parametrize("game", GAMES)
def test_some_games_can_be_loaded_and_the_others_stay(game: str) -> None:
    batch = Batch(game, 4, seeds=3)
    played(batch, 7)
    before = batch.save()
    batch.load(before[[0]], [1, 3])
    after = batch.save()
    assert np.array_equal(after, before[[0, 0, 2, 0]])
    assert np.array_equal(batch.observations[1], batch.observations[0])
    assert np.array_equal(batch.legal[3], batch.legal[0])


@pytest.mark.parametrize("game", GAMES)
def test_clones_begin_in_one_position_and_sample_apart(game: str) -> None:
    batch = Batch(game, 9, seeds=3)
    played(batch, 5)
    batch.clone(2, range(3, 9))
    for row in range(3, 9):
        assert batch.states[row].tobytes() == batch.states[2].tobytes()
        assert np.array_equal(batch.masks[row], batch.masks[2])
    drawn = [batch.sample()[2:].tolist() for _ in range(5)]
    assert any(len(set(actions)) > 1 for actions in drawn)


def test_resampling_changes_only_what_a_seat_can_not_know() -> None:
    batch = Batch("nile", 8, players=3, seeds=3)
    played(batch, 30)
    batch.clone(0, range(1, 8))
    seat = int(batch.seats[0])
    batch.resample(range(1, 8))
    assert all(np.array_equal(row, batch.observations[0]) for row in batch.observations)
    assert np.array_equal(batch.observe(seat)[1:], batch.observe(seat)[:-1])
    other = batch.observe((seat + 1) % 3)
    assert not np.array_equal(other[1:], other[:-1])
    decks = {row["deck"].tobytes() for row in batch.states}
    assert len(decks) > 4


@pytest.mark.parametrize("setup", EVERY_SETUP)
def test_any_seat_can_be_observed_and_the_end_of_a_game_too(setup: Setup) -> None:
    checked = play.Setup.of(setup.game, setup.players, setup.chosen)
    encoder, match = Encoder(checked), Match(checked, generator(5))
    batch = Batch(setup.game, 1, setup.players, seeds=[5], **setup.chosen)
    assert not batch.final_observations(0).any()
    while not batch.ended[0]:
        for seat in range(setup.players):
            assert np.array_equal(batch.observe(seat)[0], encoder.observation(match, seat))
        action = batch.sample()
        match.play(int(action[0]))
        batch.step(action)
    for seat in range(setup.players):
        assert np.array_equal(batch.final_observations([seat])[0], encoder.observation(match, seat))


def test_saved_games_of_another_kind_are_refused() -> None:
    batch = Batch("nile", 2)
    for wrong in (Batch("fertility", 2).save(), batch.save()[:, 1:], batch.save().astype(np.int8)):
        with pytest.raises(nomarch.NomarchError) as caught:
            batch.load(wrong)
        assert caught.value.message.key == "batch_array"
    with pytest.raises(nomarch.NomarchError) as caught:
        batch.observe(2)
    assert caught.value.message.key == "bad_seat"
    with pytest.raises(nomarch.NomarchError) as caught:
        batch.resample(seats=[0, -1])
    assert caught.value.message.key == "bad_seat"


@pytest.mark.parametrize("game", GAMES)
def test_afterstates_are_those_of_the_listed_actions(game: str) -> None:
    batch = Batch(game, 3, seeds=2)
    played(batch, 10)
    found = batch.afterstates()
    assert found.shape == (3, batch.counts.max(), batch.game.features)
    for i in range(3):
        listed = found[i, : batch.counts[i]]
        assert (np.abs(listed).sum(axis=1) > 0).all()
        assert len(np.unique(listed, axis=0)) > 1
        assert not found[i, batch.counts[i] :].any()
    everyone = batch.afterstates(every_seat=True)
    assert everyone.shape == (3, batch.counts.max(), 2 * batch.game.features)
    if game == "fertility":  # nothing is sampled but the future
        assert np.array_equal(everyone[..., : batch.game.features], found)


def test_arrays_are_shared_with_other_libraries_without_a_copy() -> None:
    """By DLPack, which torch and JAX read as well."""
    batch = Batch("nile", 3)
    for name in ("observations", "masks", "legal", "counts", "rewards"):
        assert np.shares_memory(np.from_dlpack(getattr(batch, name)), getattr(batch, name))


@pytest.mark.parametrize("games", [1, 3, 64])
def test_arrays_begin_where_jax_takes_them_without_a_copy(games: int) -> None:
    batch = Batch("nile", games, players=3)
    assert [getattr(batch, name).ctypes.data % 64 for name in ARRAYS] == [0] * len(ARRAYS)
