"""The default screen, for games without their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from nomarch.engine import plain_screen
from nomarch.engine.screen import Screen
from nomarch.text.language import LANGUAGES
from tests.games.printing import printed

THE_SCREEN: Screen = plain_screen  # the type checker verifies the protocol


class Table:
    """A two-player game, with only what a screen needs."""

    names = ("Ann", "Bob")
    components: Any = None
    to_play = 0
    legal = (0, 3)
    scores, ranks = (4, 9), (2, 1)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return {"players": 2, "to_play": 0, "scores": None, "turn": 3, "deck_size": 7, "hands": [[1, 0], [2, 2]]}

    def texts(self, actions: Sequence[int]) -> list[str]:
        return [f"sell {action}" for action in actions]

    def previews(self, actions: Sequence[int]) -> list[dict[str, Any]]:
        return [{} for _ in actions]


MATCH: Any = Table()


def test_every_field_of_the_view_is_a_row_by_its_name() -> None:
    rows = printed(plain_screen.draw(MATCH, 0, "en")).splitlines()
    assert rows[0].split() == ["1", "Ann", "2", "Bob"]
    assert [row.rstrip() for row in rows[2:]] == ["turn       3", "deck size  7", "hands      1 0 | 2 2"]


def test_what_has_changed_since_an_earlier_view_is_bold() -> None:
    since = MATCH.view() | {"turn": 2}
    shown = printed(plain_screen.draw(MATCH, 0, "en", since), colour=True)
    assert "\x1b[1m3 " in shown
    assert "\x1b[1m7" not in shown


def test_every_legal_action_is_a_choice_in_the_order_of_its_number() -> None:
    found = plain_screen.choices(MATCH, "en")
    assert [(choice.action, choice.text) for choice in found] == [(0, "sell 0"), (3, "sell 3")]


def test_the_result_has_the_best_first_and_names_the_winner() -> None:
    rows = [row.split() for row in printed(plain_screen.result(MATCH, "en")).splitlines()]
    assert rows == [["2", "Bob", "9"], ["1", "Ann", "4"], [], ["Bob", "wins."]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_asks_and_helps_in_every_language(language: str) -> None:
    assert plain_screen.prompt(MATCH, language)
    said = printed(plain_screen.guide(language))
    assert (said == printed(plain_screen.guide("en"))) == (language == "en")
