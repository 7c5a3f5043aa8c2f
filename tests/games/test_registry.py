"""The registry: one line per game, and one per earlier version of its rules."""

from importlib.resources import files

import pytest

from docs.examples.caravan import Caravan
from nomarch.engine import plain_screen
from nomarch.games import registry
from nomarch.games.nile import terminal
from nomarch.games.registry import EARLIER, GAMES, find, places, read_components, screen
from nomarch.text.errors import NomarchError
from tests.contract import setups


def test_a_game_is_made_once_and_goes_by_its_name() -> None:
    for name in GAMES:
        assert find(name) is find(name)
        assert find(name).name == name
        assert find(name, find(name).version) is find(name, find(name).version)


def test_earlier_rules_are_found_by_their_version_and_unknown_ones_refused() -> None:
    for name, version in EARLIER:
        assert (find(name, version).name, find(name, version).version) == (name, version)
    with pytest.raises(NomarchError) as refused:
        find("nile", 99)
    assert refused.value.message.key == "record_rules"


def test_games_that_the_environment_names_are_found_beside_those_of_the_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NOMARCH_GAMES", "mine = docs.examples.caravan:Caravan, nile=somewhere:Else, nonsense")
    assert places() == GAMES | {"mine": "docs.examples.caravan:Caravan"}
    monkeypatch.setattr(registry, "find", find.__wrapped__)
    assert isinstance(registry.find("mine"), Caravan)


def test_the_games_of_these_tests_are_nobody_elses() -> None:
    """Contract tests register the example game; it must not stay registered for later tests."""
    assert setups.EXAMPLE not in places()


def test_components_are_read_once_and_without_a_text_they_are_the_standard_ones() -> None:
    game = find("nile")
    assert read_components(game, "") is game.standard_components()
    text = files("nomarch.games.nile").joinpath("components.toml").read_text(encoding="utf-8")
    assert read_components(game, text) is read_components(game, text)


def test_a_game_without_a_screen_of_its_own_gets_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert screen("nile") is terminal
    monkeypatch.setattr(registry, "find", lambda name: Caravan())
    assert screen("caravan") is plain_screen
