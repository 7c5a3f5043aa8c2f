"""Nile's events, as the rules note them. Crops and cards are the numbers of `state.py`."""

from __future__ import annotations

from nomarch.engine.events import EventKind, Events

__all__ = [
    "BET", "DREW", "EATEN", "EVENTS", "FLOODED", "HARVESTED", "LAID", "LOCUSTS_CAME", "OFFERED", "PLANTED", "RENEWED",
    "SOLD", "TAKEN_OVER",
]  # fmt: skip

EVENTS = Events(
    EventKind("flooded", "card", rule="N3.1"),
    EventKind("harvested", "crop", rule="N3.2"),
    EventKind("sold", "card", "stored", rule="N3.3"),  # one of the two cards of a trade; stored: 1 if from Storage
    EventKind("offered", "card", "stored", rule="N3.3"),
    EventKind("planted", "crop", "cards", rule="N3.4.1"),
    EventKind("taken_over", "by", "crop", "cards", rule="N3.4.2"),  # a Field of the event's seat
    EventKind("laid", "card", rule="N3.5"),
    EventKind("bet", "card", "won", rule="N3.5"),  # a Speculation card is settled; won: 1 if it matched the Flood
    EventKind("drew", own=("card",), rule="N3.6"),
    EventKind("renewed", "now", "passes", rule="N4.1"),  # the deck; now: which deck it is, from 1
    EventKind("locusts_came", rule="N5"),
    EventKind("eaten", "crop", "cards", rule="N5"),  # a Field of the event's seat
)
(
    FLOODED, HARVESTED, SOLD, OFFERED, PLANTED, TAKEN_OVER, LAID, BET, DREW, RENEWED, LOCUSTS_CAME, EATEN,
) = EVENTS.numbers  # fmt: skip
