"""What the server answers to requests, field by field, apart from tables, the catalogue and analyses."""

from __future__ import annotations

from typing import Any, Literal

from nomarch.server.domain.events import Clock
from nomarch.server.domain.table import Phase
from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.table import ErrorText, LogEntry, TableAnswer

__all__ = [
    "Answer",
    "ChatLine",
    "ErrorAnswer",
    "Hint",
    "Moment",
    "SeatLink",
    "SeatSummary",
    "ShuffleCheck",
    "TableSummary",
    "Taken",
]


class ErrorAnswer(ResponseBody):
    """Why a request was not carried out; nothing has changed."""

    error: ErrorText
    """Why."""
    table: TableAnswer | None = None
    """With `stale`: the table as it is now."""


class Answer(ResponseBody):
    """A request was carried out."""

    table: str
    """The table's name."""
    seq: int
    """The number of the last event it led to."""


class TableSummary(ResponseBody):
    """A table in a list."""

    id: str
    """The table's name."""
    game: str
    """Such as `fertility`."""
    phase: Phase
    """How far it has come."""
    created: int
    """When it was made, in milliseconds since 1970."""
    updated: int
    """When something last happened, in milliseconds since 1970."""
    uploaded: bool
    """A record from elsewhere."""
    options: dict[str, str]
    """The options chosen, by name."""
    own_components: bool = False
    """Whether it is played with components of whoever runs the server, not with the standard ones."""
    clock: Clock | None
    """How long each may think; null for as long as they like."""
    seats: list[SeatSummary]
    """In the order of play."""
    result: str
    """As the record says it; empty before the end."""


class SeatSummary(ResponseBody):
    """A place at a table in a list."""

    kind: Literal["open", "person", "bot"]
    """Whether anybody may sit down, somebody sits there, or a bot."""
    name: str
    """To be called by; empty while the seat is open."""


class SeatLink(ResponseBody):
    """What carries your seat to another device; whoever has it plays for you."""

    seat: int
    """From 0."""
    secret: str
    """To be sent with `carry`."""


class Moment(ResponseBody):
    """The game as it was."""

    decision: int
    """After how many actions."""
    decisions: int
    """How many there are now."""
    to_play: int | None
    """The seat to decide then; null at the end."""
    taken: Taken | None
    """The action before; null at the beginning."""
    view: dict[str, Any]
    """As in a table's `play`."""
    log: list[LogEntry]
    """What that action led to."""


class Taken(ResponseBody):
    """The action that led to a moment."""

    seat: int
    """Whose it was."""
    text: str
    """As the notation writes it."""


class ChatLine(ResponseBody):
    """A line of chat."""

    number: int
    """From 1."""
    at: int
    """In milliseconds since 1970."""
    seat: int | None
    """Whose it is, or null for one who looks on."""
    name: str
    """As the seat is called, or as they call themselves."""
    text: str
    """What was said."""


class Hint(ResponseBody):
    """What a strong bot would do."""

    seq: int
    """The event it was thought of after."""
    action: int
    """Its number."""
    text: str
    """As the notation writes it."""


class ShuffleCheck(ResponseBody):
    """Whether a record's shuffle was fair: whoever has the commitment from before the game can compare it."""

    fair: bool
    """Whether all fits together."""
    commitment: str | None
    """To be compared with the one shown before the game."""
    numbers: int
    """How many players' numbers went in."""
    unkept: list[int]
    """Seats, from 0, that pledged a number and never told it."""
    reason: ErrorText | None
    """What doesn't fit."""
