"""Bots: each chooses an action from what its seat may know."""

from __future__ import annotations

from nomarch.bots.bot import Bot, Budget, Knowledge, knowledge
from nomarch.bots.levels import BOTS, LEVELS, describe, find
from nomarch.bots.thinking import Judgement, evaluate
from nomarch.bots.warming import warm_up

__all__ = [
    "BOTS", "LEVELS", "Bot", "Budget", "Judgement", "Knowledge", "describe", "evaluate", "find", "knowledge", "warm_up",
]  # fmt: skip
