"""The policy: the action whose afterstate promises most, judged before its chance."""

from __future__ import annotations

import numpy as np
import pytest

from nomarch.bots.evaluation import WON, Goal, Net, hand_written, learned, workspace
from nomarch.bots.policy import best, drawn, judge_actions
from nomarch.engine.game import Boxes, States
from nomarch.engine.jit import entry
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array, rows
from nomarch.play.match import Match
from tests.bots.playing import after, every_game, every_table


@entry
def _judge(box: Boxes, states: States, actions: Array, net: Net, goal: Goal, quick: bool, found: Array) -> int:
    w = workspace(net, states[0].players)
    judge_actions(box[0], states, 0, 1, actions, len(actions), net, goal, w, quick, found)
    return best(found, len(actions))


@entry
def _draw(values: Array, temperature: float, rng: Array, counts: Array, times: int) -> None:
    for _ in range(times):
        counts[drawn(values, len(values), temperature, rng)] += 1


def judged(match: Match, net: Net, seed: int, quick: bool = False) -> Array:
    """What each legal action promises in the world of a seed."""
    known, found = match.information_state(seed), np.zeros(len(match.legal))
    states = rows(match.game.state, 2)
    states[0] = known.states[0]
    actions, goal = np.array(match.legal), Goal(match.game.logit_scale, WON)
    assert _judge(match.components.box, states, actions, net, goal, quick, found) == found.argmax()
    return found


@every_table
def test_every_action_promises_a_probability(game: str, players: int) -> None:
    match = after(game, 8, players)
    for net in (learned(match.game), hand_written(match.game)):
        found = judged(match, net, 1)
        assert 0 < found.min() <= found.max() < 1


def test_the_order_of_the_deck_makes_no_difference_to_an_afterstate() -> None:
    match = after("nile", 8)
    states = rows(match.game.state, 2)
    states[0] = match.information_state(1).states[0]
    found, other, net = np.zeros(len(match.legal)), np.zeros(len(match.legal)), learned(match.game)
    args = match.components.box, states, np.array(match.legal), net, Goal(1.0, WON), False
    _judge(*args, found)
    size = int(states[0]["deck_size"])
    states[0]["deck"][:size] = states[0]["deck"][:size][::-1].copy()
    _judge(*args, other)
    assert np.array_equal(found, other)


@every_game
def test_judging_others_once_gives_nearly_the_same(game: str) -> None:
    match = after(game, 10, 3)
    net = learned(match.game)
    exact, quick = judged(match, net, 1), judged(match, net, 1, quick=True)
    assert quick == pytest.approx(exact, abs=1e-5 if game == "fertility" else 0.1)


def test_a_higher_temperature_chooses_more_evenly() -> None:
    values, rng = np.array([0.2, 0.5, 0.6]), generator(1)
    counts = np.zeros((2, 3), np.int64)
    for i, temperature in enumerate((0.05, 2.0)):
        _draw(values, temperature, rng, counts[i], 2000)
    assert counts[0, 2] > 1900
    assert counts[1].min() > 300
    assert counts[1].argmax() == 2
