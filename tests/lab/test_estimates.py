"""Estimates, on simulated data with known parameters."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from nomarch.lab.estimates import Estimate, difference, effects, mean, share, student, variance_shares

STUDIES = 200
# Of 200 95% intervals, fewer than 180 or all 200 cover the true value about once in a thousand runs.
ENOUGH = range(180, 200)

Numbers = NDArray[np.float64]


def holds(estimate: Estimate | None, truth: float) -> bool:
    assert estimate is not None
    assert estimate.low <= estimate.value <= estimate.high
    return estimate.low <= truth <= estimate.high


@pytest.mark.parametrize(
    ("freedom", "expected"), [(4, 2.776), (9, 2.262), (29, 2.045), (100, 1.984), (1_000_000, 1.960)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=0.01)


def test_the_interval_of_a_share_is_wilsons_when_games_are_independent() -> None:
    won = np.repeat([1.0, 0.0], [60, 40])
    found = share(won, np.arange(100))
    assert found.value == 0.6
    assert [found.low, found.high] == pytest.approx([0.5, 0.692], abs=0.005)


def test_a_share_of_all_or_nothing_has_an_interval() -> None:
    all_won = share(np.ones(20), np.arange(20))
    assert all_won.high == 1
    assert 0.7 < all_won.low < 0.9
    assert share(np.zeros(20), np.arange(20)).high == pytest.approx(1 - all_won.low)


def test_games_on_one_deal_count_as_one_when_they_go_alike() -> None:
    won = np.random.default_rng(1).integers(0, 2, 100).astype(float)
    once, again = share(won, np.arange(100)), share(np.repeat(won, 5), np.repeat(np.arange(100), 5))
    assert [once.low, once.high] == pytest.approx([again.low, again.high])
    one, more = mean(won, np.arange(100)), mean(np.repeat(won, 5), np.repeat(np.arange(100), 5))
    assert [one.low, one.high] == pytest.approx([more.low, more.high])


def test_means_and_shares_hold_the_truth_in_95_of_100_studies() -> None:
    rng = np.random.default_rng(2)
    deals = np.repeat(np.arange(40), 3)
    good_means = good_shares = 0
    for _ in range(STUDIES):
        luck = rng.normal(size=40)[deals]
        good_means += holds(mean(5 + luck + rng.normal(size=120), deals), 5)
        chance = rng.choice([0.2, 0.8], 40)[deals]
        good_shares += holds(share((rng.random(120) < chance).astype(float), deals), 0.5)
    assert good_means in ENOUGH
    assert good_shares in ENOUGH


def test_one_deal_alone_tells_nothing() -> None:
    assert mean([1, 2, 3], [0, 0, 0]) == Estimate(2, -np.inf, np.inf)


def test_differences_are_those_of_pairs() -> None:
    rng = np.random.default_rng(3)
    deal = rng.normal(0, 10, 50)  # large, and the same on both sides
    found = difference(deal + rng.normal(size=50), deal + 2 + rng.normal(size=50), np.arange(50))
    assert holds(found, 2)
    assert found.excludes(0)
    assert found.high - found.low < 1.5


def test_a_correction_for_many_tests_widens_the_interval_on_both_sides() -> None:
    one = Estimate(1.0, 0.5, 2.0)
    assert one.stricter(1) == one
    strict = one.stricter(20)  # 3.02 standard errors instead of 1.96
    assert strict.low == pytest.approx(1 - 0.5 * 1.542, abs=0.002)
    assert strict.high == pytest.approx(1 + 1.542, abs=0.002)
    assert one.excludes(0.4)
    assert not strict.excludes(0.4)


def test_variance_is_divided_into_who_plays_the_deal_and_the_rest() -> None:
    rng, rows = np.random.default_rng(8), []
    skill = {"a": 0.0, "b": 1.0, "c": 2.0}
    game = 0
    for deal in range(1500):
        luck = rng.normal()  # of the first seat
        for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
            for first, second in ((one, other), (other, one)):
                margin = skill[first] - skill[second] + luck + rng.normal()
                rows += [(margin, first, 0, game, deal), (-margin, second, 1, game, deal)]
                game += 1
    outcome, bots, seats, games, deals = (np.array(column) for column in zip(*rows, strict=True))
    played, dealt = variance_shares(outcome, bots, seats, games, deals)
    # Squared differences of skill are 1, 4 and 1, on average 2; luck and noise are 1 each.
    assert holds(played, 50)
    assert holds(dealt, 25)
    assert played.high - played.low < 5


# --- effects ---


def played(rng: np.random.Generator, games: int, players: int = 2, things: int = 6) -> tuple[Numbers, Numbers, Numbers]:
    """Facts, bots and games by seat; a stronger bot has more of the first fact, and a rich deal more of all."""
    number = np.repeat(np.arange(games), players)
    rich = rng.normal(size=games)[number]
    bot = rng.integers(0, 2, games * players).astype(float)
    facts = rng.poisson(np.exp(0.3 * rich)[:, None], (len(number), things)).astype(float)
    facts[:, 0] += bot
    return facts, bot, number.astype(float)


TRUTH = np.array([3.0, -2.0, 0.0, 1.0, 0.0, 0.5])


def scores(rng: np.random.Generator, facts: Numbers, bot: Numbers, games: Numbers) -> Numbers:
    return np.asarray(
        facts @ TRUTH + 10 * bot + 20 * rng.normal(size=len(bot) // 2)[games.astype(int)] + rng.normal(0, 4, len(bot))
    )


def test_effects_are_recovered_whatever_the_deal_and_the_bot() -> None:
    rng = np.random.default_rng(5)
    facts, bot, games = played(rng, 2000)
    found = effects(scores(rng, facts, bot, games), facts, [bot], games, games)
    assert [each.value for each in found if each] == pytest.approx(TRUTH, abs=0.35)
    naive = effects(scores(rng, facts, bot, games), facts, [], games, games)[0]
    assert naive is not None
    assert naive.low > TRUTH[0] + 0.5  # without the bot as a control, the fact gets the credit


def test_intervals_of_effects_hold_the_truth_in_95_of_100_studies() -> None:
    rng = np.random.default_rng(6)
    good = np.zeros(len(TRUTH), int)
    for _ in range(STUDIES):
        facts, bot, games = played(rng, 120)
        # Heteroscedastic noise, and deals that are shared by two games.
        noisy = scores(rng, facts, bot, games) + rng.normal(size=len(bot)) * 2 * facts[:, 1]
        found = effects(noisy, facts, [bot], games, games // 2)
        good += [holds(each, truth) for each, truth in zip(found, TRUTH, strict=True)]
    assert all(number in ENOUGH for number in good), good


def test_what_cannot_be_told_apart_is_measured_from_its_average() -> None:
    """Everyone has nine tiles, so one more of a kind is one less of another."""
    rng = np.random.default_rng(7)
    facts = rng.multinomial(9, [0.25] * 4, 1000).astype(float)
    games = np.repeat(np.arange(500), 2)
    heuristic_value = np.array([2.0, 1.0, 0.0, -3.0])  # 0 on average
    found = effects(facts @ (heuristic_value + 7) + rng.normal(size=1000), facts, [], games, games)
    assert [each.value for each in found if each] == pytest.approx(heuristic_value, abs=0.2)


def test_nothing_is_left_to_estimate_when_one_bot_always_wins() -> None:
    facts, _, games = played(np.random.default_rng(9), 100)
    best = np.tile([1.0, 0.0], 100)
    assert effects(best, facts, [best], games, games) == [None] * 6


def test_too_few_games_give_no_estimate_and_nor_does_what_hardly_differs() -> None:
    rng = np.random.default_rng(8)
    facts, bot, games = played(rng, 6)
    assert effects(scores(rng, facts, bot, games), facts, [bot], games, games) == [None] * 6
    facts, bot, games = played(rng, 100)
    facts[:, 2] = 0
    facts[:3, 2] = 1
    assert [each is None for each in effects(scores(rng, facts, bot, games), facts, [bot], games, games)] == [
        False, False, True, False, False, False,
    ]  # fmt: skip
