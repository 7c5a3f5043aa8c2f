"""What a planting makes at once.

docs/reference/formats.md describes each key, under "Previews".
"""

from __future__ import annotations

from typing import Any

from nomarch.games.nile.notation import sowing
from nomarch.games.nile.rules.plant import MIX_PAIRS
from nomarch.games.nile.rules.state import LETTERS, NONE, State
from nomarch.games.nile.rules.turn import FIRST_ADDITION, FIRST_BET, FIRST_MIX, FIRST_NEW_FIELD

__all__ = ["preview"]


def _planted(action: int) -> dict[int, int]:
    """How many cards of each crop an action plants."""
    if FIRST_MIX <= action < FIRST_ADDITION:
        return {int(crop): 1 for crop in MIX_PAIRS[action - FIRST_MIX]}
    if FIRST_NEW_FIELD <= action < FIRST_BET:
        return dict([sowing(action - (FIRST_NEW_FIELD if action < FIRST_MIX else FIRST_ADDITION))])
    return {}


def preview(s: State, action: int) -> dict[str, Any]:
    """N3.4.1: the size of each Field after a planting, and whose Field it takes over."""
    parts: dict[str, Any] = {}
    for crop, cards in _planted(action).items():
        owner = int(s.field_owner[crop])
        own = int(s.field_size[crop]) if owner == s.to_play else 0
        parts.setdefault("fields", {})[LETTERS[crop]] = own + cards
        if owner not in (NONE, s.to_play):
            parts["takes_over"] = owner
    return parts
