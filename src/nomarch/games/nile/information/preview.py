"""What a planting makes at once.

docs/reference/formats.md describes each key, under "Previews".
"""

from __future__ import annotations

from typing import Any

from nomarch.games.nile.notation import planted
from nomarch.games.nile.rules.state import LETTERS, NONE, State

__all__ = ["preview"]


def preview(s: State, action: int) -> dict[str, Any]:
    """N3.4.1: the size of each Field after a planting, and whose Field it takes over."""
    parts: dict[str, Any] = {}
    for crop, cards in planted(action).items():
        owner = int(s.field_owner[crop])
        own = int(s.field_size[crop]) if owner == s.to_play else 0
        parts.setdefault("fields", {})[LETTERS[crop]] = own + cards
        if owner not in (NONE, s.to_play):
            parts["takes_over"] = owner
    return parts
