"""Bots: each chooses an action from what its seat may know."""

from __future__ import annotations

from nomarch.bots.bot import Bot, Knowledge, knowledge, within
from nomarch.bots.levels import ADVISER, BOTS, DEFAULT, LEVELS, describe, find
from nomarch.bots.thinking import Judge, Judged, evaluate
from nomarch.bots.warming import warm_up

__all__ = [
    "ADVISER", "BOTS", "DEFAULT", "LEVELS", "Bot", "Judge", "Judged", "Knowledge", "describe", "evaluate", "find",
    "knowledge", "warm_up", "within",
]  # fmt: skip
