"""F5: scoring."""

from __future__ import annotations

import pytest

from tests.games.fertility.driver import TEXT, Rules, Table, altered, city, score
from tests.games.fertility.positions import ENGINE


def with_gifts(rules: Rules, *gifts: str) -> Table:
    """The first player has a complete Shop for each of these gifts, in custom Districts."""
    names, text = [f"1{letter}" for letter in "ABPG"][: len(gifts)], TEXT
    for name, gift in zip(names, gifts, strict=True):
        text = altered(
            f'{name} = {{ cost = 0, shops = ["any -> 2 Debens"', f'{name} = {{ cost = 0, shops = ["A -> {gift}"', text
        )
    match = rules.table(box=text)
    return rules.supplied(match, *(f"A {name}.1" for name in names), own=" ".join(names))


@pytest.mark.rule("F5", "F5.1", "F5.2", "F5.3", "F5.4", "F5.5")
def test_the_example_of_87_debens(rules: Rules) -> None:
    match = rules.table(4)
    rules.craft(match, seat=3, wheat=7, placed=[1, 0, 2, 3], settle=False)  # board MP: any -> 2, G -> 4
    rules.supplied(
        match,
        *("G M.1", "G M.3", "A 1A.2", "B 1A.2", "P 2P.1", "P 2P.1", "G 10G.2"),  # 2 + 4 + 5 + 7, and an incomplete 9
        *("G 9G.1", "G 9G.1", "G 9G.1"),  # 3 for each grape; one of the seven lies on the incomplete Shop
        *("G 10G.1", "A 10G.1", "B 4A.2"),  # two Shops, three different statues
        seat=3,
        own="1A 2P 10G 9G 4A",
    )
    assert score(match, 3) == {
        "generic": 18, "specialised": 21, "statues": 10, "monuments": 15, "wheat": 23, "total": 87,
    }  # fmt: skip
    assert match.scores == [0, 0, 7, 87]


# F5.1: generic shops


@pytest.mark.rule("F5.1")
def test_generic_shops_count_their_value_if_complete(rules: Rules) -> None:
    match = rules.supplied(rules.table(), "A M.1", "B M.3", own="1A")
    assert score(match)["generic"] == 6
    rules.supplied(match, "A 1A.2")
    assert score(match)["generic"] == 6
    rules.supplied(match, "B 1A.2")
    assert score(match)["generic"] == 11


@pytest.mark.rule("F5.1")
def test_each_player_counts_their_own(rules: Rules) -> None:
    match = rules.supplied(rules.supplied(rules.table(), "A M.1"), "A M.3", seat=1)
    assert match.scores == [2, 4]


# F5.2: specialised shops


@pytest.mark.rule("F5.2")
@pytest.mark.parametrize(("own", "supplies", "debens"), [("3B", ["B 3B.1"], 1), ("9B", ["B 9B.1"] * 3, 9)])
def test_a_specialised_shop_counts_its_own_tokens(rules: Rules, own: str, supplies: list[str], debens: int) -> None:
    assert score(rules.supplied(rules.table(), *supplies, own=own))["specialised"] == debens


@pytest.mark.rule("F5.2")
def test_it_counts_tokens_of_its_kind_anywhere_on_the_metropolis(rules: Rules) -> None:
    # On the Shop itself, on a complete Shop, on an "any" place, on an incomplete Shop; papyrus is another kind.
    match = rules.supplied(rules.table(), "B 3B.1", "B M.3", "B M.1", "B 1A.2", "P M.4", own="3B 1A")
    assert score(match)["specialised"] == 4


@pytest.mark.rule("F5.2")
def test_tokens_supplied_later_and_by_exchange_count_too(rules: Rules) -> None:
    match = rules.supplied(rules.table(), "B 3B.1", own="3B 5P")
    rules.craft(match, step="supply", beside="P")
    match.play("supply P 5P.1")
    match.play("exchange B M.3")
    assert score(match)["specialised"] == 2


@pytest.mark.rule("F5.2")
def test_an_incomplete_specialised_shop_pays_nothing_but_its_tokens_count_elsewhere(rules: Rules) -> None:
    match = rules.supplied(rules.table(), "A 9A.1", "A 9A.1", own="9A 3A")
    assert score(match)["specialised"] == 0
    assert score(rules.supplied(match, "A 3A.1"))["specialised"] == 3


@pytest.mark.rule("F5.2")
def test_several_specialised_shops_each_pay(rules: Rules) -> None:
    match = rules.supplied(rules.table(), "A 3A.1", "A 8A.2", "A 9A.1", "A 9A.1", "A 9A.1", "G 3G.1", own="3A 8A 9A 3G")
    assert score(match)["specialised"] == 5 * (1 + 1 + 3) + 1


@pytest.mark.rule("F5.2")
def test_the_other_players_tokens_do_not_count(rules: Rules) -> None:
    match = rules.supplied(rules.supplied(rules.table(), "A 3A.1", own="3A"), "A M.3", "A M.1", seat=1)
    assert [score(match, seat)["specialised"] for seat in (0, 1)] == [1, 0]


# F5.3: statues


@pytest.mark.rule("F5.3")
@pytest.mark.parametrize(
    ("gifts", "debens"),
    [
        ([], 0),
        (["statue 2"], 3),
        (["statue 2", "statue 2"], 3),
        (["statue 2", "statues 2 6"], 6),
        (["statue 4", "statues 2 6"], 10),
        (["statue of choice"], 3),
        (["statue of choice", "statue of choice"], 6),
        (["statue of choice", "statue 1", "statue of choice"], 10),
        (["statue of choice", "statue 1", "statue 1"], 6),
        (["statues 1 2", "statues 3 4"], 15),
        (["statues 1 2", "statues 3 4", "statue 5"], 21),
        (["statues 1 2", "statues 3 4", "statues 5 6"], 28),
        (["statues 1 2", "statues 3 4", "statues 5 6", "statue of choice"], 28),
    ],
)
def test_different_gods_count_and_statues_of_choice_fill_in_missing_ones(
    rules: Rules, gifts: list[str], debens: int
) -> None:
    assert score(with_gifts(rules, *gifts))["statues"] == debens


@pytest.mark.rule("F5.3")
def test_statues_on_incomplete_shops_do_not_count(rules: Rules) -> None:
    match = rules.supplied(rules.table(), "B 4A.2", "A 10A.1", own="4A 10A")
    assert score(match)["statues"] == 3
    assert score(rules.supplied(match, "B 10A.1"))["statues"] == 6  # gods 5 and 1; god 1 was there already


@pytest.mark.rule("F5.3")
def test_each_player_has_a_collection_of_their_own(rules: Rules) -> None:
    match = rules.supplied(rules.supplied(rules.table(), "B 4A.2", own="4A"), "P 4B.2", seat=1, own="4B")
    assert [score(match, seat)["statues"] for seat in (0, 1)] == [3, 3]


# F5.4: monuments


@pytest.mark.rule("F5.4")
@pytest.mark.parametrize(
    ("placed", "debens"),
    [
        ([0, 0], [0, 0]),
        ([1, 0], [15, 0]),
        ([4, 3], [15, 7]),
        ([2, 2], [15, 15]),
        ([3, 1, 2], [15, 0, 7]),
        ([2, 2, 1], [15, 15, 7]),  # after a tie for first, the next number is second
        ([1, 3, 1], [7, 15, 7]),
        ([2, 2, 0], [15, 15, 0]),
        ([0, 0, 1], [0, 0, 15]),
        ([1, 2, 3, 4], [0, 0, 7, 15]),
        ([3, 3, 2, 1], [15, 15, 7, 0]),
        ([1, 2, 3, 3], [0, 7, 15, 15]),
        ([4, 2, 2, 2], [15, 7, 7, 7]),
        ([1, 4, 2, 2], [0, 15, 7, 7]),
        ([2, 4, 1, 4], [7, 15, 0, 15]),
        ([1, 1, 1, 1], [15, 15, 15, 15]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_the_most_monuments_are_worth_15_and_the_second_most_7(
    rules: Rules, placed: list[int], debens: list[int]
) -> None:
    match = rules.craft(rules.table(len(placed)), placed=placed)
    assert [score(match, seat)["monuments"] for seat in range(len(placed))] == debens


# F5.5: wheat


@pytest.mark.rule("F5.5")
@pytest.mark.parametrize(("wheat", "debens"), [(0, 0), (1, 2), (7, 23), (10, 40)])
def test_wheat_counts_by_its_place_on_the_track(rules: Rules, wheat: int, debens: int) -> None:
    match = rules.craft(rules.table(), wheat=wheat)
    assert (score(match)["wheat"], match.scores) == (debens, [debens, 0])


# F5.6: the winner


@pytest.mark.rule("F5.6")
def test_the_highest_total_wins(rules: Rules) -> None:
    match = rules.finished(rules.supplied(rules.craft(rules.table(3), seat=2, wheat=2, settle=False), "A M.1", seat=0))
    assert (match.scores, match.ranks, match.winners) == ([2, 0, 4], [2, 3, 1], [2])
    assert match.view()["ranks"] == [2, 3, 1]


@pytest.mark.rule("F5.6")
def test_of_equals_the_one_with_the_fewest_resource_tokens_on_the_metropolis_wins(rules: Rules) -> None:
    match = rules.supplied(rules.table(), "A M.1")  # two Debens for a token; the other player has two for wheat
    rules.finished(rules.craft(match, seat=1, wheat=1, settle=False))
    assert (match.scores, [city(match, seat)["tokens"] for seat in (0, 1)]) == ([2, 2], [1, 0])
    assert (match.ranks, match.winners) == ([2, 1], [1])


@pytest.mark.rule("F5.6")
def test_tokens_on_incomplete_shops_count_in_a_tie(rules: Rules) -> None:
    match = rules.supplied(rules.supplied(rules.table(), "A M.1"), "A M.1", "B M.4", seat=1)
    assert rules.finished(match).winners == [0]
    assert [city(match, seat)["tokens"] for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("F5.6")
def test_then_victory_is_shared(rules: Rules) -> None:
    match = rules.finished(rules.supplied(rules.supplied(rules.table(3), "A M.1"), "G M.1", seat=2))
    assert (match.ranks, match.winners, match.view()["ranks"]) == ([1, 3, 1], [0, 2], [1, 3, 1])


@pytest.mark.rule("F5.6")
def test_everyone_may_share_the_victory(rules: Rules) -> None:
    assert rules.finished(rules.table(4)).winners == [0, 1, 2, 3]


@pytest.mark.rule("F5.6")
def test_the_other_ranks_follow_the_same_keys(rules: Rules) -> None:
    match = rules.craft(rules.table(4), seat=0, wheat=5, settle=False)
    for seat in (1, 2):
        rules.craft(match, seat=seat, wheat=1, settle=False)
    rules.finished(rules.supplied(match, "A M.1", seat=3))
    assert (match.scores, match.ranks) == ([14, 2, 2, 2], [1, 2, 2, 4])


@pytest.mark.rule("F5.6")
def test_many_tokens_never_outweigh_a_deben(rules: Rules) -> None:
    match = rules.craft(rules.table(), seat=1, wheat=1, settle=False)
    rules.craft(rules.supplied(match, "A M.3", seat=1), seat=0, wheat=3, settle=False)
    incomplete = ("A 9A.1", "A 9A.1", "A 1A.2", "A 2A.1", "A 10A.1", "A 10A.2", "P M.4")
    rules.finished(rules.supplied(match, *incomplete, own="9A 1A 2A 10A"))
    assert [city(match, seat)["tokens"] for seat in (0, 1)] == [7, 1]
    assert (match.scores, match.winners) == ([7, 6], [0])


@pytest.mark.rule("F5", "F5.6")
def test_while_the_game_goes_on_nobody_has_won(rules: Rules) -> None:
    match = rules.craft(rules.table(), wheat=3)
    assert (match.winners, match.view()["ranks"], match.ranks) == ([], None, [1, 2])


@pytest.mark.rule("F5.6")
def test_the_result_names_scores_and_winners_when_the_game_is_over() -> None:
    match = ENGINE.craft(ENGINE.table(3), seat=2, wheat=2, settle=False)
    assert match.result == ""
    ENGINE.finished(ENGINE.supplied(match, "A M.1", seat=0))
    assert match.result == "seat 1 2, seat 2 0, seat 3 4; winner seat 3"
    match = ENGINE.finished(ENGINE.supplied(ENGINE.supplied(ENGINE.table(3), "A M.1"), "G M.1", seat=2))
    assert match.result == "seat 1 2, seat 2 0, seat 3 2; winners seat 1, seat 3"
