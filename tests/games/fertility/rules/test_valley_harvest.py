"""F3.2: what a placement earns. The Valley is drawn in positions.py."""

from __future__ import annotations

import pytest

import nomarch
from tests.games.fertility.driver import Rules, Table, altered, city, legal, nonzero, pass_on, play, score
from tests.games.fertility.positions import ENGINE

TWO_QUARRIES = "a4A b3A b5A c2A d3A"  # with a tile on c4 and d4 they close c3, and b4 of the old start symbol


def beside(match: Table) -> str:
    """The resources next to the Metropolis, as in "AAG"."""
    return nonzero(match.view()["beside"])


# F3.2.1: contacts with the same scene


@pytest.mark.rule("F3.2.1")
def test_each_scene_earns_one_of_its_kind_for_an_edge_with_the_same_scene(rules: Rules) -> None:
    match = play(rules.placing("PG", "AA"), "place GP e4 e5")  # grape beside f4, papyrus beside f5
    assert beside(match) == "PG"
    assert match.view()["stock"] == {"A": 20, "B": 20, "P": 19, "G": 19}


@pytest.mark.rule("F3.2.1")
@pytest.mark.parametrize(("scenes", "earned"), [("b4A", "A"), ("b4A c3A", "AA"), ("b4A c3A d4A", "AAA")])
def test_a_scene_earns_for_each_edge_it_shares(rules: Rules, scenes: str, earned: str) -> None:
    assert beside(play(rules.placing("AB", "PP", scenes=scenes), "place AB c4 c5")) == earned


@pytest.mark.rule("F3.2.1")
def test_both_scenes_earn(rules: Rules) -> None:
    assert beside(play(rules.placing("AB", "PP", scenes="b4A d4A b5B d5B c6B"), "place AB c4 c5")) == "AABBB"


@pytest.mark.rule("F3.2.1")
def test_the_halves_of_a_double_earn_from_others_but_not_from_each_other(rules: Rules) -> None:
    assert beside(play(rules.placing("PP", "AA"), "place PP d5 e5")) == "P"
    assert beside(play(rules.placing("AA", "PP", scenes="b4A d5A"), "place AA c4 c5")) == "AA"


@pytest.mark.rule("F3.2.1")
def test_a_different_scene_and_a_corner_earn_nothing(rules: Rules) -> None:
    match = play(rules.placing("AB", "PP", scenes="b4A b5A c6P b3A d3A d6B c3G"), "place AB c4 c5")
    assert beside(match) == "A"  # from b4 alone


@pytest.mark.rule("F3.2.1")
def test_edges_across_the_borders_of_boards_count_too(rules: Rules) -> None:
    match = play(rules.placing("AB", "PP", scenes="i5B i6A g6P"), "place BA h5 h6")
    assert beside(match) == "ABB"  # g5 is bovine too
    assert beside(play(rules.placing("AB", "PP", scenes="h5B h6A"), "place BA i5 i6")) == "AB"


@pytest.mark.rule("F3.2.1")
def test_the_opposite_border_is_no_neighbour(rules: Rules) -> None:
    assert beside(play(rules.placing("AP", "GG", scenes="d8A e3P"), "place AP e1 e2")) == "BP"  # e1 shows a bovine
    assert beside(play(rules.placing("AP", "GG", scenes="h8A i3P"), "place AP i1 i2")) == "BP"  # and so does i1


# F3.2.2: wheat


@pytest.mark.rule("F3.2.2")
@pytest.mark.parametrize(
    ("scenes", "text", "wheat"),
    [
        ("c4A", "place AA c5 c6", 0),
        ("b5A", "place AA a4 a5", 1),  # a6
        ("e3A", "place AA e1 e2", 2),  # d2 and f2, on either side of one square
        ("d1A", "place AA c1 c2", 1),  # d2
        ("g2A", "place AA f1 g1", 2),  # h1 beside one half, f2 below the other
    ],
)
def test_each_wheat_square_that_shares_an_edge_with_the_tile_earns_one_wheat(
    rules: Rules, scenes: str, text: str, wheat: int
) -> None:
    assert city(play(rules.placing("AA", "PP", scenes=scenes), text))["wheat"] == wheat


@pytest.mark.rule("F3.2.2")
def test_a_wheat_square_pays_everyone_who_comes_beside_it(rules: Rules) -> None:
    match = rules.placing("AA", "PP", scenes="d1A e3A")
    match.play("place AA e1 e2")
    rules.craft(pass_on(match), pool="AA PP", scenes="c3A")
    match.play("place AA c1 c2")
    assert (city(match, 0)["wheat"], city(match, 1)["wheat"]) == (2, 1)


@pytest.mark.rule("F3.2.2")
def test_a_corner_of_a_wheat_square_pays_nothing(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes="c4A"), "place AA b4 b5")
    assert city(match)["wheat"] == 0  # a6 touches b5 only diagonally


@pytest.mark.rule("F3.2.2")
@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_wheat_beyond_ten_is_lost(rules: Rules, before: int, after: int) -> None:
    match = play(rules.placing("AA", "PP", scenes="e3A", wheat=before), "place AA e1 e2")
    assert city(match)["wheat"] == after


# F3.2.3: icons


@pytest.mark.rule("F3.2.3")
@pytest.mark.parametrize("tile", ["AP", "AA", "AB", "AG"])
def test_a_covered_icon_earns_its_resource_whatever_scene_covers_it(rules: Rules, tile: str) -> None:
    match = rules.placing(tile, "PP", scenes="b4A")
    match.play(f"place {tile[::-1]} a3 b3")  # a3 shows a grape
    assert beside(match) == "AG"


@pytest.mark.rule("F3.2.3")
def test_a_tile_may_cover_two_icons(rules: Rules) -> None:
    assert beside(play(rules.placing("AP", "BB", scenes="c3A"), "place AP d3 e3")) == "ABG"


@pytest.mark.rule("F3.2.3")
def test_an_icon_beside_the_tile_earns_nothing(rules: Rules) -> None:
    assert beside(play(rules.placing("AP", "BB", scenes="c3A"), "place AP c4 d4")) == "A"  # d3 shows a bovine


@pytest.mark.rule("F3.2.3")
def test_the_start_symbols_and_the_start_itself_earn_nothing(rules: Rules) -> None:
    assert beside(rules.table()) == ""
    assert beside(play(rules.placing("AP", "BB", scenes="a4A"), "place AP b4 c4")) == "A"


# F3.2.4: quarries


@pytest.mark.rule("F3.2.4")
@pytest.mark.parametrize(
    ("scenes", "text", "quarry"),
    [
        ("b3A", "place AA a2 b2", "a1"),  # two borders, the water of b1, the tile
        ("k3A", "place AA k1 k2", "l1"),  # two borders, the wheat of l2, the tile
        ("d7A", "place AA e7 e8", "d8"),  # the lower border, the wheat of c8, two tiles
        ("l4A l7A", "place AA k5 l5", "l6"),  # the right border, the water of k6, two tiles
        ("g2A j3A", "place AA i2 i3", "h2"),  # wheat above, water below, a tile on either side
        ("b3A c2A d3A", "place AA c4 d4", "c3"),  # four tiles
        ("a4A b3A b5A d5A", "place AA c4 d4", "b4"),  # four tiles around a square of an old start symbol
    ],
)
def test_a_free_square_left_without_a_free_neighbour_is_a_quarry(
    rules: Rules, scenes: str, text: str, quarry: str
) -> None:
    match = play(rules.placing("AA", "PP", scenes=scenes), text)
    assert (match.view()["step"], match.view()["quarries"]) == ("quarry", [quarry])
    assert legal(match) == ["quarry A", "quarry B", "quarry G", "quarry P", "quarry monument"]


@pytest.mark.rule("F3.2.4")
def test_a_border_of_boards_inside_the_valley_closes_nothing(rules: Rules) -> None:
    match = rules.craft(rules.table(4, tiles="AA AA PP"), scenes="k3A")
    match.play("place AA k1 k2")  # m1 is free beside l1
    assert (match.view()["step"], match.view()["quarries"]) == ("build", [])
    match = rules.craft(rules.table(4, tiles="AA AA PP"), scenes="n1A")
    match.play("place AA o1 o2")  # p1 has the outer border, the water of p2 and the tile
    assert match.view()["quarries"] == ["p1"]


@pytest.mark.rule("F3.2.4")
def test_two_free_squares_together_are_no_quarry(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes="a3A b3A"), "place AA b2 c2")  # a1 and a2
    assert match.view()["step"] == "build"


@pytest.mark.rule("F3.2.4")
def test_a_wheat_or_water_square_closed_in_is_no_quarry(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes="d1A c2A e2A d4A"), "place AA c3 d3")  # around the wheat of d2
    assert match.view()["step"] == "build"
    match = play(rules.placing("AA", "PP", scenes="d6A f6A e5A e8A"), "place AA e7 f7")  # around the water of e6
    assert match.view()["step"] == "build"


@pytest.mark.rule("F3.2.4")
def test_a_quarry_made_before_earns_no_second_time(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes="a2A c1P"), "place AA a3 b3")  # a1 was closed already
    assert match.view()["step"] == "build"
    match = play(rules.placing("AA", "PP", scenes="b3A"), "place AA a2 b2")
    match.play("quarry G")
    rules.craft(pass_on(match), pool="AA AA PP")
    match.play("place AA a3 a4")
    assert (match.view()["step"], nonzero(match.view()["beside"])) == ("build", "AAG")  # including a3's icon


@pytest.mark.rule("F3.2.4")
def test_a_quarry_earns_a_resource_of_choice_at_once(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes="b3A"), "place AA a2 b2")
    match.play("quarry G")
    assert (beside(match), match.view()["stock"]["G"]) == ("AG", 19)
    assert (match.view()["step"], match.view()["quarries"], match.view()["monuments"]) == ("build", [], [])
    assert [each["monuments_left"] for each in match.view()["cities"]] == [4, 4]


@pytest.mark.rule("F3.2.4")
def test_or_a_quarry_takes_a_monument_of_its_maker(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes="b3A"), "place AA a2 b2")
    match.play("quarry monument")
    assert (beside(match), match.view()["monuments"]) == ("A", [["a1", 0]])
    assert [each["monuments_left"] for each in match.view()["cities"]] == [3, 4]
    assert [score(match, seat)["monuments"] for seat in (0, 1)] == [15, 0]


@pytest.mark.rule("F3.2.4")
def test_one_reward_is_taken_if_any_can_be(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes="b3A"), "place AA a2 b2")
    for text in ("skip", "done", "build 1A", "place PP d5 e5"):
        rules.refuses(match, text, "fertility_not_now", "F3.2.4")


@pytest.mark.rule("F3.2.4")
def test_several_quarries_are_asked_one_after_another_row_by_row(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes=TWO_QUARRIES), "place AA c4 d4")
    assert match.view()["quarries"] == ["c3", "b4"]
    match.play("quarry monument")
    assert (match.view()["quarries"], match.view()["monuments"]) == (["b4"], [["c3", 0]])
    match.play("quarry P")
    assert (match.view()["step"], match.view()["monuments"], beside(match)) == ("build", [["c3", 0]], "AP")


@pytest.mark.rule("F3.2.4")
def test_within_a_row_quarries_are_asked_from_the_left(rules: Rules) -> None:
    match = play(rules.placing("AB", "PP", scenes="c1A g1P e3A"), "place BA e1 e2")
    assert match.view()["quarries"] == ["d1", "f1"]
    match.play("quarry monument")
    assert match.view()["monuments"] == [["d1", 0]]


@pytest.mark.rule("F3.2.4")
def test_an_icon_in_a_quarry_earns_nothing(rules: Rules) -> None:
    match = play(rules.placing("AP", "BB", scenes="c3G e3G d6A"), "place PA d4 d5")
    assert (match.view()["quarries"], beside(match)) == (["d3"], "A")
    match.play("quarry monument")
    assert beside(match) == "A"


@pytest.mark.rule("F3.2.4")
def test_without_monuments_left_a_quarry_earns_a_resource(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes="b3A", placed=[4, 0]), "place AA a2 b2")
    assert legal(match) == ["quarry A", "quarry B", "quarry G", "quarry P"]
    rules.refuses(match, "quarry monument", "fertility_no_monument_left", "F3.2.4")


@pytest.mark.rule("F3.2.4")
def test_the_last_monument_goes_to_the_first_of_two_quarries(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes=TWO_QUARRIES, placed=[3, 0]), "place AA c4 d4")
    assert "quarry monument" in legal(match)
    match.play("quarry monument")
    assert legal(match) == ["quarry A", "quarry B", "quarry G", "quarry P"]


@pytest.mark.rule("F3.2.4", "F3.2.5")
def test_with_stock_and_monuments_both_out_a_quarry_earns_nothing(rules: Rules) -> None:
    match = rules.placing("AA", "PP", scenes=TWO_QUARRIES, placed=[4, 0], stock="A0 B0 P0 G0")
    match.play("place AA c4 d4")
    view = match.view()
    assert (view["step"], view["quarries"], beside(match), len(view["monuments"])) == ("build", [], "", 4)


@pytest.mark.rule("F3.2.4", "F3.2.5")
def test_a_single_reward_is_taken_without_asking(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes=TWO_QUARRIES, stock="A0 B0 P0 G0"), "place AA c4 d4")
    assert (match.view()["step"], match.view()["monuments"]) == ("build", [["b4", 0], ["c3", 0]])
    match = rules.placing("AA", "PP", scenes=TWO_QUARRIES, placed=[4, 0], stock="A0 B0 P1 G0")
    match.play("place AA c4 d4")
    assert (match.view()["step"], beside(match)) == ("build", "P")


@pytest.mark.rule("F3.2.4", "F3.2.5")
def test_contacts_and_icons_empty_the_stock_before_a_quarry_does(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes="b3A", stock="A1"), "place AA a2 b2")
    assert beside(match) == "A"
    assert legal(match) == ["quarry B", "quarry G", "quarry P", "quarry monument"]
    rules.refuses(match, "quarry A", "fertility_out_of_stock", "F3.2.5")


@pytest.mark.rule("F3.2.5")
def test_what_one_quarry_took_is_missing_for_the_next(rules: Rules) -> None:
    match = play(rules.placing("AA", "PP", scenes=TWO_QUARRIES, stock="G1"), "place AA c4 d4")
    match.play("quarry G")
    assert legal(match) == ["quarry A", "quarry B", "quarry P", "quarry monument"]


# All four at once


@pytest.mark.rule("F3.2", "F3.2.1", "F3.2.2", "F3.2.3", "F3.2.4")
def test_all_four_cases_are_cumulative(rules: Rules) -> None:
    match = rules.placing("AB", "PP", scenes="c1A g1P e3A")
    match.play("place BA e1 e2")  # beside e3, between the wheat of d2 and f2, on e1's icon, closing d1 and f1
    assert (beside(match), city(match)["wheat"], len(match.view()["quarries"])) == ("AB", 2, 2)
    match.play("quarry G")
    match.play("quarry monument")
    assert (beside(match), city(match)["monuments_left"]) == ("ABG", 3)


@pytest.mark.rule("F3.2", "F3.2.1", "F3.2.2", "F3.2.3", "F3.2.4")
def test_a_preview_tells_all_four() -> None:
    match = ENGINE.placing("AB", "PP", scenes="c1A g1P e3A")
    action = match.parse("place BA e1 e2")
    preview = match.preview(action)
    assert preview.pop("where") == [
        {"at": "e1", "gives": "B"},
        {"at": "e2", "to": "e3", "gives": "A"},
        {"at": "e2", "to": "d2", "gives": "W"},
        {"at": "e2", "to": "f2", "gives": "W"},
        {"at": "d1", "gives": "quarry"},
        {"at": "f1", "gives": "quarry"},
    ]
    assert preview == {"scenes": {"A": 1}, "wheat": 2, "icons": {"B": 1}, "quarries": 2}


# F3.2.5: the stock


@pytest.mark.rule("F3.2.5")
def test_the_second_edition_gives_what_the_stock_still_has(rules: Rules) -> None:
    match = play(rules.placing("AB", "PP", scenes="b4A c3A d4A", stock="A2"), "place AB c4 c5")
    assert (beside(match), match.view()["stock"]["A"]) == ("AA", 0)


@pytest.mark.rule("F3.2.5")
def test_an_exhausted_icon_earns_nothing_and_the_placement_is_legal_all_the_same(rules: Rules) -> None:
    match = play(rules.placing("AP", "BB", scenes="c3A", stock="A0 B1 G0"), "place AP d3 e3")
    assert beside(match) == "B"


@pytest.mark.rule("F3.2.5")
def test_a_box_with_one_token_a_kind_gives_one(rules: Rules) -> None:
    match = rules.placing("AA", "PP", scenes="b4A d5A", box=altered("each_resource = 20", "each_resource = 1"))
    assert beside(play(match, "place AA c4 c5")) == "A"


@pytest.mark.rule("F3.2.5")
def test_the_first_edition_knows_no_limit(rules: Rules) -> None:
    match = rules.placing("AA", "PP", scenes=TWO_QUARRIES + " c5A", edition="first", stock="A0 B0 P0 G0")
    match.play("place AA c4 d4")
    assert (beside(match), match.view()["stock"]) == ("AA", None)
    match.play("quarry A")
    match.play("quarry G")
    assert beside(match) == "AAAG"


@pytest.mark.rule("F3.2.5")
def test_the_second_edition_is_the_default() -> None:
    assert nomarch.new("fertility", 2, 1).view()["edition"] == "second"
    assert nomarch.new("fertility", 2, 1, edition="first").view()["edition"] == "first"


# F3.2.6: next to the Metropolis


@pytest.mark.rule("F3.2.6")
def test_resources_lie_next_to_the_metropolis_until_used_this_turn(rules: Rules) -> None:
    match = rules.table(tiles="PG AA AA AA AA AB", districts="4A")
    match.play("place GP e4 e5")
    assert beside(match) == "PG"
    match.play("build 4A with P")
    assert beside(match) == "G"
    match.play("supply G M.1")
    assert beside(match) == ""


@pytest.mark.rule("F3.2.6")
def test_the_next_player_begins_with_nothing_beside_the_metropolis(rules: Rules) -> None:
    match = rules.table(tiles="PG AA AA AA AA AB")
    match.play("place GP e4 e5")
    assert beside(pass_on(match)) == ""
    match.play("place AA h4 h5")
    assert (match.view()["to_play"], beside(match)) == (1, "A")
