"""Compile the kernels that only Fertility's tests use."""

from __future__ import annotations

from nomarch.games.fertility.components import standard
from tests.contract.setups import setups
from tests.games.fertility.positions import building
from tests.games.fertility.test_laws import law_broken_at

__all__ = ["warm_up"]


def warm_up() -> None:
    """A crafted position, and a game checked for violations."""
    building("A")
    law_broken_at(setups("fertility")[0], standard(), 1)
