"""Undo: a player's own actions in the current turn, until hidden information is revealed."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import nomarch
from nomarch.engine.kernels import apply_action
from nomarch.play import match as match_module
from nomarch.play.match import Match
from tests.games.nile.playing import began


def test_in_fertility_a_turn_can_be_taken_back_until_its_end() -> None:
    match = nomarch.new("fertility", 2, 1)
    played = 0
    while match.turn == 1:
        assert match.can_undo == played
        match.play(match.legal[0])
        played += 1
    assert played >= 2
    assert match.can_undo == 0  # the Common Pool was refilled, and the next player's turn has started


def test_in_nile_a_planting_can_be_taken_back_until_cards_are_drawn() -> None:
    match = began("W W F F P; P P P C C", "C L L C L L C", "plant W+F", "pass")
    assert match.can_undo == 0
    assert match.final([match.parse(text) for text in ("plant 1W", "market P L", "pass")]) == [False, True, True]
    match.play("plant 1W")
    assert (match.view()["step"], match.can_undo) == ("add", 1)
    match.undo()
    assert match.can_undo == 0
    match.play("market P L")
    assert match.to_play == 0
    assert match.can_undo == 0  # a card was drawn


def test_a_game_that_was_loaded_or_taken_back_knows_what_can_be_taken_back() -> None:
    match = nomarch.new("fertility", 3, 2)
    while match.can_undo < 2:
        match.play(match.legal[0])
    may = match.can_undo
    assert nomarch.load(match.record()).can_undo == may
    match.undo()
    assert match.can_undo == may - 1
    assert match.initial().can_undo == 0
    assert match.can_undo == may - 1


@pytest.mark.parametrize("game", ["fertility", "nile"])
def test_a_game_taken_back_anywhere_is_as_it_was(game: str) -> None:
    match, draw = nomarch.new(game, 3, 4), random.Random(5)
    known = [(match.state_bytes(), match.record())]
    while not match.over and len(known) < 120:
        match.play(draw.choice(match.legal))
        known.append((match.state_bytes(), match.record()))
        if draw.random() < 0.2:
            other = match.copy()
            back = draw.randrange(len(known))
            other.undo(back)
            assert (other.state_bytes(), other.record()) == known[-1 - back]
            match.undo(taken := draw.randrange(min(3, len(known))))
            del known[len(known) - taken :]
        assert (match.state_bytes(), match.record()) == known[-1]
    assert len(known) > 60
    assert nomarch.load(match.record()).state_bytes() == match.state_bytes()


def test_saving_and_taking_back_do_not_replay_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    carried_out = 0

    def count(*arguments: Any) -> None:
        nonlocal carried_out
        carried_out += 1
        apply_action(*arguments)

    match = nomarch.new("fertility", 4, 1)
    while not match.over:
        match.play(match.legal[0])
    length = len(match.actions)
    assert length > 100
    monkeypatch.setattr(match_module, "apply_action", count)
    for _ in range(length):
        match.record()
        match.record_for(0)
    assert carried_out == 0
    for _ in range(length):
        match.undo()
    assert carried_out <= 16 * length
    assert match.actions == []


def test_matches_are_equal_at_the_same_point_of_the_same_game() -> None:
    match, other = nomarch.new("nile", 3, 7), nomarch.new("nile", 3, 7)
    assert match == other
    match.play(match.legal[0])
    assert match != other
    other.play(other.legal[0])
    assert match == other == nomarch.load(match.record())
    assert match != nomarch.new("nile", 3, 8)
    assert match != nomarch.new("nile", 3, 7, names=["A", "B", "C"])
    assert match != "match"
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_copies_of_the_standard_library_are_independent(copied: Callable[[Match], Match]) -> None:
    match = nomarch.new("fertility", 2, 1)
    before = match.state_bytes()
    other = copied(match)
    other.play(other.legal[0])
    assert (match.actions, match.state_bytes()) == ([], before)
    assert other.state_bytes() != before
    assert match.position is not other.position


def test_a_match_says_where_it_stands() -> None:
    match = nomarch.new("nile", 2, 1)
    assert repr(match) == f"<Match: nile, 2 players, turn 1, seat {match.to_play} to play>"
    while not match.over:
        match.play(match.legal[0])
    assert repr(match) == f"<Match: nile, 2 players, turn {match.turn}, {match.result}>"
