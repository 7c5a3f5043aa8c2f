"""The engine against the independent referee: legality, harvest, quarries and scoring in every setup."""

from __future__ import annotations

import os
import random
import tomllib
from importlib.resources import files

import pytest

import nomarch
from nomarch.games.registry import find
from nomarch.play.match import Match
from nomarch.play.transcript import read
from tests.games.fertility.oracle import Oracle

TEXT = files("nomarch.games.fertility").joinpath("components.toml").read_text(encoding="utf-8")
GAMES = int(os.environ.get("NOMARCH_ORACLE", "8"))
SETUPS = [
    pytest.param(players, {"edition": edition, "variant": variant}, id=f"{players}-{edition}-{variant}")
    for players in (2, 3, 4)
    for edition in ("second", "first")
    for variant in (("no", "yes") if players == 2 else ("no",))
]


def referee(match: Match, text: str) -> Oracle:
    """The referee's copy of a table."""
    record = read(match.record())
    return Oracle(record.options, record.deal, match.players, tomllib.loads(text))


def compare_to_the_end(match: Match, oracle: Oracle, chance: random.Random) -> None:
    """Play at random, and compare the legal actions and the public state after every action."""
    while True:
        assert match.view() == oracle.view()
        legal = {match.text(action): action for action in match.legal}
        assert sorted(legal) == oracle.legal
        if match.over:
            break
        text = chance.choice(sorted(legal))
        match.play(text)
        oracle.play(text)


@pytest.mark.parametrize(("players", "options"), SETUPS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_engine_and_the_oracle_agree_after_every_action(players: int, options: dict[str, str], seed: int) -> None:
    match = nomarch.new("fertility", players, seed, edition=options["edition"], variant=options["variant"])
    compare_to_the_end(match, referee(match, TEXT), random.Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_they_agree_when_the_stock_and_the_monuments_run_out(players: int, seed: int) -> None:
    scarce = TEXT.replace("each_resource = 20", f"each_resource = {seed % 4}").replace(
        "each_player = 4", "each_player = 1"
    )
    assert len({*scarce.splitlines()} - {*TEXT.splitlines()}) == 2
    components = find("fertility").components(scarce, "scarce.toml")
    match = nomarch.new("fertility", players, seed, components=components)
    assert set(match.view()["stock"].values()) == {seed % 4}
    compare_to_the_end(match, referee(match, scarce), random.Random(seed))
    ended = match.view()
    assert 0 in ended["stock"].values()
    assert 0 in (city["monuments_left"] for city in ended["cities"])
