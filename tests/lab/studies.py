"""Small studies, and a comparison of data frames that ignores timings."""

from __future__ import annotations

import numpy as np

from nomarch.lab import Frame, plan

STEADY = "tests.bots.players:steady"

FERTILITY = plan("fertility", ["random", STEADY], 2, seed=3)

NILE = plan("nile", ["random"], 3, seed=3)


def alike(one: Frame, other: Frame) -> bool:
    """Whether two data frames are equal, ignoring timings."""
    names = [name for name in one.columns if name != "seconds"]
    return list(one.columns) == list(other.columns) and all(np.array_equal(one[name], other[name]) for name in names)
