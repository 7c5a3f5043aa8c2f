"""N3.5: speculating on the next Flood."""

from __future__ import annotations

import pytest

from tests.games.nile.driver import Rules, discards, fields, hand, options, play, storage

REST = " F" * 9


# Laying out


@pytest.mark.rule("N3.5")
def test_one_or_two_speculation_cards_are_laid_out(rules: Rules) -> None:
    match = rules.craft("WL LF CF; C C", "P P P P P P", flood="P")
    assert options(match, "speculate") == ["CF", "LF", "LF CF", "WL", "WL CF", "WL LF"]
    rules.refuses(match, "speculate WL LF CF", "nile_unreadable", "")


@pytest.mark.rule("N3.5", "N3.4")
def test_cards_laid_out_show_no_flooded_crop(rules: Rules) -> None:
    match = rules.craft("WL LF CF PW; C C", "P P P P P P", flood="WC")
    assert options(match, "speculate") == ["LF"]
    rules.refuses(match, "speculate LF PW", "nile_flooded", "N3.4")


@pytest.mark.rule("N3.5", "N3.4")
def test_cards_laid_out_come_from_hand(rules: Rules) -> None:
    match = rules.craft("WL LF; CF PW", "P P P P P P", flood="P")
    rules.refuses(match, "speculate CF", "nile_not_in_hand", "N3.4")
    rules.refuses(match, "speculate WL LC", "nile_not_in_hand", "N3.4")


@pytest.mark.rule("N3.5")
def test_crops_are_not_laid_out(rules: Rules) -> None:
    rules.refuses(rules.craft("WL L; C C", "P P P P P P", flood="P"), "speculate L", "nile_unreadable", "")


@pytest.mark.rule("N3.5")
def test_a_player_who_speculates_does_not_plant_this_turn(rules: Rules) -> None:
    match = play(rules.craft("WL L L; C C", "P P P P P P", flood="F"), "speculate WL")
    assert (match.to_play, fields(match)) == (1, "")


@pytest.mark.rule("N3.5", "N4.2")
def test_cards_laid_out_are_seen_by_all(rules: Rules) -> None:
    # The draw ends the game, so the bet isn't settled.
    match = play(rules.craft("WL LF F; C C", "P P", last=True), "speculate WL LF")
    for viewer in (None, 0, 1):
        assert match.view(viewer)["laid"] == {"seat": 0, "cards": ["WL", "LF"]}
    assert (hand(match), discards(match)) == ("P P F", "")


# The next Flood


@pytest.mark.rule("N3.5")
@pytest.mark.parametrize(
    ("flood", "drawn"),
    [
        ("P", 0),
        ("F", 0),
        ("PF", 0),
        ("W", 3),
        ("WF", 3),
        ("PW", 3),
        ("C", 3),
        ("L", 6),
        ("PL", 6),
        ("WC", 6),
        ("LF", 6),
    ],
)
def test_each_card_that_shares_a_crop_with_the_next_flood_draws_three(rules: Rules, flood: str, drawn: int) -> None:
    match = play(rules.craft("WL LC F; C C", f"P P {flood}{REST}", flood="F"), "speculate WL LC")
    assert match.view()["hands"] == [3 + drawn, 2]
    assert hand(match) == " ".join(["P P", *["F"] * (1 + drawn)])
    assert match.view()["deck"] == 9 - drawn


@pytest.mark.rule("N3.5")
@pytest.mark.parametrize(("flood", "drawn"), [("P", 0), ("W", 3), ("L", 3), ("WF", 3), ("PL", 3)])
def test_a_single_card_draws_three_once(rules: Rules, flood: str, drawn: int) -> None:
    match = play(rules.craft("WL LC F; C C", f"P P {flood}{REST}", flood="F"), "speculate WL")
    assert match.view()["hands"] == [4 + drawn, 2]


@pytest.mark.rule("N3.5", "N1.2")
def test_no_card_matches_twice_for_the_same_pair_can_not_be_turned_up(rules: Rules) -> None:
    assert rules.cards(rules.shuffled(2, 1))["WL"] == 1
    for flood in ("PW", "WC", "WF", "PL", "LC", "LF"):
        match = play(rules.craft("WL F F; C C", f"P P {flood}{REST}", flood="F"), "speculate WL")
        assert match.view()["hands"] == [7, 2]


@pytest.mark.rule("N3.5")
@pytest.mark.parametrize("flood", ["P", "W", "L", "WC"])
def test_right_or_wrong_all_cards_laid_out_are_discarded(rules: Rules, flood: str) -> None:
    match = play(rules.craft("WL LC F; C C", f"P P {flood}{REST}", flood="F"), "speculate WL LC")
    assert match.view()["laid"] is None
    assert discards(match) == "F WL LC"


@pytest.mark.rule("N3.5")
def test_the_cards_go_to_the_speculators_hand_not_to_the_player_whose_flood_it_is(rules: Rules) -> None:
    match = play(rules.craft("C C; WL F; C C", f"P P F P P W{REST}", flood="P"), "pass", "speculate WL")
    assert match.to_play == 2
    assert (hand(match, 1), hand(match, 2)) == ("P P F F F F", "C C")


@pytest.mark.rule("N3.5")
def test_it_is_the_next_players_flood_that_counts_and_no_later_one(rules: Rules) -> None:
    match = play(rules.craft("WL F F; C C C C", f"P P F W{REST}", flood="P"), "speculate WL")
    assert (match.view()["laid"], discards(match)) == (None, "P WL")
    play(match, "offering C C")
    assert match.view()["flood"] == "W"
    assert match.view()["hands"] == [4, 2]


@pytest.mark.rule("N3.5", "N3.3")
def test_an_offering_before_speculating_counts_for_nothing(rules: Rules) -> None:
    match = play(rules.craft("WL C C F; C C", f"W P P F{REST}", flood="P"), "offering C C")
    rules.refuses(match, "speculate WL", "nile_flooded", "N3.4")


@pytest.mark.rule("N3.5", "N3.6")
def test_the_two_cards_of_the_turn_are_drawn_first(rules: Rules) -> None:
    match = play(rules.craft("WL F; C C", "P C W L L L F F", flood="F"), "speculate WL")
    assert (hand(match), match.view()["flood"]) == ("P L L L C F", "W")


@pytest.mark.rule("N3.5", "N5")
def test_locusts_turned_up_leave_speculation_for_the_card_that_follows(rules: Rules) -> None:
    match = play(rules.craft("WL F; C C", f"P P X W{REST}", flood="P", fields="2F"), "speculate WL")
    assert (hand(match), fields(match)) == ("P P F F F F", "")


@pytest.mark.rule("N3.5", "N5")
def test_locusts_in_the_payout_are_replaced_and_strike_before_the_harvest(rules: Rules) -> None:
    match = play(rules.craft("WL F; C C", "P P W C X C C F F", flood="P", fields="; 3W 1F"), "speculate WL")
    assert hand(match) == "P P C C C F"
    assert (fields(match), storage(match, 1), discards(match)) == ("; 1F", "", "P W W W WL X")


@pytest.mark.rule("N3.5", "N5")
def test_six_cards_are_one_draw_so_locusts_strike_after_the_sixth(rules: Rules) -> None:
    """The deck is empty after the fifth card; the Field, eaten after the sixth, isn't in the new deck."""
    match = rules.craft("WL WC F; C C", "P P W X C C C C C", flood="P", fields="; 3F", discards="L L")
    play(match, "speculate WL WC")
    assert match.view()["pass"] == 2
    assert sorted(f"{hand(match)} {rules.deck(match)}".split()) == sorted(
        ["P", "P", "C", "C", "C", "C", "C", "F", "L", "L", "P", "W", "X"]
    )
    assert discards(match) == "F F F WL WC"
    assert fields(match) == ""


@pytest.mark.rule("N3.5", "N4.1")
def test_cards_laid_out_stay_out_of_a_deck_formed_during_their_payout(rules: Rules) -> None:
    match = play(rules.craft("WL WC F; C C", "P P W C", flood="P", discards="L L L L L L L X"), "speculate WL WC")
    assert match.view()["pass"] == 2
    assert not {"WL", "WC"} & set(f"{hand(match)} {rules.deck(match)}".split())
    assert {"WL", "WC"} <= set(discards(match).split())
    assert match.view()["hands"] == [9, 2]
