"""What a position is worth at a glance, and as features."""

import numpy as np
import pytest

from nomarch.engine.kernels import appraise
from nomarch.games.nile.ai.heuristic import FEATURES
from nomarch.games.nile.rules.state import CROPS
from nomarch.play.match import Match
from tests.games.nile.positions import craft

REST = " F" * 30


def worth(match: Match, seat: int = 0) -> float:
    return float(appraise(match.components.box, match._states, 0, seat, np.zeros(FEATURES, np.float32)))


def features(match: Match, seat: int = 0) -> list[list[float]]:
    """Nine for each crop, in the order of the piles to expect; then those of the game as a whole."""
    out = np.zeros(FEATURES, np.float32)
    appraise(match.components.box, match._states, 0, seat, out)
    return [[float(number) for number in out[9 * place : 9 * place + 9]] for place in range(CROPS)]


@pytest.mark.parametrize(
    ("ahead", "behind"),
    [("P W L C F", "P P P W W W L L C"), ("P P W L C F", "P W L C F"), ("P P W W L C F", "P P P P P W L C F")],
)
def test_at_the_end_the_smallest_piles_decide(ahead: str, behind: str) -> None:
    match = craft("W; W", "F F", storages=f"{ahead}; {behind}", last=True)
    match.play("pass")
    assert match.over
    assert match.ranks == [1, 2]
    assert worth(match, 0) > worth(match, 1)


def test_what_is_stored_is_worth_more_than_what_is_planted_and_that_more_than_what_is_held() -> None:
    stored = craft("C C C; C C", REST, storages="L L; ")
    planted = craft("C C C; C C", REST, fields="2L;")
    held = craft("L L C C C; C C", REST)
    nothing = craft("C C C; C C", REST)
    assert worth(stored) > worth(planted) > worth(held) > worth(nothing)


def test_the_first_cards_of_a_crop_count_most() -> None:
    alike, mixed = craft("C C; C C", REST, storages="L L; "), craft("C C; C C", REST, storages="L W; ")
    assert worth(mixed) > worth(alike)


def test_features_of_crops_come_by_the_piles_to_expect_and_say_whose_they_are() -> None:
    match = craft("C; C C", REST, flood="L", storages="P P P W; ", fields="2W; 3L")
    crops = features(match)
    assert [crop[8] for crop in crops] == sorted(crop[8] for crop in crops)
    (under_water,) = [crop for crop in crops if crop[7]]
    assert under_water[5] == pytest.approx(3 / 5)  # another player's Field
    (own,) = [crop for crop in crops if crop[1]]
    assert own[1] == pytest.approx(2 / 5)
    assert crops[-1][0] == pytest.approx(3 / 6)
