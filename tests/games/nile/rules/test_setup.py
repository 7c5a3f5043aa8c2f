"""N1.3, N2: the faster game, and setup, random or chosen by the host."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from nomarch.games.nile.rules.state import NAMES
from nomarch.play.match import Match
from nomarch.play.transcript import read
from nomarch.text.errors import NomarchError
from tests.games.nile.driver import CARDS, SETUPS, Rules, deal, discards, hand, legal, play
from tests.games.nile.playing import Policy, began, kind_first, uniform
from tests.games.nile.positions import deck, new, reason

SEEDS = range(60)
BY_SETUP = pytest.mark.parametrize(("players", "faster"), SETUPS)
FASTER = pytest.mark.parametrize(("players", "crops", "pairs", "cards"), [(2, 14, 5, 76), (3, 15, 10, 86)])


def refused(players: int, **options: Any) -> tuple[str, str]:
    with pytest.raises(NomarchError) as caught:
        new(players, **options)
    return reason(caught.value)


def dealt(match: Match, name: str) -> list[str]:
    """The words of a deal line in the record."""
    return read(match.record()).deal[name].replace(";", " ").split()


# N1.3: the faster game


@pytest.mark.rule("N1.3")
@FASTER
def test_the_faster_game_takes_crops_and_speculation_cards_out(
    players: int, crops: int, pairs: int, cards: int
) -> None:
    for seed in SEEDS:
        match = new(players, seed, faster="yes")
        found = Counter(dealt(match, "hands") + dealt(match, "deck"))
        assert [found[card] for card in NAMES[:5]] == [crops] * 5
        assert sum(found[card] for card in NAMES[5:15]) == pairs
        assert found["X"] == 1
        assert found.total() == cards


@pytest.mark.rule("N1.3")
def test_with_two_players_the_five_speculation_cards_are_drawn_by_lot() -> None:
    removed = [new(2, seed, faster="yes").position.s.removed for seed in range(400)]
    assert all(sorted(set(each)) == [0, 1] and sum(each) == 5 for each in removed)
    assert len({tuple(each) for each in removed}) > 150  # of 252
    for card in range(15):
        number = sum(int(each[card]) for each in removed)
        assert 150 < number < 250 if card >= 5 else number == 0


@pytest.mark.rule("N1.3")
def test_with_three_players_no_speculation_card_is_taken_out() -> None:
    assert not any(new(3, seed, faster="yes").position.s.removed.any() for seed in SEEDS)


@pytest.mark.rule("N1.3")
@FASTER
def test_so_many_cards_are_left_in_the_faster_game(
    rules: Rules, players: int, crops: int, pairs: int, cards: int
) -> None:
    found = rules.cards(rules.shuffled(players, 1, "yes"))
    assert ([found[card] for card in CARDS[:5]], sum(found[card] for card in CARDS[5:15])) == ([crops] * 5, pairs)
    assert (found["X"], found.total()) == (1, cards)


@pytest.mark.rule("N1.3")
@pytest.mark.parametrize(
    ("hands", "removed"),
    [
        ("W W W W W; P P P C C", "none"),
        ("W W W W W; P P P C C", "PW PL PC PF"),
        ("W W W W W; P P P C C", "PW PL PC PF WL WC"),
        ("W W W W W; P P P C C", "PW PL PC PF F"),
        ("W W W W W; P P P C C", "PW PL PC PF PF"),
        ("W W W W W; P P P C C; L L L L L", "PW"),
    ],
)
def test_no_other_cards_are_removed(rules: Rules, hands: str, removed: str) -> None:
    with pytest.raises(rules.refusal):
        rules.begin(deal(hands, faster="yes", removed=removed), "yes")


@pytest.mark.rule("N1.3")
@pytest.mark.parametrize("players", [4, 5])
def test_the_faster_game_is_refused_with_four_or_five(rules: Rules, players: int) -> None:
    assert refused(players, faster="yes") == ("nile_faster_players", "N1.3")
    dealt = deal("; ".join(["P W L C F"] * players))
    assert rules.begin(dealt).view()["faster"] is False
    with pytest.raises(rules.refusal):
        rules.begin(dealt, "yes")


@pytest.mark.rule("N1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_faster_game_is_not_played_unless_chosen(players: int) -> None:
    assert new(players).view()["faster"] is False
    assert not new(players).position.s.removed.any()


@pytest.mark.rule("N1.3")
def test_the_cards_removed_are_shown_to_nobody_and_never_come_back(rules: Rules) -> None:
    removed = "PW PL PC PF WL"
    match = rules.begin(deal("W W F L LC; P P P C C", "L L L", faster="yes", removed=removed), "yes")
    assert match.view()["faster"] is True
    while not match.over:
        for viewer in (None, 0, 1):
            view = match.view(viewer)
            assert "removed" not in view
            told = {*view["discards"], *(view["hand"] or {}), view["flood"]}
            assert not told & set(removed.split())
        match.play(legal(match)[0])
    assert match.view()["pass"] == 2


@pytest.mark.rule("N1.3")
def test_nobodys_record_names_the_cards_removed_before_the_end() -> None:
    match = began("W W F L LC; P P P C C", "L L L", faster="yes", removed="PW PL PC PF WL")
    while not match.over:
        assert "deal removed" not in match.record_for(0)
        match.play(legal(match)[0])


# N2.1: players and deal


@pytest.mark.rule("N2.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_there_are_two_to_five_players(players: int) -> None:
    assert refused(players) == ("bad_players", "")


@pytest.mark.rule("N2.1")
@BY_SETUP
def test_each_player_is_dealt_five_cards(players: int, faster: str) -> None:
    for seed in SEEDS:
        view = new(players, seed, faster=faster).view()
        assert (view["players"], view["hands"], view["storages"]) == (players, [5] * players, [0] * players)


@pytest.mark.rule("N2.1")
@BY_SETUP
def test_the_locusts_are_never_dealt_but_shuffled_into_the_rest(players: int, faster: str) -> None:
    places = set()
    for seed in range(300):
        match = new(players, seed, faster=faster)
        assert "X" not in dealt(match, "hands")
        whole = dealt(match, "deck")
        assert whole.count("X") == 1
        places.add(whole.index("X") * 4 // len(whole))
        assert ("X" in deck(match).split()) == (discards(match) == "")
    assert places == set(range(4))


@pytest.mark.rule("N2.1")
def test_the_locusts_are_as_likely_on_top_as_at_the_bottom() -> None:
    size = len(dealt(new(2), "deck"))
    found = Counter(dealt(new(2, seed), "deck").index("X") for seed in range(4000))
    assert set(found) == set(range(size))
    assert all(15 < number < 100 for number in found.values())  # 49 are expected


@pytest.mark.rule("N2.1")
@BY_SETUP
def test_the_seed_shuffles_hands_and_deck(players: int, faster: str) -> None:
    matches = [new(players, seed, faster=faster) for seed in SEEDS]
    assert len({tuple(dealt(match, "deck")) for match in matches}) == len(SEEDS)
    for seat in range(players):
        assert len({hand(match, seat) for match in matches}) > 40
    assert {match.view()["flood"] for match in matches} >= set("PWLCF")


@pytest.mark.rule("N2.1")
def test_every_card_is_dealt_about_as_often_to_every_seat() -> None:
    found = [Counter(card for seed in range(1000) for card in hand(new(3, seed), seat).split()) for seat in range(3)]
    for each in found:
        assert all(750 < each[card] < 1030 for card in "PWLCF")  # 889 are expected
        assert all(25 < each[card] < 95 for card in NAMES[5:15])  # 56
        assert each["X"] == 0


@pytest.mark.rule("N2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_seed_draws_the_first_player(players: int) -> None:
    found = Counter(new(players, seed).to_play for seed in range(300))
    assert set(found) == set(range(players))
    assert min(found.values()) > 300 // players // 2


@pytest.mark.rule("N2.1")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_host_may_choose_the_first_player(first: int) -> None:
    assert {new(3, seed, first=first).to_play for seed in range(8)} == {first - 1}


@pytest.mark.rule("N2.1")
@pytest.mark.parametrize("first", ["0", "3", "Ann", "", "1 2"])
def test_the_first_player_is_a_seat(first: str) -> None:
    assert refused(2, first=first) == ("nile_bad_first", "N2.1")


@pytest.mark.rule("N2.1")
@BY_SETUP
def test_the_same_seed_gives_the_same_setup_and_another_seed_another(players: int, faster: str) -> None:
    assert new(players, 5, faster=faster).state_bytes() == new(players, 5, faster=faster).state_bytes()
    assert len({new(players, seed, faster=faster).state_bytes() for seed in range(50)}) == 50
    assert new(players, 5, faster=faster, first="random").state_bytes() == new(players, 5, faster=faster).state_bytes()


@pytest.mark.rule("N2.1", "N3.1")
def test_the_game_begins_with_the_first_players_flood_and_nothing_planted(rules: Rules) -> None:
    match = rules.begin(deal("P P P P P; W W W W W", "PW C", first=2))
    assert match.view(1) == {
        "players": 2, "faster": False, "turn": 1, "pass": 1, "passes": 2, "to_play": 1, "step": "act",
        "flood": "PW", "flooded": "PW", "fields": [], "laid": None,
        "deck": 80, "discards": {}, "locusts_came": False,
        "hands": [5, 5], "storages": [0, 0], "hand": {"W": 5}, "storage": {"P": 0, "W": 0, "L": 0, "C": 0, "F": 0},
        "piles": None, "ranks": None,
    }  # fmt: skip
    assert rules.deck(match).startswith("C ")
    assert legal(match) == ["market W W", "offering W W", "pass"]


@pytest.mark.rule("N2.1", "N5")
def test_locusts_on_top_of_the_first_deck_find_nothing_and_are_replaced(rules: Rules) -> None:
    view = rules.begin(deal("W W F L PW; P P P C C", "X PL C")).view()
    assert (view["flood"], view["discards"], view["locusts_came"]) == ("PL", {"X": 1}, True)


@pytest.mark.rule("N1.1", "N1.2", "N2.1")
@pytest.mark.parametrize(
    ("hands", "change"),
    [
        ("P P P P P", {}),
        ("P P P P; W W W W W W", {}),
        ("P P P P X; W W W W W", {}),
        ("P P P P P; W W W W W", {"removed": "PW"}),
        ("P P P P P; W W W W W", {"deck": "P"}),
        ("P P P P P; W W W W W", {"first": "3"}),
        ("P P P P P; W W W W W", {"chance": "0"}),
    ],
)
def test_a_wrong_deal_is_refused(rules: Rules, hands: str, change: dict[str, str]) -> None:
    with pytest.raises(rules.refusal):
        rules.begin(deal(hands) | change)


# N2.2: the number of decks


@pytest.mark.rule("N2.2")
@BY_SETUP
def test_the_deck_is_played_through_as_many_times_as_there_are_players(rules: Rules, players: int, faster: str) -> None:
    match = rules.shuffled(players, 3, faster)
    cards, seen = rules.cards(match), [1]
    while not match.over:
        assert (match.view()["pass"], match.view()["passes"]) == (seen[-1], players)
        play(match, "pass")
        if match.view()["pass"] != seen[-1]:
            seen.append(match.view()["pass"])
    assert seen == list(range(1, players + 1))
    assert match.view()["deck"] == 0
    assert rules.cards(match) == cards


@pytest.mark.rule("N2.2")
@BY_SETUP
@pytest.mark.parametrize("policy", [uniform, kind_first])
def test_until_then_no_card_is_lost_and_only_real_choices_are_asked(
    rules: Rules, players: int, faster: str, policy: Policy
) -> None:
    match, chance = rules.shuffled(players, 5, faster), random.Random(5)
    cards = rules.cards(match)
    while not match.over:
        view, choices = match.view(), legal(match)
        assert rules.cards(match) == cards
        laid = len(view["laid"]["cards"]) if view["laid"] else 0
        planted = sum(number for _, _, number in view["fields"])
        held = sum(view["discards"].values()) + sum(view["hands"]) + sum(view["storages"])
        assert view["deck"] + (view["flood"] is not None) + laid + planted + held == cards.total()
        assert ("X" in view["discards"]) == view["locusts_came"] == ("X" not in rules.deck(match).split())
        assert len(choices) > 1
        assert len(choices) == len(set(choices))
        match.play(policy(match, chance))
    assert (legal(match), match.to_play, rules.cards(match)) == ([], None, cards)
