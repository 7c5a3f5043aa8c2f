"""N4: new decks, and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.nile.driver import UNMOVED, Rules, Table, discards, fields, hand, legal, options, play, storage
from tests.games.nile.playing import all_cards, small_box
from tests.games.nile.positions import new


def cards(text: str) -> list[str]:
    return sorted(text.split())


def at_the_end(match: Table) -> tuple[bool, list[str], int | None, str]:
    """Compare with OVER: the game is over, and nobody has a decision left."""
    return match.over, legal(match), match.to_play, match.view()["step"]


OVER: tuple[bool, list[str], int | None, str] = (True, [], None, "over")


# N4.1: a new deck


@pytest.mark.rule("N4.1")
def test_the_discards_the_flood_pile_and_the_locusts_become_the_new_deck(rules: Rules) -> None:
    match = play(rules.craft("W W L; C C", "F", discards="L C PW X"), "market W W")
    assert (match.view()["pass"], discards(match), hand(match)) == (2, "", "L F")
    assert cards(rules.deck(match)) == cards("W W L C PW X P")  # the trade was discarded before the deck ran out


@pytest.mark.rule("N4.1")
def test_the_current_flood_card_goes_in_and_its_crops_stay_flooded(rules: Rules) -> None:
    match = play(rules.craft("P P W W L; C C", "F", flood="PC", discards="L X"), "market W W")
    for viewer in (None, 0, 1):
        assert (match.view(viewer)["flood"], match.view(viewer)["flooded"]) == (None, "PC")
    assert cards(rules.deck(match)) == cards("W W L X PC")
    assert options(match, "plant") == ["L+F"]
    rules.refuses(match, "plant 2P", "nile_flooded", "N3.4")


@pytest.mark.rule("N4.1")
def test_its_crops_stay_flooded_until_another_card_is_turned_up(rules: Rules) -> None:
    match = play(rules.craft("P P W W L L; C C", "F", flood="P", shuffle=UNMOVED), "market W W")
    assert (match.view()["flooded"], discards(match)) == ("P", "")
    play(match, "offering L L")  # the deck was P W W, with the top last
    assert (match.view()["flood"], match.view()["flooded"]) == ("W", "W")
    assert discards(match) == "L L"  # no card was left to cover them
    assert cards(rules.deck(match)) == cards("P W")
    assert "2P" in options(match, "plant")


@pytest.mark.rule("N4.1")
def test_the_card_just_turned_up_goes_in_with_the_one_it_covers(rules: Rules) -> None:
    match = play(rules.craft("W W L L; C C", "F", flood="P", discards="C X", fields="; 3F"), "offering L L")
    assert (match.view()["flood"], match.view()["flooded"], fields(match)) == (None, "F", "; 2F")
    assert cards(rules.deck(match)) == cards("F P L L C X")


@pytest.mark.rule("N4.1", "N3.5")
def test_a_payout_may_draw_the_very_flood_card_that_it_is_for(rules: Rules) -> None:
    # The second deck is P W L.
    match = play(rules.craft("WL F; C C", "P P W", discards="L", fields="; 2W"), "speculate WL")
    assert (match.over, hand(match)) == (True, "P P P W L F")
    match = play(rules.craft("WL F; C C", "P P W", discards="L L L L L", fields="; 2W"), "speculate WL")
    assert (match.view()["flood"], match.view()["flooded"], storage(match, 1)) == (None, "W", "W")
    assert cards(f"{hand(match)} {rules.deck(match)}") == cards("F P P P W L L L L L")


@pytest.mark.rule("N4.1")
def test_version_1_kept_the_current_flood_card_out(rules: Rules) -> None:
    match = play(rules.craft("W W L; C C", "F", flood="PC", discards="L X", version=1), "market W W")
    assert (match.view()["flood"], match.view()["flooded"]) == ("PC", "PC")
    assert cards(rules.deck(match)) == cards("W W L X")
    match = play(rules.craft("W W L L; C C", "F", discards="C X", fields="; 3F", version=1), "offering L L")
    assert (match.view()["flood"], fields(match), cards(rules.deck(match))) == ("F", "; 2F", cards("P L L C X"))
    match = play(rules.craft("W W L L; C C", "X", flood="PC", discards="F", version=1), "offering W W")
    assert (match.view()["flood"], discards(match)) == ("W", "PC")


@pytest.mark.rule("N4.1")
def test_the_new_deck_is_formed_at_the_instant_the_old_one_is_empty(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "F F P", discards="L L X"), "pass")
    assert (match.turn, match.view()["pass"]) == (2, 2)
    assert cards(rules.deck(match)) == cards("P P L L X")
    assert match.view()["deck"] == 5


@pytest.mark.rule("N4.1")
def test_a_deck_with_one_card_left_is_not_reshuffled(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "F F P W", discards="L L X"), "pass")
    assert (match.view()["pass"], match.view()["deck"], discards(match)) == (1, 1, "P L L X")


@pytest.mark.rule("N4.1")
def test_a_draw_goes_on_with_the_new_deck(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "F", discards="L L L L C X"), "pass")
    assert (match.view()["pass"], match.view()["hands"]) == (2, [4, 2])
    assert match.view()["deck"] + len(discards(match).split()) == 6 + 1 - 1 - 1  # drawn, and turned up


@pytest.mark.rule("N4.1", "N4.2")
def test_a_draw_may_go_through_several_decks_to_the_end_of_the_game(rules: Rules) -> None:
    match = rules.craft("WL WC; C C; C C; C C", "P P W L", discards="F X", fields="; 1L 3F")
    play(match, "speculate WL WC")  # the second deck is P W F X; later ones contain only the locusts
    assert at_the_end(match) == OVER
    assert (match.view()["pass"], hand(match), fields(match)) == (4, "P P P W L F", "")


@pytest.mark.rule("N4.1")
def test_hands_fields_storages_and_cards_laid_out_stay_out_of_it(rules: Rules) -> None:
    match = rules.craft("WL F; C C", "P P W", flood="P", fields="2L; 1C", storages="W; F", discards="L L L L L L")
    play(match, "speculate WL")
    assert match.view()["pass"] == 2
    assert cards(f"{hand(match)} {rules.deck(match)}") == cards("F P P P W L L L L L L")
    assert (discards(match), fields(match), storage(match), storage(match, 1)) == ("WL", "2L; 1C", "W", "F")
    assert hand(match, 1) == "C C"


@pytest.mark.rule("N4.1")
def test_the_new_deck_is_shuffled_by_the_generator_of_the_game(rules: Rules) -> None:
    match = play(rules.craft("W W L; C C", "F", flood="C", discards="X"), "market W L")
    assert hand(match) == "W F"
    # From W L C X: X L C W, then C L X W, then L C X W, with the top last.
    assert rules.deck(match) == "W X C L"


@pytest.mark.rule("N4.1")
def test_a_number_that_would_favour_some_cards_is_drawn_again(rules: Rules) -> None:
    # The generator gives 0, which is rejected for one of three, then 0x80400001 and 2.
    match = play(rules.craft("W W L; C C", "F", flood="C", shuffle="80000000" * 2 + "0" * 16), "market W L")
    assert rules.deck(match) == "L W C"  # from W L C: W C L, then C W L


@pytest.mark.rule("N4.1")
def test_other_generators_give_other_decks(rules: Rules) -> None:
    found = set()
    for number in range(1, 60):
        shuffle = f"{number * 0x9E3779B97F4A7C15F39CC0605CEDC835 % 2**128:032x}"
        match = rules.craft("W W L L; C C", "F", discards="P C PW X", shuffle=shuffle)
        found.add(rules.deck(play(match, "market W L")))
    assert len(found) > 50
    assert {text.split().index("X") for text in found} == set(range(7))


@pytest.mark.rule("N4.1")
def test_the_pass_counter_advances_and_the_locusts_are_to_come_again(rules: Rules) -> None:
    match = rules.craft("W W L L C C; C C", "X F C P")
    play(match, "market L L")
    assert (match.view()["pass"], match.view()["locusts_came"]) == (1, True)
    play(match, "market W W")
    assert (match.view()["pass"], match.view()["locusts_came"]) == (1, True)
    play(match, "market C C")
    assert (match.view()["pass"], match.view()["locusts_came"]) == (2, False)


@pytest.mark.rule("N4.1", "N5")
def test_locusts_as_the_last_card_drawn_go_into_the_new_deck_and_their_field_stays_out(rules: Rules) -> None:
    match = play(rules.craft("W W L L; C C", "X", discards="L F", fields="; 3C"), "market W W")
    assert (hand(match), rules.deck(match)) == ("P L L", "X F L W W")  # from P W W L F X
    assert (discards(match), fields(match)) == ("C C C", "")
    assert (match.view()["pass"], match.view()["locusts_came"]) == (2, False)


@pytest.mark.rule("N4.1", "N5")
def test_locusts_as_the_last_card_turned_up_go_into_the_new_deck_and_their_field_stays_out(rules: Rules) -> None:
    match = play(rules.craft("W W L L; C C", "X", discards="F", fields="; 3C"), "offering W W")
    # P W W F X are shuffled to W W F X P; the P on top, which was the current Flood card, is turned up again.
    assert (match.view()["flood"], rules.deck(match)) == ("P", "X F W W")
    assert (discards(match), fields(match), match.view()["pass"]) == ("C C C", "", 2)


@pytest.mark.rule("N4.1", "N5")
def test_the_field_that_stayed_out_goes_in_the_next_time(rules: Rules) -> None:
    match = play(rules.craft("W W L L L L; F F; F F", "X", fields="; 3C"), "market W W")
    assert (match.view()["pass"], discards(match)) == (2, "C C C")
    while match.view()["pass"] == 2:
        play(match, "market L L")
    assert cards(f"{hand(match)} {rules.deck(match)}").count("C") == 3
    assert "C" not in discards(match)


@pytest.mark.rule("N4.1", "N5")
def test_locusts_earlier_in_a_draw_that_empties_the_deck_go_into_the_new_one(rules: Rules) -> None:
    match = play(rules.craft("W W L L; C C", "X F", fields="; 3C"), "market W W")
    assert cards(rules.deck(match)) == cards("P W W X")  # they strike after the draw: the Field isn't in it
    assert (discards(match), match.view()["pass"], match.view()["locusts_came"]) == ("C C C", 2, False)


@pytest.mark.rule("N4.1", "N5")
def test_what_locusts_turned_up_eat_before_the_deck_is_empty_goes_into_the_new_one(rules: Rules) -> None:
    match = play(rules.craft("W W L L; C C", "X F", fields="; 3C"), "offering W W")
    assert (match.view()["flooded"], discards(match)) == ("F", "")
    assert cards(rules.deck(match)) == cards("P F W W C C C X")


# N4.2: the end


@pytest.mark.rule("N4.2")
def test_the_game_ends_when_the_last_deck_is_empty(rules: Rules) -> None:
    match = play(rules.craft("W W L L; C C", "F", last=True, discards="L X"), "market L L")
    assert at_the_end(match) == OVER
    assert (match.turn, match.view()["pass"], match.view()["deck"]) == (1, 2, 0)
    assert (hand(match), match.view()["flood"], discards(match)) == ("W W F", "P", "L L L X")
    rules.refuses(match, "pass", "game_over", "")


@pytest.mark.rule("N4.2", "N2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_does_not_end_when_an_earlier_deck_is_empty(rules: Rules, players: int) -> None:
    hands = "; ".join(["W W L L"] * players)
    assert not play(rules.craft(hands, "F", discards="P X"), "market L L").over
    assert play(rules.craft(hands, "F", discards="P X", last=True), "market L L").over


@pytest.mark.rule("N4.2")
def test_the_last_draw_takes_what_there_is(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "F", last=True, discards="L L"), "pass")
    assert at_the_end(match) == OVER
    assert (hand(match), match.turn, match.view()["flood"]) == ("W W F", 1, "P")


@pytest.mark.rule("N4.2")
def test_no_flood_follows_a_draw_of_just_the_last_cards(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "F L", last=True, fields="2P"), "pass")
    assert at_the_end(match) == OVER
    assert (hand(match), match.turn, match.view()["flood"], fields(match)) == ("W W L F", 1, "P", "2P")


@pytest.mark.rule("N4.2")
def test_the_last_flood_is_harvested_and_no_step_follows(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "L L F", last=True, fields="2F"), "pass")
    assert at_the_end(match) == OVER
    assert (match.turn, match.view()["flood"], storage(match), hand(match, 1)) == (2, "F", "F", "C C")


@pytest.mark.rule("N4.2", "N3.3")
def test_the_last_offering_is_harvested_and_no_step_follows(rules: Rules) -> None:
    match = play(rules.craft("W W L L; C C", "F", last=True, fields="2F"), "offering W W")
    assert at_the_end(match) == OVER
    assert (match.turn, storage(match), hand(match), match.view()["flood"]) == (1, "F", "L L", "F")


@pytest.mark.rule("N4.2", "N3.5")
def test_the_last_flood_settles_speculation_with_what_there_is(rules: Rules) -> None:
    match = play(rules.craft("WL W; C C", "L L W F F", last=True, fields="; 2W"), "speculate WL")
    assert at_the_end(match) == OVER
    assert (hand(match), match.view()["laid"], storage(match, 1)) == ("W L L F F", None, "W")
    assert discards(match) == "P WL"


@pytest.mark.rule("N4.2", "N3.5")
def test_speculation_right_with_the_very_last_card_draws_nothing(rules: Rules) -> None:
    match = play(rules.craft("WL W; C C", "L L W", last=True, fields="; 2W"), "speculate WL")
    assert at_the_end(match) == OVER
    assert (hand(match), storage(match, 1), discards(match)) == ("W L L", "W", "P WL")


@pytest.mark.rule("N4.2", "N5")
@pytest.mark.parametrize("last_cards", ["X F", "F X"])
def test_locusts_in_the_last_draw_still_strike(rules: Rules, last_cards: str) -> None:
    match = play(rules.craft("W W; C C", last_cards, last=True, fields="2F"), "pass")
    assert at_the_end(match) == OVER
    assert (hand(match), fields(match), discards(match)) == ("W W F", "", "F F X")


@pytest.mark.rule("N4.2", "N5")
def test_locusts_as_the_very_last_card_of_a_market_strike_and_are_not_replaced(rules: Rules) -> None:
    match = play(rules.craft("W W L; C C", "X", last=True, fields="2F", discards="C"), "market W W")
    assert at_the_end(match) == OVER
    assert (hand(match), fields(match)) == ("L", "")


@pytest.mark.rule("N4.2", "N5")
@pytest.mark.parametrize("last_cards", ["F X", "X F"])
def test_locusts_in_the_last_payout_strike_before_the_harvest(rules: Rules, last_cards: str) -> None:
    match = play(rules.craft("WL W; C C", f"L L W {last_cards}", last=True, fields="; 2W"), "speculate WL")
    assert at_the_end(match) == OVER
    assert (hand(match), storage(match, 1), fields(match)) == ("W L L F", "", "")


@pytest.mark.rule("N4.2", "N5")
def test_locusts_as_the_very_last_card_turned_up_leave_no_flood_and_no_settlement(rules: Rules) -> None:
    match = play(rules.craft("PL W; C C", "L L X", last=True, flood="W", fields="1P; 2W"), "speculate PL")
    assert at_the_end(match) == OVER
    assert (match.view()["flood"], match.turn, match.view()["storages"]) == ("W", 2, [0, 0])
    assert match.view()["laid"] == {"seat": 0, "cards": ["PL"]}
    assert (fields(match), discards(match)) == ("1P", "W W X")


@pytest.mark.rule("N4.2", "N5")
def test_locusts_as_the_very_last_offering_leave_no_flood_either(rules: Rules) -> None:
    match = play(rules.craft("W W L L; C C", "X", last=True, fields="1P; 2C"), "offering W W")
    assert at_the_end(match) == OVER
    assert (match.turn, match.view()["flood"], match.view()["storages"], fields(match)) == (1, "P", [0, 0], "1P")


@pytest.mark.rule("N4.1", "N4.2", "N2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("crops", "most"), [(4, 2), (2, 0)])
def test_a_game_with_few_cards_comes_to_its_end_too(players: int, crops: int, most: int) -> None:
    for seed in range(10):
        match = new(players, seed, components=small_box(crops, most))
        whole = all_cards(match)
        while not match.over:
            play(match, legal(match)[0 if seed % 2 else -1])
        assert (match.view()["pass"], match.view()["deck"]) == (players, 0)
        assert all_cards(match) == whole
