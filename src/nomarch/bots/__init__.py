"""Bots: each chooses an action from what its seat may know."""

from __future__ import annotations

from nomarch.bots.bot import Bot, InformationState, Judge, Judged, ask, within
from nomarch.bots.levels import ADVISER, BOTS, DEFAULT, LEVELS, describe, find
from nomarch.bots.packing import PackedState, pack, unpack
from nomarch.bots.search_driver import evaluate

__all__ = [
    "ADVISER",
    "BOTS",
    "DEFAULT",
    "LEVELS",
    "Bot",
    "InformationState",
    "Judge",
    "Judged",
    "PackedState",
    "ask",
    "describe",
    "evaluate",
    "find",
    "pack",
    "unpack",
    "within",
]  # fmt: skip
