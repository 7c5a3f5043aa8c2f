"""N3.1, N3.2: the Flood at the start of a turn, and the harvest."""

from __future__ import annotations

import pytest

from tests.games.nile.driver import Rules, Table, discards, fields, hand, options, play, storage

HANDS = "L L; C C C C; L L"


def flooded_by(rules: Rules, card: str, planted: str) -> Table:
    """Seat 0 has passed and drawn two papyrus; the Flood at the start of seat 1's turn turned up this card."""
    return play(rules.craft(HANDS, f"P P {card} P P P P P", flood="F", fields=planted), "pass")


# N3.1: Flood


@pytest.mark.rule("N3.1")
def test_at_the_beginning_of_a_turn_the_top_card_is_turned_up(rules: Rules) -> None:
    match = flooded_by(rules, "W", "")
    assert (match.view()["flood"], match.view()["turn"], match.to_play) == ("W", 2, 1)
    assert rules.deck(match) == "P P P P P"


@pytest.mark.rule("N3.1")
@pytest.mark.parametrize("crop", list("PWLCF"))
def test_a_crop_card_floods_that_crop(rules: Rules, crop: str) -> None:
    assert flooded_by(rules, crop, "").view()["flooded"] == crop


@pytest.mark.rule("N3.1")
@pytest.mark.parametrize("card", ["PW", "PL", "PC", "PF", "WL", "WC", "WF", "LC", "LF", "CF"])
def test_a_speculation_card_floods_both_its_crops(rules: Rules, card: str) -> None:
    match = flooded_by(rules, card, "3P 3W; 3L 3C 3F")
    assert match.view()["flooded"] == card
    assert fields(match) == "; ".join(
        " ".join(f"{2 if crop in card else 3}{crop}" for crop in own) for own in ("PW", "LCF")
    )


@pytest.mark.rule("N3.1")
def test_the_card_turned_up_covers_the_old_one_which_stays_on_the_flood_pile(rules: Rules) -> None:
    match = rules.craft(HANDS, "P P W L L WF L L L", flood="F", discards="C")
    assert discards(match) == "C"
    assert discards(play(match, "pass")) == "C F"
    assert discards(play(match, "pass")) == "W C F"
    assert match.view()["flood"] == "WF"


@pytest.mark.rule("N3.1", "N5")
def test_locusts_turned_up_strike_and_are_discarded_and_another_card_is_turned_up(rules: Rules) -> None:
    match = rules.craft(HANDS, "P P X W P P P", flood="F", fields="2W; 3L")
    play(match, "pass")
    assert (match.view()["flood"], match.view()["locusts_came"]) == ("W", True)
    assert (fields(match), storage(match)) == ("1W", "W")
    assert discards(match) == "L L L F X"


@pytest.mark.rule("N3.1", "N5")
def test_locusts_turned_up_eat_what_the_next_card_would_have_harvested(rules: Rules) -> None:
    match = play(rules.craft(HANDS, "P P X W P P P", flood="F", fields="; 2W"), "pass")
    assert (match.view()["flood"], fields(match), storage(match, 1)) == ("W", "", "")


@pytest.mark.rule("N3.1", "N3.5")
def test_speculation_is_settled_before_the_harvest(rules: Rules) -> None:
    # The payout draws the locusts, which eat the Field before its harvest.
    match = play(rules.craft("WL F; C C", "P P W P X P P C", flood="F", fields="; 2W"), "speculate WL")
    assert (fields(match), storage(match, 1), hand(match)) == ("", "", "P P P P P F")


@pytest.mark.rule("N3.1")
def test_each_player_has_a_flood_of_their_own_and_the_turn_goes_round(rules: Rules) -> None:
    match = rules.craft("C C; C C; C C", "L L W L L F L L WF L L L L", fields="4W; ; 3F")
    seats, floods = [match.to_play], [match.view()["flood"]]
    for _ in range(3):
        play(match, "pass")
        seats.append(match.to_play)
        floods.append(match.view()["flood"])
    assert seats == [0, 1, 2, 0]
    assert floods == ["P", "W", "F", "WF"]
    assert fields(match) == "2W; ; 1F"


# N3.2: harvest


@pytest.mark.rule("N3.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_owner_of_a_flooded_crop_harvests_one_card_on_anybodys_turn(rules: Rules, seat: int) -> None:
    match = flooded_by(rules, "W", "; " * seat + "3W 3L")
    assert fields(match) == "; " * seat + "2W 3L"
    assert [storage(match, each) for each in range(3)] == ["W" if each == seat else "" for each in range(3)]
    assert match.view()["storages"] == [int(each == seat) for each in range(3)]


@pytest.mark.rule("N3.2")
def test_both_flooded_crops_are_harvested_by_two_players_or_by_one(rules: Rules) -> None:
    match = flooded_by(rules, "WL", "3W; 2L; 2C")
    assert (fields(match), storage(match, 0), storage(match, 1), storage(match, 2)) == ("2W; 1L; 2C", "W", "L", "")
    match = flooded_by(rules, "WL", "; 3W 2L")
    assert (fields(match), storage(match, 1)) == ("; 2W 1L", "W L")


@pytest.mark.rule("N3.2")
def test_a_crop_that_is_not_flooded_or_has_no_field_is_not_harvested(rules: Rules) -> None:
    match = flooded_by(rules, "PF", "3W; 2L")
    assert (fields(match), match.view()["storages"]) == ("3W; 2L", [0, 0, 0])


@pytest.mark.rule("N3.2")
def test_harvests_add_up_in_storage(rules: Rules) -> None:
    match = rules.craft("C C; C C", "L L W L L W L L WC L L L L", flood="P", fields="5W")
    play(match, "pass", "pass", "pass")
    assert (fields(match), storage(match)) == ("2W", "W W W")


@pytest.mark.rule("N3.2")
def test_a_field_with_no_card_left_is_gone_and_its_crop_is_free(rules: Rules) -> None:
    match = play(rules.craft("L L; W W CF CF", "P P W F P P P P", fields="1W"), "pass")
    assert (fields(match), storage(match)) == ("", "W")
    assert options(match, "plant") == []  # still flooded
    assert options(play(match, "offering CF CF"), "plant") == ["2W"]


@pytest.mark.rule("N3.2")
def test_storage_is_looked_at_by_its_owner_only(rules: Rules) -> None:
    match = flooded_by(rules, "WL", "3W; 2L")
    assert match.view(0)["storage"] == {"P": 0, "W": 1, "L": 0, "C": 0, "F": 0}
    assert match.view(1)["storage"] == {"P": 0, "W": 0, "L": 1, "C": 0, "F": 0}
    assert match.view(2)["storage"] == dict.fromkeys("PWLCF", 0)
    assert match.view()["storage"] is None
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["storages"] == [1, 1, 0]
        assert match.view(viewer)["piles"] is None


@pytest.mark.rule("N3.2", "N3.3")
def test_stored_cards_may_be_traded(rules: Rules) -> None:
    match = flooded_by(rules, "C", "; 2C")
    assert "C C*" in options(match, "market")
    play(match, "market C C*")
    assert (storage(match, 1), hand(match, 1), discards(match)) == ("", "P C C C", "C C F")
