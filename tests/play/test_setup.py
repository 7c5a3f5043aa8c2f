"""What a table agrees on: equal when it is the same, also in another process."""

from __future__ import annotations

import pickle
from importlib.resources import files

from nomarch.games.registry import find
from nomarch.play.setup import Setup


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
