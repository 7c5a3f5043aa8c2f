"""The slow referee against the rules of the deck: reshuffles, the end, locusts."""

from collections import Counter

from tests.games.nile.oracle import Chance, canonical
from tests.games.nile.oracle_tables import table

# N4 The deck


def test_the_empty_deck_is_formed_anew_from_discards_the_flood_pile_and_locusts() -> None:
    oracle = table(["W W L", "C C"], "F", flood="PW L P", discards="C X")
    oracle.play("market W W")
    state = oracle.public(0)
    assert (state["pass"], state["deck"], state["flood"], state["discards"]) == (2, 7, None, {})
    assert state["flooded"] == "P"
    assert canonical(oracle.deck) == ["P", "W", "W", "L", "C", "PW", "X"]  # the traded cards were discarded before


def test_what_was_flooded_stays_so_until_another_card_is_turned_up() -> None:
    oracle = table(["W W L L F", "C C"], "F", discards="C X", flood="F")
    oracle.play("market W W")
    assert (oracle.flood_pile, oracle.public(0)["flooded"]) == ([], "F")
    assert "plant 2F" not in oracle.legal()
    oracle.play("offering L L")
    assert oracle.public(0)["flood"] == oracle.public(0)["flooded"] == oracle.flood_pile[-1]
    assert len(oracle.flood_pile) == 1


def test_in_version_1_the_current_flood_card_stays_out() -> None:
    oracle = table(["W W L", "C C"], "F", flood="PW L P", discards="C X", rules=1)
    oracle.play("market W W")
    assert canonical(oracle.deck) == ["W", "W", "L", "C", "PW", "X"]
    assert (oracle.public(0)["flood"], oracle.public(0)["flooded"], oracle.flood_pile) == ("P", "P", ["P"])
    oracle = table(["W W L L", "C C"], "X", flood="F P", fields={"C": (1, 3)}, rules=1)
    oracle.play("offering W W")
    # W W F X are shuffled: X W F W, then F W X W, then W F X W; from the top W X F W. The P stayed out.
    assert oracle.deck == ["X", "F", "W"]
    assert oracle.flood_pile == ["P", "W"]
    assert oracle.public(0)["discards"] == {"P": 1, "C": 3}


def test_the_new_deck_is_shuffled_from_the_order_of_the_notation_and_its_top_is_the_last_place() -> None:
    oracle = table(["W W L", "C C"], "F", flood="C", discards="X")
    oracle.play("market W L")  # W L C X: X L C W, then C L X W, then L C X W, from the top W X C L
    assert oracle.deck == ["W", "X", "C", "L"]


def test_a_draw_goes_on_with_the_new_deck() -> None:
    oracle = table(["W W", "C C"], "F", flood="P", discards="L L L L C X", fields={"W": (1, 1)})
    oracle.play("pass")
    assert oracle.public(None)["pass"] == 2
    assert oracle.public(None)["hands"] == [4, 2]
    assert oracle.cards() == Counter("FPLLLLCXWWWCC")


def test_the_deck_is_formed_even_when_the_draw_is_finished() -> None:
    oracle = table(["W W L L", "C C"], "F", flood="P", discards="L L X")
    oracle.play("market L L")
    assert (oracle.public(0)["deck"], oracle.public(0)["pass"], oracle.public(0)["discards"]) == (6, 2, {})


def test_the_card_just_turned_up_goes_in_with_those_it_covers() -> None:
    oracle = table(["W W L L", "C C"], "F", flood="C P", discards="X", fields={"F": (1, 3)})
    oracle.play("offering L L")
    assert canonical(oracle.deck) == ["P", "L", "L", "C", "F", "X"]
    assert (oracle.public(0)["flood"], oracle.public(0)["flooded"]) == (None, "F")
    assert oracle.public(None)["fields"] == [["F", 1, 2]]


def test_hands_fields_storage_and_laid_cards_stay_out_of_the_new_deck() -> None:
    # Both laid cards come true, and the deck is formed after the first card of the draw of six; in the rest of it
    # the locusts come and eat the Field.
    deck, discards = "P P W F", "L L L L L L X"
    oracle = table(["WL WC L", "C C"], deck, discards=discards, fields={"C": (0, 2)}, storages=["", "F"])
    oracle.play("speculate WL WC")
    state = oracle.public(0)
    assert (state["pass"], state["laid"], state["hands"], state["storages"]) == (2, None, [9, 2], [0, 1])
    assert canonical(oracle.deck + oracle.hands[0]) == ["P"] * 3 + ["W"] + ["L"] * 7 + ["F"]
    assert state["discards"] == {"C": 2, "WL": 1, "WC": 1, "X": 1}


def test_whether_the_locusts_came_is_forgotten_with_the_new_deck() -> None:
    oracle = table(["W W L L", "C C"], "X F C")
    oracle.play("market L L")
    assert oracle.public(None)["locusts_came"] is True
    oracle.play("market W W")
    assert oracle.public(None)["locusts_came"] is False


# N4.2 The end


def test_the_game_ends_when_a_market_takes_the_last_card() -> None:
    oracle = table(["W W L L", "C C"], "F", last=True)
    oracle.play("market L L")
    state = oracle.public(0)
    assert (state["step"], state["to_play"], state["turn"], state["pass"], state["deck"]) == ("over", None, 1, 2, 0)
    assert (state["hand"], state["flood"], state["discards"]) == ({"W": 2, "F": 1}, "P", {"L": 2})
    assert oracle.over
    assert oracle.legal() == []


def test_a_draw_takes_what_there_is() -> None:
    oracle = table(["W W", "C C"], "F", last=True)
    oracle.play("pass")
    assert oracle.over
    assert oracle.public(0)["hand"] == {"W": 2, "F": 1}
    assert (oracle.public(0)["turn"], oracle.public(0)["flood"]) == (1, "P")


def test_when_the_draw_takes_just_the_last_card_there_is_no_further_turn() -> None:
    oracle = table(["W W", "C C"], "F L", last=True)
    oracle.play("pass")
    assert oracle.over
    assert oracle.public(0)["turn"] == 1


def test_the_last_flood_is_harvested() -> None:
    oracle = table(["W W", "C C"], "L L F", fields={"F": (0, 2)}, last=True)
    oracle.play("pass")
    assert oracle.over
    state = oracle.public(None)
    assert (state["turn"], state["flood"], state["storages"]) == (2, "F", [1, 0])


def test_the_last_offering_is_harvested() -> None:
    oracle = table(["W W", "C C"], "F", fields={"F": (0, 2)}, last=True)
    oracle.play("offering W W")
    assert oracle.over
    assert (oracle.public(None)["turn"], oracle.public(None)["storages"]) == (1, [1, 0])


def test_the_last_flood_settles_speculation_with_what_there_is() -> None:
    oracle = table(["WL W", "C C"], "L L W F F", fields={"W": (1, 2)}, last=True)
    oracle.play("speculate WL")
    assert oracle.over
    assert oracle.public(0)["hand"] == {"W": 1, "L": 2, "F": 2}
    assert oracle.public(0)["laid"] is None
    assert oracle.public(0)["storages"] == [0, 1]


def test_speculation_right_with_the_very_last_card_draws_nothing() -> None:
    oracle = table(["WL W", "C C"], "L L W", fields={"W": (1, 2)}, last=True)
    oracle.play("speculate WL")
    assert oracle.over
    assert oracle.public(0)["hands"] == [3, 2]
    assert oracle.public(0)["discards"] == {"P": 1, "WL": 1}
    assert oracle.public(0)["storages"] == [0, 1]


# N5 Locusts


def test_the_locusts_eat_the_largest_field_whole() -> None:
    oracle = table(["W W", "C C"], "L X F F", fields={"F": (0, 2), "C": (1, 3), "L": (0, 1)})
    oracle.play("market W W")  # no locusts yet
    assert oracle.public(None)["locusts_came"] is False
    oracle = table(["W W", "C C"], "X L F F", fields={"F": (0, 2), "C": (1, 3), "L": (0, 1)})
    oracle.hands[0] += ["F", "F"]
    oracle.play("market W W")
    state = oracle.public(0)
    assert state["fields"] == [["L", 0, 1], ["F", 0, 2]]
    assert state["hand"] == {"L": 1, "F": 2}  # a replacement for the locusts
    assert state["discards"] == {"W": 2, "C": 3, "X": 1}
    assert (state["locusts_came"], state["deck"], state["flood"]) == (True, 2, "P")


def test_of_tied_fields_the_locusts_eat_all() -> None:
    oracle = table(["W W F F", "C C"], "X L F F", fields={"F": (0, 3), "C": (1, 3), "L": (0, 1)})
    oracle.play("market W W")
    assert oracle.public(0)["fields"] == [["L", 0, 1]]
    assert oracle.public(0)["discards"] == {"W": 2, "C": 3, "F": 3, "X": 1}


def test_without_fields_the_locusts_leave_hungry() -> None:
    oracle = table(["W W F F", "C C"], "X L F F")
    oracle.play("market W W")
    assert oracle.public(0)["discards"] == {"W": 2, "X": 1}


def test_locusts_in_the_draw_at_the_end_of_a_turn_are_replaced() -> None:
    oracle = table(["W W", "C C"], "L X C F P P P", fields={"F": (0, 2)})
    oracle.play("pass")
    assert oracle.public(0)["hand"] == {"W": 2, "L": 1, "C": 1}
    assert oracle.public(0)["storages"] == [0, 0]  # eaten before the next flood
    assert oracle.public(0)["discards"] == {"P": 1, "F": 2, "X": 1}


def test_locusts_as_a_flood_strike_before_another_card_is_turned_up() -> None:
    oracle = table(["W W", "C C"], "L L X F P P P", fields={"F": (0, 2)})
    oracle.play("pass")
    state = oracle.public(0)
    assert (state["flood"], state["storages"], state["fields"]) == ("F", [0, 0], [])
    assert state["discards"] == {"P": 1, "F": 2, "X": 1}


def test_locusts_as_a_flood_leave_speculation_for_the_card_that_follows() -> None:
    oracle = table(["WL W", "C C"], "L L X W F F F P P", fields={"F": (0, 2)})
    oracle.play("speculate WL")
    assert oracle.public(0)["hand"] == {"W": 1, "L": 2, "F": 3}


def test_locusts_in_an_offering_are_replaced() -> None:
    oracle = table(["W W L L", "C C"], "X F P P P", fields={"F": (0, 2), "C": (1, 1)})
    oracle.play("offering W W")
    state = oracle.public(0)
    assert (state["flood"], state["fields"], state["storages"]) == ("F", [["C", 1, 1]], [0, 0])


def test_what_the_locusts_eat_before_the_deck_is_empty_goes_into_the_new_deck() -> None:
    oracle = table(["W W L L", "C C"], "X F", fields={"C": (1, 3)})
    oracle.play("offering W W")  # eaten, then F is turned up and the deck is empty
    assert canonical(oracle.deck) == ["P", "W", "W", "C", "C", "C", "F", "X"]
    assert oracle.public(None)["locusts_came"] is False


def test_locusts_set_aside_in_a_draw_go_into_the_deck_formed_in_its_middle() -> None:
    oracle = table(["W W L L", "C C"], "X F", fields={"C": (1, 3)})
    oracle.play("market W W")  # F is drawn and the deck is empty; only then do the locusts strike
    assert canonical(oracle.deck) == ["P", "W", "W", "X"]
    assert oracle.public(0)["discards"] == {"C": 3}
    assert (oracle.public(0)["locusts_came"], oracle.public(0)["pass"]) == (False, 2)


def test_locusts_as_the_last_card_of_a_deck_go_into_the_new_one_and_their_field_stays_out() -> None:
    oracle = table(["W W L L", "C C"], "X", discards="L F", fields={"C": (1, 3)})
    oracle.play("market W W")  # P W W L F X: from the top P X F L W W
    assert oracle.public(0)["hand"] == {"P": 1, "L": 2}
    assert oracle.deck == ["X", "F", "L", "W", "W"]
    assert oracle.public(0)["discards"] == {"C": 3}


def test_locusts_turned_up_as_the_last_card_send_the_whole_flood_pile_into_the_new_deck() -> None:
    oracle = table(["W W L L", "C C"], "X", flood="F P", fields={"C": (1, 3)})
    oracle.play("offering W W")
    # P W W F X are shuffled: X W W F P, then F W W X P, then W W F X P; from the top P X F W W. P comes again.
    assert oracle.deck == ["X", "F", "W", "W"]
    assert oracle.flood_pile == ["P"]
    assert oracle.public(0)["discards"] == {"C": 3}


def test_locusts_that_come_twice_in_a_draw_strike_twice_after_it() -> None:
    fields = {"C": (1, 3), "L": (0, 2), "F": (0, 1)}
    oracle = table(["W W L L", "C C", "C C"], "X", fields=fields)
    oracle.chance = Chance("ffffffff" * 4)  # high numbers: no card changes place, so X is on top
    oracle.play("market W W")
    assert oracle.public(0)["fields"] == [["F", 0, 1]]
    assert oracle.public(0)["discards"] == {"L": 2, "C": 3, "X": 1}
    assert (oracle.public(0)["hand"], oracle.deck) == ({"W": 1, "L": 2}, ["W", "P"])
    assert (oracle.public(0)["locusts_came"], oracle.public(0)["pass"]) == (True, 2)


def test_locusts_in_the_last_draw_still_strike() -> None:
    oracle = table(["W W", "C C"], "X F", fields={"F": (0, 2)}, last=True)
    oracle.play("pass")
    assert oracle.over
    assert oracle.public(0)["hand"] == {"W": 2, "F": 1}
    assert oracle.public(0)["fields"] == []
    assert oracle.public(0)["discards"] == {"F": 2, "X": 1}


def test_locusts_as_the_very_last_card_drawn_strike_and_are_not_replaced() -> None:
    oracle = table(["W W", "C C"], "F X", fields={"F": (0, 2)}, last=True)
    oracle.play("pass")
    assert oracle.over
    assert oracle.public(0)["hand"] == {"W": 2, "F": 1}
    assert oracle.public(0)["fields"] == []


def test_locusts_in_the_last_payout_strike_before_the_harvest() -> None:
    oracle = table(["WL W", "C C"], "L L W F X", fields={"W": (1, 2)}, last=True)
    oracle.play("speculate WL")
    assert oracle.over
    assert oracle.public(0)["hand"] == {"W": 1, "L": 2, "F": 1}
    assert oracle.public(0)["storages"] == [0, 0]


def test_locusts_as_the_very_last_flood_end_the_game_without_flood_or_settlement() -> None:
    oracle = table(["PL W", "C C"], "L L X", flood="W", fields={"W": (1, 2), "P": (0, 1)}, last=True)
    oracle.play("speculate PL")
    assert oracle.over
    state = oracle.public(None)
    assert (state["flood"], state["turn"], state["storages"]) == ("W", 2, [0, 0])
    assert state["laid"] == {"seat": 0, "cards": ["PL"]}
    assert state["fields"] == [["P", 0, 1]]
    assert state["discards"] == {"W": 2, "X": 1}


def test_locusts_as_the_very_last_offering_end_the_game_in_the_turn() -> None:
    oracle = table(["W W", "C C"], "X", fields={"P": (0, 1)}, last=True)
    oracle.play("offering W W")
    assert oracle.over
    assert (oracle.public(0)["turn"], oracle.public(0)["flood"], oracle.public(0)["storages"]) == (1, "P", [0, 0])
