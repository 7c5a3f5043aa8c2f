"""Compile the kernels that only Nile's tests use."""

from __future__ import annotations

from nomarch.games.nile.components import standard
from nomarch.games.nile.game import Nile
from nomarch.games.nile.rules.state import NONE
from tests.contract.setups import setups
from tests.games.nile.laws import WAYS, law_broken_at
from tests.games.nile.positions import craft
from tests.games.nile.test_laws import found_out

__all__ = ["warm_up"]


def warm_up() -> None:
    """A crafted position, and a game checked for violations."""
    craft("PW LF; C C", "C C C C")
    found_out([], NONE)
    law_broken_at(setups("nile")[0], standard(), 1, WAYS[0], Nile.version)
