"""F1: the standard components."""

from __future__ import annotations

from itertools import permutations, product

import pytest

import nomarch
from nomarch.games.fertility import components as files_of_fertility
from nomarch.play.match import Match
from tests.games.fertility.driver import city, score
from tests.games.fertility.positions import BOX, craft, refused, supplied, supplying, table

LETTERS = "ABPG"


@pytest.mark.rule("F1.1")
def test_there_are_four_resources_which_are_also_the_four_scenes() -> None:
    match = table()
    assert list(match.view()["stock"]) == list(LETTERS)
    assert {scene for row in match.view()["scenes"] for scene in row} == {".", *LETTERS}


@pytest.mark.rule("F1.1")
def test_wheat_is_no_resource_but_a_position_on_a_track() -> None:
    assert "W" not in table().view()["beside"]
    assert city(craft(table(), wheat=3))["wheat"] == 3
    assert refused(supplying("AB", wheat=3), "supply W M.1") == ("fertility_unreadable", "")


@pytest.mark.rule("F1.2")
def test_the_four_valley_boards_are_these() -> None:
    assert dict(zip(BOX.boards, BOX.terrain[::2], strict=True)) == {
        "V1": ("..#.", ".A..", "...~", ".SS.", ".SS.", "~..G", ".P#.", "#..B"),
        "V2": (".~..", "...#", "G..B", ".SS.", ".SS.", "#...", "..~A", ".P#."),
        "V3": ("B...", ".~.#", "...P", "#SS.", ".SS.", "..~.", ".A..", "G.#."),
        "V4": ("..G.", "#..~", ".B..", "..SS", "..SS", "~..#", "P..A", ".#.."),
    }


@pytest.mark.rule("F1.2", "F2.1")
def test_boards_stand_side_by_side_and_r_turns_one_by_180_degrees() -> None:
    assert table().view()["terrain"] == [
        ".~..B..#B...",
        "...#.#P..~.#",
        "G..BG..~...P",
        "........#...",
        "............",
        "#...~.....~.",
        "..~A..A..A..",
        ".P#..#..G.#.",
    ]


def desert_around(match: Match) -> tuple[int, int]:
    """The number of desert squares, and how many of them can be reached from the starting tile."""
    view = match.view()
    ground = {(column, row): letter for row, line in enumerate(view["terrain"]) for column, letter in enumerate(line)}
    found: set[tuple[int, int]] = set()
    waiting = [("abcdefghijklmnop".index(view["start"][0]), int(view["start"][1]) - 1)]
    while waiting:
        column, row = square = waiting.pop()
        if square not in found and ground.get(square, "~") not in "~#":
            found.add(square)
            waiting += [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return sum(letter not in "~#" for letter in ground.values()), len(found)


@pytest.mark.rule("F1.2")
def test_in_all_576_arrangements_no_desert_square_is_cut_off_from_the_start() -> None:
    arrangements = 0
    for boards in (3, 4):
        for names in permutations(("V1", "V2", "V3", "V4"), boards):
            for turns in product(("", "r"), repeat=boards):
                chosen = [name + turn for name, turn in zip(names, turns, strict=True)]
                in_all, reached = desert_around(nomarch.new("fertility", 2 * boards - 4, 1, boards=chosen))
                assert in_all == reached, chosen
                arrangements += 1
    assert arrangements == 576


@pytest.mark.rule("F1.3")
def test_there_are_fifty_tiles_five_of_each_pair_of_scenes() -> None:
    pairs = ("AA", "AB", "AP", "AG", "BB", "BP", "BG", "PP", "PG", "GG")
    assert dict(zip(files_of_fertility.TILES, BOX.tiles, strict=True)) == dict.fromkeys(pairs, 5)


@pytest.mark.rule("F1.4")
@pytest.mark.parametrize(
    ("scenes", "rows"),
    [("ABPG", ("AB", "GP")), ("GABP", ("GA", "PB")), ("PGAB", ("PG", "BA")), ("BPGA", ("BP", "AG"))],
)
def test_the_starting_tile_shows_the_four_scenes_clockwise_in_any_of_four_rotations(
    scenes: str, rows: tuple[str, str]
) -> None:
    shown = table(start=f"f4 {scenes}").view()["scenes"]
    assert (shown[3], shown[4]) == (f".....{rows[0]}.....", f".....{rows[1]}.....")
    assert "".join(shown[:3] + shown[5:]) == "." * 72


@pytest.mark.rule("F1.4")
def test_the_seed_turns_the_starting_tile_in_all_four_ways() -> None:
    turned = set()
    for seed in range(40):
        record = nomarch.new("fertility", 2, seed).record().splitlines()
        (start,) = (line for line in record if line.startswith("deal start: "))
        turned.add(start[-4:])
    assert turned == {"ABPG", "GABP", "PGAB", "BPGA"}


def cycle(text: str, shift: int) -> str:
    """X, Y, Z, W are A, B, P, G, rotated."""
    for letter, name in enumerate("XYZW"):
        text = text.replace(name, LETTERS[(letter + shift) % 4])
    return text


TEMPLATES = [
    (0, "any -> 2 Debens", "X+Y -> 5 Debens"),
    (0, "X+X -> 7 Debens", "Y -> 1 wheat"),
    (0, "X -> 1 per X", "any -> 2 Debens"),
    (1, "X -> 4 Debens", "Y -> statue {god}"),
    (1, "X -> one of Y Z W", "Y+Z -> 7 Debens"),
    (1, "any -> 2 Debens", "any -> 2 Debens", "X -> 1 wheat"),
    (1, "X+Z -> statue of choice", "Y -> 1 wheat"),
    (2, "X -> 5 Debens", "X -> 1 per X"),
    (2, "X+X+X -> 3 per X"),
    (2, "X+Y -> statues {gods}", "X+X -> 9 Debens"),
]


@pytest.mark.rule("F1.5")
@pytest.mark.parametrize(("number", "template"), list(enumerate(TEMPLATES, 1)))
@pytest.mark.parametrize(("shift", "letter"), list(enumerate(LETTERS)))
def test_each_of_ten_templates_comes_in_four_colours(
    number: int, template: tuple[int | str, ...], shift: int, letter: str
) -> None:
    cost, *shops = template
    lot = BOX.lots.index(f"{number}{letter}")
    gods = {"god": shift + 1, "gods": ("5 1", "6 2", "5 3", "6 4")[shift]}
    assert BOX.costs[lot] == cost
    assert [f"{'+'.join(shop.needs)} -> {shop.gift}" for shop in BOX.shops[lot]] == [
        cycle(str(shop), shift).format(**gods) for shop in shops
    ]


@pytest.mark.rule("F1.5")
def test_there_are_forty_districts_with_costs_up_to_two_and_one_to_three_shops() -> None:
    view = table().view()
    assert len(view["districts"]) + view["district_pile"] == 40
    assert set(BOX.costs[:40]) == {0, 1, 2}
    assert {len(shops) for shops in BOX.shops[:40]} == {1, 2, 3}


@pytest.mark.rule("F1.5")
def test_the_published_shops_are_among_them() -> None:
    assert BOX.shops[BOX.lots.index("1G")][1].needs == ("G", "A")
    assert BOX.shops[BOX.lots.index("1G")][1].gift == "5 Debens"
    assert BOX.shops[BOX.lots.index("7B")][0].needs == ("B", "G")
    assert BOX.shops[BOX.lots.index("7B")][0].gift == "statue of choice"


@pytest.mark.rule("F1.6")
@pytest.mark.parametrize(("shift", "letter"), list(enumerate(LETTERS)))
def test_each_metropolis_board_has_four_shops_of_its_own_colour(shift: int, letter: str) -> None:
    printed = BOX.shops[BOX.lots.index(f"M{letter}")]
    assert [f"{'+'.join(shop.needs)} -> {shop.gift}" for shop in printed] == [
        cycle(shop, shift) for shop in ("any -> 2 Debens", "X -> 1 wheat", "Y -> 4 Debens", "Z+W -> statue of choice")
    ]


@pytest.mark.rule("F1.6")
def test_a_metropolis_board_has_seven_free_spots() -> None:
    seven = "4A 4B 4P 4G 5A 5B 5P"
    assert craft(table(), step="build", beside="A", own=seven.removesuffix(" 5P")).view()["step"] == "build"
    full = craft(table(), step="build", beside="A", own=seven)
    assert (full.view()["step"], city(full)["districts"]) == ("supply", seven.split())


@pytest.mark.rule("F1.7")
def test_the_stock_has_twenty_tokens_of_each_resource() -> None:
    assert table().view()["stock"] == {"A": 20, "B": 20, "P": 20, "G": 20}


@pytest.mark.rule("F1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_four_monuments(players: int) -> None:
    assert [each["monuments_left"] for each in table(players).view()["cities"]] == [4] * players


@pytest.mark.rule("F1.9")
def test_the_wheat_track_has_eleven_squares_from_0_to_40_debens() -> None:
    debens = [score(craft(table(), wheat=wheat))["wheat"] for wheat in range(11)]
    assert debens == [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]


@pytest.mark.rule("F1.10")
def test_one_to_six_different_statues_are_worth_3_to_28_debens() -> None:
    match = table()
    debens = [score(match)["statues"]]
    for own, supplies in [
        ("4A", ["B 4A.2"]),  # god 1
        ("4B", ["P 4B.2"]),
        ("4P", ["G 4P.2"]),
        ("4G", ["A 4G.2"]),  # god 4
        ("10A", ["A 10A.1", "B 10A.1"]),  # gods 5 and 1
        ("10B", ["B 10B.1", "P 10B.1"]),  # gods 6 and 2
    ]:
        debens.append(score(supplied(match, *supplies, own=own))["statues"])
    assert debens == [0, 3, 6, 10, 15, 21, 28]


@pytest.mark.rule("F1.2", "F1.3", "F1.5", "F1.6", "F1.10")
def test_every_table_says_where_its_figures_come_from_and_reconstructions_are_marked() -> None:
    assert BOX.provenance == {
        "boards": "X",
        "start_tile": "X",
        "tiles": "X",
        "piles": "R",
        "stock": "R",
        "monuments": "R",
        "wheat_track": "R",
        "statue_scale": "X",
        "metropolises": "X",
        "districts": "X",
    }
    assert BOX.digest == "standard"
