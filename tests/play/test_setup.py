"""The setup of a table before the deal."""

import pickle
from importlib.resources import files

import pytest

from nomarch.games.registry import find
from nomarch.play.setup import Setup, check_players, read_options
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message


def key(refused: pytest.ExceptionInfo[NomarchError]) -> str:
    return refused.value.message.key


def test_what_is_left_out_has_its_default() -> None:
    setup = Setup.of("nile")
    assert (setup.game, setup.players, setup.components.digest) == (find("nile"), 2, "standard")
    assert setup.options == {"faster": "no", "first": "random"}


def test_options_are_spelled_as_records_spell_them() -> None:
    game = find("fertility")
    found = read_options(game, {"variant": True, "boards": ["V1", "V2r", "V3"], "first": 2})
    assert (found["variant"], found["boards"], found["first"]) == ("yes", "V1 V2r V3", "2")
    assert read_options(game, {"variant": False})["variant"] == "no"


def test_a_number_of_players_that_the_game_does_not_take_is_refused() -> None:
    assert check_players(find("nile"), 5) == 5
    for players in (1, 6):
        with pytest.raises(NomarchError) as refused:
            Setup.of("nile", players)
        assert key(refused) == "bad_players"
        assert (refused.value.message.args["low"], refused.value.message.args["high"]) == (2, 5)


def test_unknown_games_options_and_values_are_refused_with_those_there_are() -> None:
    for wanted, options, expected in (
        ("senet", {}, "unknown_game"),
        ("nile", {"speed": "high"}, "unknown_option"),
        ("nile", {"faster": "perhaps"}, "bad_option"),
    ):
        with pytest.raises(NomarchError) as refused:
            Setup.of(wanted, None, options)
        assert key(refused) == expected
        advice = refused.value.message.args["advice"]
        assert isinstance(advice, Message)
        assert advice.args["known"]


def test_options_that_do_not_go_together_are_refused_when_the_table_is_laid() -> None:
    with pytest.raises(NomarchError) as refused:
        Setup.of("nile", 4, {"faster": True}).initial_state()
    assert key(refused) == "nile_faster_players"


def test_setups_that_agree_on_the_same_are_equal() -> None:
    assert Setup.of("nile", 3, {"faster": True}) == Setup.of("nile", 3, {"faster": "yes"})
    assert len({Setup.of("nile"), Setup.of("nile", 2), Setup.of("nile", 3), Setup.of("fertility")}) == 3


def test_a_setup_comes_through_pickle_with_the_same_game_and_the_owner_s_components() -> None:
    game = find("nile")
    text = files("nomarch.games.nile").joinpath("components.toml").read_text(encoding="utf-8") + "\n# mine\n"
    setup = Setup.of(game, 4, {"faster": True}, game.components(text, "own.toml"))
    again = pickle.loads(pickle.dumps(setup))
    assert again == setup
    assert again.game is game
    assert again.components.digest == setup.components.digest != "standard"
    assert setup != Setup.of(game, 4, {"faster": True})
