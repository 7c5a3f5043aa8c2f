"""Bots: each chooses an action from what its seat may know."""

from __future__ import annotations

from nomarch.bots.bot import BOTS, Bot, Knowledge, find, knowledge

__all__ = ["BOTS", "Bot", "Knowledge", "find", "knowledge"]
