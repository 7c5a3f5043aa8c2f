"""Bot levels, and the names that are always valid."""

from __future__ import annotations

import pytest

import nomarch
from nomarch.bots import BOTS, LEVELS, describe, find
from nomarch.text.language import LANGUAGES
from tests.bots.playing import every_bot, quick


def test_the_names_that_are_always_valid_are() -> None:
    assert {"random", "greedy", "strongest", *LEVELS} == set(BOTS)
    assert len(LEVELS) >= 3


@every_bot
def test_a_name_finds_its_bot(name: str) -> None:
    match = nomarch.new("fertility", seed=1)
    assert quick(name)(match.information_state(1)) in match.legal


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_described_in_one_line_of_every_language(level: str, language: str) -> None:
    line = describe(level, language)
    assert 10 < len(line) < 100
    assert "\n" not in line


@pytest.mark.parametrize("name", ["deep", "", "pharaoh ", "@1s"])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(nomarch.NomarchError) as caught:
        find(name)
    assert caught.value.message.key == "unknown_bot"


@pytest.mark.parametrize(
    ("name", "key"), [("pharaoh@", "bad_budget"), ("pharaoh@lots", "bad_budget"), ("scribe@500", "bot_without_budget")]
)
def test_a_budget_that_is_none_or_of_no_use_is_refused(name: str, key: str) -> None:
    with pytest.raises(nomarch.NomarchError) as caught:
        find(name)
    assert caught.value.message.key == key


def test_a_bot_that_kept_games_still_name_has_a_successor() -> None:
    assert find("sampler") is find("scribe")


@pytest.mark.parametrize(
    ("game", "better", "worse"),
    [("fertility", "scribe", "apprentice"), ("fertility", "apprentice", "random"), ("nile", "apprentice", "random")],
)
def test_a_better_level_wins_more(game: str, better: str, worse: str) -> None:
    games = 60
    wins = nomarch.simulate(game, 2, games, 10, bots=[better, worse]).wins[0]
    assert wins > 0.6 * games
