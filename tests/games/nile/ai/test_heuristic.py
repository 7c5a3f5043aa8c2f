"""What a position is worth at a glance."""

import numpy as np
import pytest

from nomarch.engine.kernels import appraise
from nomarch.games.nile.ai.features import FEATURES
from nomarch.play.match import Match
from tests.games.nile.positions import craft

REST = " F" * 30


def worth(match: Match, seat: int = 0) -> float:
    return float(appraise(match.components.box, match._states, 0, seat, np.zeros(FEATURES, np.float32)))


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
