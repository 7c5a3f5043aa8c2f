"""F3.4: supplying Shops. The first player's board is MA: any -> 2, A -> wheat, B -> 4, P+G -> statue of choice."""

from __future__ import annotations

import pytest

from tests.games.fertility.driver import Rules, altered, city, legal, nonzero, pass_on, play, score, shop

EXCHANGES = ["exchange A 5P.2", "exchange A M.1", "exchange A M.2", "exchange B M.1", "exchange B M.3"]
GRAPES = ["exchange G 5P.2", "exchange G M.1", "exchange G M.4"]


# F3.4.1: what goes where


@pytest.mark.rule("F3.4.1", "F3.4.3")
def test_the_example_of_one_bovine_one_papyrus_and_one_grape(rules: Rules) -> None:
    match = rules.supplying("BPG", "2P", "8P", "1A")
    match.play("supply G 2P.2")
    assert city(match)["wheat"] == 1  # at once
    match.play("supply P 8P.1")
    match.play("supply B 1A.2")
    assert (shop(match, "8P.1"), shop(match, "1A.2")) == (("P", True), ("B", False))
    assert score(match) == {"generic": 5, "specialised": 0, "statues": 0, "monuments": 0, "wheat": 2, "total": 7}


@pytest.mark.rule("F3.4.1")
def test_a_token_goes_onto_open_places_of_its_kind_or_any(rules: Rules) -> None:
    match = rules.supplying("GG", "9G")
    assert legal(match) == ["done", "supply G 9G.1", "supply G M.1", "supply G M.4"]
    match.play("supply G M.4")
    assert legal(match) == ["done", "supply G 9G.1", "supply G M.1"]


@pytest.mark.rule("F3.4.1")
def test_a_place_of_another_kind_takes_no_token(rules: Rules) -> None:
    match = rules.supplying("GG", "9G")
    rules.refuses(match, "supply G M.2", "fertility_no_place_for", "F3.4.1")
    rules.refuses(play(match, "supply G M.4"), "supply G M.4", "fertility_no_place_for", "F3.4.1")


@pytest.mark.rule("F3.4.1")
def test_a_complete_shop_takes_no_token(rules: Rules) -> None:
    match = play(rules.supplying("AAB"), "supply A M.1")
    rules.refuses(match, "supply A M.1", "fertility_shop_complete", "F3.4.1")
    rules.refuses(match, "supply B M.1", "fertility_shop_complete", "F3.4.1")
    assert legal(match) == ["done", "supply A M.2", "supply B M.3"]


@pytest.mark.rule("F3.4.1")
def test_only_what_lies_next_to_the_metropolis_is_supplied(rules: Rules) -> None:
    match = play(rules.supplying("AAB"), "supply B M.3")
    rules.refuses(match, "supply B M.1", "fertility_not_beside", "F3.4.1")
    rules.refuses(match, "supply G M.1", "fertility_not_beside", "F3.4.1")
    assert (nonzero(match.view()["beside"]), match.view()["stock"]["B"]) == ("AA", 19)


@pytest.mark.rule("F3.4.1")
def test_only_ones_own_shops_are_supplied(rules: Rules) -> None:
    match = rules.craft(rules.table(), seat=1, own="9A", settle=False)
    rules.craft(match, seat=0, step="supply", beside="A", own="3P")
    assert legal(match) == ["done", "supply A 3P.2", "supply A M.1", "supply A M.2"]
    rules.refuses(match, "supply A 9A.1", "fertility_no_such_shop", "F3.4.1")
    rules.refuses(match, "supply A M.5", "fertility_no_such_shop", "F3.4.1")


@pytest.mark.rule("F3.4.1")
def test_several_shops_may_be_supplied_in_any_order(rules: Rules) -> None:
    one = play(rules.supplying("ABP"), "supply A M.2", "supply B M.3", "supply P M.4")
    other = play(rules.supplying("ABP"), "supply P M.4", "supply B M.3", "supply A M.2")
    assert one.view() == other.view()
    assert score(one)["generic"] == 4


@pytest.mark.rule("F3.4.1")
def test_a_shop_may_be_supplied_partly_and_completed_in_a_later_turn(rules: Rules) -> None:
    match = rules.supplied(rules.table(), "G 9G.1", own="9G")
    assert shop(match, "9G.1") == ("G", False)
    match.play(legal(match)[0])
    rules.craft(match, seat=0, step="supply", beside="GG")
    play(match, "supply G 9G.1", "supply G 9G.1")
    assert (shop(match, "9G.1"), score(match)["specialised"]) == (("GGG", True), 9)


@pytest.mark.rule("F3.4.1")
def test_supplying_is_free_to_do_or_not(rules: Rules) -> None:
    match = play(rules.supplying("AB"), "done")
    assert (match.view()["step"], city(match)["tokens"]) == ("take", 0)


@pytest.mark.rule("F3.4.1")
def test_with_nothing_to_supply_it_is_not_asked(rules: Rules) -> None:
    assert rules.supplying("").view()["step"] == "take"
    match = rules.supplied(rules.table(), "P M.1", "P M.4", "G M.4")
    rules.craft(match, step="supply", beside="GP")
    assert (match.view()["step"], nonzero(match.view()["beside"])) == ("take", "")


@pytest.mark.rule("F3.4.1")
def test_tokens_never_move_again(rules: Rules) -> None:
    match = rules.table()
    held: dict[tuple[int, str], str] = {}
    while not match.over:
        match.play(legal(match)[-1 if match.view()["step"] == "supply" else 0])
        for seat, each in enumerate(match.view()["cities"]):
            for printed in each["shops"]:
                before, now = held.get((seat, printed["shop"]), ""), "".join(printed["holds"])
                assert all(now.count(letter) >= before.count(letter) for letter in before)
                held[seat, printed["shop"]] = now
    assert any(held.values())


@pytest.mark.rule("F3.4.1")
def test_a_place_of_its_own_kind_is_filled_before_an_any_place(rules: Rules) -> None:
    box = altered('1A = { cost = 0, shops = ["any -> 2 Debens"', '1A = { cost = 0, shops = ["any+B -> 5 Debens"')
    match = play(rules.supplying("ABB", "1A", box=box), "supply B 1A.1")
    assert "supply A 1A.1" in legal(match)
    assert "supply B 1A.1" in legal(match)
    match.play("supply A 1A.1")
    assert (shop(match, "1A.1"), score(match)["generic"]) == (("AB", True), 5)
    match = play(rules.supplying("ABB", "1A", box=box), "supply A 1A.1")
    rules.refuses(match, "supply A 1A.1", "fertility_not_beside", "F3.4.1")
    assert [each for each in legal(match) if "1A.1" in each] == ["supply B 1A.1"]


# F3.4.2: "any" places


@pytest.mark.rule("F3.4.2")
@pytest.mark.parametrize("letter", list("ABPG"))
@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_any_place_takes_any_of_the_four_resources(rules: Rules, letter: str, edition: str) -> None:
    match = play(rules.supplying(letter, edition=edition), f"supply {letter} M.1")
    assert (shop(match, "M.1"), score(match)["generic"]) == ((letter, True), 2)


@pytest.mark.rule("F3.4.2")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_any_place_takes_no_wheat(rules: Rules, edition: str) -> None:
    match = rules.supplying("A", edition=edition, wheat=5)
    rules.refuses(match, "supply W M.1", "fertility_unreadable", "")
    assert legal(match) == ["done", "supply A M.1", "supply A M.2"]


# F3.4.3: what a complete shop pays


@pytest.mark.rule("F3.4.3")
def test_wheat_is_paid_at_once(rules: Rules) -> None:
    match = play(rules.supplying("AA"), "supply A M.2")
    assert (city(match)["wheat"], city(match, 1)["wheat"]) == (1, 0)


@pytest.mark.rule("F3.4.3", "F3.2.2")
def test_wheat_beyond_ten_is_lost_here_too(rules: Rules) -> None:
    assert city(play(rules.supplying("A", wheat=10), "supply A M.2"))["wheat"] == 10


@pytest.mark.rule("F3.4.3")
def test_debens_statues_and_specialised_shops_pay_at_the_end_of_the_game_only(rules: Rules) -> None:
    match = rules.supplying("BBPGA", "3B", wheat=1)
    before = match.view()["stock"], city(match)["wheat"]
    play(match, "supply B M.3", "supply B 3B.1", "supply P M.4", "supply G M.4")
    assert (match.view()["stock"], city(match)["wheat"]) == before
    assert nonzero(match.view()["beside"]) == "A"
    assert score(match) == {"generic": 4, "specialised": 2, "statues": 3, "monuments": 0, "wheat": 2, "total": 11}


@pytest.mark.rule("F3.4.3")
def test_an_incomplete_shop_pays_nothing(rules: Rules) -> None:
    match = play(rules.supplying("PAA", "9A"), "supply P M.4", "supply A 9A.1", "supply A 9A.1")
    assert score(match)["total"] == 0
    assert city(match)["wheat"] == 0


@pytest.mark.rule("F3.4.3")
def test_an_exchange_takes_one_of_the_three_resources_shown_to_another_shop_at_once(rules: Rules) -> None:
    match = play(rules.supplying("PP", "5P"), "supply P 5P.1")
    assert (match.view()["step"], match.view()["exchange"]) == ("exchange", "ABG")
    assert legal(match) == EXCHANGES + GRAPES
    match.play("exchange B M.3")
    assert (shop(match, "M.3"), score(match)["generic"], match.view()["stock"]["B"]) == (("B", True), 4, 19)
    assert (match.view()["step"], match.view()["exchange"]) == ("supply", "")
    assert nonzero(match.view()["beside"]) == "P"


@pytest.mark.rule("F3.4.3")
def test_an_exchange_must_be_made_before_anything_else(rules: Rules) -> None:
    match = play(rules.supplying("PP", "5P"), "supply P 5P.1")
    for text in ("done", "supply P M.1", "take BG", "skip"):
        rules.refuses(match, text, "fertility_not_now", "F3.4.3")


@pytest.mark.rule("F3.4.3")
def test_only_what_the_exchange_shop_shows_is_exchanged(rules: Rules) -> None:
    match = play(rules.supplying("PP", "5P"), "supply P 5P.1")
    rules.refuses(match, "exchange P M.1", "fertility_not_on_offer", "F3.4.3")
    rules.refuses(match, "exchange G M.3", "fertility_no_place_for", "F3.4.1")
    rules.refuses(match, "exchange A 5P.1", "fertility_shop_complete", "F3.4.1")


@pytest.mark.rule("F3.4.3")
def test_nothing_is_exchanged_without_an_exchange_shop(rules: Rules) -> None:
    rules.refuses(rules.supplying("PP", "5P"), "exchange A M.1", "fertility_not_now", "F3.4.3")


@pytest.mark.rule("F3.4.3")
def test_an_exchange_may_complete_a_shop_that_pays_at_once(rules: Rules) -> None:
    assert city(play(rules.supplying("PP", "5P"), "supply P 5P.1", "exchange A M.2"))["wheat"] == 1


@pytest.mark.rule("F3.4.3")
def test_exchanges_chain(rules: Rules) -> None:
    match = play(rules.supplying("P", "5P", "5G", "5B"), "supply P 5P.1", "exchange G 5G.1")
    assert (match.view()["step"], match.view()["exchange"]) == ("exchange", "ABP")
    match.play("exchange B 5B.1")
    assert (match.view()["step"], match.view()["exchange"]) == ("exchange", "APG")
    match.play("exchange P M.4")
    assert (match.view()["step"], city(match)["tokens"]) == ("take", 4)
    assert match.view()["stock"] == {"A": 20, "B": 19, "P": 18, "G": 19}


@pytest.mark.rule("F3.4.3", "F3.2.5")
def test_an_exhausted_kind_is_not_exchanged(rules: Rules) -> None:
    match = play(rules.supplying("P", "5P", stock="A0 B0"), "supply P 5P.1")
    assert legal(match) == GRAPES
    rules.refuses(match, "exchange A M.1", "fertility_out_of_stock", "F3.2.5")


@pytest.mark.rule("F3.4.3", "F3.2.5")
def test_in_the_first_edition_every_kind_shown_is_exchanged(rules: Rules) -> None:
    match = play(rules.supplying("P", "5P", edition="first", stock="A0 B0 G0"), "supply P 5P.1")
    assert legal(match) == EXCHANGES + GRAPES


@pytest.mark.rule("F3.4.3")
def test_the_only_exchange_there_is_is_made_without_asking(rules: Rules) -> None:
    match = rules.supplied(rules.table(), "B M.1", "B M.3", "A M.2", "P M.4", "G M.4")
    rules.craft(match, step="supply", beside="PP", own="5P", stock="A0")
    match.play("supply P 5P.1")  # the only placement left is a grape on 5P.2
    assert (shop(match, "5P.2"), match.view()["step"]) == (("G", False), "take")


@pytest.mark.rule("F3.4.3")
def test_an_exchange_with_nothing_to_place_earns_nothing(rules: Rules) -> None:
    match = rules.supplied(rules.table(), "P M.1", "B M.3", "A M.2", "G M.4")
    rules.craft(match, step="supply", beside="PPP", own="5P", stock="A0 G0 B20")
    match.play("supply P 5P.1")
    assert (match.view()["step"], legal(match)) == ("supply", ["done", "supply P M.4"])
    assert city(match)["tokens"] == 5


# F3.4.4: the steps are in order


@pytest.mark.rule("F3.4.4")
def test_wheat_won_here_can_not_pay_for_a_district_this_turn(rules: Rules) -> None:
    match = rules.building("AA", "8A", "9A", "1A", "2A")
    play(match, "skip", "supply A M.2")
    assert city(match)["wheat"] == 1
    rules.refuses(match, "build 8A with A+W", "fertility_not_now", "F3.4")


@pytest.mark.rule("F3.4.4")
def test_but_it_pays_in_a_later_turn(rules: Rules) -> None:
    match = play(rules.building("A", "4A", "8A", "9A", "10A"), "skip", "supply A M.2")
    assert legal(rules.craft(pass_on(match), seat=0, step="build")) == ["build 4A with W", "skip"]
