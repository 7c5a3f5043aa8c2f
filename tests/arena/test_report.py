"""The report of a tournament, computed from its games."""

from __future__ import annotations

import random

import numpy as np
import pytest

from nomarch.arena import Played, tournament
from nomarch.arena.report import _ratings, _shares, report

BOTH: tuple[tuple[int, int], ...] = ((0, 1), (1, 0))
THREE = tournament("nile", ["random", "scribe", "greedy"], 2, seed=5)


def game(deal: int, seating: tuple[int, int], ranks: tuple[int, int]) -> Played:
    return Played(deal, seating, tuple(10 - rank for rank in ranks), ranks, (4, 6), (0.4, 1.2))


# With two games on each of four deals, scribe wins all against random, and half against greedy.
GAMES = [
    *(game(deal, seating, (1, 2) if seating[0] == 1 else (2, 1)) for deal in range(4) for seating in BOTH),
    *(game(deal, seating, (1, 2)) for deal in range(4) for seating in ((1, 2), (2, 1))),
]


def test_bots_are_ranked_by_their_rating_with_shares_and_meetings() -> None:
    found = report(THREE, GAMES)
    assert (found.games, found.deals, found.seed, found.players) == (16, 4, 5, 2)
    assert found.standings[-1].bot == "random"
    by_name = {each.bot: each for each in found.standings}
    assert [by_name[name].share for name in ("random", "scribe", "greedy")] == [0, 0.75, 0.5]
    assert by_name["scribe"].ahead == {"random": 1.0, "greedy": 0.5}
    assert by_name["random"].ahead == {"scribe": 0.0}
    assert sum(each.rating for each in found.standings) == pytest.approx(0, abs=1e-6)


def test_intervals_hold_what_was_found_and_times_are_by_decision() -> None:
    for each in report(THREE, GAMES).standings:
        assert each.share_interval[0] <= each.share <= each.share_interval[1]
        assert each.rating_interval[0] <= each.rating <= each.rating_interval[1]
        assert 0.1 <= each.seconds_per_decision <= 0.2
    scribe = next(each for each in report(THREE, GAMES).standings if each.bot == "scribe")
    assert (scribe.games, scribe.decisions) == (16, 80)
    assert scribe.mean_score == pytest.approx(8.75)


def test_in_which_order_games_were_finished_makes_no_difference() -> None:
    shuffled = GAMES.copy()
    random.Random(1).shuffle(shuffled)
    assert report(THREE, shuffled) == report(THREE, GAMES)


@pytest.mark.parametrize(("strength", "deals"), [(0.5, 40), (0.62, 50), (0.9, 20), (1.0, 10)])
def test_for_two_bots_the_intervals_agree(strength: float, deals: int) -> None:
    """The shares mirror each other, and the ratings say the same: the odds are 10 to 1 at 400 points."""
    wins = np.random.default_rng(1).binomial(2, strength, deals)
    won, ahead = np.stack([wins, 2 - wins], axis=1), np.zeros((deals, 2, 2))
    ahead[:, 0, 1], ahead[:, 1, 0] = wins, 2 - wins
    ratings, (_, low, high) = _ratings(ahead), _shares(won, np.full((deals, 2), 2))
    assert [low[0], high[0]] == pytest.approx([1 - high[1], 1 - low[1]])
    for share, rating in ((low[0], ratings[1][0]), (high[0], ratings[2][0])):
        assert share == pytest.approx(1 / (1 + 10 ** (-2 * rating / 400)), abs=0.02)
