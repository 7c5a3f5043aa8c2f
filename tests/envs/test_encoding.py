"""A match as numbers: observations, masks of legal actions, and rewards."""

import numpy as np
import pytest

import nomarch
from nomarch.envs import Batch, normalization
from nomarch.envs.encoding import Encoder, multi_input, rewards, shared_rewards
from nomarch.games.registry import GAMES
from nomarch.play.setup import Setup


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_is_ones_for_the_legal_actions_of_whose_turn_it_is(game: str) -> None:
    match = nomarch.new(game, 3, 4)
    encoder = Encoder(Setup.of(game, 3))
    for _ in range(5):
        for seat in range(3):
            mask = encoder.mask(match, seat)
            assert mask.nonzero()[0].tolist() == (match.legal if seat == match.to_play else [])
        match.play(match.legal[-1])


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_as_long_as_its_fields_and_differs_by_seat(game: str) -> None:
    match = nomarch.new(game, 3, 4)
    encoder = Encoder(Setup.of(game, 3))
    one, other = (encoder.observation(match, seat) for seat in (0, 1))
    assert one.shape == other.shape == (sum(field.size for field in match.game.fields(3)),)
    assert one.tolist() != other.tolist()


@pytest.mark.parametrize(
    ("won", "expected"),
    [
        ([True, False], [1, -1]),
        ([True, True], [0, 0]),
        ([False, True, False], [-0.5, 1, -0.5]),
        ([True, True, False], [0.25, 0.25, -0.5]),
        ([False, False, False, True], [-1 / 3, -1 / 3, -1 / 3, 1]),
    ],
)
def test_rewards_are_one_for_winning_alone_and_nothing_in_sum(won: list[bool], expected: list[float]) -> None:
    assert shared_rewards(won) == pytest.approx(expected)
    assert sum(shared_rewards(won)) == pytest.approx(0)


def test_an_observation_is_split_into_planes_and_a_vector() -> None:
    batch = Batch("fertility", 3)
    inputs = multi_input(batch.fields, batch.observations)
    assert inputs["planes"].shape == (3, 12, 12, 8)
    assert inputs["planes"][0].size * 3 + inputs["vector"].size == batch.observations.size
    assert np.array_equal(inputs["planes"][:, 0], batch.fields[5].of(batch.observations))
    assert np.array_equal(multi_input(batch.fields, batch.observations[1])["planes"], inputs["planes"][1])
    nile = Batch("nile", 2)
    assert set(multi_input(nile.fields, nile.observations)) == {"vector"}


def test_normalized_observations_have_the_mean_0_and_the_deviation_1() -> None:
    mean, deviation = normalization("caravan", games=40)
    batch = Batch("caravan", 40)
    assert mean.shape == deviation.shape == batch.observations.shape[1:]
    seen = []
    for _ in range(50):
        batch.step(batch.sample())
        seen.append((batch.observations - mean) / deviation)
    assert abs(np.mean(seen)) < 0.1
    assert np.std(seen) < 1.2


def test_nobody_is_rewarded_before_the_end() -> None:
    match = nomarch.new("nile", 2, 1)
    assert rewards(match) == [0, 0]
    while not match.over:
        match.play(match.legal[-1])
    assert sorted(rewards(match)) in ([-1, 1], [0, 0])
