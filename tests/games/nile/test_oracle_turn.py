"""The slow referee against the rules of a turn."""

import pytest

from tests.games.nile.oracle import CROPS
from tests.games.nile.oracle_tables import actions, table

# N3.1, N3.2 Flood and harvest


def test_the_flood_harvests_everybodys_field() -> None:
    oracle = table(["L L", "C C", "L L"], "P P W P P P P", fields={"W": (2, 3), "L": (0, 2)})
    oracle.play("pass")
    assert oracle.fields == {"W": (2, 2), "L": (0, 2)}
    assert oracle.public(2)["storage"] == {"P": 0, "W": 1, "L": 0, "C": 0, "F": 0}
    assert oracle.public(0)["storages"] == [0, 0, 1]


def test_a_speculation_card_floods_both_its_crops() -> None:
    oracle = table(["L L", "C C"], "P P WL P P P P", fields={"W": (1, 3), "L": (0, 2)})
    oracle.play("pass")
    assert oracle.fields == {"W": (1, 2), "L": (0, 1)}
    assert oracle.storages == [["L"], ["W"]]
    assert oracle.public(None)["flooded"] == "WL"


def test_a_field_with_no_card_left_is_gone_and_its_crop_free() -> None:
    oracle = table(["L L", "W W CF CF"], "P P W F P P P P", fields={"W": (0, 1)})
    oracle.play("pass")
    assert oracle.public(None)["fields"] == []
    assert actions(oracle, "plant") == []  # still flooded
    oracle.play("offering CF CF")
    assert actions(oracle, "plant") == ["2W"]


def test_the_covered_flood_cards_are_listed_with_the_discards() -> None:
    oracle = table(["L L", "C C"], "P P W P P P P", flood="F P", discards="C X")
    assert oracle.public(None)["discards"] == {"C": 1, "F": 1, "X": 1}
    oracle.play("pass")
    assert oracle.public(None)["discards"] == {"P": 1, "C": 1, "F": 1, "X": 1}


# N3.3 Trade


def test_any_two_cards_from_hand_and_storage_may_be_traded() -> None:
    oracle = table(["W PW", "C C"], "P P P P", storages=["W W", ""])
    pairs = ["PW W*", "W PW", "W W*", "W* W*"]
    assert actions(oracle, "market") == pairs
    assert actions(oracle, "offering") == pairs


def test_equal_cards_are_traded_together_only_if_there_are_two() -> None:
    assert actions(table(["W L", "C C"], "P P P P"), "market") == ["W L"]
    assert actions(table(["W W", "C C"], "P P P P"), "market") == ["W W"]


def test_the_market_gives_a_card_for_two() -> None:
    oracle = table(["W PW L", "C C"], "F P P P P", storages=["L", ""])
    oracle.play("market PW L*")
    state = oracle.public(0)
    assert state["hand"] == {"W": 1, "L": 1, "F": 1}
    assert state["storage"] == dict.fromkeys(CROPS, 0)
    assert state["discards"] == {"L": 1, "PW": 1}
    assert (state["deck"], state["step"], state["to_play"], state["flood"]) == (4, "act", 0, "P")


def test_the_offering_turns_up_a_new_flood_that_harvests() -> None:
    oracle = table(["W PW L L", "C C"], "WF P P P P", fields={"W": (0, 2), "F": (1, 1), "P": (0, 4)})
    oracle.play("offering W PW")
    state = oracle.public(0)
    assert state["flooded"] == "WF"
    assert state["fields"] == [["P", 0, 4], ["W", 0, 1]]
    assert state["storages"] == [1, 1]
    assert state["discards"] == {"P": 1, "W": 1, "PW": 1}
    assert (state["step"], state["to_play"], state["turn"]) == ("act", 0, 1)


def test_the_offering_replaces_what_may_not_be_planted() -> None:
    oracle = table(["P P W W L L", "C C"], "W P P P P", flood="P")
    assert "plant 2P" not in oracle.legal()
    assert "plant 2W" in oracle.legal()
    oracle.play("offering L L")
    assert "plant 2P" in oracle.legal()
    assert "plant 2W" not in oracle.legal()


def test_cards_just_drawn_or_harvested_may_be_traded_any_number_of_times() -> None:
    oracle = table(["L L C C LC", "C C"], "W F P P P P", fields={"F": (0, 2)})
    oracle.play("market L L")
    oracle.play("offering W C")
    oracle.play("market C F*")
    assert oracle.public(0)["hand"] == {"P": 1, "LC": 1}
    assert oracle.public(0)["storages"] == [0, 0]


def test_planted_cards_cannot_be_traded() -> None:
    assert actions(table(["L PW", "C C"], "P P P P", fields={"W": (0, 4)}), "market") == ["L PW"]


# N3.4 Plant


def test_a_new_field_takes_two_cards_or_more() -> None:
    oracle = table(["W W W F", "C C"], "P P P P P P")
    assert actions(oracle, "plant") == ["2W", "3W", "W+F"]
    oracle.play("plant 3W")
    assert oracle.fields == {"W": (0, 3)}
    assert oracle.public(0)["hand"] == {"P": 2, "F": 1}
    assert oracle.public(0)["to_play"] == 1


def test_a_field_is_taken_over_with_strictly_more_cards() -> None:
    oracle = table(["W W W W", "C C"], "P P P P P P", fields={"W": (1, 3)})
    assert actions(oracle, "plant") == ["4W"]
    oracle.play("plant 4W")
    assert oracle.fields == {"W": (0, 4)}
    assert oracle.discards == ["W", "W", "W"]


def test_a_field_of_one_card_is_taken_over_with_two() -> None:
    assert actions(table(["W W", "C C"], "P P P P", fields={"W": (1, 1)}), "plant") == ["2W"]


def test_two_cards_of_two_crops_start_two_fields() -> None:
    oracle = table(["F W", "C C"], "P P P P P P")
    assert actions(oracle, "plant") == ["W+F"]
    oracle.play("plant W+F")
    assert oracle.public(None)["fields"] == [["W", 0, 1], ["F", 0, 1]]
    assert oracle.public(None)["to_play"] == 1


def test_of_two_crops_one_may_join_the_own_field() -> None:
    oracle = table(["F W", "C C"], "P P P P P P", fields={"F": (0, 2)})
    assert actions(oracle, "plant") == ["1F", "W+F"]
    oracle.play("plant W+F")
    assert oracle.public(None)["fields"] == [["W", 0, 1], ["F", 0, 3]]
    assert oracle.public(None)["to_play"] == 1


def test_of_two_crops_none_may_be_anothers() -> None:
    assert actions(table(["F W", "C C"], "P P P P", fields={"F": (1, 1)}), "plant") == []


def test_two_crops_of_the_own_fields_are_planted_crop_by_crop() -> None:
    oracle = table(["F W", "C C"], "P P P P P P", fields={"F": (0, 1), "W": (0, 1)})
    assert actions(oracle, "plant") == ["1F", "1W"]


def test_the_own_fields_take_any_number_of_cards_in_the_order_of_the_letters() -> None:
    oracle = table(["W W C C F F", "C C"], "P P P P P P", fields={"W": (0, 1), "C": (0, 1), "F": (0, 1)})
    oracle.play("plant 1C")
    assert oracle.legal() == ["done", "plant 1F", "plant 2F"]
    assert (oracle.public(0)["step"], oracle.public(0)["to_play"]) == ("add", 0)
    oracle.play("plant 2F")  # nothing more can be added, so the turn ends by itself
    assert oracle.public(None)["fields"] == [["W", 0, 1], ["C", 0, 2], ["F", 0, 3]]
    assert (oracle.public(0)["step"], oracle.public(0)["to_play"]) == ("act", 1)


def test_three_own_fields_may_be_added_to_in_one_turn() -> None:
    oracle = table(["W W C C F F", "C C"], "P P P P P P", fields={"W": (0, 1), "C": (0, 1), "F": (0, 1)})
    for text in ["plant 2W", "plant 1C", "plant 1F"]:
        oracle.play(text)
    assert oracle.public(None)["fields"] == [["W", 0, 3], ["C", 0, 2], ["F", 0, 2]]


def test_adding_may_stop() -> None:
    oracle = table(["W W F F", "C C"], "P P P P P P", fields={"W": (0, 1), "F": (0, 1)})
    oracle.play("plant 1W")
    oracle.play("done")
    assert oracle.public(None)["fields"] == [["W", 0, 2], ["F", 0, 1]]
    assert oracle.public(None)["to_play"] == 1


def test_after_the_own_field_no_new_one_is_added() -> None:
    oracle = table(["W W F F F", "C C"], "P P P P P P", fields={"W": (0, 1), "F": (1, 1)})
    oracle.play("plant 1W")
    assert oracle.public(None)["to_play"] == 1


def test_no_flooded_crop_is_planted_in_any_way() -> None:
    hand = "P P P W W W L PW WL LC"
    oracle = table([hand, "C C"], "P P P P", flood="PW", fields={"W": (0, 1), "P": (1, 1), "L": (0, 1)})
    assert actions(oracle, "plant") == ["1L"]
    assert actions(oracle, "speculate") == ["LC"]


def test_cards_are_planted_from_hand_only() -> None:
    assert actions(table(["L PW", "C C"], "P P P P", storages=["W W W", ""]), "plant") == []


def test_neither_planting_nor_speculating_is_allowed() -> None:
    oracle = table(["W W", "C C"], "L F P P P P")
    oracle.play("pass")
    assert oracle.public(0)["hand"] == {"W": 2, "L": 1, "F": 1}


# N3.5 Speculate


def test_one_or_two_speculation_cards_may_be_laid() -> None:
    oracle = table(["WL LF CF PW", "C C"], "L F P P P P")
    assert actions(oracle, "speculate") == ["CF", "LF", "LF CF", "WL", "WL CF", "WL LF"]


@pytest.mark.parametrize(("flood", "cards"), [("P", 0), ("W", 3), ("L", 6), ("PF", 0), ("WF", 3), ("WC", 6)])
def test_each_laid_card_that_shares_a_crop_with_the_flood_draws_three(flood: str, cards: int) -> None:
    oracle = table(["WL LC F", "C C"], f"P P {flood} " + "F " * 9, flood="F")
    oracle.play("speculate WL LC")
    state = oracle.public(0)
    assert state["hands"] == [3 + cards, 2]
    assert state["deck"] == 9 - cards
    assert state["laid"] is None
    assert state["discards"] == {"F": 1, "WL": 1, "LC": 1}


def test_laid_cards_are_seen_by_all_until_the_next_flood() -> None:
    oracle = table(["WL F F", "C C"], "P P", last=True)
    oracle.play("speculate WL")  # the draw empties the last deck: they are never settled
    assert oracle.over
    assert oracle.public(None)["laid"] == {"seat": 0, "cards": ["WL"]}
    assert oracle.public(None)["discards"] == {}


def test_the_payout_comes_before_the_harvest() -> None:
    oracle = table(["WL F F", "C C"], "P P W P X P P F F F", fields={"W": (1, 2)})
    oracle.play("speculate WL")  # the locusts come in the payout and eat what would have been harvested
    assert oracle.public(None)["fields"] == []
    assert oracle.public(None)["storages"] == [0, 0]
    assert oracle.public(0)["hand"] == {"P": 5, "F": 2}
    assert oracle.public(None)["discards"] == {"P": 1, "W": 2, "WL": 1, "X": 1}


def test_an_offering_settles_no_speculation() -> None:
    oracle = table(["WL F F", "C C C C"], "P P F W " + "P " * 9)
    oracle.play("speculate WL")
    oracle.play("offering C C")
    assert oracle.public(None)["hands"] == [4, 2]


# N3.6 Draw


def test_the_turn_ends_with_drawing_two_cards_without_a_hand_limit() -> None:
    oracle = table(["W " * 40, "C C"], "L F P P P P")
    oracle.play("pass")
    assert oracle.public(0)["hands"] == [42, 2]
    assert (oracle.public(0)["turn"], oracle.public(0)["to_play"]) == (2, 1)


def test_turns_go_round() -> None:
    oracle = table(["W W", "C C", "L L"], "P " * 30)
    seats = []
    for _ in range(4):
        seats.append(oracle.public(None)["to_play"])
        oracle.play("pass")
    assert seats == [0, 1, 2, 0]


def test_a_player_who_can_only_pass_is_not_asked() -> None:
    oracle = table(["W W", ""], "P P F L C F P P P")
    oracle.play("pass")
    assert oracle.public(1)["hand"] == {"L": 1, "C": 1}
    assert (oracle.public(None)["turn"], oracle.public(None)["to_play"]) == (3, 0)
