"""Small studies, and the same tables but for the clock."""

from __future__ import annotations

import numpy as np

from nomarch.lab import Frame, plan

STEADY = "tests.bots.players:steady"

FERTILITY = plan("fertility", ["random", STEADY], 2, seed=3)

NILE = plan("nile", ["random"], 3, seed=3)


def alike(one: Frame, other: Frame) -> bool:
    """The same but for what the clock said."""
    names = [name for name in one.columns if name != "seconds"]
    return list(one.columns) == list(other.columns) and all(np.array_equal(one[name], other[name]) for name in names)
