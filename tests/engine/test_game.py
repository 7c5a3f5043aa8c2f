"""What the contract requires of a game, and the defaults for a minimal one."""

from __future__ import annotations

from pathlib import Path

import pytest

import nomarch
from docs.examples import caravan
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message, render
from tests.engine.small import RULES, game


def test_the_smallest_game_has_two_actions_and_no_fields() -> None:
    match = nomarch.new(game()())
    assert match.texts(match.legal) == ["action 0", "action 1"]
    assert match.view(0) == {"players": 2, "to_play": 0, "turn": 1, "scores": None, "seats": [{}, {}]}
    match.play("action 1")
    assert (match.over, match.scores, match.ranks) == (True, [0, 0], [1, 1])


@pytest.mark.parametrize("missing", RULES)
def test_a_game_without_a_rule_that_has_no_default_is_refused(missing: str) -> None:
    with pytest.raises(TypeError, match=f"`{missing}`"):
        game(without=missing)


def test_a_game_without_components_has_an_empty_box_and_refuses_a_file() -> None:
    found = game()()
    assert found.standard_components().digest == "standard"
    with pytest.raises(NomarchError, match="no components file"):
        found.components("", "mine.toml")


def test_a_language_that_lacks_a_message_says_it_in_english() -> None:
    message = Message("not_legal_now", {"action": "sell"})
    assert render(message, "xx") == render(message, "en")


def test_the_example_has_at_most_150_lines() -> None:
    assert len(Path(caravan.__file__).read_text(encoding="utf-8").splitlines()) <= 150
