"""Positions for screen tests."""

import random
from collections.abc import Iterator
from typing import Any

from nomarch import Match, new
from nomarch.games.nile import terminal
from tests.games.printing import printed


def positions(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """Every position of a game whose players plant as often as they trade, including the last."""
    match, chance = new("nile", players, seed, **options), random.Random(seed)
    yield match
    while not match.over:
        choices = terminal.choices(match, "en")
        plays = [choice for choice in choices if choice.text.split()[0] in ("plant", "speculate")]
        match.play(chance.choice(plays if plays and chance.random() < 0.6 else choices).action)
        yield match


def at_step(step: str) -> Match:
    """A position at this step."""
    return next(match for seed in range(50) for match in positions(2, seed) if match.view()["step"] == step)


class Position:
    """A match with a view chosen by the test."""

    names = ("Ann", "Bob", "Cleo", "Dan", "Eve")
    components = None
    legal = ()

    def __init__(self, **view: Any) -> None:
        self._view = new("nile", 5, 1).view(0) | view
        self.to_play = self._view["to_play"]

    def view(self, seat: int | None = None) -> Any:
        return self._view


def drawn(width: int = 80, **view: Any) -> str:
    return printed(terminal.draw(Position(**view), 0, "en"), width)  # type: ignore[arg-type]


def row(text: str, label: str) -> str:
    """The row with this label."""
    return next(line for line in text.splitlines() if line.startswith(label))
