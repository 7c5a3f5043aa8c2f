"""F3.5 and F4: the end of a turn, and the end of the game."""

from __future__ import annotations

import random

import pytest

from tests.games.fertility.driver import PILES, SETUPS, Rules, Table, city, legal, nonzero, pass_on, shop, to_turn
from tests.games.fertility.positions import ENGINE, refused

BY_PILE = pytest.mark.parametrize(("players", "variant"), list(PILES))
BY_SETUP = pytest.mark.parametrize(("players", "edition", "variant"), SETUPS)


def taking(rules: Rules, common: str = "AB AP PG", **options: str) -> Table:
    """The first player must take a tile from the common pool; GG, AA and BB are on top of the pile."""
    tiles = f"AA BB PP GG AG BP {common} GG AA BB"
    return rules.craft(rules.table(tiles=tiles, variant=options.get("variant", "no")), step="take", pool="AA BB")


# F3: the order of the steps


@pytest.mark.rule("F3")
def test_a_turn_is_place_build_supply_and_take_in_that_order(rules: Rules) -> None:
    match = rules.table(tiles="AA AB AP AG BB BP BG PP PG")
    steps = []
    for text in ("place AA f3 g3", "build 1A", "supply A M.1", "take BG"):
        steps.append(match.view()["step"])
        match.play(text)
    assert steps == ["place", "build", "supply", "take"]
    assert (match.turn, match.to_play, match.view()["step"]) == (2, 1, "place")


# F3.5.1: leftovers


@pytest.mark.rule("F3.5.1")
def test_resources_left_over_return_to_the_stock(rules: Rules) -> None:
    match = rules.supplying("AABG")
    match.play("supply A M.1")
    match.play("done")
    assert nonzero(match.view()["beside"]) == ""
    assert match.view()["stock"] == {"A": 19, "B": 20, "P": 20, "G": 20}
    assert city(match)["tokens"] == 1


@pytest.mark.rule("F3.5.1")
def test_resources_nobody_can_use_return_by_themselves(rules: Rules) -> None:
    match = rules.supplying("GG")
    match.play("supply G M.1")
    match.play("supply G M.4")
    rules.craft(match, step="supply", beside="GGG")
    assert (match.view()["step"], match.view()["stock"]["G"]) == ("take", 18)


@pytest.mark.rule("F3.5.1")
def test_wheat_is_kept(rules: Rules) -> None:
    match = rules.supplying("AA", wheat=3)
    match.play("done")
    assert city(pass_on(match))["wheat"] == 3


# F3.5.2: taking a tile, and refilling


@pytest.mark.rule("F3.5.2")
def test_the_player_takes_one_tile_of_the_common_pool_into_the_personal_pool(rules: Rules) -> None:
    match = taking(rules, "AB AP PG")
    assert legal(match) == ["take AB", "take AP", "take PG"]
    match.play("take AP")
    assert city(match)["pool"] == ["AA", "AP", "BB"]
    assert city(match, 1)["pool"] == ["AG", "BP", "GG"]


@pytest.mark.rule("F3.5.2")
def test_a_tile_must_be_taken_and_it_must_be_there(rules: Rules) -> None:
    match = taking(rules, "AB AP PG")
    rules.refuses(match, "take GG", "fertility_not_in_common_pool", "F3.5.2")
    for text in ("skip", "done", "remove AB", "place AA f3 g3"):
        rules.refuses(match, text, "fertility_not_now", "F3.5.2")


@pytest.mark.rule("F3.5.2")
def test_the_pile_refills_the_common_pool_to_three_from_its_top(rules: Rules) -> None:
    match = taking(rules, "AB AP PG")
    before = match.view()["pile"]
    match.play("take AB")
    assert (match.view()["common_pool"], match.view()["pile"]) == (["AP", "PG", "GG"], before - 1)


@pytest.mark.rule("F3.5.2")
def test_of_tiles_alike_one_is_taken(rules: Rules) -> None:
    match = taking(rules, "AB AB PG")
    assert legal(match) == ["take AB", "take PG"]
    match.play("take AB")
    assert match.view()["common_pool"] == ["AB", "PG", "GG"]


@pytest.mark.rule("F3.5.2")
def test_three_tiles_alike_are_not_asked_about(rules: Rules) -> None:
    match = taking(rules, "AB AB AB")
    assert (match.turn, match.view()["step"], city(match)["pool"]) == (2, "place", ["AA", "AB", "BB"])


@pytest.mark.rule("F3.5.2")
def test_a_district_built_is_replaced_from_its_pile_and_no_other_is(rules: Rules) -> None:
    match = rules.building("", "1A", "1B", "2A", "2B", "10G")
    match.play("build 2A")
    assert pass_on(match).view()["districts"] == ["1A", "1B", "10G", "2B"]
    assert pass_on(match).view()["districts"] == ["1A", "1B", "10G", "2B"]
    assert match.view()["district_pile"] == 35


@pytest.mark.rule("F3.5.2")
def test_the_next_player_is_the_next_seat_and_after_the_last_comes_the_first(rules: Rules) -> None:
    match = rules.table(3, first=2)
    seats = []
    for _ in range(7):
        seats.append(match.to_play)
        pass_on(match)
    assert seats == [1, 2, 0, 1, 2, 0, 1]


# F3.5.3: the variant


@pytest.mark.rule("F3.5.3")
def test_in_the_variant_a_tile_is_removed_after_one_was_taken_and_before_the_refill(rules: Rules) -> None:
    match = taking(rules, "AB AP PG", variant="yes")
    before = match.view()["pile"]
    match.play("take AB")
    assert (match.view()["step"], match.to_play, legal(match)) == ("remove", 0, ["remove AP", "remove PG"])
    assert match.view()["common_pool"] == ["AP", "PG"]
    match.play("remove AP")
    assert match.view()["common_pool"] == ["AA", "PG", "GG"]
    assert (match.view()["pile"], match.to_play) == (before - 2, 1)
    assert city(match)["pool"] == ["AA", "AB", "BB"]


@pytest.mark.rule("F3.5.3")
def test_the_tile_to_remove_must_be_there(rules: Rules) -> None:
    match = taking(rules, "AB AP PG", variant="yes")
    match.play("take AB")
    rules.refuses(match, "remove AB", "fertility_not_in_common_pool", "F3.5.3")
    rules.refuses(match, "take AP", "fertility_not_now", "F3.5.3")


@pytest.mark.rule("F3.5.3")
def test_without_the_variant_nothing_is_removed(rules: Rules) -> None:
    match = taking(rules, "AB AP PG")
    match.play("take AB")
    assert (match.view()["step"], match.to_play, match.view()["variant"]) == ("place", 1, False)


@pytest.mark.rule("F3.5.3")
def test_the_variant_has_39_tiles(rules: Rules) -> None:
    assert rules.table(variant="yes").view()["pile"] == 39 - 9
    assert rules.table(variant="yes").view()["variant"] is True


@pytest.mark.rule("F3.5.3")
def test_in_the_variant_the_turn_that_triggers_the_end_removes_a_tile_too_which_leaves_one(rules: Rules) -> None:
    match = to_turn(rules.table(variant="yes"), 16)
    assert (len(match.view()["common_pool"]), match.view()["pile"], match.view()["last_round"]) == (3, 0, False)
    pass_on(match)
    assert (len(match.view()["common_pool"]), match.view()["pile"], match.view()["last_round"]) == (1, 0, True)


# F4.1: the end


@pytest.mark.rule("F4.1")
@BY_PILE
def test_the_last_round_begins_when_the_common_pool_can_not_be_refilled(
    rules: Rules, players: int, variant: str
) -> None:
    match = to_turn(rules.table(players, variant=variant), 8 * players)
    assert (len(match.view()["common_pool"]), match.view()["last_round"]) == (3, False)
    pass_on(match)
    left = 1 if variant == "yes" else 2
    assert (match.turn, len(match.view()["common_pool"]), match.view()["last_round"]) == (8 * players + 1, left, True)


@pytest.mark.rule("F4.1")
@BY_PILE
def test_each_player_takes_one_last_turn_in_which_nothing_is_drafted(rules: Rules, players: int, variant: str) -> None:
    match = to_turn(rules.table(players, variant=variant), 8 * players + 1)
    common = match.view()["common_pool"]
    while not match.over:
        assert match.view()["step"] not in ("take", "remove")
        match.play(legal(match)[-1])
    assert match.view()["common_pool"] == common
    assert [len(each["pool"]) for each in match.view()["cities"]] == [2] * players


@pytest.mark.rule("F4.1")
@BY_SETUP
@pytest.mark.parametrize("seed", range(3))
def test_every_game_lasts_exactly_nine_turns_each(
    rules: Rules, players: int, edition: str, variant: str, seed: int
) -> None:
    chance = random.Random(seed)
    match = rules.shuffled(players, seed, edition, variant)
    first, seats = match.to_play or 0, {}
    while not match.over:
        seats[match.turn] = match.to_play
        match.play(chance.choice(legal(match)))
    assert seats == {turn: (first + turn - 1) % players for turn in range(1, 9 * players + 1)}
    view = match.view()
    assert (view["turn"], view["turns"], view["step"], view["to_play"]) == (9 * players, 9 * players, "over", None)
    assert (view["last_round"], view["pile"], nonzero(view["beside"])) == (True, 0, "")
    assert [len(each["pool"]) for each in view["cities"]] == [2] * players


@pytest.mark.rule("F4.1")
@BY_SETUP
def test_until_then_nothing_is_lost_or_made_and_only_real_choices_are_asked(
    rules: Rules, players: int, edition: str, variant: str
) -> None:
    match, chance = rules.shuffled(players, 7, edition, variant), random.Random(7)
    while not match.over:
        view, choices = match.view(), legal(match)
        tokens = [token for each in view["cities"] for printed in each["shops"] for token in printed["holds"]]
        for kind in "ABPG" if edition == "second" else "":
            assert view["stock"][kind] + view["beside"][kind] + tokens.count(kind) == 20
        built = [name for each in view["cities"] for name in each["districts"]]
        shown = [name for name in view["districts"] if name]
        assert len({*built, *shown}) + view["district_pile"] == len(built + shown) + view["district_pile"] == 40
        assert sum(len(row.replace(".", "")) for row in view["scenes"]) == 4 + 2 * len(view["tiles"])
        owners = [owner for _, owner in view["monuments"]]
        for seat, each in enumerate(view["cities"]):
            assert each["monuments_left"] + owners.count(seat) == 4
            assert 0 <= each["wheat"] <= 10
        assert len(choices) == len(set(choices)) > 1
        match.play(chance.choice(choices))


@pytest.mark.rule("F4.1")
def test_when_the_game_is_over_nothing_can_be_played(rules: Rules) -> None:
    match = rules.finished(rules.table())
    assert (match.legal, match.to_play) == ([], None)
    rules.refuses(match, "skip", "game_over", "")


@pytest.mark.rule("F4.1")
def test_the_engine_refuses_numbers_of_actions_when_the_game_is_over() -> None:
    assert refused(ENGINE.finished(ENGINE.table()), 0) == ("game_over", "")


@pytest.mark.rule("F4.1", "F3.5.1")
def test_in_the_last_round_leftovers_return_all_the_same(rules: Rules) -> None:
    match = rules.craft(rules.table(), seat=1, turn=18, step="supply", beside="AAG")
    match.play("supply A M.1")
    match.play("done")
    assert (match.over, nonzero(match.view()["beside"])) == (True, "")
    assert match.view()["stock"] == {"A": 19, "B": 20, "P": 20, "G": 20}
    assert shop(match, "M.1", 1) == ("A", True)


@pytest.mark.rule("F4.1", "F3.5.2")
@pytest.mark.parametrize("turn", [17, 18])
def test_in_the_last_round_a_district_built_is_replaced_all_the_same(rules: Rules, turn: int) -> None:
    match = to_turn(rules.table(), turn)
    rules.craft(match, step="build")
    match.play("build 1B")
    while match.turn == turn and not match.over:
        match.play("done")
    assert (match.view()["districts"], match.view()["district_pile"]) == (["1A", "2A", "1P", "1G"], 35)
    assert match.over == (turn == 18)
