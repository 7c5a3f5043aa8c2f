"""Actions as text, both ways, and why the rules forbid one."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from itertools import islice

import pytest

import nomarch
from nomarch.games.nile.rules.state import LETTERS, MOST_OF_A_CROP
from nomarch.games.nile.rules.turn import ACTIONS, FIRST_ADDITION, FIRST_NEW_FIELD
from nomarch.text.errors import NomarchError, Refused
from nomarch.text.language import say
from tests.games.nile.playing import SETUPS, Policy, began, kind_first, random_positions, small_box, uniform

POSITIONS = 150
WORDS = files("nomarch.games.nile").joinpath("text/locales/en.ftl").read_text(encoding="utf-8")


def addition(crop: str, cards: int) -> int:
    return FIRST_ADDITION + LETTERS.index(crop) * MOST_OF_A_CROP + cards - 1


def new_field(crop: str, cards: int) -> int:
    return FIRST_NEW_FIELD + LETTERS.index(crop) * MOST_OF_A_CROP + cards - 1


# Both ways


@pytest.mark.parametrize(("players", "faster"), SETUPS)
@pytest.mark.parametrize("policy", [uniform, kind_first])
def test_every_legal_action_is_read_as_it_was_written(players: int, faster: str, policy: Policy) -> None:
    for match in islice(random_positions(players, faster, policy), POSITIONS):
        texts = [match.text(action) for action in match.legal]
        assert len(set(texts)) == len(texts)
        for action, text in zip(match.legal, texts, strict=True):
            assert match.parse(text) == action
            assert match.parse(f"  {text.upper()} ".replace(" ", "   ")) == action


def test_cards_may_stand_in_any_order_joined_by_spaces_or_a_plus() -> None:
    match = began("W F PW LF C; P P P P P", "L")
    for text, spelled in [
        ("market w f", "market W F"),
        ("market F W", "market W F"),
        ("market F + W", "market W F"),
        ("MARKET wp c", "market C PW"),
        ("offering F* W*", "offering W* F*"),
        ("offering P* W", "offering W P*"),
        ("plant F W", "plant W+F"),
        ("plant f,w", "plant W+F"),
        ("plant 1F + 1W", "plant W+F"),
        ("plant 3w", "plant 3W"),
        ("plant 3 W", "plant 3W"),
        ("speculate fl", "speculate LF"),
        ("Speculate LF PW", "speculate PW LF"),
        ("speculate fl+wp", "speculate PW LF"),
        ("PASS", "pass"),
    ]:
        assert match.text(match.parse(text)) == spelled


def test_planting_a_number_of_cards_means_the_own_field_if_there_is_one() -> None:
    match = began("W W W W F; P P P P P", "L C C", "plant 2W")
    assert match.parse("plant 2W") == new_field("W", 2)  # the other player's turn
    match = began("W W W W F; P P P P P", "L C C C C C", "plant 2W", "pass")
    assert match.to_play == 0
    assert match.parse("plant 2W") == addition("W", 2)
    assert match.text(new_field("W", 2)) == match.text(addition("W", 2)) == "plant 2W"


# What can't be read


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "nile_unknown_action"),
        ("sow 3W", "nile_unknown_action"),
        ("market", "nile_unreadable"),
        ("market W", "nile_unreadable"),
        ("market W W W", "nile_unreadable"),
        ("market X W", "nile_unreadable"),
        ("market PW* W", "nile_unreadable"),
        ("market W** W", "nile_unreadable"),
        ("market PP W", "nile_unreadable"),
        ("offering W Q", "nile_unreadable"),
        ("plant", "nile_unreadable"),
        ("plant W", "nile_unreadable"),
        ("plant W W W", "nile_unreadable"),
        ("plant W+W", "nile_unreadable"),
        ("plant 0W", "nile_unreadable"),
        ("plant 2PW", "nile_unreadable"),
        ("plant 2W+F", "nile_unreadable"),
        ("plant W+F+L", "nile_unreadable"),
        ("plant ²W", "nile_unreadable"),
        ("speculate", "nile_unreadable"),
        ("speculate W", "nile_unreadable"),
        ("speculate PW LF WC", "nile_unreadable"),
        ("speculate PW WP", "nile_one_of_each"),
        ("pass it on", "nile_unreadable"),
        ("done done", "nile_unreadable"),
    ],
)
def test_what_means_no_action_is_refused_with_an_example(text: str, key: str) -> None:
    match = began("W W W F PW; P P P P P", "L")
    before = match.state_bytes()
    with pytest.raises(Refused) as refused:
        match.play(text)
    assert refused.value.message.key == key
    assert match.state_bytes() == before


# What the rules forbid: by key, a game, what is tried in it (a text or a number), and the rule

HAND = "W W F L PW; P P P P P"
REFUSED: list[tuple[str, list[str], str | int, str]] = [
    ("nile_one_of_each", [HAND, "C"], "speculate PW PW", "N1.2"),
    ("nile_not_now", [HAND, "C"], "done", "N3.4"),
    ("nile_not_now", ["W W W F F; P P P P P", "L L L C L L L", "plant W+F", "pass", "plant 1W"], "pass", "N3.4.1"),
    ("nile_not_in_hand", [HAND, "C"], "market W P", "N3.3"),
    ("nile_not_in_hand", [HAND, "C"], "offering L L", "N3.3"),
    ("nile_not_in_storage", [HAND, "C"], "market W W*", "N3.3"),
    ("nile_not_in_hand", [HAND, "C"], "plant 3W", "N3.4"),
    ("nile_not_in_hand", [HAND, "C"], "plant 21W", "N3.4"),
    ("nile_not_in_hand", [HAND, "C"], "plant P+W", "N3.4"),
    ("nile_not_in_hand", [HAND, "C"], "speculate PL", "N3.4"),
    ("nile_flooded", [HAND, "W"], "plant 2W", "N3.4"),
    ("nile_flooded", [HAND, "W"], "plant W+F", "N3.4"),
    ("nile_flooded", [HAND, "PL"], "speculate PW", "N3.4"),
    ("nile_own_field", ["W W W W F; P P P P P", "L C C L C C C", "plant 2W", "pass"], new_field("W", 2), "N3.4.1"),
    ("nile_new_field_too_small", [HAND, "C"], "plant 1W", "N3.4.1"),
    ("nile_field_not_larger", ["W W W P P; W W F F F", "C L L C", "plant 2W"], "plant 2W", "N3.4.1"),
    ("nile_mix_other_field", ["W W W P P; W W F F F", "C L L C", "plant 2W"], "plant W+F", "N3.4.1"),
    ("nile_mix_own_fields", ["W W F F P; P P P P P", "L L L C L L C", "plant W+F", "pass"], "plant W+F", "N3.4.1"),
    ("nile_no_own_field", [HAND, "C"], addition("W", 1), "N3.4.1"),
    (
        "nile_out_of_order",
        ["P P P W W; F F F F F", "L L L C L L C", "plant P+W", "pass", "plant 1P"],
        addition("P", 1),
        "N3.4.1",
    ),
]


@pytest.mark.parametrize(
    ("key", "game", "tried", "rule"), REFUSED, ids=[f"{key}-{tried}" for key, _, tried, _ in REFUSED]
)
def test_a_forbidden_action_is_refused_with_its_rule_and_changes_nothing(
    key: str, game: list[str], tried: str | int, rule: str
) -> None:
    match = began(*game)
    before = match.state_bytes()
    with pytest.raises(Refused) as refused:
        match.play(tried)
    assert refused.value.message.key == key
    assert refused.value.message.rule == rule
    assert f"({rule})" in say(refused.value.message)
    assert match.state_bytes() == before


def test_every_refusal_is_provoked() -> None:
    forbidden = WORDS.partition("## What the rules forbid")[2].partition("## Setup")[0]
    keys = re.findall(r"(?m)^(nile_\w+) =", forbidden)
    assert set(keys) == {key for key, *_ in REFUSED} - {"nile_one_of_each"}


def test_nothing_is_done_once_the_game_is_over() -> None:
    match, chance = nomarch.new("nile", 3, 1), random.Random(1)
    while not match.over:
        match.play(kind_first(match, chance))
    for tried in ("pass", "market W W", 0):
        with pytest.raises(Refused) as refused:
            match.play(tried)
        assert refused.value.message.key == "game_over"


@pytest.mark.parametrize(("players", "faster"), SETUPS)
def test_an_action_is_refused_exactly_if_it_is_not_legal(players: int, faster: str) -> None:
    for match in islice(random_positions(players, faster), 100):
        legal = set(match.legal)
        for action in range(ACTIONS):
            assert (match.refusal(action) is None) == (action in legal)
        assert match.refusal(-1) is not None
        assert match.refusal(ACTIONS) is not None


def test_the_same_in_the_extremes_of_a_small_box() -> None:
    for match in islice(random_positions(2, components=small_box(2, 0)), 100):
        legal = set(match.legal)
        assert all((match.refusal(action) is None) == (action in legal) for action in range(ACTIONS))


def test_no_position_offers_more_than_the_game_promises() -> None:
    assert all(len(match.legal) <= match.game.most_choices for match in islice(random_positions(2), POSITIONS))


@pytest.mark.parametrize("players", [4, 5])
def test_the_faster_game_is_for_two_or_three(players: int) -> None:
    with pytest.raises(NomarchError) as refused:
        nomarch.new("nile", players, faster="yes")
    assert refused.value.message.key == "nile_faster_players"
    assert refused.value.message.rule == "N1.3"


def test_the_first_player_can_be_chosen() -> None:
    assert nomarch.new("nile", 3, first=2).to_play == 1
    with pytest.raises(NomarchError) as refused:
        nomarch.new("nile", 3, first=4)
    assert refused.value.message.key == "nile_bad_first"


def test_a_planting_tells_the_fields_it_makes_and_whose_it_takes_over() -> None:
    match = began("W W F L PW; P W W W P", "C F L C", "plant 2W")
    found = {text: match.preview(match.parse(text)) for text in match.texts(match.legal)}
    assert found["plant 3W"] == {"fields": {"W": 3}, "takes_over": 0}
    assert found["plant 2P"] == {"fields": {"P": 2}}
    assert found["pass"] == found["market P P"] == {}
    again = began("W W F F P; P P P C C", "C L L C L L C", "plant W+F", "pass")
    assert again.preview(again.parse("plant 1W")) == {"fields": {"W": 2}}
    assert again.preview(again.parse("plant W+P")) == {"fields": {"W": 2, "P": 1}}
