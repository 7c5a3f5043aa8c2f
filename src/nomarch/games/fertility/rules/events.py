"""Fertility's events, as the rules note them. All are public.

Kinds of resources, squares, lots and Shops are the numbers of `state.py` and `city.py`.
"""

from __future__ import annotations

from nomarch.engine.events import EventKind, Events

__all__ = [
    "BUILT", "COLLECTED", "COMPLETED", "DISCARDED", "EVENTS", "MONUMENT_PLACED", "PLACED", "QUARRY_MADE", "REFILLED",
    "REMOVED", "RETURNED", "REVEALED", "SUPPLIED", "TOOK",
]  # fmt: skip

EVENTS = Events(
    EventKind("placed", "pair", "first", "second", rule="F3.1.1"),  # an ordered pair of Scenes, on these squares
    EventKind("discarded", "tile", rule="F3.1.3"),
    EventKind("collected", "kind", "number", rule="F3.2"),  # from a placement or a Quarry; 4 is Wheat
    EventKind("quarry_made", "square", rule="F3.2.4"),
    EventKind("monument_placed", "square", rule="F3.2.4"),
    EventKind("built", "lot", "payment", rule="F3.3.1"),
    EventKind("supplied", "shop", "lot", "kind", "exchanged", rule="F3.4.1"),  # exchanged: 1 if from the Stock
    EventKind("completed", "shop", "lot", "wheat", rule="F3.4.3"),  # the Wheat that came at once
    EventKind("returned", "kind", "number", rule="F3.5.1"),
    EventKind("took", "tile", rule="F3.5.2"),
    EventKind("removed", "tile", rule="F3.5.3"),
    EventKind("refilled", "tile", rule="F3.5.2"),  # the Common Pool, after the seat's turn
    EventKind("revealed", "slot", "lot", rule="F3.5.2"),
)
(
    PLACED, DISCARDED, COLLECTED, QUARRY_MADE, MONUMENT_PLACED, BUILT, SUPPLIED, COMPLETED, RETURNED, TOOK, REMOVED,
    REFILLED, REVEALED,
) = EVENTS.numbers  # fmt: skip
