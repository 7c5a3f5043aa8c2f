"""What a position is worth at a glance."""

import numpy as np
import pytest

from nomarch.engine.kernels import appraise
from nomarch.games.fertility.ai.features import FEATURES
from nomarch.play.match import Match
from tests.games.fertility.driver import play
from tests.games.fertility.positions import craft, supplying, table
from tests.games.fertility.records import at_random


def worth(match: Match, seat: int = 0) -> float:
    return float(appraise(match.components.box, match._states, 0, seat, np.zeros(FEATURES, np.float32)))


def test_a_finished_game_is_worth_its_score_less_a_little_for_each_token() -> None:
    match = at_random(table(3))
    for seat, score in enumerate(match.scores):
        tokens = match.view()["cities"][seat]["tokens"]
        assert worth(match, seat) == pytest.approx(score - 0.001 * tokens)


def test_what_was_begun_counts_while_there_are_turns_left() -> None:
    match = supplying("A", "2G")
    before, score = worth(match), match.scores[0]
    match = play(supplying("G", "2G"), "supply G 2G.1")  # one of the two that 7 Debens take
    assert match.scores[0] == score
    assert worth(match) > worth(supplying("", "2G"))
    assert before > worth(supplying("", "2G"))  # a resource beside the Metropolis that has an open place


def test_a_resource_with_an_open_place_is_worth_more_than_one_without() -> None:
    assert worth(craft(table(), beside="A")) > worth(craft(table(), beside="")) < worth(craft(table(), beside="G"))
    # The Shops of board MA take one A at M.2, and another only on the place for any.
    three, two = worth(craft(table(), beside="AAA")), worth(craft(table(), beside="AA"))
    assert three - two < worth(craft(table(), beside="A")) - worth(craft(table()))
