"""N6: stored crops decide the game."""

from __future__ import annotations

import random
from itertools import product

import pytest

import nomarch
from tests.games.driver import T
from tests.games.nile.driver import Driver, Rules, play
from tests.games.nile.playing import kind_first
from tests.games.nile.positions import ENGINE


def stored(rules: Driver[T], *piles: str) -> T:
    """A finished game with these piles of P, W, L, C and F in the Storages, such as "00123"."""
    storages = "; ".join(
        " ".join(" ".join(crop * int(number)) for crop, number in zip("PWLCF", each, strict=True)) for each in piles
    )
    match = play(rules.craft("; ".join(["W W"] * len(piles)), "F", storages=storages, last=True), "pass")
    assert match.over
    return match


@pytest.mark.rule("N6.1")
def test_each_players_stored_crops_are_counted_by_kind(rules: Rules) -> None:
    match = stored(rules, "20103", "00000")
    assert match.view()["piles"] == [{"P": 2, "W": 0, "L": 1, "C": 0, "F": 3}, dict.fromkeys("PWLCF", 0)]


@pytest.mark.rule("N6.1")
@pytest.mark.parametrize(
    ("ahead", "behind"),
    [
        ("11111", "09999"),  # the smallest pile counts first, even if the others are larger
        ("00111", "00099"),  # zeros are piles too
        ("12222", "11999"),
        ("11222", "11199"),
        ("11133", "11129"),
        ("11113", "11112"),  # the largest pile counts last
        ("00001", "00000"),
        ("99999", "99998"),
    ],
)
def test_the_smallest_piles_are_compared_first_then_the_next_and_so_on(rules: Rules, ahead: str, behind: str) -> None:
    for one, other in [(ahead, behind), (ahead[::-1], behind), (ahead, behind[2:] + behind[:2])]:
        match = stored(rules, one, other)
        assert (match.ranks, match.winners, match.view()["ranks"]) == ([1, 2], [0], [1, 2])
        match = stored(rules, other, one)
        assert (match.ranks, match.winners, match.view()["ranks"]) == ([2, 1], [1], [2, 1])


@pytest.mark.rule("N6.1")
def test_which_crop_a_pile_is_of_does_not_matter(rules: Rules) -> None:
    assert stored(rules, "00123", "32100").ranks == [1, 1]


@pytest.mark.rule("N6.1")
def test_with_all_five_piles_tied_victory_is_shared(rules: Rules) -> None:
    match = stored(rules, "10123", "32110", "10122")
    assert (match.ranks, match.winners) == ([1, 1, 3], [0, 1])


@pytest.mark.rule("N6.1")
def test_with_nothing_stored_all_share_it(rules: Rules) -> None:
    assert stored(rules, *["00000"] * 5).winners == [0, 1, 2, 3, 4]


@pytest.mark.rule("N6.1")
def test_five_players_are_ranked_and_equals_share_a_rank(rules: Rules) -> None:
    assert stored(rules, "10000", "11111", "00011", "11000", "00002").ranks == [5, 1, 2, 2, 4]


@pytest.mark.rule("N6.1")
def test_the_score_is_the_smallest_pile_and_the_result_tells_all_five_in_ascending_order() -> None:
    match = stored(ENGINE, "41235", "20200")
    assert match.scores == [1, 0]
    assert match.result == "seat 1 1-2-3-4-5, seat 2 0-0-0-2-2; winner seat 1"
    match = stored(ENGINE, "10123", "32110", "10122")
    assert match.result == "seat 1 0-1-1-2-3, seat 2 0-1-1-2-3, seat 3 0-1-1-2-2; winners seat 1, seat 2"


@pytest.mark.rule("N6.1")
def test_only_storages_count(rules: Rules) -> None:
    match = rules.craft("P W L C F; C C", "F", fields="9W; 1C", storages="; F", last=True)
    assert play(match, "market P W").ranks == [2, 1]


@pytest.mark.rule("N6.1")
def test_large_piles_do_not_run_over_into_the_next(rules: Rules) -> None:
    for crop in range(5):
        piles = " ".join("PWLCF"[crop] * 20)
        rest = "; P W" if crop > 1 else "; L C"
        match = play(rules.craft("W W; W W", "F", storages=piles + rest, last=True), "pass")
        assert match.ranks == [2, 1]


@pytest.mark.rule("N6.1")
def test_the_ranks_are_those_of_the_sorted_piles(rules: Rules) -> None:
    chance = random.Random(1)
    every = ["".join(map(str, each)) for each in product(range(3), repeat=5)]
    for _ in range(60):
        piles = chance.choices(every, k=5)
        ordered = [sorted(each) for each in piles]
        match = stored(rules, *piles)
        assert match.ranks == match.view()["ranks"] == [1 + sum(o > own for o in ordered) for own in ordered]


@pytest.mark.rule("N6.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobodys_piles_are_told_before_the_end_and_everybodys_after_it(rules: Rules, players: int) -> None:
    match, chance = rules.shuffled(players, 4), random.Random(4)
    while not match.over:
        assert (match.view()["piles"], match.view()["ranks"], match.winners) == (None, None, [])
        match.play(kind_first(match, chance))
    assert match.view()["piles"] == [match.view(seat)["storage"] for seat in range(players)]
    assert min(match.view()["ranks"]) == 1


@pytest.mark.rule("N6.1")
def test_a_record_gives_the_same_result() -> None:
    match, chance = ENGINE.shuffled(5, 4), random.Random(4)
    while not match.over:
        match.play(kind_first(match, chance))
    assert nomarch.load(match.record()).result == match.result
