"""Compiled code dispatches to the rules of the game whose state it gets."""

from __future__ import annotations

from typing import Any

import nomarch
from nomarch.engine import dispatch
from nomarch.engine.game import Game
from nomarch.engine.jit import rule
from nomarch.engine.kernels import apply_action
from nomarch.engine.struct import Array
from nomarch.games.registry import find
from tests.engine.small import game


@rule
def one_point(box: Any, s: Any, out: Array) -> None:
    out[0] = 1


@rule
def two_points(box: Any, s: Any, out: Array) -> None:
    out[0] = 2


@rule
def three_steps(box: Any, s: Any, action: int) -> None:
    """The first action is followed by two forced ones, which end the game."""
    s.turn += 1
    if s.turn == 3:
        s.to_play = -1


@rule
def one_answer_later(box: Any, s: Any, out: Array) -> int:
    out[0], out[1] = 0, 1
    return 2 if s.turn == 0 else 1


def test_one_kernel_answers_for_each_game_by_its_own_rules() -> None:
    first, second = game(also={"scores": one_point})(), game(also={"scores": two_points})()
    assert [nomarch.new(each).scores[0] for each in (first, second, first)] == [1, 2, 1]


def test_nothing_is_asked_that_has_one_answer_only() -> None:
    found: Game = game(also={"step": three_steps, "legal": one_answer_later})()
    match = nomarch.new(found)
    apply_action(match.components.box, match._states, 0, 0)
    match._moved()
    assert (match.over, match.position.s.turn) == (True, 3)


def test_every_rule_of_the_contract_is_answered_by_every_game() -> None:
    for name in ("fertility", "nile"):
        rules = dispatch._RULES[find(name).state]
        assert dispatch.NAMES <= {*rules}
