"""N3.3: trading at the Market, and offerings to Hapi."""

from __future__ import annotations

import pytest

from tests.games.nile.driver import Rules, discards, fields, hand, legal, options, play, storage

BOTH = pytest.mark.parametrize("verb", ["market", "offering"])


# Tradable cards


@pytest.mark.rule("N3.3")
@BOTH
def test_any_two_cards_crops_or_speculation_from_hand_or_storage_are_traded(rules: Rules, verb: str) -> None:
    match = rules.craft("W W PW; C C", "L L L L", storages="W F F")
    assert options(match, verb) == [
        "F* F*", "PW F*", "PW W*", "W F*", "W PW", "W W", "W W*", "W* F*",
    ]  # fmt: skip


@pytest.mark.rule("N3.3")
@BOTH
def test_equal_cards_are_traded_together_only_if_there_are_two(rules: Rules, verb: str) -> None:
    assert options(rules.craft("W L; C C", "L L L L"), verb) == ["W L"]
    assert options(rules.craft("W W; C C", "L L L L"), verb) == ["W W"]
    assert options(rules.craft("W; C C", "L L L L", storages="W"), verb) == ["W W*"]
    rules.refuses(rules.craft("W L; C C", "L L L L"), f"{verb} W W", "nile_not_in_hand", "N3.3")


@pytest.mark.rule("N3.3")
@BOTH
def test_what_one_does_not_have_is_not_traded(rules: Rules, verb: str) -> None:
    match = rules.craft("W W L; C C", "L L L L", storages="F; P P")
    rules.refuses(match, f"{verb} W C", "nile_not_in_hand", "N3.3")
    rules.refuses(match, f"{verb} W PW", "nile_not_in_hand", "N3.3")
    rules.refuses(match, f"{verb} W F", "nile_not_in_hand", "N3.3")
    rules.refuses(match, f"{verb} W W*", "nile_not_in_storage", "N3.3")
    rules.refuses(match, f"{verb} P* P*", "nile_not_in_storage", "N3.3")  # another player's
    rules.refuses(match, f"{verb} F* F*", "nile_not_in_storage", "N3.3")


@pytest.mark.rule("N3.3")
@BOTH
def test_planted_cards_are_not_traded(rules: Rules, verb: str) -> None:
    match = rules.craft("L PW; C C", "L L L L", fields="4W")
    assert options(match, verb) == ["L PW"]
    rules.refuses(match, f"{verb} W L", "nile_not_in_hand", "N3.3")


@pytest.mark.rule("N3.3")
@BOTH
def test_a_trade_takes_exactly_two_cards(rules: Rules, verb: str) -> None:
    match = rules.craft("W W W; C C", "L L L L")
    rules.refuses(match, f"{verb} W", "nile_unreadable", "")
    rules.refuses(match, f"{verb} W W W", "nile_unreadable", "")
    assert options(match, verb) == ["W W"]


@pytest.mark.rule("N3.3")
@BOTH
def test_flooded_crops_may_be_traded(rules: Rules, verb: str) -> None:
    assert options(rules.craft("W PW; C C", "L L L L", flood="W"), verb) == ["W PW"]


@pytest.mark.rule("N3.3")
def test_there_is_no_trade_between_players(rules: Rules) -> None:
    match = rules.craft("W W L; C C", "L L L L")
    assert {text.split()[0] for text in legal(match)} == {"market", "offering", "plant", "pass"}
    play(match, "market W W")
    assert hand(match, 1) == "C C"


@pytest.mark.rule("N3.3")
def test_with_a_single_card_nothing_is_traded(rules: Rules) -> None:
    match = rules.craft("PW; C C", "L L L L", flood="F")
    assert legal(match) == ["pass", "speculate PW"]


# Market


@pytest.mark.rule("N3.3")
def test_at_the_market_two_cards_are_discarded_and_one_is_drawn(rules: Rules) -> None:
    match = play(rules.craft("W PW L; C C", "F L L L L", storages="L"), "market PW L*")
    assert (hand(match), storage(match), discards(match), rules.deck(match)) == ("W L F", "", "L PW", "L L L L")
    view = match.view()
    assert (view["step"], view["to_play"], view["turn"], view["flood"]) == ("act", 0, 1, "P")


@pytest.mark.rule("N3.3")
def test_the_market_floods_and_harvests_nothing(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "F L L L L", fields="2P; 2F", flood="P"), "market W W")
    assert (fields(match), match.view()["storages"]) == ("2P; 2F", [0, 0])


@pytest.mark.rule("N3.3", "N4.1")
def test_both_cards_lie_on_the_discards_before_one_is_drawn(rules: Rules) -> None:
    match = play(rules.craft("W W L; C C", "F", discards="X"), "market W W")
    assert sorted(rules.deck(match).split()) == ["P", "W", "W", "X"]


# Offering to Hapi


@pytest.mark.rule("N3.3")
def test_an_offering_turns_up_a_new_flood_card_that_floods_and_harvests(rules: Rules) -> None:
    match = rules.craft("W PW L L; C C", "WF L L L L", fields="4P 2W; 1F")
    play(match, "offering W PW")
    view = match.view()
    assert (view["flood"], view["flooded"], view["step"], view["to_play"], view["turn"]) == ("WF", "WF", "act", 0, 1)
    assert (fields(match), storage(match), storage(match, 1)) == ("4P 1W", "W", "F")
    assert (hand(match), discards(match), rules.deck(match)) == ("L L", "P W PW", "L L L L")


@pytest.mark.rule("N3.3")
def test_an_offering_draws_no_card_to_hand(rules: Rules) -> None:
    assert play(rules.craft("W W L L; C C", "F L L L"), "offering W W").view()["hands"] == [2, 2]


@pytest.mark.rule("N3.3", "N3.4")
def test_the_new_flood_replaces_the_old_one_for_this_turn(rules: Rules) -> None:
    match = rules.craft("P P W W L L; C C", "W L L L L", flood="P")
    assert options(match, "plant") == ["2L", "2W", "W+L"]
    assert options(play(match, "offering L L"), "plant") == ["2P"]


@pytest.mark.rule("N3.3")
def test_the_same_crop_may_be_flooded_again_and_is_harvested_again(rules: Rules) -> None:
    match = play(rules.craft("L L L L; C C", "W WC F F", flood="W", fields="3W"), "offering L L", "offering L L")
    assert (fields(match), storage(match)) == ("1W", "W W")


@pytest.mark.rule("N3.3", "N5")
def test_locusts_turned_up_for_an_offering_strike_and_are_replaced(rules: Rules) -> None:
    match = play(rules.craft("W W L L; C C", "X F P P P", fields="2F; 1C"), "offering W W")
    assert (match.view()["flood"], fields(match), match.view()["storages"]) == ("F", "; 1C", [0, 0])
    assert discards(match) == "P W W F F X"


# Any number of times


@pytest.mark.rule("N3.3")
def test_trading_is_free_to_do_or_not(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "L F P P P P"), "pass")
    assert (hand(match), discards(match)) == ("W W L F", "P")


@pytest.mark.rule("N3.3")
def test_cards_just_drawn_or_harvested_may_be_traded_any_number_of_times_both_ways(rules: Rules) -> None:
    match = rules.craft("L L C C LC; C C", "W F P P P P", fields="2F")
    play(match, "market L L")  # draws the W
    play(match, "offering W C")  # harvests the F
    play(match, "market C F*")
    assert (hand(match), storage(match), match.to_play) == ("P LC", "", 0)
    play(match, "offering P LC")
    assert (match.to_play, match.turn) == (1, 2)  # with an empty hand there is nothing left to decide


@pytest.mark.rule("N3.3")
@BOTH
def test_after_planting_nothing_is_traded_in_this_turn(rules: Rules, verb: str) -> None:
    match = rules.craft("W W F F L L; C C", "L L L L", fields="1W 1F")
    play(match, "plant 1W")
    assert options(match, verb) == []
    rules.refuses(match, f"{verb} L L", "nile_not_now", "N3.4.1")
