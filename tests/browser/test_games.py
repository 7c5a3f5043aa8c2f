"""Whole games in a real browser, one context for each seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.games import Game
from tests.browser.visitor import Visitor
from tests.browser.ways import Keyboard, Mouse


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
@pytest.mark.parametrize("kind", ["fertility", "nile"])
def test_a_whole_game(visit: Callable[..., Visitor], kind: str, hands) -> None:
    game = Game(kind, [visit(number=1), visit(number=2)], hands, seed=5)
    game.begin()
    game.to_the_end()
    print(game.decisions)
