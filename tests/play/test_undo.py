"""What can be taken back: one's own actions of the turn, until something hidden comes to light."""

import nomarch
from tests.games.nile.playing import began


def test_in_fertility_a_turn_can_be_taken_back_until_its_end() -> None:
    match = nomarch.new("fertility", 2, 1)
    played = 0
    while match.turn == 1:
        assert match.can_undo == played
        match.play(match.legal[0])
        played += 1
    assert played >= 2
    assert match.can_undo == 0  # the Common Pool was refilled, and another player has the turn


def test_in_nile_a_planting_can_be_taken_back_until_cards_are_drawn() -> None:
    match = began("W W F F P; P P P C C", "C L L C L L C", "plant W+F", "pass")
    assert match.can_undo == 0
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
    assert match.start().can_undo == 0
    assert match.can_undo == may - 1
