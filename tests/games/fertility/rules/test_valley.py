"""F3.1: placing a Valley tile. The Valley is drawn in positions.py."""

from __future__ import annotations

import pytest

from tests.games.fertility.driver import EVERYWHERE, Rules, city, legal, nonzero, pass_on


def spots(rules: Rules, *pool: str, scenes: str = "") -> list[str]:
    """The legal placements without the verb."""
    return [action.removeprefix("place ") for action in legal(rules.placing(*pool, scenes=scenes))]


# F3.1.1: one of the player's own tiles on two free desert squares


@pytest.mark.rule("F3.1.1")
def test_the_tile_is_one_of_the_personal_pool(rules: Rules) -> None:
    match = rules.placing("AP", "PP", "BP")
    assert {action.split()[1] for action in legal(match)} == {"AP", "PA", "PP", "BP", "PB"}
    rules.refuses(match, "place GG f3 g3", "fertility_not_in_pool", "F3.1.1")
    rules.refuses(match, "place AG f3 g3", "fertility_not_in_pool", "F3.1.1")


@pytest.mark.rule("F3.1.1")
def test_neither_another_players_tile_nor_the_common_pool_is_placed(rules: Rules) -> None:
    match = rules.table(tiles="AP PP BP GG BB BB AA AA AA")
    assert city(match, 1)["pool"] == ["BB", "BB", "GG"]
    rules.refuses(match, "place GG e3 e4", "fertility_not_in_pool", "F3.1.1")
    rules.refuses(match, "place AA g2 g3", "fertility_not_in_pool", "F3.1.1")


@pytest.mark.rule("F3.1.1")
def test_a_placed_tile_leaves_the_personal_pool_and_lies_in_the_valley(rules: Rules) -> None:
    match = rules.placing("AP", "PP", "BP")
    match.play("place AP d5 e5")
    assert city(match)["pool"] == ["BP", "PP"]
    assert match.view()["tiles"] == [["d5", "e5"]]
    assert match.view()["scenes"][4] == "...APPB....."


@pytest.mark.rule("F3.1.1")
def test_of_tiles_alike_one_is_placed(rules: Rules) -> None:
    match = rules.placing("PP", "PP", "AP")
    match.play("place PP d5 e5")
    assert city(match)["pool"] == ["AP", "PP"]


@pytest.mark.rule("F3.1.1")
@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("place AB j5 k5", ["............", ".........AB."]),
        ("place BA j5 k5", ["............", ".........BA."]),
        ("place AB j4 j5", [".........A..", ".........B.."]),
        ("place BA j4 j5", [".........B..", ".........A.."]),
    ],
)
def test_a_tile_lies_in_any_of_four_orientations(rules: Rules, text: str, rows: list[str]) -> None:
    match = rules.placing("AB", "PP", scenes="i5A k4A l5A")
    before = match.view()["scenes"]
    match.play(text)
    changed = [
        "".join(new if new != old else "." for old, new in zip(*pair, strict=True))
        for pair in zip(before[3:5], match.view()["scenes"][3:5], strict=True)
    ]
    assert changed == rows


@pytest.mark.rule("F3.1.1")
def test_every_placement_beside_the_starting_tile_is_found(rules: Rules) -> None:
    # Free squares next to papyrus are e5 and f6, next to bovine h5 and g6; e6 is water.
    assert spots(rules, "PP") == ["PP d5 e5", "PP e4 e5", "PP f6 f7", "PP f6 g6"]
    assert spots(rules, "BP") == [
        "BP d5 e5", "BP e4 e5", "BP g6 g7", "BP g6 h6", "BP h5 h6", "BP h5 i5", "PB f6 f7", "PB f6 g6", "PB h4 h5",
    ]  # fmt: skip


@pytest.mark.rule("F3.1.1")
@pytest.mark.parametrize("text", ["place PP e5 e6", "place BB h3 h4", "place AA a1 b1", "place PP j1 j2"])
def test_a_tile_over_water_is_not_legal(rules: Rules, text: str) -> None:
    match = rules.placing("PP", "BB", "AA", scenes="h5B a2A i1P")
    rules.refuses(match, text, "fertility_on_water", "F3.1.1")
    assert text not in legal(match)


@pytest.mark.rule("F3.1.1")
@pytest.mark.parametrize("text", ["place GG f2 f3", "place AA h1 h2", "place PP h4 i4", "place PP c8 d8"])
def test_a_tile_over_wheat_is_not_legal(rules: Rules, text: str) -> None:
    match = rules.placing("GG", "AA", "PP", scenes="g1A h5P d7P")
    rules.refuses(match, text, "fertility_on_wheat", "F3.1.1")
    assert text not in legal(match)


@pytest.mark.rule("F3.1.1")
@pytest.mark.parametrize("text", ["place GG e4 f4", "place GG f4 g4", "place AA b3 b4", "place AA a4 b4"])
def test_a_square_that_is_covered_is_not_free(rules: Rules, text: str) -> None:
    match = rules.placing("GG", "AA", scenes="b4A")
    rules.refuses(match, text, "fertility_square_taken", "F3.1.1")
    assert text not in legal(match)


@pytest.mark.rule("F3.1.1")
def test_a_tile_stays_within_the_valley(rules: Rules) -> None:
    match = rules.placing("AA", scenes="l5A l8A a4A c1A")
    rules.refuses(match, "place AA l6 m6", "fertility_off_the_valley", "F3.1.1")
    rules.refuses(match, "place AA m5 m6", "fertility_off_the_valley", "F3.1.1")
    rules.refuses(match, "place AA l8 l9", "fertility_unreadable", "")
    assert {name[0] for action in legal(match) for name in action.split()[2:]} <= set("abcdefghijkl")


@pytest.mark.rule("F3.1.1")
def test_with_four_players_the_valley_goes_on_to_the_right(rules: Rules) -> None:
    match = rules.craft(rules.table(4, tiles="AA AA AA"), scenes="l5A p4A")
    assert {"place AA m4 m5", "place AA m5 n5", "place AA o5 p5"} <= set(legal(match))
    rules.refuses(match, "place AA p5 q5", "fertility_unreadable", "")


@pytest.mark.rule("F3.1.1")
def test_a_column_does_not_go_on_at_the_top_of_the_next(rules: Rules) -> None:
    match = rules.placing("AA", scenes="d7A h7A")  # d8 and h8 are free, and so are e1 and i1
    assert "place AA g8 h8" in legal(match)
    assert not {"place AA d8 e1", "place AA h8 i1"} & set(legal(match))
    rules.refuses(match, "place AA d8 e1", "fertility_not_adjacent", "F3.1.1")
    rules.refuses(match, "place AA h8 i1", "fertility_not_adjacent", "F3.1.1")


@pytest.mark.rule("F3.1.1")
@pytest.mark.parametrize("text", ["place AA d5 e5", "place AA h5 i5", "place AA h6 i6", "place AA d7 e7"])
def test_the_borders_of_boards_inside_the_valley_do_not_matter(rules: Rules, text: str) -> None:
    match = rules.placing("AA", scenes="d4A d6A h4A h7A i7A d8A")
    match.play(text)
    assert match.view()["tiles"] == [text.split()[2:]]


@pytest.mark.rule("F3.1.1")
@pytest.mark.parametrize("text", ["place AA c4 d5", "place AA c4 e4", "place AA c4 c6", "place AA c4 c4"])
def test_the_two_squares_share_an_edge(rules: Rules, text: str) -> None:
    rules.refuses(rules.placing("AA", scenes="c3A"), text, "fertility_not_adjacent", "F3.1.1")


# F3.1.2: at least one scene beside the same scene


@pytest.mark.rule("F3.1.2")
def test_a_tile_touching_identical_papyrus_is_legal(rules: Rules) -> None:
    assert "AP d5 e5" in spots(rules, "AP")


@pytest.mark.rule("F3.1.2")
def test_a_tile_touching_only_different_scenes_is_not_legal(rules: Rules) -> None:
    match = rules.placing("AP")
    assert "place PA d5 e5" not in legal(match)
    rules.refuses(match, "place PA d5 e5", "fertility_no_match", "F3.1.2")


@pytest.mark.rule("F3.1.2")
def test_a_tile_touching_nothing_is_not_legal(rules: Rules) -> None:
    match = rules.placing("AA", "PP")
    rules.refuses(match, "place AA a4 b4", "fertility_no_match", "F3.1.2")
    assert "place AA a4 b4" not in legal(match)


@pytest.mark.rule("F3.1.2")
def test_the_two_halves_of_a_double_are_no_contact(rules: Rules) -> None:
    rules.refuses(rules.placing("AA", "PP"), "place PP k4 k5", "fertility_no_match", "F3.1.2")


@pytest.mark.rule("F3.1.2")
def test_a_touching_corner_is_no_contact(rules: Rules) -> None:
    match = rules.placing("PP")
    rules.refuses(match, "place PP d4 e4", "fertility_no_match", "F3.1.2")  # e4 touches f5 only diagonally
    assert "place PP d5 e5" in legal(match)


@pytest.mark.rule("F3.1.2")
@pytest.mark.parametrize("text", ["place BG d4 e4", "place BG e3 e4", "place GB e4 e5", "place GB f3 g3"])
def test_either_scene_may_make_the_contact(rules: Rules, text: str) -> None:
    match = rules.placing("BG")  # grape lies on f4: only the grape half matches
    match.play(text)
    assert nonzero(match.view()["beside"]).count("B") == 0
    assert len(match.view()["tiles"]) == 1


@pytest.mark.rule("F3.1.2")
def test_other_contacts_may_differ(rules: Rules) -> None:
    match = rules.placing("AG", scenes="e2B d3P e5B d4P")
    match.play("place AG e3 e4")  # alabaster and grape among bovines and papyri; the grape touches f4
    assert match.view()["scenes"][3][4] == "G"


@pytest.mark.rule("F3.1.2")
def test_a_contact_across_the_border_of_two_boards_counts(rules: Rules) -> None:
    assert "BA i5 j5" in spots(rules, "AB", "PP", scenes="h5B")
    assert "AB g5 h5" not in spots(rules, "AB", "PP", scenes="i5B")
    assert "AB h6 h5" not in spots(rules, "AB", "PP", scenes="i5B")
    assert "AB h4 h5" in spots(rules, "AB", "PP", scenes="i5B")
    assert "AP h5 i5" in spots(rules, "AP", "BB", scenes="i6P")  # only the half beyond the border matches
    assert "PA h5 i5" in spots(rules, "AP", "BB", scenes="h6P")


@pytest.mark.rule("F3.1.2")
def test_the_bottom_of_a_column_does_not_touch_the_top_of_the_next(rules: Rules) -> None:
    assert not {"GG b8 b7", "GG a1 a2"} & set(spots(rules, "GG", "PP", scenes="a8G"))
    rules.refuses(rules.placing("GG", "PP", scenes="c8G"), "place GG d1 e1", "fertility_no_match", "F3.1.2")
    rules.refuses(rules.placing("GG", "PP", scenes="d1G"), "place GG b7 b8", "fertility_no_match", "F3.1.2")


@pytest.mark.rule("F3.1.2")
def test_a_tile_laid_before_is_in_play_like_the_starting_tile(rules: Rules) -> None:
    match = rules.table(tiles="AP PP BP AA AB AG")
    match.play("place AP d5 e5")
    pass_on(match).play("place AA c4 c5")
    assert match.view()["scenes"][3:5] == ["..A..GA.....", "..AAPPB....."]
    assert match.view()["tiles"] == [["c4", "c5"], ["d5", "e5"]]


# F3.1.3: no tile can be placed


@pytest.mark.rule("F3.1.3")
def test_when_no_tile_can_be_placed_the_player_discards_one_of_their_choice(rules: Rules) -> None:
    match = rules.placing("BP", "PG", "BP", scenes=EVERYWHERE)
    assert (match.view()["step"], legal(match)) == ("discard", ["discard BP", "discard PG"])
    rules.refuses(match, "discard AA", "fertility_not_in_pool", "F3.1.3")


@pytest.mark.rule("F3.1.3")
def test_the_discarded_tile_leaves_the_game_and_the_turn_goes_on_with_building(rules: Rules) -> None:
    match = rules.placing("BP", "PG", "BP", scenes=EVERYWHERE)
    before = match.view()
    match.play("discard BP")
    view = match.view()
    assert (view["step"], view["cities"][0]["pool"], view["tiles"]) == ("build", ["BP", "PG"], [])
    assert (view["common_pool"], view["pile"]) == (before["common_pool"], before["pile"])
    assert nonzero(view["beside"]) == ""
    match.play("skip")
    match.play("take BG")
    assert city(match)["pool"] == ["BP", "BG", "PG"]


@pytest.mark.rule("F3.1.3")
def test_three_tiles_alike_are_discarded_without_asking(rules: Rules) -> None:
    match = rules.placing("BP", scenes=EVERYWHERE)
    assert (match.view()["step"], city(match)["pool"]) == ("build", ["BP", "BP"])


@pytest.mark.rule("F3.1.3")
def test_nobody_may_discard_while_any_of_their_tiles_can_be_placed(rules: Rules) -> None:
    # Alabaster everywhere but on j4, j5 and k5: AA fits, BB and GG don't.
    full = EVERYWHERE.replace("j4A ", "").replace("j5A ", "").replace("k5A ", "")
    match = rules.placing("BB", "AA", "GG", scenes=full)
    assert legal(match) == ["place AA j4 j5", "place AA j5 k5"]
    rules.refuses(match, "discard BB", "fertility_not_now", "F3.1")


@pytest.mark.rule("F3.1", "F3.1.3")
def test_a_tile_must_be_placed_if_one_can_be(rules: Rules) -> None:
    match = rules.placing("AP", "BB", "GG")
    for text in ("skip", "done", "discard AP", "take BG"):
        rules.refuses(match, text, "fertility_not_now", "F3.1")


@pytest.mark.rule("F3.1", "F3.1.3")
def test_the_only_placement_there_is_is_made_without_asking(rules: Rules) -> None:
    match = rules.placing("BB", "AA", "GG", scenes=EVERYWHERE.replace("j4A ", "").replace("j5A ", ""))
    assert (match.view()["tiles"], match.view()["step"]) == ([["j4", "j5"]], "build")
