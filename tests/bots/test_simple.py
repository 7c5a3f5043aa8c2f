"""Bots that don't search beyond their own turn."""

from collections import Counter

import nomarch
from nomarch.bots import simple
from nomarch.bots.evaluation import hand_written
from nomarch.bots.simple import turn_values
from tests.bots.playing import after


def test_a_random_bot_chooses_each_legal_action_as_often() -> None:
    match = after("nile", 6)
    known = match.information_state(1)
    chosen = Counter(simple.random(known) for _ in range(100 * len(match.legal)))
    assert sorted(chosen) == match.legal
    assert all(abs(times - 100) < 60 for times in chosen.values())


def test_a_turn_is_worth_the_same_in_every_sample_if_nothing_is_hidden() -> None:
    match = nomarch.new("fertility", 2, 3)
    once, again = (turn_values(match.information_state(seed), hand_written(match.game), 4) for seed in (1, 2))
    assert once[0].tolist() == again[0].tolist() == match.legal
    assert once[1].tolist() == again[1].tolist()
