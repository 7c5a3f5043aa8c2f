"""Positions for screen tests."""

from collections.abc import Iterator
from typing import Any

from nomarch import Match, new
from nomarch.bots import BOTS


def positions(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """Every position of a random game, including the last."""
    match = new("fertility", players, seed, **options)
    yield match
    while not match.over:
        match.play(BOTS["random"](match.information_state(seed)))
        yield match


def at_step(step: str, **options: Any) -> Match:
    """A position at this step."""
    for seed in range(200):
        for match in positions(2, seed, **options):
            if match.view()["step"] == step:
                return match
    raise AssertionError(step)
