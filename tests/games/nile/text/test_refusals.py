"""Every refusal states its reason and cites its rule."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from itertools import islice

import pytest

import nomarch
from nomarch.games.nile.rules.actions import ACTIONS
from nomarch.text.errors import Refused
from nomarch.text.language import render
from tests.games.nile.playing import SETUPS, addition, began, kind_first, new_field, random_positions, small_box

WORDS = files("nomarch.games.nile").joinpath("text/locales/en.ftl").read_text(encoding="utf-8")

HAND = "W W F L PW; P P P P P"
# By key: a game, an action tried in it (text or number), and the rule.
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
    assert f"({rule})" in render(refused.value.message)
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
        for action in range(ACTIONS.size):
            assert (match.refusal(action) is None) == (action in legal)
        assert match.refusal(-1) is not None
        assert match.refusal(ACTIONS.size) is not None


def test_the_same_in_the_extremes_of_a_small_box() -> None:
    for match in islice(random_positions(2, components=small_box(2, 0)), 100):
        legal = set(match.legal)
        assert all((match.refusal(action) is None) == (action in legal) for action in range(ACTIONS.size))
