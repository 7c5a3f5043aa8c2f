"""The numbers that the learned evaluation reads."""

import numpy as np

from nomarch.engine.game import Boxes, States
from nomarch.engine.game import features as write_features
from nomarch.engine.jit import entry
from nomarch.engine.kernels import apply_up_to_chance, appraise
from nomarch.engine.struct import Array
from nomarch.games.fertility.ai.features import FEATURES
from nomarch.play.match import Match
from tests.games.fertility.positions import building, placing, supplying, table
from tests.games.fertility.records import at_random


@entry
def _features(box: Boxes, states: States, seat: int, due: int, out: Array) -> None:
    write_features(box[0], states[0], seat, due, out)


def features(match: Match, seat: int = 0) -> list[float]:
    out = np.zeros(FEATURES, np.float32)
    appraise(match.components.box, match._states, 0, seat, out)
    return [float(number) for number in out]


def test_features_say_whose_step_it_is() -> None:
    assert features(placing("AB"))[1:5] == [1, 0, 0, 0]
    assert features(building("A", "1A"))[1:5] == [0, 1, 0, 0]
    assert features(supplying("A"))[1:5] == [0, 0, 1, 0]
    assert features(placing("AB"), seat=1)[1:5] == [0, 0, 0, 0]


def test_features_count_the_turns_left_of_each_seat() -> None:
    match = table(first=2)
    while match.turn == 1:
        at_random(match, 1)
    assert match.to_play == 0
    assert [round(9 * features(match, seat)[0]) for seat in range(2)] == [9, 8]


def test_a_turn_that_only_waits_for_the_refill_no_longer_counts_for_its_player() -> None:
    match = table()
    while match.view()["step"] != "take":
        at_random(match, 1)
    seat = match.to_play
    assert seat is not None
    before = features(match, seat)
    due = apply_up_to_chance(match.components.box, match._states, 0, match.legal[0])
    assert due == 1
    after = np.zeros(FEATURES, np.float32)
    _features(match.components.box, match._states, seat, due, after)
    assert (round(9 * (before[0] - after[0])), before[46], after[46]) == (1, 0, 1)
