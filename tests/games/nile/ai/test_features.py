"""The numbers that the learned evaluation reads."""

from __future__ import annotations

import numpy as np
import pytest

from nomarch.engine.game import Boxes, States
from nomarch.engine.game import features as write_features
from nomarch.engine.jit import entry
from nomarch.engine.kernels import apply_up_to_chance, appraise
from nomarch.engine.struct import Array
from nomarch.games.nile.ai.features import FEATURES
from nomarch.games.nile.rules.state import CROPS
from nomarch.games.nile.rules.turn import CARD, FLOOD, TURN_END
from nomarch.play.match import Match
from tests.games.nile.positions import craft

REST = " F" * 30
EACH = 14
ALL = EACH * CROPS
DUE = slice(ALL + 31, ALL + 34)


@entry
def _features(box: Boxes, states: States, seat: int, due: int, out: Array) -> None:
    write_features(box[0], states[0], seat, due, out)


def features(match: Match, seat: int = 0) -> Array:
    out = np.zeros(FEATURES, np.float32)
    appraise(match.components.box, match._states, 0, seat, out)
    return out


def by_crop(match: Match, seat: int = 0) -> list[list[float]]:
    """Those of each crop, in the order of the piles to expect."""
    out = features(match, seat)
    return [[float(number) for number in out[EACH * place : EACH * (place + 1)]] for place in range(CROPS)]


def test_features_of_crops_come_by_the_piles_to_expect_and_say_whose_they_are() -> None:
    match = craft("C; C C", REST, flood="L", storages="P P P W; ", fields="2W; 3L")
    crops = by_crop(match)
    assert [crop[8] for crop in crops] == sorted(crop[8] for crop in crops)
    (under_water,) = [crop for crop in crops if crop[7]]
    assert under_water[5] == pytest.approx(3 / 5)  # another player's Field
    (own,) = [crop for crop in crops if crop[1]]
    assert own[1] == pytest.approx(2 / 5)
    assert crops[-1][0] == pytest.approx(3 / 6)


def test_features_say_how_likely_a_flood_of_a_crop_is_and_who_could_take_a_field_over() -> None:
    match = craft("C C; L L L", "W W F F F F F F F F", flood="P", fields="2L;")
    wheat = [crop for crop in by_crop(match) if crop[9] == pytest.approx(3 * 2 / 10)]
    assert len(wheat) == 1
    (own,) = [crop for crop in by_crop(match) if crop[1]]
    assert own[11] == pytest.approx(3 / 4)  # three in a rival's hand
    assert own[12] == 1


def test_an_afterstate_shows_the_acting_seat_which_chance_is_due() -> None:
    for text, due in ("market C C", CARD), ("offering C C", FLOOD), ("pass", TURN_END):
        match = craft("C C W; C C", REST)
        action = match.parse(text)
        assert apply_up_to_chance(match.components.box, match._states, 0, action) == due
        out = np.zeros(FEATURES, np.float32)
        for seat, expected in (0, due), (1, 0):
            _features(match.components.box, match._states, seat, due, out)
            assert [*out[DUE]] == [expected == CARD, expected == FLOOD, expected == TURN_END]


def test_a_bet_is_worth_what_the_deck_says() -> None:
    match = craft("PW C C; C C", "W W P F F F F F F F")
    apply_up_to_chance(match.components.box, match._states, 0, match.parse("speculate PW"))
    assert features(match)[ALL + 20] == pytest.approx(0.5 * 3 / 10)
