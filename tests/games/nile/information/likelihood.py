"""Statistical tests: worlds are sampled with the right frequencies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows, snapshot
from nomarch.games.nile.rules.state import State

DRAWS = 8_000


def resampled_often(box: Any, states: Any, seat: int, again: bool = False) -> Iterator[tuple[State, int]]:
    """Worlds resampled for a seat, and how often each occurs; with `again`, each is resampled from the previous one."""
    rng, worlds = generator(7), rows(State, DRAWS)
    for i in range(DRAWS):
        worlds[i] = worlds[i - 1] if again and i > 0 else states[0]
        resample_for(box, worlds, i, seat, rng)
    cards = np.concatenate([worlds["hand"].reshape(DRAWS, -1), worlds["deck"], worlds["removed"]], axis=1)
    _, first, number = np.unique(cards, axis=0, return_index=True, return_counts=True)
    for i, times in zip(first.tolist(), number.tolist(), strict=True):
        yield snapshot(State, worlds, i), times


def assert_as_likely(found: Counter[tuple[str, ...]], ways: Mapping[tuple[str, ...], int]) -> None:
    """Frequencies must match the number of ways to form each world (chi-squared test); no other world may occur."""
    assert set(found) <= set(ways)
    each = {world: DRAWS * number / sum(ways.values()) for world, number in ways.items()}
    assert min(each.values()) >= 5
    distance = sum((found[world] - number) ** 2 / number for world, number in each.items())
    freedom = len(each) - 1
    assert distance <= freedom + 5 * (2 * freedom) ** 0.5
