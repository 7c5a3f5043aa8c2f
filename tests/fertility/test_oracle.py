"""The slow referee against the rules' own examples and against what must hold in any game."""

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.fertility.oracle import KINDS, City, Oracle, Shop, Square, read_shops, square_name, square_named

COMPONENTS_FILE = Path(__file__).parents[2] / "src" / "nomarch" / "fertility" / "components.toml"
COMPONENTS: dict[str, Any] = tomllib.loads(COMPONENTS_FILE.read_text(encoding="utf-8"))
TILES = [tile for tile in COMPONENTS["tiles"] if tile != "provenance"]
DISTRICTS = [name for name in COMPONENTS["districts"] if name != "provenance"]
SETUPS = [
    (players, edition, variant)
    for edition in ("first", "second")
    for players, variant in [(2, "no"), (2, "yes"), (3, "no"), (4, "no")]
]

# The Valley of most tests, V2 V1r V3 with the starting tile on f4 (G f4, A g4, B g5, P f5):
#
#      a b c d e f g h i j k l
#   1  . ~ . . B . . # B . . .
#   2  . . . # . # P . . ~ . #
#   3  G . . B G . . ~ . . . P
#   4  . . . . . G A . # . . .
#   5  . . . . . P B . . . . .
#   6  # . . . ~ . . . . . ~ .
#   7  . . ~ A . . A . . A . .
#   8  . P # . . # . . G . # .


def fixed_deal(players: int) -> dict[str, str]:
    """The Valley drawn above; the pile and the Districts in the order of the components file."""
    tiles = [tile for _ in range(5) for tile in TILES]
    return {
        "boards": "V2 V1r V3",
        "start": "f4 GABP",
        "cities": " ".join(["MA", "MG", "MB"][:players]),
        "first": "1",
        "tiles": " ".join(tiles[: COMPONENTS["piles"][str(players)]]),
        "districts": " ".join(DISTRICTS),
    }


def random_deal(rng: random.Random, players: int, variant: str) -> dict[str, str]:
    boards = [name + rng.choice(["", "r"]) for name in rng.sample(["V1", "V2", "V3", "V4"], 4)]
    boards = boards if players == 4 else boards[:3]
    tiles = rng.sample([tile for _ in range(5) for tile in TILES], 50)
    size = COMPONENTS["piles"]["two_player_variant" if variant == "yes" else str(players)]
    turn = rng.randrange(4)
    return {
        "boards": " ".join(boards),
        "start": f"{square_name(rng.choice(nearest_symbols(boards)))} {'ABPG'[turn:]}{'ABPG'[:turn]}",
        "cities": " ".join(rng.sample(["MA", "MB", "MP", "MG"], players)),
        "first": str(rng.randint(1, players)),
        "tiles": " ".join(tiles[:size]),
        "districts": " ".join(rng.sample(DISTRICTS, len(DISTRICTS))),
    }


def nearest_symbols(boards: list[str]) -> list[Square]:
    """All start symbols lie in rows 4 and 5, so that only columns tell which is the nearest."""
    column = {"V1": 1, "V2": 1, "V3": 1, "V4": 2, "V1r": 1, "V2r": 1, "V3r": 1, "V4r": 0}
    lefts = [4 * number + column[name] for number, name in enumerate(boards)]
    nearest = min(abs(left + 1 - 2 * len(boards)) for left in lefts)
    return [(left, 3) for left in lefts if abs(left + 1 - 2 * len(boards)) == nearest]


def new_game(players: int = 2, edition: str = "second", each: int = 20, change: str = "") -> Oracle:
    """A game from the fixed deal, one part of it changed as in "first: 2", with so many of each in stock."""
    components = COMPONENTS | {"stock": {"each_resource": each}}
    options = {"edition": edition, "variant": "no"}
    part, _, text = change.partition(": ")
    return Oracle(options, fixed_deal(players) | ({part: text} if change else {}), players, components)


def placing(*tiles: str, scenes: str = "", edition: str = "second", each: int = 20) -> Oracle:
    """The first player is to place one of these tiles; `scenes` adds some to the Valley, as in "b3A a2G"."""
    game = new_game(edition=edition, each=each)
    game.city.pool = list(tiles)
    for word in scenes.split():
        game.scenes[square_named(word[:2])] = word[2]
    return game


def supplying(beside: str, *districts: str, each: int = 20) -> Oracle:
    """The first player, with these Districts built, is to supply what lies beside the Metropolis."""
    game = new_game(each=each)
    for name in districts:
        game.city.shops += read_shops(name, COMPONENTS["districts"][name]["shops"])
        game.city.districts.append(name)
    for kind in beside:
        game.gather(kind)
    game.step = "supply"
    return game


def shop(game: Oracle, name: str) -> Shop:
    return next(each for each in game.city.shops if each.name == name)


def nonzero(numbers: dict[str, int]) -> dict[str, int]:
    return {letter: number for letter, number in numbers.items() if number}


def filled(needs: str, gift: str, holds: str | None = None) -> Shop:
    """A Shop with the tokens named on it, or complete."""
    (made,) = read_shops("X", [f"{needs} -> {gift}"])
    for kind in needs.replace("+", "") if holds is None else holds:
        place = made.open_place(kind)
        assert place is not None
        made.places[place] = kind
    return made


# F2 Setup


def test_boards_lie_side_by_side_and_r_turns_one_by_180_degrees() -> None:
    assert new_game().public()["terrain"] == [
        ".~..B..#B...",
        "...#.#P..~.#",
        "G..BG..~...P",
        "........#...",
        "............",
        "#...~.....~.",
        "..~A..A..A..",
        ".P#..#..G.#.",
    ]


def test_the_starting_tile_is_read_clockwise() -> None:
    scenes = new_game().public()["scenes"]
    assert (scenes[3][5:7], scenes[4][5:7]) == ("GA", "PB")


def test_the_starting_tile_covers_the_start_symbol_nearest_the_centre() -> None:
    # V2's symbol is centred two columns off the middle, V4r's one.
    deal = random_deal(random.Random(1), 4, "no") | {"boards": "V1 V2 V4r V3", "start": "i4 ABPG"}
    options = {"edition": "second", "variant": "no"}
    assert Oracle(options, deal, 4, COMPONENTS).start == (8, 3)
    with pytest.raises(ValueError, match=r"F2\.2"):
        Oracle(options, deal | {"start": "f4 ABPG"}, 4, COMPONENTS)


@pytest.mark.parametrize("start", ["f4", "j4"])
def test_of_two_start_symbols_equally_near_either_may_be_covered(start: str) -> None:
    deal = random_deal(random.Random(1), 4, "no") | {"boards": "V1 V2 V3 V4", "start": f"{start} ABPG"}
    game = Oracle({"edition": "second", "variant": "no"}, deal, 4, COMPONENTS)
    assert game.public()["start"] == start


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ("boards: V2 V1r", r"F2\.1"),
        ("start: b4 GABP", r"F2\.2"),
        ("start: f4 ABGP", r"F1\.4"),
        ("tiles: AB AG", r"F2\.3"),
        ("tiles: " + " ".join(["AA"] * 24), r"F1\.3"),
        ("cities: MA MA", r"F2\.4"),
        ("districts: 1A 1B 1P 1G", r"F1\.5"),
    ],
)
def test_a_deal_against_the_rules_is_refused(change: str, rule: str) -> None:
    with pytest.raises(ValueError, match=rule):
        new_game(change=change)


def test_the_variant_is_for_two_players_only() -> None:
    deal = random_deal(random.Random(1), 3, "no")
    with pytest.raises(ValueError, match=r"F3\.5\.3"):
        Oracle({"edition": "second", "variant": "yes"}, deal, 3, COMPONENTS)


def test_each_seat_gets_three_tiles_then_the_common_pool_whoever_begins() -> None:
    game = new_game(players=3, change="first: 2")
    state = game.public()
    assert [city["pool"] for city in state["cities"]] == [
        ["AA", "AB", "AP"],
        ["AG", "BB", "BP"],
        ["BG", "PP", "PG"],
    ]
    assert state["common_pool"] == ["AA", "AB", "GG"]
    assert state["pile"] == 35 - 12
    assert state["districts"] == ["1A", "1B", "1P", "1G"]
    assert state["district_pile"] == 36
    assert state["to_play"] == 1


# F3.1 Place


def test_a_tile_touching_identical_papyrus_is_legal() -> None:
    assert "place AP d5 e5" in placing("AP").legal()


def test_a_tile_touching_only_different_scenes_is_not_legal() -> None:
    assert "place PA d5 e5" not in placing("AP").legal()


def test_a_tile_touching_nothing_is_not_legal() -> None:
    assert not [action for action in placing("AA", "PP").legal() if action.endswith("a4 b4")]


def test_a_touching_corner_is_no_contact() -> None:
    assert "place PP d4 e4" not in placing("PP").legal()
    assert "place PP d5 e5" in placing("PP").legal()


def test_no_tile_lies_on_wheat_or_water_or_another_tile_or_outside() -> None:
    scenes = " ".join(f"{column}{row}A" for column in "abcdefghijkl" for row in range(1, 9, 3))
    game = placing("AA", "AB", "PG", scenes=scenes)
    assert len(game.legal()) > 50
    for action in game.legal():
        for name in action.split()[2:]:
            square = square_named(name)
            assert game.terrain[square] not in "~#"
            assert square not in game.scenes


def test_every_placement_beside_the_starting_tile_is_found() -> None:
    # Papyrus is touched on e5 and f6, bovine on h5 and g6; e6 is water.
    assert placing("PP").legal() == ["place PP d5 e5", "place PP e4 e5", "place PP f6 f7", "place PP f6 g6"]
    assert placing("BP").legal() == [
        "place BP d5 e5",
        "place BP e4 e5",
        "place BP g6 g7",
        "place BP g6 h6",
        "place BP h5 h6",
        "place BP h5 i5",
        "place PB f6 f7",
        "place PB f6 g6",
        "place PB h4 h5",
    ]


def test_tiles_alike_give_one_action_and_a_double_one_spelling() -> None:
    assert placing("PP", "PP", "PP").legal() == placing("PP").legal()


def test_when_no_tile_fits_one_is_discarded_and_the_turn_goes_on() -> None:
    everywhere = " ".join(f"{column}{row}A" for column in "abcdefghijkl" for row in range(1, 9))
    game = placing("BP", "PG", "BP", scenes=everywhere)
    game.settle()
    assert game.step == "discard"
    assert game.legal() == ["discard BP", "discard PG"]
    game.play("discard BP")
    assert (game.step, game.city.pool, game.tiles) == ("build", ["PG", "BP"], [])


def test_three_tiles_alike_that_do_not_fit_are_discarded_without_asking() -> None:
    everywhere = " ".join(f"{column}{row}A" for column in "abcdefghijkl" for row in range(1, 9))
    game = placing("BP", "BP", "BP", scenes=everywhere)
    game.settle()
    assert (game.step, game.city.pool) == ("build", ["BP", "BP"])


# F3.2 Harvest


def test_each_scene_earns_for_each_edge_with_the_same_scene() -> None:
    game = placing("PG", "AA")
    game.play("place GP e4 e5")
    assert nonzero(game.beside) == {"P": 1, "G": 1}


def test_a_scene_with_two_like_neighbours_earns_twice() -> None:
    game = placing("AB", "PP", scenes="d4A e5A d3A")
    game.play("place BA e3 e4")
    assert nonzero(game.beside) == {"A": 2, "G": 1}  # the grape is the icon of e3


def test_the_two_halves_of_a_double_earn_nothing_from_each_other() -> None:
    game = placing("PP", "AA")
    game.play("place PP d5 e5")
    assert nonzero(game.beside) == {"P": 1}


def test_wheat_squares_and_icons_pay_whatever_scene_lies_there() -> None:
    game = placing("AG", "AA")
    game.play("place AG e3 f3")  # the grape icon under alabaster, wheat on f2, grape on f4
    assert nonzero(game.beside) == {"G": 2}
    assert game.city.wheat == 1


def test_each_wheat_square_beside_the_tile_pays_one() -> None:
    game = placing("AB", "PP", scenes="d1A")
    game.play("place AB e1 e2")  # between the wheat of d2 and f2, on a bovine icon
    assert game.city.wheat == 2
    assert nonzero(game.beside) == {"A": 1, "B": 1}


def test_wheat_beyond_ten_is_lost() -> None:
    game = placing("AB", "PP", scenes="d1A")
    game.city.wheat = 9
    game.play("place AB e1 e2")
    assert game.city.wheat == 10


def test_a_free_square_left_without_free_neighbour_is_a_quarry() -> None:
    game = placing("AA", "PP", scenes="b3A")
    game.play("place AA a2 b2")  # a1 lies between the border, the water of b1 and the tile
    assert game.step == "quarry"
    assert game.public()["quarries"] == ["a1"]
    assert game.legal() == ["quarry A", "quarry B", "quarry G", "quarry P", "quarry monument"]


def test_a_quarry_earns_a_resource_of_choice() -> None:
    game = placing("AA", "PP", scenes="b3A")
    game.play("place AA a2 b2")
    game.play("quarry G")
    assert nonzero(game.beside) == {"A": 1, "G": 1}
    assert game.public()["monuments"] == []
    assert (game.step, game.quarries) == ("build", [])


def test_or_a_quarry_takes_a_monument() -> None:
    game = placing("AA", "PP", scenes="b3A")
    game.play("place AA a2 b2")
    game.play("quarry monument")
    assert nonzero(game.beside) == {"A": 1}
    assert game.public()["monuments"] == [["a1", 0]]
    assert game.public()["cities"][0]["monuments_left"] == 3


def test_two_free_squares_together_are_no_quarry() -> None:
    game = placing("AA", "PP", scenes="b3A c2A")
    game.play("place AA a3 a4")  # a1, a2 and b2 stay together
    assert game.step == "build"


def test_several_quarries_are_asked_row_by_row() -> None:
    game = placing("AA", "PP", scenes="a4A b3A b5A c2A d3A")
    game.play("place AA c4 d4")
    assert game.public()["quarries"] == ["c3", "b4"]
    game.play("quarry monument")
    assert game.public()["quarries"] == ["b4"]
    assert game.public()["monuments"] == [["c3", 0]]
    game.play("quarry monument")
    assert game.public()["monuments"] == [["b4", 0], ["c3", 0]]
    assert game.step == "build"


def test_a_square_isolated_before_is_no_quarry_of_this_placement() -> None:
    game = placing("AA", "PP", scenes="a2A c1P")
    assert (0, 0) in game.isolated()
    game.play("place AA a3 a4")
    assert game.step == "build"


def test_an_icon_in_a_quarry_earns_nothing() -> None:
    game = placing("AP", "PP", scenes="c3G e3G d6A")
    game.play("place PA d4 d5")
    assert game.public()["quarries"] == ["d3"]
    assert nonzero(game.beside) == {"A": 1}


def test_without_monuments_left_a_quarry_earns_a_resource() -> None:
    game = placing("AA", "PP", scenes="b3A")
    game.city.monuments_left = 0
    game.play("place AA a2 b2")
    assert game.legal() == ["quarry A", "quarry B", "quarry G", "quarry P"]


def test_an_exhausted_resource_is_not_offered_for_a_quarry() -> None:
    game = placing("AA", "PP", scenes="b3A", each=1)
    game.play("place AA a2 b2")
    assert game.legal() == ["quarry B", "quarry G", "quarry P", "quarry monument"]


def test_a_quarry_with_nothing_to_take_goes_unrewarded() -> None:
    game = placing("AA", "PP", scenes="a4A b3A b5A c2A d3A", each=0)
    game.city.monuments_left = 0
    game.play("place AA c4 d4")
    assert (game.step, game.quarries, nonzero(game.beside)) == ("build", [], {})


def test_a_single_reward_is_taken_without_asking() -> None:
    game = placing("AA", "PP", scenes="a4A b3A b5A c2A d3A", each=0)
    game.play("place AA c4 d4")
    assert (game.step, len(game.monuments)) == ("build", 2)


def test_the_second_edition_takes_what_the_stock_still_has() -> None:
    game = placing("AB", "PP", scenes="d4A e5A d3A", each=1)
    game.play("place BA e3 e4")
    assert nonzero(game.beside) == {"A": 1, "G": 1}
    assert game.public()["stock"] == {"A": 0, "B": 1, "P": 1, "G": 0}


def test_the_first_edition_has_no_limit() -> None:
    game = placing("AB", "PP", scenes="d4A e5A d3A", each=1, edition="first")
    game.play("place BA e3 e4")
    assert nonzero(game.beside) == {"A": 2, "G": 1}
    assert game.public()["stock"] is None


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


# F4 End of the game; what holds in every game


def playout(seed: int, players: int, edition: str, variant: str) -> Iterator[Oracle]:
    rng = random.Random(seed)
    options = {"edition": edition, "variant": variant}
    game = Oracle(options, random_deal(rng, players, variant), players, COMPONENTS)
    while not game.over:
        yield game
        game.play(rng.choice(game.legal()))
    yield game


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "edition", "variant"), SETUPS)
def test_every_game_lasts_nine_turns_each(seed: int, players: int, edition: str, variant: str) -> None:
    seats = {}
    for game in playout(seed, players, edition, variant):
        if not game.over:
            seats[game.turn] = game.seat
    first = seats[1]
    assert seats == {turn: (first + turn - 1) % players for turn in range(1, 9 * players + 1)}
    state = game.public()
    assert (state["turn"], state["turns"]) == (9 * players, 9 * players)
    assert (state["to_play"], state["step"], state["last_round"]) == (None, "over", True)
    assert game.legal() == []
    assert nonzero(state["beside"]) == {}
    assert len(state["common_pool"]) == (1 if variant == "yes" else 2)
    assert [len(city["pool"]) for city in state["cities"]] == [2] * players


@pytest.mark.parametrize(("players", "edition", "variant"), SETUPS)
def test_nothing_is_lost_or_made_along_the_way(players: int, edition: str, variant: str) -> None:
    for game in playout(7, players, edition, variant):
        tokens = [token for city in game.cities for token in city.tokens()]
        for kind in KINDS:
            assert game.stock[kind] + game.beside[kind] + tokens.count(kind) == 20
        shown = [name for name in game.districts if name is not None]
        built = [name for city in game.cities for name in city.districts]
        assert sorted(shown + built + game.district_pile) == sorted(DISTRICTS)
        assert len(game.scenes) == 4 + 2 * len(game.tiles)
        for seat, city in enumerate(game.cities):
            assert city.monuments_left + list(game.monuments.values()).count(seat) == 4
            assert 0 <= city.wheat <= 10
        assert set(game.monuments) <= game.isolated()


@pytest.mark.parametrize(("players", "edition", "variant"), SETUPS)
def test_only_real_choices_are_asked_each_spelled_once(players: int, edition: str, variant: str) -> None:
    for game in playout(11, players, edition, variant):
        actions = game.legal()
        assert game.over or len(actions) > 1
        assert actions == sorted(set(actions))


def test_an_action_that_is_not_legal_is_refused() -> None:
    game = placing("AP")
    with pytest.raises(ValueError, match="place PA d5 e5"):
        game.play("place PA d5 e5")


# F5 Scoring


def test_the_example_of_87_debens() -> None:
    game = new_game()
    game.cities[0].shops = [
        filled("any", "2 Debens", "G"),
        filled("G", "4 Debens"),
        filled("A+B", "5 Debens"),
        filled("P+P", "7 Debens"),
        filled("G+G", "9 Debens", "G"),  # incomplete
        filled("G+G+G", "3 per G"),
        filled("B+G", "statues 5 1"),
        filled("A", "statue 3"),
    ]
    game.cities[0].wheat = 7
    game.monuments = {(0, 0): 0, (1, 1): 1, (2, 2): 0, (3, 3): 0}
    assert game.score(0) == {
        "generic": 18,
        "specialised": 21,
        "statues": 10,
        "monuments": 15,
        "wheat": 23,
        "total": 87,
    }
    assert game.score(1)["total"] == 7


def test_an_incomplete_specialised_shop_pays_nothing_but_its_tokens_count() -> None:
    game = new_game()
    game.city.shops = [filled("A+A+A", "3 per A", "AA"), filled("A", "1 per A")]
    assert game.score(0)["specialised"] == 3


@pytest.mark.parametrize(
    ("gifts", "debens"),
    [
        ([], 0),
        (["statue 2"], 3),
        (["statue 2", "statue 2"], 3),
        (["statue 2", "statues 2 6"], 6),
        (["statue of choice", "statue 1", "statue of choice"], 10),
        (["statues 1 2", "statues 3 4", "statues 5 6", "statue of choice"], 28),
    ],
)
def test_statues_count_different_gods(gifts: list[str], debens: int) -> None:
    game = new_game()
    game.city.shops = [filled("A", gift) for gift in gifts]
    assert game.score(0)["statues"] == debens


@pytest.mark.parametrize(
    ("counts", "debens"),
    [
        ([0, 0, 0], [0, 0, 0]),
        ([1, 0, 0], [15, 0, 0]),
        ([3, 1, 2], [15, 0, 7]),
        ([2, 2, 1], [15, 15, 7]),
        ([1, 3, 1], [7, 15, 7]),
        ([2, 2, 0], [15, 15, 0]),
    ],
)
def test_monuments_pay_the_most_and_the_second_most(counts: list[int], debens: list[int]) -> None:
    game = new_game(players=3)
    owners = [seat for seat, count in enumerate(counts) for _ in range(count)]
    game.monuments = {(number, 0): seat for number, seat in enumerate(owners)}
    assert [game.score(seat)["monuments"] for seat in range(3)] == debens


def test_ties_go_to_the_fewest_tokens_and_are_shared_after_that() -> None:
    game = new_game(players=3)
    one, two = filled("A", "7 Debens"), filled("A+A", "7 Debens")

    def city(*shops: Shop) -> City:
        return City("MA", list(shops), [], 4)

    game.cities = [city(two), city(one), city(one)]
    assert game.ranks() == [3, 1, 1]
    game.cities = [city(one, two), city(two), city(one)]
    assert game.ranks() == [1, 3, 2]
    game.cities = [city(), city(one), city()]
    assert game.ranks() == [2, 1, 2]


# The public state


def test_the_public_state_lists_what_everybody_sees() -> None:
    game = placing("PP", "AG")
    game.play("place PP d5 e5")
    state = game.public()
    assert state["tiles"] == [["d5", "e5"]]
    assert state["scenes"][4] == "...PPPB....."
    assert state["start"] == "f4"
    assert state["boards"] == ["V2", "V1r", "V3"]
    assert (state["players"], state["edition"], state["variant"]) == (2, "second", False)
    assert (state["turn"], state["turns"], state["to_play"], state["ranks"]) == (1, 18, 0, None)
    city = state["cities"][0]
    assert (city["board"], city["pool"], city["districts"]) == ("MA", ["AG"], [])
    assert city["shops"][3] == {"shop": "M.4", "needs": ["P", "G"], "holds": [], "complete": False}
    assert city["score"]["total"] == 0
