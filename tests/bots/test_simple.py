"""Bots that don't search beyond their own turn."""

from collections import Counter

import nomarch
from nomarch.bots import simple
from nomarch.bots.evaluation import hand_written
from tests.bots.playing import after


def test_a_random_bot_chooses_each_legal_action_as_often() -> None:
    match = after("nile", 6)
    known = match.information_state(1)
    chosen = Counter(simple.random(known) for _ in range(100 * len(match.legal)))
    assert sorted(chosen) == match.legal
    assert all(abs(times - 100) < 60 for times in chosen.values())


def test_a_plan_without_a_temperature_is_the_turn_that_gains_most() -> None:
    match = nomarch.new("fertility", 2, 3)
    best = simple.plan(match.information_state(1), hand_written(match.game), 4)
    assert {simple.plan(match.information_state(seed), hand_written(match.game), 4) for seed in range(4)} == {best}


def test_the_hotter_the_more_often_another_turn_is_taken() -> None:
    match = nomarch.new("fertility", 2, 3)
    net = hand_written(match.game)
    best = simple.plan(match.information_state(1), net, 2)

    def others(temperature: float) -> int:
        return sum(simple.plan(match.information_state(seed), net, 2, temperature) != best for seed in range(30))

    assert others(0.001) <= others(0.1) < others(100.0)
    assert others(100.0) > 20
