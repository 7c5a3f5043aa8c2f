"""The slow referee against the rules of placing and harvesting."""

from tests.games.fertility.oracle import square_named
from tests.games.fertility.oracle_tables import nonzero, placing

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
