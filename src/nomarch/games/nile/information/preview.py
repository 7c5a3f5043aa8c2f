"""Previews: the immediate effects of plantings.

`schemas.py` describes each key.
"""

from __future__ import annotations

from nomarch.games.nile.information.schemas import CROP_LETTERS, Preview
from nomarch.games.nile.notation import planted
from nomarch.games.nile.rules.state import NONE, State

__all__ = ["preview"]


def preview(s: State, action: int) -> Preview:
    """N3.4.1: the size of each Field after a planting, and whose Field it takes over."""
    parts: Preview = {}
    for crop, cards in planted(action).items():
        owner = int(s.field_owner[crop])
        own = int(s.field_size[crop]) if owner == s.to_play else 0
        parts.setdefault("fields", {})[CROP_LETTERS[crop]] = own + cards
        if owner not in (NONE, s.to_play):
            parts["takes_over"] = owner
    return parts
