"""The slow referee against the rules of building, supplying and the end of a turn."""

import random

from tests.games.fertility.oracle import Oracle, read_shops
from tests.games.fertility.oracle_tables import COMPONENTS, filled, nonzero, random_deal, shop, supplying

# F3.3 Build


def building(beside: str, wheat: int, *districts: str) -> Oracle:
    game = supplying(beside)
    game.city.wheat = wheat
    game.districts = list(districts)
    game.step = "build"
    return game


def test_a_cost_of_two_is_paid_with_one_grape_and_one_wheat() -> None:
    game = building("G", 1, "9A", "10B", "8P", "2A")
    game.play("build 9A with G+W")
    assert (game.city.wheat, game.stock["G"], nonzero(game.beside)) == (0, 20, {})
    assert game.city.districts == ["9A"]
    assert game.city.shops[-1].name == "9A.1"


def test_every_mix_that_lies_ready_is_a_payment_spelled_in_one_order() -> None:
    game = building("GAG", 1, "9A", "4B", "2G", "1P")
    assert game.legal() == [
        "build 1P",
        "build 2G",
        "build 4B with A",
        "build 4B with G",
        "build 4B with W",
        "build 9A with A+G",
        "build 9A with A+W",
        "build 9A with G+G",
        "build 9A with G+W",
        "skip",
    ]


def test_resources_on_shops_never_pay() -> None:
    game = building("", 0, "9A", "4B", "2G", "1P")
    game.city.shops.append(filled("A+A", "7 Debens"))
    assert game.legal() == ["build 1P", "build 2G", "skip"]


def test_building_is_passed_over_when_nothing_can_be_paid() -> None:
    game = building("", 0, "9A", "8A", "10B", "8P")
    game.settle()
    assert game.step == "take"


def test_an_eighth_district_has_no_spot() -> None:
    game = building("A", 0, "1B", "1P", "1G", "2A")
    game.city.districts = ["4A", "4B", "4P", "4G", "5A", "5B", "5P"]
    assert game.legal() == ["skip"]


def test_the_built_district_leaves_its_slot_empty_until_the_turn_ends() -> None:
    game = building("A", 0, "1B", "1P", "1G", "2A")
    game.play("build 1P")
    assert game.public()["districts"] == ["1B", None, "1G", "2A"]
    game.play("done")
    assert game.public()["districts"] == ["1B", None, "1G", "2A"]
    following = game.district_pile[0]
    game.play(game.legal()[0])
    assert game.public()["districts"] == ["1B", following, "1G", "2A"]


# F3.4 Supply


def test_the_example_of_one_bovine_one_papyrus_and_one_grape() -> None:
    game = supplying("BPG", "2P", "8P", "1A")
    game.play("supply G 2P.2")
    assert game.city.wheat == 1
    game.play("supply P 8P.1")
    game.play("supply B 1A.2")
    assert game.step == "take"  # nothing is left to supply, so it was not asked
    assert game.score(0)["generic"] == 5
    assert (shop(game, "1A.2").tokens(), shop(game, "1A.2").complete) == (["B"], False)


def test_a_token_goes_onto_open_places_of_its_kind_or_any() -> None:
    game = supplying("GG", "9G")
    assert game.legal() == ["done", "supply G 9G.1", "supply G M.1", "supply G M.4"]
    game.play("supply G M.4")
    assert game.legal() == ["done", "supply G 9G.1", "supply G M.1"]
    game.play("supply G M.1")
    assert game.step == "take"
    assert game.score(0)["generic"] == 2


def test_its_own_place_is_filled_before_an_any_place() -> None:
    game = supplying("BA")
    game.city.shops += read_shops("X", ["any+B -> 5 Debens"])
    game.play("supply B X.1")
    assert shop(game, "X.1").places == [None, "B"]
    game.play("supply A X.1")
    assert shop(game, "X.1").complete
    assert game.public()["cities"][0]["shops"][-1]["needs"] == ["any", "B"]
    assert game.public()["cities"][0]["shops"][-1]["holds"] == ["A", "B"]


def test_wheat_won_from_a_shop_stops_at_ten() -> None:
    game = supplying("A")
    game.city.wheat = 10
    game.play("supply A M.2")
    assert game.city.wheat == 10


def test_an_exchange_takes_one_of_three_kinds_to_another_shop_at_once() -> None:
    game = supplying("PP", "5P")
    game.play("supply P 5P.1")
    assert (game.step, game.public()["exchange"]) == ("exchange", "ABG")
    assert game.legal() == [
        "exchange A 5P.2",
        "exchange A M.1",
        "exchange A M.2",
        "exchange B M.1",
        "exchange B M.3",
        "exchange G 5P.2",
        "exchange G M.1",
        "exchange G M.4",
    ]
    game.play("exchange A M.2")
    assert (game.city.wheat, game.stock["A"]) == (1, 19)
    assert (game.step, game.public()["exchange"]) == ("supply", "")


def test_exchanges_chain() -> None:
    game = supplying("P", "5P", "5G")
    game.play("supply P 5P.1")
    game.play("exchange G 5G.1")
    assert (game.step, game.public()["exchange"]) == ("exchange", "ABP")
    game.play("exchange P M.4")
    assert game.step == "take"
    assert game.public()["cities"][0]["tokens"] == 3


def test_an_exhausted_kind_is_not_exchanged() -> None:
    game = supplying("P", "5P")
    game.stock |= {"A": 0, "B": 0}
    game.play("supply P 5P.1")
    assert game.legal() == ["exchange G 5P.2", "exchange G M.1", "exchange G M.4"]


def test_a_single_exchange_is_made_and_an_impossible_one_is_passed_over() -> None:
    game = supplying("PP", "5P")
    game.city.shops = [shop(game, "5P.1"), filled("B+A", "5 Debens", "A")]
    game.play("supply P 5P.1")
    assert game.city.shops[1].complete
    assert game.step == "take"
    game = supplying("PP", "5P")
    game.city.shops = [shop(game, "5P.1"), *read_shops("Y", ["P -> 5 Debens"])]
    game.play("supply P 5P.1")
    assert game.legal() == ["done", "supply P Y.1"]


# F3.5 End of the turn


def test_leftovers_return_to_the_stock_before_a_tile_is_taken() -> None:
    game = supplying("AAB")
    game.play("done")
    assert game.step == "take"
    assert nonzero(game.beside) == {}
    assert game.public()["stock"] == {"A": 20, "B": 20, "P": 20, "G": 20}


def test_the_common_pool_is_refilled_from_the_top_of_the_pile() -> None:
    game = supplying("")
    game.common_pool = ["AB", "AB", "PG"]
    game.pile[0] = "GG"
    game.settle()
    assert game.legal() == ["take AB", "take PG"]
    game.play("take AB")
    assert game.public()["common_pool"] == ["AB", "PG", "GG"]
    assert game.public()["pile"] == 24 - 9 - 1
    assert (game.turn, game.seat, game.last_round) == (2, 1, False)
    assert game.cities[0].pool[-1] == "AB"


def test_three_tiles_alike_are_not_asked() -> None:
    game = supplying("")
    game.common_pool = ["AB", "AB", "AB"]
    game.settle()
    assert (game.turn, game.step) == (2, "place")


def test_in_the_variant_a_tile_is_removed_after_taking_one() -> None:
    deal = random_deal(random.Random(1), 2, "yes")
    game = Oracle({"edition": "second", "variant": "yes"}, deal, 2, COMPONENTS)
    game.common_pool = ["AB", "AP", "PG"]
    game.step = "take"
    game.play("take AB")
    assert game.legal() == ["remove AP", "remove PG"]
    following = game.pile[:2]
    game.play("remove AP")
    assert sorted(game.common_pool) == sorted(["PG", *following])
