"""F2: setup, random or chosen by the host."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import nomarch
from nomarch.games.fertility.components import TILES
from nomarch.play.match import Match
from nomarch.text.errors import NomarchError
from tests.games.fertility.driver import PILES, Rules, deal, legal
from tests.games.fertility.positions import owner, table

SEEDS = range(60)
BY_SETUP = pytest.mark.parametrize(("players", "variant"), list(PILES))


def new(players: int, seed: int = 1, **options: Any) -> Match:
    return nomarch.new("fertility", players, seed, **options)


def dealt(match: Match, name: str) -> list[str]:
    """The words of a deal line in the record."""
    (line,) = (line for line in match.record().splitlines() if line.startswith(f"deal {name}: "))
    return line.split()[2:]


def refused(players: int, **options: Any) -> tuple[str, str]:
    with pytest.raises(NomarchError) as caught:
        new(players, **options)
    return caught.value.message.key, caught.value.message.rule


@pytest.mark.rule("F2.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_there_are_two_to_four_players(players: int) -> None:
    assert refused(players) == ("bad_players", "")


@pytest.mark.rule("F2.1")
@pytest.mark.parametrize(("players", "boards"), [(2, 3), (3, 3), (4, 4)])
def test_three_boards_for_two_or_three_players_and_four_for_four(players: int, boards: int) -> None:
    view = new(players).view()
    assert view["players"] == players
    assert len(view["boards"]) == boards
    assert [len(row) for row in view["terrain"]] == [4 * boards] * 8
    assert [len(row) for row in view["scenes"]] == [4 * boards] * 8


@pytest.mark.rule("F2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seed_draws_the_boards_their_order_and_which_way_up(players: int) -> None:
    drawn = [new(players, seed).view()["boards"] for seed in SEEDS]
    assert all(len({name.removesuffix("r") for name in names}) == len(names) for names in drawn)
    for place in range(len(drawn[0])):
        assert {names[place] for names in drawn} == {
            name + turn for name in ("V1", "V2", "V3", "V4") for turn in ("", "r")
        }
    assert len({tuple(names) for names in drawn}) > 40


@pytest.mark.rule("F2.1")
@pytest.mark.parametrize(("players", "boards"), [(2, "V4r V1 V3r"), (3, "V1 V2 V4"), (4, "V3 V2r V1 V4")])
def test_the_host_may_choose_the_boards(players: int, boards: str) -> None:
    assert {tuple(new(players, seed, boards=boards).view()["boards"]) for seed in range(5)} == {tuple(boards.split())}
    assert new(players, boards=boards.split()).view()["boards"] == boards.split()


@pytest.mark.rule("F2.1")
@pytest.mark.parametrize(
    ("players", "boards"),
    [(2, "V1 V2"), (2, "V1 V2 V3 V4"), (2, "V1 V2 V1r"), (3, "V1 V2 V5"), (4, "V1 V2 V3"), (2, ""), (2, "V1 V2 V3rr")],
)
def test_other_boards_are_refused(players: int, boards: str) -> None:
    assert refused(players, boards=boards) == ("fertility_bad_boards", "F2.1")


@pytest.mark.rule("F2.1")
def test_boards_lie_side_by_side_and_r_turns_one_by_180_degrees(rules: Rules) -> None:
    view = rules.table().view()
    assert view["boards"] == ["V2", "V1r", "V3"]
    assert view["terrain"] == [
        ".~..B..#B...",
        "...#.#P..~.#",
        "G..BG..~...P",
        "........#...",
        "............",
        "#...~.....~.",
        "..~A..A..A..",
        ".P#..#..G.#.",
    ]


@pytest.mark.rule("F2.2")
def test_the_starting_tile_is_read_clockwise(rules: Rules) -> None:
    scenes = rules.table().view()["scenes"]
    assert (scenes[3][5:7], scenes[4][5:7]) == ("GA", "PB")


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize(
    ("boards", "starts"),
    [("V1 V2 V4r V3", ["i4"]), ("V1 V2 V3 V4", ["f4", "j4"]), ("V1 V4 V2 V3", ["g4"]), ("V1 V2 V4 V3", ["f4"])],
)
def test_a_deal_has_the_starting_tile_on_a_symbol_nearest_the_centre(
    rules: Rules, boards: str, starts: list[str]
) -> None:
    for start in ("b4", "e4", "f4", "g4", "i4", "j4", "k4", "n4"):
        dealt = deal(4, start=f"{start} ABPG") | {"boards": boards}
        if start in starts:
            assert rules.begin(dealt, 4).view()["start"] == start
        else:
            with pytest.raises(rules.refusal):
                rules.begin(dealt, 4)


@pytest.mark.rule("F1.3", "F1.4", "F1.5", "F2.1", "F2.2", "F2.3", "F2.4")
@pytest.mark.parametrize(
    "change",
    [
        {"boards": "V2 V1r"},
        {"start": "b4 GABP"},
        {"start": "f4 ABGP"},
        {"tiles": "AB AG"},
        {"tiles": " ".join(["AA"] * 24)},
        {"cities": "MA MA"},
        {"districts": "1A 1B 1P 1G"},
    ],
)
def test_a_deal_against_the_rules_is_refused(rules: Rules, change: dict[str, str]) -> None:
    with pytest.raises(rules.refusal):
        rules.begin(deal() | change)


@pytest.mark.rule("F3.5.3")
def test_the_variant_is_for_two_players_only(rules: Rules) -> None:
    with pytest.raises(rules.refusal):
        rules.begin(deal(3), 3, variant="yes")


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize(
    ("players", "boards", "start"),
    [
        (2, "V2 V1r V3", "f4"),  # the middle board's symbol
        (3, "V1 V4 V3", "g4"),
        (3, "V1 V4r V3", "e4"),
        (4, "V1 V2 V4r V3", "i4"),  # centred one column off the middle; V2's is two columns off
        (4, "V1 V4 V2 V3", "g4"),
    ],
)
def test_the_starting_tile_covers_the_symbol_nearest_the_centre(players: int, boards: str, start: str) -> None:
    for seed in range(8):
        match = new(players, seed, boards=boards)
        scenes, (column, row) = match.view()["scenes"], ("abcdefghijklmnop".index(start[0]), int(start[1]) - 1)
        assert match.view()["start"] == start
        assert sorted(scenes[row][column : column + 2] + scenes[row + 1][column : column + 2]) == sorted("ABPG")


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize(("boards", "starts"), [("V1 V2 V3 V4", {"f4", "j4"}), ("V1 V4 V2 V3", {"g4"})])
def test_of_two_symbols_equally_near_the_seed_draws_either_and_else_the_nearer(boards: str, starts: set[str]) -> None:
    assert {new(4, seed, boards=boards).view()["start"] for seed in range(30)} == starts


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize("start", ["f4", "j4"])
def test_of_two_symbols_equally_near_the_host_may_choose_either(start: str) -> None:
    assert {new(4, seed, boards="V1 V2 V3 V4", start=start).view()["start"] for seed in range(8)} == {start}


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize("start", ["b4", "j4", "f5", "a1"])
def test_no_other_square_may_be_chosen_for_the_starting_tile(start: str) -> None:
    assert refused(2, boards="V2 V1r V3", start=start) == ("fertility_start_not_nearest", "F2.2")


@pytest.mark.rule("F2.2")
def test_nearest_is_nearest_by_less_than_a_column_too() -> None:
    # V2's symbol has its centre two columns off the middle, V4's three.
    assert {new(4, seed, boards="V1 V2 V4 V3").view()["start"] for seed in range(20)} == {"f4"}
    assert refused(4, boards="V1 V2 V4 V3", start="k4") == ("fertility_start_not_nearest", "F2.2")


@pytest.mark.rule("F2.2")
def test_the_distance_counts_rows_as_well_as_columns() -> None:
    # A custom V2 has its symbol a row higher, so V3's is the nearer of the two.
    box = owner('"G..B", ".SS.", ".SS.", "#..."', '".SS.", ".SS.", "G..B", "#..."')
    chosen = {"boards": "V1 V2 V3 V4", "components": box}
    assert {new(4, seed, **chosen).view()["start"] for seed in range(20)} == {"j4"}
    assert refused(4, start="f3", **chosen) == ("fertility_start_not_nearest", "F2.2")


@pytest.mark.rule("F2.2")
def test_a_square_can_only_be_chosen_together_with_the_boards() -> None:
    assert refused(2, start="f4") == ("fertility_start_without_boards", "F2.2")


@pytest.mark.rule("F1.4", "F2.2")
def test_the_host_may_choose_how_the_starting_tile_is_turned() -> None:
    assert {dealt(new(2, seed, start="PGAB"), "start")[1] for seed in range(8)} == {"PGAB"}
    assert dealt(new(2, boards="V2 V1r V3", start="pgab F4"), "start") == ["f4", "PGAB"]


@pytest.mark.rule("F1.4")
@pytest.mark.parametrize("start", ["ABGP", "AB", "ABPGA", "z9"])
def test_the_starting_tile_has_no_other_order_of_scenes(start: str) -> None:
    assert refused(2, start=start) == ("fertility_bad_start", "F1.4")


@pytest.mark.rule("F2.2")
def test_all_other_start_symbols_are_plain_desert(rules: Rules) -> None:
    match = rules.placing("AB", scenes="a4A")
    assert "S" not in "".join(match.view()["terrain"])
    match.play("place AB b4 c4")
    assert match.view()["scenes"][3] == "AAB..GA....."


@pytest.mark.rule("F2.3")
@BY_SETUP
def test_so_many_tiles_form_the_pile(players: int, variant: str) -> None:
    match = new(players, variant=variant)
    assert len(dealt(match, "tiles")) == {(2, "no"): 24, (2, "yes"): 39, (3, "no"): 35, (4, "no"): 46}[players, variant]
    assert match.view()["pile"] == len(dealt(match, "tiles")) - 3 * players - 3


@pytest.mark.rule("F2.3")
@BY_SETUP
def test_the_tiles_are_drawn_from_the_box_at_random(players: int, variant: str) -> None:
    piles = [dealt(new(players, seed, variant=variant), "tiles") for seed in range(30)]
    for pile in piles:
        assert max(Counter(pile).values()) <= 5  # a pair occurs at most five times
    for place in range(len(piles[0])):
        assert len({pile[place] for pile in piles}) > 5
    assert {tile for pile in piles for tile in pile[:3]} == set(TILES)
    assert len({tuple(sorted(pile)) for pile in piles}) > 20  # the tiles left in the box differ too


@pytest.mark.rule("F2.3")
def test_the_order_of_the_piles_and_what_was_left_in_the_box_are_not_seen() -> None:
    one = table(tiles="AA AB AP AG BB BP BG PP PG GG", districts="1A 1B 1P 1G 2A")
    other = table(tiles="AA AB AP AG BB BP BG PP PG AA", districts="1A 1B 1P 1G 10G")
    assert one.state_bytes() != other.state_bytes()
    assert one.view() == other.view()
    assert one.view(0) == one.view(1) == one.view()


@pytest.mark.rule("F2.4")
def test_each_seat_gets_three_tiles_then_the_common_pool_no_matter_who_begins(rules: Rules) -> None:
    match = rules.table(3, first=2, tiles="AA AB AP AG BB BP BG PP PG GG AA AB")
    view = match.view()
    assert [city["pool"] for city in view["cities"]] == [["AA", "AB", "AP"], ["AG", "BB", "BP"], ["BG", "PP", "PG"]]
    assert view["common_pool"] == ["AA", "AB", "GG"]
    assert (view["pile"], view["to_play"]) == (35 - 12, 1)


@pytest.mark.rule("F2.4")
@BY_SETUP
def test_pools_are_of_three_tiles_and_wheat_starts_at_0(players: int, variant: str) -> None:
    view = new(players, variant=variant).view()
    assert len(view["common_pool"]) == 3
    for city in view["cities"]:
        assert (len(city["pool"]), city["wheat"], city["districts"], city["tokens"]) == (3, 0, [], 0)
        assert city["score"]["total"] == 0
    assert view["beside"] == {"A": 0, "B": 0, "P": 0, "G": 0}


@pytest.mark.rule("F2.4")
def test_four_districts_lie_face_up_from_the_top_of_their_pile(rules: Rules) -> None:
    view = rules.table(districts="9A 7B 10G 2P").view()
    assert (view["districts"], view["district_pile"]) == (["9A", "7B", "10G", "2P"], 36)


@pytest.mark.rule("F2.4")
def test_the_districts_are_shuffled_all_forty_of_them() -> None:
    piles = [dealt(new(2, seed), "districts") for seed in range(20)]
    assert all(len(set(pile)) == len(pile) == 40 for pile in piles)
    assert len({pile[0] for pile in piles}) > 10


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_draws_a_metropolis_board_of_their_own(players: int) -> None:
    drawn = [[city["board"] for city in new(players, seed).view()["cities"]] for seed in SEEDS]
    assert all(len(set(boards)) == len(boards) == players for boards in drawn)
    for seat in range(players):
        assert {boards[seat] for boards in drawn} == {"MA", "MB", "MP", "MG"}


@pytest.mark.rule("F2.4")
def test_the_host_may_choose_the_metropolis_boards() -> None:
    match = new(3, cities="MG MA MP")
    assert [city["board"] for city in match.view()["cities"]] == ["MG", "MA", "MP"]
    assert [shop["needs"] for shop in match.view()["cities"][0]["shops"]] == [["any"], ["G"], ["A"], ["B", "P"]]


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize("cities", ["MA MA", "MA", "MA MB MP", "MA MX", "MA 1A", ""])
def test_other_metropolis_boards_are_refused(cities: str) -> None:
    assert refused(2, cities=cities) == ("fertility_bad_cities", "F2.4")


@pytest.mark.rule("F2.4", "F1.8")
def test_the_kind_of_monument_has_no_effect_and_is_not_asked(rules: Rules) -> None:
    match = rules.placing("AA", "PP", scenes="b3A")
    match.play("place AA a2 b2")
    assert [action for action in legal(match) if "monument" in action] == ["quarry monument"]


@pytest.mark.rule("F2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seed_draws_the_first_player(players: int) -> None:
    assert {new(players, seed).to_play for seed in range(40)} == set(range(players))


@pytest.mark.rule("F2.5")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_host_may_choose_the_first_player(first: int) -> None:
    assert {new(3, seed, first=first).to_play for seed in range(8)} == {first - 1}


@pytest.mark.rule("F2.5")
@pytest.mark.parametrize("first", ["0", "3", "Ann", ""])
def test_the_first_player_is_a_seat(first: str) -> None:
    assert refused(2, first=first) == ("fertility_bad_first", "F2.5")


@pytest.mark.rule("F2.1", "F2.2", "F2.3", "F2.4", "F2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_setup_and_another_seed_another(players: int) -> None:
    assert new(players, 5).state_bytes() == new(players, 5).state_bytes()
    assert len({new(players, seed).state_bytes() for seed in range(50)}) == 50


@pytest.mark.rule("F2.1", "F2.4", "F2.5")
def test_random_may_be_asked_for_by_name() -> None:
    asked = new(2, 5, boards="random", start="random", cities="random", first="random")
    assert asked.state_bytes() == new(2, 5).state_bytes()
