"""The slow referee against the rules, in made-up situations, and against what must hold in any game."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from tests.games.nile.oracle import CROPS, LOCUSTS, ORDER, SPECULATION, Chance, Oracle, canonical
from tests.games.nile.oracle_tables import CALM, COMPONENTS, SETUPS, deal_from_top, random_deal, random_game, table

# Chance


def test_the_generator_gives_the_numbers_worked_out_by_hand() -> None:
    chance = Chance(CALM)
    assert [chance.draw() for _ in range(3)] == [1, 2, 12]
    assert (chance.a, chance.b, chance.c, chance.d) == (9, 9 * 0x200002, (0x200002 << 21) % 2**32 + 1024 + 12, 4)


def test_the_generator_works_modulo_two_to_the_32() -> None:
    chance = Chance("ffffffff" * 4)
    assert chance.draw() == 0xFFFFFFFD
    assert (chance.a, chance.b, chance.c, chance.d) == (0xFF800000, 0xFFFFFFF7, 0xFFFFFFFC, 0)


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    chance = Chance("0" * 32)  # 0, then 1; of three, 0 is drawn again
    assert chance.below(3) == 0
    assert chance.d == 2
    chance = Chance("0" * 32)  # of two, nothing is
    assert chance.below(2) == 0
    assert chance.d == 1


def test_shuffling_goes_from_the_last_place_down() -> None:
    assert Chance(CALM).shuffled(["P", "W", "L"]) == ["W", "L", "P"]  # each with place 0: L W P, then W L P


def test_numbers_below_six_are_about_equally_frequent() -> None:
    chance = Chance("0123456789abcdef0123456789abcdef")
    thrown = Counter(chance.below(6) for _ in range(6000))
    assert set(thrown) == set(range(6))
    assert all(850 < number < 1150 for number in thrown.values())


# N1, N2 Components and setup


def test_the_deck_is_91_cards_before_dealing() -> None:
    assert sum(random_game(1, 2).cards().values()) == 91
    assert random_game(1, 2).cards() == Counter(dict.fromkeys(CROPS, 16)) + Counter([*SPECULATION, LOCUSTS])


@pytest.mark.parametrize(("players", "cards", "speculation"), [(2, 76, 5), (3, 86, 10)])
def test_the_faster_game_takes_cards_out(players: int, cards: int, speculation: int) -> None:
    oracle = random_game(1, players, "yes")
    assert sum(oracle.cards().values()) == cards
    assert sum(oracle.cards()[card] for card in SPECULATION) == speculation
    assert oracle.public(None)["faster"] is True


@pytest.mark.parametrize("players", [4, 5])
def test_the_faster_game_is_refused_with_four_or_five(players: int) -> None:
    with pytest.raises(ValueError, match=r"N1\.3"):
        Oracle({"faster": "yes"}, random_deal(random.Random(1), players), players, COMPONENTS)


def test_the_cards_the_faster_game_removed_are_not_shown() -> None:
    deal = random_deal(random.Random(3), 2, "yes")
    oracle = Oracle({"faster": "yes"}, deal, 2, COMPONENTS)
    for viewer in (None, 0, 1):
        assert not set(deal["removed"].split()) & set(oracle.public(viewer)["discards"])
        assert not any("removed" in key for key in oracle.public(viewer))


@pytest.mark.parametrize(
    ("players", "change"),
    [
        (1, {}),
        (2, {"hands": "P P P P P"}),
        (2, {"hands": "P P P P; W W W W W W"}),
        (2, {"removed": "PW"}),
        (2, {"deck": "P"}),
        (2, {"first": "3"}),
        (2, {"chance": "0"}),
    ],
)
def test_a_wrong_deal_is_refused(players: int, change: dict[str, str]) -> None:
    deal = deal_from_top("L", ["P P P P P", "W W W W W"]) | change
    with pytest.raises(ValueError, match=r"N\d|generator"):
        Oracle({"faster": "no"}, deal, players, COMPONENTS)


def test_the_locusts_cannot_be_dealt() -> None:
    deal = deal_from_top("L", ["P P P P X", "W W W W W"])
    with pytest.raises(ValueError, match=r"N2\.1"):
        Oracle({"faster": "no"}, deal, 2, COMPONENTS)


def test_the_game_begins_with_a_flood_of_the_first_player() -> None:
    deal = deal_from_top("PW L", ["P P P P P", "W W W W W"]) | {"first": "2"}
    oracle = Oracle({"faster": "no"}, deal, 2, COMPONENTS)
    assert oracle.public(1) == {
        "players": 2,
        "faster": False,
        "turn": 1,
        "pass": 1,
        "passes": 2,
        "to_play": 1,
        "step": "act",
        "flood": "PW",
        "flooded": "PW",
        "fields": [],
        "laid": None,
        "deck": 80,
        "discards": {},
        "locusts_came": False,
        "hands": [5, 5],
        "storages": [0, 0],
        "hand": {"W": 5},
        "storage": {"P": 0, "W": 0, "L": 0, "C": 0, "F": 0},
        "piles": None,
        "ranks": None,
    }
    assert oracle.legal() == ["market W W", "offering W W", "pass"]


def test_locusts_as_the_first_flood_find_nothing_and_are_replaced() -> None:
    oracle = Oracle({"faster": "no"}, deal_from_top("X L", ["P P P P P", "W W W W W"]), 2, COMPONENTS)
    state = oracle.public(None)
    assert (state["flood"], state["locusts_came"], state["discards"]) == ("L", True, {"X": 1})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deck_is_played_through_once_for_each_player(players: int) -> None:
    assert random_game(1, players).public(None)["passes"] == players


# N6 Scoring


def ranks(*storages: str) -> list[int]:
    oracle = table(["W W"] * len(storages), "F", storages=list(storages), last=True)
    oracle.play("pass")
    found: list[int] = oracle.public(None)["ranks"]
    return found


def test_more_in_the_smallest_pile_wins() -> None:
    assert ranks("P W L C F", "P P P P P P W W W W L L L C C C") == [1, 2]


def test_tied_smallest_piles_are_decided_by_the_next() -> None:
    assert ranks("P W L", "F F F F F F F F W") == [1, 2]
    assert ranks("P P P W W", "C C L L L L") == [2, 1]


def test_which_crop_a_pile_is_of_does_not_matter_and_full_ties_are_shared() -> None:
    assert ranks("P P W", "F C C", "P") == [1, 1, 3]
    assert ranks("", "") == [1, 1]


def test_the_last_of_four_is_fourth() -> None:
    assert ranks("P", "P W L C F", "P W", "") == [3, 1, 2, 4]


def test_piles_are_shown_when_the_game_is_over() -> None:
    oracle = table(["W W", "C C"], "F", storages=["P P", "F"], last=True)
    assert (oracle.public(0)["piles"], oracle.public(0)["ranks"]) == (None, None)
    oracle.play("pass")
    assert oracle.public(None)["piles"] == [
        {"P": 2, "W": 0, "L": 0, "C": 0, "F": 0},
        {"P": 0, "W": 0, "L": 0, "C": 0, "F": 1},
    ]


# What a viewer may know


def test_a_spectator_sees_neither_hand_nor_storage() -> None:
    state = random_game(1, 3).public(None)
    assert (state["hand"], state["storage"]) == (None, None)


@pytest.mark.parametrize("seed", range(5))
def test_a_view_does_not_change_with_what_is_hidden_from_it(seed: int) -> None:
    rng = random.Random(seed)
    oracle = random_game(seed, 3)
    for _ in range(40):
        oracle.play(farming_choice(rng, oracle))
        other = copy.deepcopy(oracle)
        hidden = other.deck + other.hands[1] + other.hands[2]
        rng.shuffle(hidden)
        for pile in (other.deck, other.hands[1], other.hands[2]):
            pile[:] = [hidden.pop() for _ in pile]
        other.storages[1] = ["P"] * len(other.storages[1])
        assert not oracle.over
        assert other.public(0) == oracle.public(0)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    oracle = random_game(1, 2)
    before = copy.deepcopy(oracle.public(0))
    for text in ["", "done", "plant", "plant 9W", "market X X", "offering P", "speculate P"]:
        with pytest.raises(ValueError, match="not legal"):
            oracle.play(text)
    assert oracle.public(0) == before


# Any game


def uniform_choice(rng: random.Random, oracle: Oracle) -> str:
    return rng.choice(oracle.legal())


def farming_choice(rng: random.Random, oracle: Oracle) -> str:
    """The kind of action first: there are so many trades that uniform play hardly farms."""
    verb = rng.choice(sorted({text.split()[0] for text in oracle.legal()}))
    return rng.choice([text for text in oracle.legal() if text.split()[0] == verb])


def check_invariants(oracle: Oracle, cards: Counter[str]) -> None:
    assert oracle.cards() == cards
    assert all(seat in range(oracle.players) and number > 0 for seat, number in oracle.fields.values())
    assert oracle.aside == []
    assert all(card in CROPS for storage in oracle.storages for card in storage)
    assert not any(LOCUSTS in hand for hand in oracle.hands)
    state = oracle.public(oracle.seat)
    assert len(oracle.legal()) != 1
    assert oracle.legal() == sorted(set(oracle.legal()))
    assert oracle.over == (state["deck"] == 0) == (state["to_play"] is None) == (oracle.legal() == [])
    assert LOCUSTS in (state["discards"] if state["locusts_came"] else oracle.deck)
    assert 1 <= state["pass"] <= state["passes"]
    counted = state["deck"] + sum(state["discards"].values()) + sum(state["hands"]) + sum(state["storages"])
    counted += state["flood"] is not None
    counted += sum(number for _, _, number in state["fields"]) + (len(state["laid"]["cards"]) if state["laid"] else 0)
    assert counted == sum(cards.values())


@pytest.mark.parametrize("policy", [uniform_choice, farming_choice])
@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_random_games_keep_their_cards_and_end(players: int, faster: str, policy: Any) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        oracle = random_game(seed, players, faster)
        cards = oracle.cards()
        while not oracle.over:
            check_invariants(oracle, cards)
            oracle.play(policy(rng, oracle))
        check_invariants(oracle, cards)
        assert oracle.public(None)["pass"] == players
        assert min(oracle.public(None)["ranks"]) == 1


def figures(players: int, games: int) -> dict[str, float]:
    """Means over games of farming play."""
    sums: Counter[str] = Counter()
    for seed in range(games):
        rng = random.Random(seed)
        oracle = random_game(seed, players)
        while not oracle.over:
            hands = oracle.public(None)["hands"]
            sums["decisions"] += 1
            sums["options"] += len(oracle.legal())
            sums["hand"] += sum(hands)
            sums["largest"] = max(sums["largest"], *hands)
            oracle.play(farming_choice(rng, oracle))
        sums["turns"] += oracle.public(None)["turn"]
        sums["shared"] += oracle.public(None)["ranks"].count(1) > 1
    return {
        "turns": sums["turns"] / games,
        "decisions": sums["decisions"] / games,
        "options": sums["options"] / sums["decisions"],
        "hand": sums["hand"] / sums["decisions"] / players,
        "largest": sums["largest"],
        "shared": sums["shared"] / games,
    }


@pytest.mark.parametrize(("players", "turns"), [(2, 37), (3, 49), (4, 57), (5, 61)])
def test_farming_games_are_of_the_usual_length(players: int, turns: int) -> None:
    found = figures(players, 30)
    assert 0.85 * turns < found["turns"] < 1.15 * turns
    assert 55 < found["decisions"] < 135
    assert 4 < found["hand"] < 9
    assert 15 < found["options"] < 45


def test_the_notation_orders_cards_as_the_formats_say() -> None:
    assert " ".join(ORDER) == "P W L C F PW PL PC PF WL WC WF LC LF CF X"
    assert canonical(["X", "CF", "F*", "P*", "F", "PW"]) == ["F", "PW", "CF", "X", "P*", "F*"]
