"""The turn planner: the value of the best turn that starts with an action."""

import numpy as np
import pytest

import nomarch
from nomarch.bots import planner
from nomarch.bots.bot import InformationState
from nomarch.bots.evaluation import hand_written
from nomarch.engine.kernels import appraise
from nomarch.engine.struct import Array


def planned(known: InformationState, worlds: int = 2) -> tuple[int, Array]:
    """The number of sampled worlds, and the value of each action in one."""
    game, states = known.game, known.rows(planner.ROWS)
    values = np.zeros(game.most_choices)
    seen = planner.plan_turn(
        known.components.box,
        states,
        known.rng,
        worlds,
        np.zeros(game.most_choices, np.int64),
        hand_written(game),
        values,
    )
    return seen, values[: len(known.legal)] / seen


def worth(state: InformationState) -> float:
    """The heuristic evaluation, as a logit."""
    out = np.zeros(state.game.features, np.float32)
    value = appraise(state.components.box, state.states, 0, state.seat, out)
    return float(np.float32(state.game.logit_scale) * value)


def best_end(state: InformationState, turn: int) -> float:
    """Brute force: try every way to play the turn to its end."""
    if state.over or state.turn != turn:
        return worth(state)
    return max(best_end(state.after(action), turn) for action in state.legal)


def test_an_action_is_worth_the_best_turn_that_begins_with_it() -> None:
    match, looked = nomarch.new("fertility", 2, 5), 0
    while looked < 3:
        known = match.information_state(1)
        if match.view()["step"] in ("supply", "build", "take"):
            _, values = planned(known)
            expected = [best_end(known.after(action), match.turn) for action in known.legal]
            assert values == pytest.approx(expected, abs=1e-4)
            looked += 1
        match.play(match.legal[0])


def test_where_chance_makes_no_difference_two_worlds_are_enough() -> None:
    match = nomarch.new("fertility", 2, 5)
    while match.view()["step"] != "supply":
        match.play(match.legal[0])
    assert planned(match.information_state(1), worlds=9)[0] == 2
