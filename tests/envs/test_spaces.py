"""Spaces, seeds and drawings of the environments."""

import pytest

from nomarch.envs.encoding import Encoder
from nomarch.envs.spaces import Deals, action_space, drawn, observation_space, observed
from nomarch.games.registry import GAMES
from nomarch.play.setup import Setup


@pytest.mark.parametrize("game", GAMES)
def test_what_is_observed_throughout_a_game_is_a_point_of_the_space(game: str) -> None:
    setup = Setup.of(game, 2)
    encoder, match = Encoder(setup), Deals(setup).next(3)
    space = observation_space(encoder)
    while not match.over:
        for seat in range(2):
            assert space.contains(observed(encoder, match, seat))
        assert all(action_space(setup).contains(action) for action in match.legal)
        match.play(match.legal[0])


def test_deals_follow_each_other_from_a_seed_and_a_seed_begins_again() -> None:
    deals = Deals(Setup.of("nile", 2))
    first, second = deals.next(7).record(), deals.next(None).record()
    assert first != second
    assert [deals.next(7).record(), deals.next(None).record()] == [first, second]
    assert deals.seed == 7


def test_without_a_seed_nobody_knows_the_deals() -> None:
    setup = Setup.of("nile", 2)
    assert Deals(setup).next(None).record() != Deals(setup).next(None).record()


def test_a_drawing_shows_the_seat_its_own_cards_without_colours() -> None:
    match = Deals(Setup.of("nile", 2)).next(7)
    assert "Your hand" in drawn(match, 0)
    assert drawn(match, 0) != drawn(match, 1)
    assert "\x1b" not in drawn(match, 0)
