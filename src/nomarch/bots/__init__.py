"""Bots: each chooses an action from what its seat may know."""

from __future__ import annotations

from nomarch.bots.bot import BOTS, DEFAULT, Bot, Knowledge, find, knowledge

__all__ = ["BOTS", "DEFAULT", "Bot", "Knowledge", "find", "knowledge"]
