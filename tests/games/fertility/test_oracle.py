"""The slow referee against the rules' own examples and against what must hold in any game."""

import random
from collections.abc import Iterator

import pytest

from tests.games.fertility.oracle import KINDS, City, Oracle, Shop
from tests.games.fertility.oracle_tables import (
    COMPONENTS,
    DISTRICTS,
    SETUPS,
    filled,
    new_game,
    nonzero,
    placing,
    random_deal,
)

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
