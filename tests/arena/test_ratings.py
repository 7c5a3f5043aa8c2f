"""Ratings recover the strengths that generated the results, and don't overstate their precision."""

import numpy as np
import pytest

from nomarch.arena.playing import Played, Tournament
from nomarch.arena.ratings import bradley_terry, in_blocks
from nomarch.arena.report import Report, report
from nomarch.arena.schedule import schedule
from nomarch.engine.struct import Array
from nomarch.play.setup import Setup

TRUE = np.array([300.0, 100.0, -100.0, -300.0])
BOTS = ("best", "good", "fair", "worst")


def chance(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def synthetic(players: int, games: int, seed: int = 0, true: Array = TRUE) -> Report:
    """Games ranked by strength plus Gumbel noise, as in the Bradley-Terry model."""
    rng, played = np.random.default_rng(seed), []
    for fixture in schedule(len(true), players, games):
        luck = true[list(fixture.seating)] + 400 / np.log(10) * rng.gumbel(size=players)
        ranks = tuple(1 + int((luck > mine).sum()) for mine in luck)
        played.append(Played(fixture.deal, fixture.seating, (0,) * players, ranks, (1,) * players, (0.5,) * players))
    rng.shuffle(played)
    return report(Tournament(Setup.of("nile", players), BOTS[: len(true)], 0), played)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_found_again(players: int) -> None:
    found = synthetic(players, 4000)
    assert [each.bot for each in found.standings] == list(BOTS)
    for each, true in zip(found.standings, TRUE, strict=True):
        low, high = each.rating_interval
        assert low <= each.rating <= high
        assert abs(each.rating - true) < 40
        assert high - low < 120


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    inside = [
        low <= true <= high
        for seed in range(20)
        for each, true in zip(sorted(synthetic(2, 360, seed).standings, key=lambda each: each.bot),
                              TRUE[[0, 2, 1, 3]], strict=True)
        for low, high in [each.rating_interval]
    ]  # fmt: skip
    assert 0.9 <= np.mean(inside) <= 1


def test_of_two_bots_the_rating_is_that_of_their_score() -> None:
    ratings = bradley_terry(np.array([[0, 7499.5], [2499.5, 0]]))
    assert chance(ratings[0] - ratings[1]) == pytest.approx(0.75)
    assert ratings.sum() == pytest.approx(0)


def test_many_are_rated_at_once_as_each_alone() -> None:
    wins = np.random.default_rng(1).integers(1, 50, (5, 4, 4)) * (1 - np.eye(4))
    together = bradley_terry(wins)
    for number in range(5):
        assert together[number] == pytest.approx(bradley_terry(wins[number]), abs=0.01)


def test_who_always_won_has_a_finite_rating_and_a_doubt() -> None:
    played = [
        Played(fixture.deal, fixture.seating, (0, 0), tuple(1 + bot for bot in fixture.seating), (1, 1), (0.0, 0.0))
        for fixture in schedule(2, 2, 20)
    ]
    first, last = report(Tournament(Setup.of("nile", 2), ("a", "b"), 0), played).standings
    assert (first.bot, first.share, last.share) == ("a", 1.0, 0.0)
    assert np.isfinite(first.rating_interval).all()
    assert first.share_interval == pytest.approx((0.7, 1), abs=0.1)
    assert last.share_interval == pytest.approx((0, 0.3), abs=0.1)
    assert first.ahead == {"b": 1.0}


def test_a_tie_is_half_for_each() -> None:
    tied = [Played(0, seating, (5, 5), (1, 1), (1, 1), (0.0, 0.0)) for seating in ((0, 1), (1, 0))]
    for each in report(Tournament(Setup.of("nile", 2), ("a", "b"), 0), tied).standings:
        assert (each.rating, each.share, each.mean_score) == (0, 0.5, 5)
        assert list(each.ahead.values()) == [0.5]


def test_bots_that_sit_twice_do_not_meet_themselves() -> None:
    found = synthetic(4, 400, true=TRUE[:2])
    assert {name for each in found.standings for name in each.ahead} == {"best", "good"}
    assert all(each.bot not in each.ahead for each in found.standings)
    assert sum(each.games for each in found.standings) == 4 * found.games
    assert sum(each.share * each.games for each in found.standings) == pytest.approx(found.games)


def test_very_many_deals_are_put_together_and_none_is_lost() -> None:
    deals = np.arange(12_345 * 4).reshape(-1, 2, 2)
    assert (in_blocks(deals[:2000]) == deals[:2000]).all()
    assert in_blocks(deals).shape == (2000, 2, 2)
    assert (in_blocks(deals).sum(axis=0) == deals.sum(axis=0)).all()


def test_the_time_is_told_by_decision() -> None:
    assert {each.seconds_per_decision for each in synthetic(2, 12).standings} == {0.5}
