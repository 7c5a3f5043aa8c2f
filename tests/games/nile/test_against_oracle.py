"""The engine against the independent referee: legal actions, and every viewer's view."""

from __future__ import annotations

import os
import random
import tomllib

import pytest

import nomarch
from nomarch.games.registry import find
from nomarch.play.match import Match
from nomarch.play.transcript import read
from tests.games.nile.oracle import Oracle
from tests.games.nile.playing import SETUPS, TEXT, Policy, kind_first, small_box, small_text, uniform

GAMES = int(os.environ.get("NOMARCH_ORACLE", "8"))
# Most games use the current rules, some the first version.
PLAYED = [(2, seed) for seed in range(GAMES)] + [(1, seed) for seed in range(max(1, GAMES // 4))]
POLICIES = [pytest.param(uniform, id="uniform"), pytest.param(kind_first, id="kind-first")]


def referee(match: Match, text: str) -> Oracle:
    """The referee's copy of a table."""
    record = read(match.record())
    return Oracle(record.options, record.deal, match.players, tomllib.loads(text), record.rules)


def compare_to_the_end(match: Match, oracle: Oracle, chance: random.Random, policy: Policy) -> None:
    """Play at random, and compare the legal actions and every viewer's view after every action."""
    while True:
        for viewer in (None, *range(match.players)):
            assert match.view(viewer) == oracle.view(viewer)
        legal = [match.text(action) for action in match.legal]
        assert sorted(legal) == oracle.legal
        assert match.over == oracle.over
        if match.over:
            break
        text = policy(match, chance)
        match.play(text)
        oracle.play(text)
    assert match.ranks == match.view()["ranks"]


@pytest.mark.parametrize(("players", "faster"), SETUPS)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("rules", "seed"), PLAYED)
def test_the_engine_and_the_oracle_agree_after_every_action(
    players: int, faster: str, policy: Policy, rules: int, seed: int
) -> None:
    match = nomarch.new(find("nile", rules), players, seed, faster=faster)
    compare_to_the_end(match, referee(match, TEXT), random.Random(seed), policy)


@pytest.mark.parametrize(("players", "faster"), SETUPS)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("crops", "hand"), [(2, 3), (2, 0), (3, 1), (4, 3), (6, 5)])
@pytest.mark.parametrize(("rules", "seed"), PLAYED)
def test_they_agree_when_the_deck_is_so_small_that_it_ends_in_the_midst_of_everything(
    players: int, faster: str, policy: Policy, crops: int, hand: int, rules: int, seed: int
) -> None:
    match = nomarch.new(find("nile", rules), players, seed, faster=faster, components=small_box(crops, hand))
    compare_to_the_end(match, referee(match, small_text(crops, hand)), random.Random(seed), policy)
