"""N5: the Plague of Locusts."""

from __future__ import annotations

import pytest

from tests.games.nile.driver import UNMOVED, Rules, discards, fields, hand, play, storage


def drawn(rules: Rules, planted: str) -> tuple[str, str]:
    """The Fields and the discards after seat 0 trades two wheat and draws the locusts."""
    match = play(rules.craft("W W F F; C C; L L", "X L F F", fields=planted), "market W W")
    return fields(match), discards(match)


# Which Fields are eaten


@pytest.mark.rule("N5")
def test_the_largest_field_is_discarded_whole(rules: Rules) -> None:
    assert drawn(rules, "2F 1L; 3C") == ("1L 2F", "W W C C C X")


@pytest.mark.rule("N5")
@pytest.mark.parametrize("planted", ["3F", "; 3F", "; ; 3F"])
def test_it_does_not_matter_whose_it_is(rules: Rules, planted: str) -> None:
    assert drawn(rules, planted) == ("", "W W F F F X")


@pytest.mark.rule("N5")
@pytest.mark.parametrize(
    ("planted", "left", "eaten"),
    [
        ("3F 1L; 3C", "1L", "W W C C C F F F X"),
        ("3F 3L; 2C", "; 2C", "W W L L L F F F X"),
        ("1P 1W 1L 1C 1F", "", "P W W W L C F X"),
        ("4P; 4W; 4L 3C", "; ; 3C", "P P P P W W W W W W L L L L X"),
    ],
)
def test_of_tied_fields_all_are_discarded(rules: Rules, planted: str, left: str, eaten: str) -> None:
    assert drawn(rules, planted) == (left, eaten)


@pytest.mark.rule("N5")
def test_without_fields_nothing_happens(rules: Rules) -> None:
    assert drawn(rules, "") == ("", "W W X")


@pytest.mark.rule("N5")
def test_storages_and_hands_are_spared(rules: Rules) -> None:
    match = rules.craft("W W F F; C C", "X L F F", fields="2F", storages="F F F F; C", flood="P")
    play(match, "market W W")
    assert (storage(match), storage(match, 1), hand(match), hand(match, 1)) == ("F F F F", "C", "L F F", "C C")


@pytest.mark.rule("N5")
def test_the_crops_eaten_are_free_again(rules: Rules) -> None:
    match = play(rules.craft("W W F F; C C", "X L F F", fields="; 3F"), "market W W", "plant 2F")
    assert fields(match) == "2F"


# When they strike


@pytest.mark.rule("N5")
def test_they_are_announced_when_drawn_and_leave_to_the_discards(rules: Rules) -> None:
    match = rules.craft("W W F F; C C", "X L F F")
    assert (match.view()["locusts_came"], match.view()["discards"]) == (False, {})
    play(match, "market W W")
    for viewer in (None, 0, 1):
        assert match.view(viewer)["locusts_came"] is True
        assert match.view(viewer)["discards"] == {"W": 2, "X": 1}


@pytest.mark.rule("N5")
def test_they_never_count_as_a_card_drawn(rules: Rules) -> None:
    match = play(rules.craft("W W F F; C C", "X L F F", fields="1F"), "market W W")
    assert (hand(match), rules.deck(match)) == ("L F F", "F F")
    match = play(rules.craft("W W; C C", "L X C F P P P"), "pass")
    assert (hand(match), match.view()["flood"]) == ("W W L C", "F")
    match = play(rules.craft("WL F; C C", "P P W C C X L F F", fields="1F"), "speculate WL")
    assert (hand(match), rules.deck(match)) == ("P P L C C F", "F F")


@pytest.mark.rule("N5", "N3.6")
@pytest.mark.parametrize("cards", ["X L C", "L X C"])
def test_a_draw_is_finished_before_they_strike_and_before_the_next_flood(rules: Rules, cards: str) -> None:
    match = play(rules.craft("W W; C C", f"{cards} F P P P", fields="2F"), "pass")
    assert (hand(match), match.view()["flood"], storage(match), fields(match)) == ("W W L C", "F", "", "")
    assert discards(match) == "P F F X"


@pytest.mark.rule("N5", "N3.6")
def test_after_a_full_draw_they_wait_for_the_next_card(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "L C X F P P P", fields="2F"), "pass")  # turned up, not drawn
    assert (hand(match), match.view()["flood"], storage(match)) == ("W W L C", "F", "")


@pytest.mark.rule("N5", "N3.4")
def test_a_field_just_planted_may_be_eaten_in_the_draw_of_the_same_turn(rules: Rules) -> None:
    match = play(rules.craft("W W W; C C", "X L L F P P", fields="; 2F"), "plant 3W")
    assert (fields(match), storage(match, 1)) == ("; 1F", "F")


@pytest.mark.rule("N5", "N3.5")
def test_in_a_payout_the_draw_comes_first_then_the_locusts_then_the_harvest(rules: Rules) -> None:
    match = play(rules.craft("WL F; C C", "P P W X C C C F F", flood="P", fields="2L; 2W"), "speculate WL")
    assert (hand(match), fields(match), match.view()["storages"]) == ("P P C C C F", "", [0, 0])
    match = play(rules.craft("WL F; C C", "P P W X C C C F F", flood="P", fields="3L; 2W"), "speculate WL")
    assert (fields(match), storage(match, 1)) == ("; 1W", "W")


@pytest.mark.rule("N5", "N3.5")
def test_the_harvest_of_a_flood_after_locusts_comes_from_what_they_left(rules: Rules) -> None:
    match = play(rules.craft("W W; C C", "L L X WC P P", flood="P", fields="3F; 3W 2C"), "pass")
    assert (fields(match), storage(match, 1), discards(match)) == ("; 1C", "C", "P W W W F F F X")


@pytest.mark.rule("N5", "N4.1")
def test_the_crops_flooded_before_stay_so_until_another_card_is_turned_up(rules: Rules) -> None:
    """Locusts that empty the deck: the shuffle includes the card that was current when they came."""
    match = play(rules.craft("W W L L; C C", "X F", flood="PC"), "market W W")
    assert (match.view()["flood"], match.view()["flooded"]) == (None, "PC")
    assert sorted(rules.deck(match).split()) == ["PC", "W", "W", "X"]
    match = play(rules.craft("W W L L; C C", "X", flood="PC", discards="F"), "offering W W")
    assert (discards(match), match.view()["flood"]) == ("", "W")
    assert sorted(rules.deck(match).split()) == ["F", "PC", "W", "X"]


@pytest.mark.rule("N5", "N4.1")
def test_locusts_that_come_twice_in_one_draw_strike_twice_after_it(rules: Rules) -> None:
    match = rules.craft("W W L L; C C; C C", "X", fields="2L 1F; 3C", shuffle=UNMOVED)
    play(match, "market W W")  # they are shuffled in at once, and end up on top
    assert (fields(match), hand(match), rules.deck(match)) == ("1F", "W L L", "W P")
    assert (discards(match), match.view()["locusts_came"], match.view()["pass"]) == ("L L C C C X", True, 2)


@pytest.mark.rule("N5", "N4.1")
def test_locusts_turned_up_twice_strike_twice_before_the_flood(rules: Rules) -> None:
    match = rules.craft("W W L L; C C; C C", "X", fields="2L 1W; 3C", shuffle=UNMOVED)
    play(match, "offering W W")
    assert (fields(match), match.view()["flood"], storage(match), match.view()["pass"]) == ("", "W", "W", 2)
    assert discards(match) == "L L C C C X"
