"""N3.6: the end of a turn."""

from __future__ import annotations

import pytest

from tests.games.nile.driver import Rules, fields, hand, play


@pytest.mark.rule("N3.6")
@pytest.mark.parametrize("action", ["pass", "plant 2W", "plant W+C", "speculate WC", "plant 1F"])
def test_a_turn_ends_with_drawing_two_cards(rules: Rules, action: str) -> None:
    match = rules.craft("W W C F WC; C C", "P L P P P P P", fields="1F")
    before = match.view()["hands"][0]
    played = {"pass": 0, "speculate WC": 1, "plant 1F": 1}.get(action, 2)
    play(match, action)
    assert match.view()["hands"][0] == before - played + 2
    assert {"P", "L"} <= set(hand(match).split())
    assert (match.turn, match.to_play, rules.deck(match)) == (2, 1, "P P P P")


@pytest.mark.rule("N3.6")
def test_the_cards_drawn_go_to_the_hand_and_can_be_played_in_the_next_turn(rules: Rules) -> None:
    match = play(rules.craft("L L; C C", "W W P F F P F F", flood="P"), "pass", "pass")
    assert (match.to_play, hand(match)) == (0, "W W L L")
    assert fields(play(match, "plant 2W")) == "2W"


@pytest.mark.rule("N3.6")
def test_there_is_no_hand_limit(rules: Rules) -> None:
    match = play(rules.craft("W " * 20 + "L " * 20 + "; C C", "F F P P P P"), "pass")
    assert match.view()["hands"] == [42, 2]


@pytest.mark.rule("N3.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_then_it_is_the_next_players_turn_and_the_turn_goes_round(rules: Rules, players: int) -> None:
    match = rules.craft("; ".join(["W W"] * players), "P " * 40)
    seats = []
    for _ in range(players + 1):
        seats.append(match.to_play)
        play(match, "pass")
    assert seats == [*range(players), 0]


@pytest.mark.rule("N3.6")
def test_a_player_who_can_only_pass_draws_without_being_asked(rules: Rules) -> None:
    match = play(rules.craft("W W; ", "P P F L C F P P P"), "pass")
    assert (hand(match, 1), match.turn, match.to_play) == ("L C", 3, 0)
