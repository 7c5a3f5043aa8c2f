"""The slow referee against the rules, in made-up situations, and against what must hold in any game."""

import copy
import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.nile.oracle import CROPS, LOCUSTS, ORDER, SPECULATION, Chance, Oracle, canonical

COMPONENTS_FILE = Path(__file__).parents[2] / "src" / "nomarch" / "nile" / "components.toml"
COMPONENTS: dict[str, Any] = tomllib.loads(COMPONENTS_FILE.read_text(encoding="utf-8"))
SETUPS = [(2, "no"), (3, "no"), (4, "no"), (5, "no"), (2, "yes"), (3, "yes")]
CALM = "0000000000000000000000000000000" + "1"  # a generator whose first numbers are small: 1, 2, 12


def random_deal(rng: random.Random, players: int, faster: str = "no") -> dict[str, str]:
    """N1, N2.1: what a host would write in the record."""
    table = COMPONENTS["faster"][str(players)] if faster == "yes" else {"each_crop": 0, "speculation": 0}
    removed = rng.sample(SPECULATION, table["speculation"])
    cards = [crop for crop in CROPS for _ in range(COMPONENTS["crops"][crop] - table["each_crop"])]
    cards += [card for card in SPECULATION if card not in removed]
    rng.shuffle(cards)
    hands = [cards[5 * seat : 5 * seat + 5] for seat in range(players)]
    deck = [*cards[5 * players :], LOCUSTS]
    rng.shuffle(deck)
    return {
        "first": str(rng.randint(1, players)),
        "hands": "; ".join(" ".join(hand) for hand in hands),
        "removed": " ".join(canonical(removed)) or "none",
        "deck": " ".join(deck),
        "chance": f"{rng.getrandbits(128):032x}",
    }


def random_game(seed: int, players: int, faster: str = "no") -> Oracle:
    return Oracle({"faster": faster}, random_deal(random.Random(seed), players, faster), players, COMPONENTS)


def deal_from_top(top: str, hands: list[str], chance: str = CALM) -> dict[str, str]:
    """The named hands and first cards of the deck; the other cards below, in the order of the notation."""
    named = Counter([*top.split(), *" ".join(hands).split()])
    rest = Counter(dict.fromkeys(CROPS, 16)) + Counter([*SPECULATION, LOCUSTS]) - named
    below = canonical(rest.elements())
    return {
        "first": "1",
        "hands": "; ".join(hands),
        "removed": "none",
        "deck": " ".join([*top.split(), *below]),
        "chance": chance,
    }


def table(
    hands: list[str],
    deck: str,
    *,
    storages: list[str] | None = None,
    fields: dict[str, tuple[int, int]] | None = None,
    flood: str = "P",
    discards: str = "",
    last: bool = False,
) -> Oracle:
    """A situation in the act step of seat 0. The Flood pile is given from the bottom, the deck from the top."""
    players = len(hands)
    oracle = random_game(0, players)
    oracle.hands = [hand.split() for hand in hands]
    oracle.storages = [storage.split() for storage in storages or [""] * players]
    oracle.fields = dict(fields or {})
    oracle.deck = deck.split()
    oracle.flood_pile = flood.split()
    oracle.discards = discards.split()
    oracle.aside = []
    oracle.locusts_came = False
    oracle.chance = Chance(CALM)
    oracle.pass_number = players if last else 1
    oracle.turn, oracle.seat, oracle.step = 1, 0, "act"
    return oracle


def actions(oracle: Oracle, verb: str) -> list[str]:
    return [text.removeprefix(verb + " ") for text in oracle.legal() if text.split()[0] == verb]


# Chance


def test_the_generator_gives_the_numbers_worked_out_by_hand() -> None:
    chance = Chance(CALM)
    assert [chance.draw() for _ in range(3)] == [1, 2, 12]
    assert (chance.a, chance.b, chance.c, chance.d) == (9, 9 * 0x200002, (0x200002 << 21) % 2**32 + 1024 + 12, 4)


def test_the_generator_works_modulo_two_to_the_32() -> None:
    chance = Chance("ffffffff" * 4)
    assert chance.draw() == 0xFFFFFFFD
    assert (chance.a, chance.b, chance.c, chance.d) == (0xFF800000, 0xFFFFFFF7, 0xFFFFFFFC, 0)


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    chance = Chance("0" * 32)  # 0, then 1; of three, 0 is drawn again
    assert chance.below(3) == 0
    assert chance.d == 2
    chance = Chance("0" * 32)  # of two, nothing is
    assert chance.below(2) == 0
    assert chance.d == 1


def test_shuffling_goes_from_the_last_place_down() -> None:
    assert Chance(CALM).shuffled(["P", "W", "L"]) == ["W", "L", "P"]  # each with place 0: L W P, then W L P


def test_numbers_below_six_are_about_equally_frequent() -> None:
    chance = Chance("0123456789abcdef0123456789abcdef")
    thrown = Counter(chance.below(6) for _ in range(6000))
    assert set(thrown) == set(range(6))
    assert all(850 < number < 1150 for number in thrown.values())


# N1, N2 Components and setup


def test_the_deck_is_91_cards_before_dealing() -> None:
    assert sum(random_game(1, 2).cards().values()) == 91
    assert random_game(1, 2).cards() == Counter(dict.fromkeys(CROPS, 16)) + Counter([*SPECULATION, LOCUSTS])


@pytest.mark.parametrize(("players", "cards", "speculation"), [(2, 76, 5), (3, 86, 10)])
def test_the_faster_game_takes_cards_out(players: int, cards: int, speculation: int) -> None:
    oracle = random_game(1, players, "yes")
    assert sum(oracle.cards().values()) == cards
    assert sum(oracle.cards()[card] for card in SPECULATION) == speculation
    assert oracle.public(None)["faster"] is True


@pytest.mark.parametrize("players", [4, 5])
def test_the_faster_game_is_refused_with_four_or_five(players: int) -> None:
    with pytest.raises(ValueError, match=r"N1\.3"):
        Oracle({"faster": "yes"}, random_deal(random.Random(1), players), players, COMPONENTS)


def test_the_cards_the_faster_game_removed_are_not_shown() -> None:
    deal = random_deal(random.Random(3), 2, "yes")
    oracle = Oracle({"faster": "yes"}, deal, 2, COMPONENTS)
    for viewer in (None, 0, 1):
        assert not set(deal["removed"].split()) & set(oracle.public(viewer)["discards"])
        assert not any("removed" in key for key in oracle.public(viewer))


@pytest.mark.parametrize(
    ("players", "change"),
    [
        (1, {}),
        (2, {"hands": "P P P P P"}),
        (2, {"hands": "P P P P; W W W W W W"}),
        (2, {"removed": "PW"}),
        (2, {"deck": "P"}),
        (2, {"first": "3"}),
        (2, {"chance": "0"}),
    ],
)
def test_a_wrong_deal_is_refused(players: int, change: dict[str, str]) -> None:
    deal = deal_from_top("L", ["P P P P P", "W W W W W"]) | change
    with pytest.raises(ValueError, match=r"N\d|generator"):
        Oracle({"faster": "no"}, deal, players, COMPONENTS)


def test_the_locusts_cannot_be_dealt() -> None:
    deal = deal_from_top("L", ["P P P P X", "W W W W W"])
    with pytest.raises(ValueError, match=r"N2\.1"):
        Oracle({"faster": "no"}, deal, 2, COMPONENTS)


def test_the_game_begins_with_a_flood_of_the_first_player() -> None:
    deal = deal_from_top("PW L", ["P P P P P", "W W W W W"]) | {"first": "2"}
    oracle = Oracle({"faster": "no"}, deal, 2, COMPONENTS)
    assert oracle.public(1) == {
        "players": 2,
        "faster": False,
        "turn": 1,
        "pass": 1,
        "passes": 2,
        "to_play": 1,
        "step": "act",
        "flood": "PW",
        "flooded": "PW",
        "fields": [],
        "laid": None,
        "deck": 80,
        "discards": {},
        "locusts_came": False,
        "hands": [5, 5],
        "storages": [0, 0],
        "hand": {"W": 5},
        "storage": {"P": 0, "W": 0, "L": 0, "C": 0, "F": 0},
        "piles": None,
        "ranks": None,
    }
    assert oracle.legal() == ["market W W", "offering W W", "pass"]


def test_locusts_as_the_first_flood_find_nothing_and_are_replaced() -> None:
    oracle = Oracle({"faster": "no"}, deal_from_top("X L", ["P P P P P", "W W W W W"]), 2, COMPONENTS)
    state = oracle.public(None)
    assert (state["flood"], state["locusts_came"], state["discards"]) == ("L", True, {"X": 1})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deck_is_played_through_once_for_each_player(players: int) -> None:
    assert random_game(1, players).public(None)["passes"] == players


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


# N4 The deck


def test_the_empty_deck_is_formed_anew_from_discards_covered_floods_and_locusts() -> None:
    oracle = table(["W W L", "C C"], "F", flood="PW L P", discards="C X")
    oracle.play("market W W")
    state = oracle.public(0)
    assert (state["pass"], state["deck"], state["flood"], state["discards"]) == (2, 6, "P", {})
    assert canonical(oracle.deck) == ["W", "W", "L", "C", "PW", "X"]  # the traded cards were discarded before


def test_the_new_deck_is_shuffled_from_the_order_of_the_notation_and_its_top_is_the_last_place() -> None:
    oracle = table(["W W L", "C C"], "F", flood="P", discards="X")
    oracle.play("market W L")  # W L X: X L W, then L X W, from the top W X L
    assert oracle.deck == ["W", "X", "L"]


def test_a_draw_goes_on_with_the_new_deck() -> None:
    oracle = table(["W W", "C C"], "F", flood="P", discards="L L L L C X", fields={"W": (1, 1)})
    oracle.play("pass")
    assert oracle.public(None)["pass"] == 2
    assert oracle.public(None)["hands"] == [4, 2]
    assert oracle.cards() == Counter("FPLLLLCXWWWCC")


def test_the_deck_is_formed_even_when_the_draw_is_finished() -> None:
    oracle = table(["W W L L", "C C"], "F", flood="P", discards="L L X")
    oracle.play("market L L")
    assert (oracle.public(0)["deck"], oracle.public(0)["pass"], oracle.public(0)["discards"]) == (5, 2, {})


def test_the_card_just_turned_up_stays_out_and_the_old_flood_card_goes_in() -> None:
    oracle = table(["W W L L", "C C"], "F", flood="C P", discards="X", fields={"F": (1, 3)})
    oracle.play("offering L L")
    assert canonical(oracle.deck) == ["P", "L", "L", "C", "X"]
    assert oracle.public(0)["flood"] == "F"
    assert oracle.public(None)["fields"] == [["F", 1, 2]]


def test_hands_fields_storage_and_laid_cards_stay_out_of_the_new_deck() -> None:
    # Both laid cards come true, and the deck is formed after the first card of the draw of six; in the rest of it
    # the locusts come and eat the Field.
    deck, discards = "P P W F", "L L L L L L X"
    oracle = table(["WL WC L", "C C"], deck, discards=discards, fields={"C": (0, 2)}, storages=["", "F"])
    oracle.play("speculate WL WC")
    state = oracle.public(0)
    assert (state["pass"], state["laid"], state["hands"], state["storages"]) == (2, None, [9, 2], [0, 1])
    assert canonical(oracle.deck + oracle.hands[0]) == ["P"] * 3 + ["L"] * 7 + ["F"]
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
    assert canonical(oracle.deck) == ["P", "W", "W", "C", "C", "C", "X"]
    assert oracle.public(None)["locusts_came"] is False


def test_locusts_set_aside_in_a_draw_go_into_the_deck_formed_in_its_middle() -> None:
    oracle = table(["W W L L", "C C"], "X F", fields={"C": (1, 3)})
    oracle.play("market W W")  # F is drawn and the deck is empty; only then do the locusts strike
    assert canonical(oracle.deck) == ["W", "W", "X"]
    assert oracle.public(0)["discards"] == {"C": 3}
    assert (oracle.public(0)["locusts_came"], oracle.public(0)["pass"]) == (False, 2)


def test_locusts_as_the_last_card_of_a_deck_go_into_the_new_one_and_their_field_stays_out() -> None:
    oracle = table(["W W L L", "C C"], "X", discards="L F", fields={"C": (1, 3)})
    oracle.play("market W W")  # W W L F X: from the top W X L W F
    assert oracle.public(0)["hand"] == {"W": 1, "L": 2}
    assert oracle.deck == ["X", "F", "L", "W"]
    assert oracle.public(0)["discards"] == {"C": 3}


def test_locusts_turned_up_as_the_last_card_leave_the_old_flood_card_current() -> None:
    oracle = table(["W W L L", "C C"], "X", flood="F P", fields={"C": (1, 3)})
    oracle.play("offering W W")
    # W W F X are shuffled: X W F W, then F W X W, then W F X W; from the top W X F W. The P stayed out.
    assert oracle.deck == ["X", "F", "W"]
    assert oracle.flood_pile == ["P", "W"]
    assert oracle.public(0)["discards"] == {"P": 1, "C": 3}


def test_locusts_that_come_twice_in_a_draw_strike_twice_after_it() -> None:
    fields = {"C": (1, 3), "L": (0, 2), "F": (0, 1)}
    oracle = table(["W W L L", "C C", "C C"], "X", fields=fields)
    oracle.chance = Chance("ffffffff" * 4)  # high numbers: no card changes place, so X is on top
    oracle.play("market W W")
    assert oracle.public(0)["fields"] == [["F", 0, 1]]
    assert oracle.public(0)["discards"] == {"L": 2, "C": 3, "X": 1}
    assert (oracle.public(0)["hand"], oracle.deck) == ({"W": 1, "L": 2}, ["W"])
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


# N6 Scoring


def ranks(*storages: str) -> list[int]:
    oracle = table(["W W"] * len(storages), "F", storages=list(storages), last=True)
    oracle.play("pass")
    found: list[int] = oracle.public(None)["ranks"]
    return found


def test_more_in_the_smallest_pile_wins() -> None:
    assert ranks("P W L C F", "P P P P P P W W W W L L L C C C") == [1, 2]


def test_tied_smallest_piles_are_decided_by_the_next() -> None:
    assert ranks("P W L", "F F F F F F F F W") == [1, 2]
    assert ranks("P P P W W", "C C L L L L") == [2, 1]


def test_which_crop_a_pile_is_of_does_not_matter_and_full_ties_are_shared() -> None:
    assert ranks("P P W", "F C C", "P") == [1, 1, 3]
    assert ranks("", "") == [1, 1]


def test_the_last_of_four_is_fourth() -> None:
    assert ranks("P", "P W L C F", "P W", "") == [3, 1, 2, 4]


def test_piles_are_shown_when_the_game_is_over() -> None:
    oracle = table(["W W", "C C"], "F", storages=["P P", "F"], last=True)
    assert (oracle.public(0)["piles"], oracle.public(0)["ranks"]) == (None, None)
    oracle.play("pass")
    assert oracle.public(None)["piles"] == [
        {"P": 2, "W": 0, "L": 0, "C": 0, "F": 0},
        {"P": 0, "W": 0, "L": 0, "C": 0, "F": 1},
    ]


# What a viewer may know


def test_a_spectator_sees_neither_hand_nor_storage() -> None:
    state = random_game(1, 3).public(None)
    assert (state["hand"], state["storage"]) == (None, None)


@pytest.mark.parametrize("seed", range(5))
def test_a_view_does_not_change_with_what_is_hidden_from_it(seed: int) -> None:
    rng = random.Random(seed)
    oracle = random_game(seed, 3)
    for _ in range(40):
        oracle.play(farming_choice(rng, oracle))
        other = copy.deepcopy(oracle)
        hidden = other.deck + other.hands[1] + other.hands[2]
        rng.shuffle(hidden)
        for pile in (other.deck, other.hands[1], other.hands[2]):
            pile[:] = [hidden.pop() for _ in pile]
        other.storages[1] = ["P"] * len(other.storages[1])
        assert not oracle.over
        assert other.public(0) == oracle.public(0)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    oracle = random_game(1, 2)
    before = copy.deepcopy(oracle.public(0))
    for text in ["", "done", "plant", "plant 9W", "market X X", "offering P", "speculate P"]:
        with pytest.raises(ValueError, match="not legal"):
            oracle.play(text)
    assert oracle.public(0) == before


# Any game


def uniform_choice(rng: random.Random, oracle: Oracle) -> str:
    return rng.choice(oracle.legal())


def farming_choice(rng: random.Random, oracle: Oracle) -> str:
    """The kind of action first: there are so many trades that uniform play hardly farms."""
    verb = rng.choice(sorted({text.split()[0] for text in oracle.legal()}))
    return rng.choice([text for text in oracle.legal() if text.split()[0] == verb])


def check_invariants(oracle: Oracle, cards: Counter[str]) -> None:
    assert oracle.cards() == cards
    assert all(seat in range(oracle.players) and number > 0 for seat, number in oracle.fields.values())
    assert oracle.aside == []
    assert all(card in CROPS for storage in oracle.storages for card in storage)
    assert not any(LOCUSTS in hand for hand in oracle.hands)
    state = oracle.public(oracle.seat)
    assert len(oracle.legal()) != 1
    assert oracle.legal() == sorted(set(oracle.legal()))
    assert oracle.over == (state["deck"] == 0) == (state["to_play"] is None) == (oracle.legal() == [])
    assert LOCUSTS in (state["discards"] if state["locusts_came"] else oracle.deck)
    assert 1 <= state["pass"] <= state["passes"]
    counted = state["deck"] + sum(state["discards"].values()) + sum(state["hands"]) + sum(state["storages"]) + 1
    counted += sum(number for _, _, number in state["fields"]) + (len(state["laid"]["cards"]) if state["laid"] else 0)
    assert counted == sum(cards.values())


@pytest.mark.parametrize("policy", [uniform_choice, farming_choice])
@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_random_games_keep_their_cards_and_end(players: int, faster: str, policy: Any) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        oracle = random_game(seed, players, faster)
        cards = oracle.cards()
        while not oracle.over:
            check_invariants(oracle, cards)
            oracle.play(policy(rng, oracle))
        check_invariants(oracle, cards)
        assert oracle.public(None)["pass"] == players
        assert min(oracle.public(None)["ranks"]) == 1


def figures(players: int, games: int) -> dict[str, float]:
    """Means over games of farming play."""
    sums: Counter[str] = Counter()
    for seed in range(games):
        rng = random.Random(seed)
        oracle = random_game(seed, players)
        while not oracle.over:
            hands = oracle.public(None)["hands"]
            sums["decisions"] += 1
            sums["options"] += len(oracle.legal())
            sums["hand"] += sum(hands)
            sums["largest"] = max(sums["largest"], *hands)
            oracle.play(farming_choice(rng, oracle))
        sums["turns"] += oracle.public(None)["turn"]
        sums["shared"] += oracle.public(None)["ranks"].count(1) > 1
    return {
        "turns": sums["turns"] / games,
        "decisions": sums["decisions"] / games,
        "options": sums["options"] / sums["decisions"],
        "hand": sums["hand"] / sums["decisions"] / players,
        "largest": sums["largest"],
        "shared": sums["shared"] / games,
    }


@pytest.mark.parametrize(("players", "turns"), [(2, 37), (3, 49), (4, 57), (5, 61)])
def test_farming_games_are_of_the_usual_length(players: int, turns: int) -> None:
    found = figures(players, 30)
    assert 0.85 * turns < found["turns"] < 1.15 * turns
    assert 55 < found["decisions"] < 135
    assert 4 < found["hand"] < 9
    assert 15 < found["options"] < 45


def test_the_notation_orders_cards_as_the_formats_say() -> None:
    assert " ".join(ORDER) == "P W L C F PW PL PC PF WL WC WF LC LF CF X"
    assert canonical(["X", "CF", "F*", "P*", "F", "PW"]) == ["F", "PW", "CF", "X", "P*", "F*"]
