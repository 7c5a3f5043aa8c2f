"""N3.4: planting from hand, or neither planting nor speculating."""

from __future__ import annotations

import pytest

from nomarch.games.nile.rules.actions import ACTIONS
from nomarch.games.nile.rules.state import LETTERS
from tests.games.nile.driver import Rules, discards, fields, hand, legal, options, play, storage
from tests.games.nile.positions import craft, refused

DECK = "L L L L L L L L"


# N3.4: one of them, or neither


@pytest.mark.rule("N3.4")
def test_one_may_neither_plant_nor_speculate(rules: Rules) -> None:
    match = rules.craft("W W PF; C C", "F C L L L L", flood="L")
    assert {text.split()[0] for text in legal(match)} == {"market", "offering", "plant", "speculate", "pass"}
    play(match, "pass")
    assert (hand(match), fields(match), match.view()["laid"]) == ("W W C F PF", "", None)


@pytest.mark.rule("N3.4")
@pytest.mark.parametrize("action", ["plant 2W", "plant W+F", "speculate PC", "pass"])
def test_after_planting_or_speculating_or_neither_the_turn_is_over(rules: Rules, action: str) -> None:
    match = play(rules.craft("W W F F PC PW; C C C", DECK, flood="L"), action)
    assert (match.turn, match.to_play, match.view()["step"]) == (2, 1, "act")


@pytest.mark.rule("N3.4")
def test_cards_are_played_from_hand_only(rules: Rules) -> None:
    match = rules.craft("L L; C C", DECK, flood="L", storages="W W W F", fields="1F")
    assert options(match, "plant") == []
    rules.refuses(match, "plant 2W", "nile_not_in_hand", "N3.4")
    rules.refuses(match, "plant W+F", "nile_not_in_hand", "N3.4")
    rules.refuses(match, "plant 1F", "nile_not_in_hand", "N3.4")


@pytest.mark.rule("N3.4")
def test_no_more_cards_are_planted_than_one_holds(rules: Rules) -> None:
    match = rules.craft("W W F; C C", DECK, flood="L", fields="1F")
    rules.refuses(match, "plant 3W", "nile_not_in_hand", "N3.4")
    rules.refuses(match, "plant 2F", "nile_not_in_hand", "N3.4")


@pytest.mark.rule("N3.4")
def test_no_card_showing_a_flooded_crop_is_played_in_any_way(rules: Rules) -> None:
    match = rules.craft("P P P W W W L PW WL LC; C C", DECK, flood="PW", fields="1W 1L; 1P")
    assert options(match, "plant") == ["1L"]
    assert options(match, "speculate") == ["LC"]
    for text in ("plant 3P", "plant 1W", "plant W+C", "speculate PW", "speculate WL", "speculate WL LC"):
        rules.refuses(match, text, "nile_flooded", "N3.4")


@pytest.mark.rule("N3.4")
@pytest.mark.parametrize("crop", list("PWLCF"))
def test_a_flooded_crop_is_neither_planted_nor_joined_to_the_own_field(rules: Rules, crop: str) -> None:
    dry = [each for each in "PWLCF" if each != crop][:2]
    match = rules.craft(f"{crop} {crop} {dry[0]} {dry[1]}; ", DECK, flood=crop)
    assert options(match, "plant") == ["+".join(dry)]
    match = rules.craft(f"{crop} {crop} {dry[0]}; ", DECK, flood=crop, fields=f"2{crop}")
    assert options(match, "plant") == []


@pytest.mark.rule("N3.4")
def test_done_is_said_only_after_planting_into_ones_own_field(rules: Rules) -> None:
    rules.refuses(rules.craft("W W; C C", DECK), "done", "nile_not_now", "N3.4")


# N3.4.1 (a): a new Field


@pytest.mark.rule("N3.4.1")
def test_a_new_field_has_at_least_two_cards_of_one_crop(rules: Rules) -> None:
    match = rules.craft("W W W; C C", DECK)
    assert options(match, "plant") == ["2W", "3W"]
    rules.refuses(match, "plant 1W", "nile_new_field_too_small", "N3.4.1")
    play(match, "plant 3W")
    assert (fields(match), hand(match), discards(match)) == ("3W", "L L", "P")


@pytest.mark.rule("N3.4.1")
def test_a_new_field_may_keep_cards_back(rules: Rules) -> None:
    match = play(rules.craft("W W W F; C C", DECK), "plant 2W")
    assert (fields(match), hand(match)) == ("2W", "W L L F")


@pytest.mark.rule("N3.4.1")
def test_a_single_card_starts_no_field(rules: Rules) -> None:
    assert options(rules.craft("W PW; C C", DECK), "plant") == []


@pytest.mark.rule("N3.4.1")
def test_a_new_field_may_stand_beside_ones_own_of_another_crop(rules: Rules) -> None:
    match = play(rules.craft("W W F F; C C", DECK, fields="3F"), "plant 2W")
    assert (fields(match), match.to_play) == ("2W 3F", 1)  # no more planting


@pytest.mark.rule("N3.4.1")
@pytest.mark.parametrize(
    ("theirs", "sizes"), [(1, "2W 3W 4W"), (2, "3W 4W"), (3, "4W"), (4, ""), (7, "")]
)  # fmt: skip
def test_another_players_field_is_taken_over_with_strictly_more_cards(rules: Rules, theirs: int, sizes: str) -> None:
    match = rules.craft("W W W W; C C", DECK, fields=f"; {theirs}W")
    assert options(match, "plant") == sizes.split()
    for cards in range(2, min(theirs, 4) + 1):
        rules.refuses(match, f"plant {cards}W", "nile_field_not_larger", "N3.4.1")


@pytest.mark.rule("N3.4.1", "N3.4.2")
def test_the_field_taken_over_is_discarded_whole(rules: Rules) -> None:
    match = play(rules.craft("W W W W; C C", DECK, fields="; 3W 2C", storages="; W"), "plant 4W")
    assert (fields(match), discards(match)) == ("4W; 2C", "P W W W")
    assert (hand(match, 1), storage(match, 1)) == ("C C", "W")


@pytest.mark.rule("N3.4.1")
def test_ones_own_field_is_not_replaced_but_joined(rules: Rules) -> None:
    match = rules.craft("W W W; C C", DECK, fields="2W")
    play(match, "plant 3W")
    assert (fields(match), discards(match)) == ("5W", "P")


# N3.4.1 (b): two cards of two crops


@pytest.mark.rule("N3.4.1")
def test_one_card_each_of_two_crops_starts_two_fields(rules: Rules) -> None:
    match = rules.craft("F W; C C", DECK)
    assert options(match, "plant") == ["W+F"]
    play(match, "plant W+F")
    assert (fields(match), hand(match), match.to_play) == ("1W 1F", "L L", 1)


@pytest.mark.rule("N3.4.1")
def test_of_two_crops_one_may_join_the_own_field(rules: Rules) -> None:
    for own, grown in [("2F", "1W 3F"), ("2W", "3W 1F")]:
        match = rules.craft("F W; C C", DECK, fields=own)
        assert options(match, "plant") == sorted([f"1{own[1]}", "W+F"])
        play(match, "plant W+F")
        assert (fields(match), match.to_play) == (grown, 1)  # no more planting


@pytest.mark.rule("N3.4.1")
def test_of_two_crops_at_least_one_must_start_a_field(rules: Rules) -> None:
    match = rules.craft("F F W W; C C", DECK, fields="1F 1W")
    assert "W+F" not in options(match, "plant")
    rules.refuses(match, "plant W+F", "nile_mix_own_fields", "N3.4.1")


@pytest.mark.rule("N3.4.1")
@pytest.mark.parametrize("planted", ["; 1F", "; 1W", "; 1W 1F", "2W; 1F", "2F; 1W"])
def test_of_two_crops_none_may_be_another_players(rules: Rules, planted: str) -> None:
    match = rules.craft("F W; C C", DECK, fields=planted)
    assert "W+F" not in options(match, "plant")
    rules.refuses(match, "plant W+F", "nile_mix_other_field", "N3.4.1")


@pytest.mark.rule("N3.4.1")
def test_two_crops_are_exactly_two_cards_of_different_crops(rules: Rules) -> None:
    match = rules.craft("F F W W C; C C", DECK)
    assert options(match, "plant") == ["2F", "2W", "C+F", "W+C", "W+F"]
    for text in ("plant W+W", "plant 2W+F", "plant W+C+F", "plant 2W 2F"):
        rules.refuses(match, text, "nile_unreadable", "")


@pytest.mark.rule("N3.4.1")
def test_all_pairs_of_free_and_own_crops_are_offered(rules: Rules) -> None:
    match = rules.craft("P W L C F; C C", DECK, flood="P", fields="2C 1F; 3L")
    assert options(match, "plant") == ["1C", "1F", "W+C", "W+F"]
    match = rules.craft("P W L C F; C C", DECK, flood="F", fields="2P 1W; 3C")
    assert options(match, "plant") == ["1P", "1W", "P+L", "W+L"]


# N3.4.1 (c): adding to one's own Fields


@pytest.mark.rule("N3.4.1")
def test_any_number_of_cards_joins_ones_own_field(rules: Rules) -> None:
    match = rules.craft("W W W; C C", DECK, fields="1W")
    assert options(match, "plant") == ["1W", "2W", "3W"]
    assert fields(play(match, "plant 1W")) == "2W"


@pytest.mark.rule("N3.4.1")
def test_several_own_fields_are_added_to_in_one_turn(rules: Rules) -> None:
    match = rules.craft("W W C C F F; C C", DECK, fields="1W 1C 1F")
    play(match, "plant 2W")
    assert (match.to_play, match.view()["step"], match.turn) == (0, "add", 1)
    play(match, "plant 1C", "plant 1F")
    assert (fields(match), match.to_play, match.view()["step"]) == ("3W 2C 2F", 1, "act")


@pytest.mark.rule("N3.4.1")
def test_every_division_among_own_fields_can_be_reached_in_one_way_only(rules: Rules) -> None:
    match = rules.craft("W W C C F F; C C", DECK, fields="1W 1C 1F")
    play(match, "plant 1C")
    assert legal(match) == ["done", "plant 1F", "plant 2F"]


@pytest.mark.rule("N3.4.1")
def test_adding_may_stop(rules: Rules) -> None:
    match = play(rules.craft("W W F F; C C", DECK, fields="1W 1F"), "plant 1W", "done")
    assert (fields(match), hand(match), match.to_play) == ("2W 1F", "W L L F F", 1)


@pytest.mark.rule("N3.4.1")
def test_adding_stops_by_itself_when_nothing_can_be_added(rules: Rules) -> None:
    match = play(rules.craft("W W F F; C C", DECK, fields="1W 1F", flood="F"), "plant 1W")
    assert (fields(match), match.to_play) == ("2W 1F", 1)


@pytest.mark.rule("N3.4.1")
def test_no_new_field_follows_in_the_same_turn(rules: Rules) -> None:
    match = play(rules.craft("W W C C C F F; C C", DECK, fields="1W 1F; 1C"), "plant 1W")
    assert legal(match) == ["done", "plant 1F", "plant 2F"]
    for text in ("plant 2C", "plant C+F", "plant 3C", "pass", "speculate PW"):
        rules.refuses(match, text, "nile_not_now", "N3.4.1")


@pytest.mark.rule("N3.4.1")
def test_cards_join_the_players_own_fields_only(rules: Rules) -> None:
    match = rules.craft("W W F; C C", DECK, fields="1F; 4W")
    assert options(match, "plant") == ["1F"]


# N3.4.2: only one player has a Field of a crop


@pytest.mark.rule("N3.4.2")
def test_a_crop_changes_hands_whole_and_may_be_taken_back(rules: Rules) -> None:
    match = rules.craft("W W W; W W W W; C C", "L L L L L L L L L L L L", fields="; 2W")
    assert fields(play(match, "plant 3W")) == "3W"
    assert fields(play(match, "plant 4W")) == "; 4W"
    assert match.view()["fields"] == [["W", 1, 4]]


@pytest.mark.rule("N3.4.2")
def test_there_are_never_more_than_five_fields(rules: Rules) -> None:
    match = rules.craft("W W W; C C", DECK, fields="1P 2L; 2W 1C 1F")
    play(match, "plant 3W")  # one lettuce is harvested
    assert (len(match.view()["fields"]), fields(match)) == (5, "1P 3W 1L; 1C 1F")


# On the engine: action numbers that notation can't express at that moment


def addition(crop: str, cards: int) -> int:
    """An action number that `plant 2W` means only if the Field is the player's own."""
    return ACTIONS.encode("addition", LETTERS.index(crop), cards)


def new_field(crop: str, cards: int) -> int:
    """An action number that `plant 2W` means only if the Field isn't the player's own."""
    return ACTIONS.encode("new_field", LETTERS.index(crop), cards)


@pytest.mark.rule("N3.4.1")
def test_the_engine_refuses_the_number_of_an_action_into_the_wrong_field() -> None:
    match = craft("W W W; C C", DECK, fields="2W")
    assert refused(match, new_field("W", 3)) == ("nile_own_field", "N3.4.1")
    match = craft("W W F; C C", DECK, fields="1F; 4W")
    assert refused(match, addition("W", 2)) == ("nile_no_own_field", "N3.4.1")
    assert refused(match, addition("C", 1)) == ("nile_no_own_field", "N3.4.1")
    match = play(craft("W W C C F F; C C", DECK, fields="1W 1C 1F"), "plant 1C")
    assert refused(match, addition("W", 1)) == ("nile_out_of_order", "N3.4.1")
    assert refused(match, addition("C", 1)) == ("nile_out_of_order", "N3.4.1")
