"""Response schemas, apart from tables, the catalogue and analyses."""

from __future__ import annotations

from typing import Any, Literal

from nomarch.server.domain.events import Clock
from nomarch.server.domain.table import Phase
from nomarch.server.schemas.base import ResponseBody
from nomarch.server.schemas.table import ErrorText, LogEntry, TableAnswer

__all__ = [
    "AlertsAnswer",
    "AlertsDone",
    "Answer",
    "ChatLine",
    "ErrorAnswer",
    "Hint",
    "Information",
    "Moment",
    "SeatLink",
    "SeatSummary",
    "ShuffleCheck",
    "TableSummary",
    "Taken",
]


class ErrorAnswer(ResponseBody):
    """The error of a request; nothing has changed."""

    error: ErrorText
    """Why."""
    table: TableAnswer | None = None
    """With `stale`: the current table."""


class Answer(ResponseBody):
    """The request was executed."""

    table: str
    """The table's name."""
    seq: int
    """The number of the last event that it caused."""


class TableSummary(ResponseBody):
    """A table in a list."""

    id: str
    """The table's name."""
    game: str
    """Such as `fertility`."""
    phase: Phase
    """The phase of the table."""
    created: int
    """The creation time, in milliseconds since 1970."""
    updated: int
    """The time of the last event, in milliseconds since 1970."""
    uploaded: bool
    """Whether it is an uploaded record."""
    options: dict[str, str]
    """The options chosen, by name."""
    own_components: bool = False
    """Whether it uses the operator's components instead of the standard ones."""
    rated: bool = False
    """Whether the game changes its players' ratings."""
    daily: str | None = None
    """The date of the daily deal that is played there."""
    clock: Clock | None
    """The clock; null for no time limit."""
    seats: list[SeatSummary]
    """The seats, in turn order."""
    result: str
    """The result as in the record; empty before the end."""
    scores: list[str]
    """By seat, as the game writes them; empty before the end."""
    ranks: list[int]
    """By seat, from 1; empty before the end, and if the game ended under a version without this field."""
    winners: list[int]
    """Seats, from 0; empty before the end."""
    to_play: int | None
    """The seat to decide; null if nobody is."""
    round: int | None
    """In which round the game is, from 1; null if it isn't in progress."""
    deadline: int | None
    """When the time of the player to decide runs out, in milliseconds since 1970; null without a clock."""
    you: list[int]
    """The seats that you hold: empty in lists that are the same for everybody."""
    waits_for_you: bool
    """Whether you are to decide, or to start the game because all seats are taken."""


class SeatSummary(ResponseBody):
    """A seat of a table in a list."""

    kind: Literal["open", "person", "bot"]
    """Open, a person or a bot."""
    name: str
    """The displayed name; empty while the seat is open."""


class SeatLink(ResponseBody):
    """The secret that moves your seat to another device. Anyone who has it can play for you."""

    seat: int
    """From 0."""
    secret: str
    """The secret to send to `carry`."""


class Moment(ResponseBody):
    """A past position of a game."""

    decision: int
    """The number of actions so far."""
    decisions: int
    """The number of actions in the whole game."""
    to_play: int | None
    """The seat to move then; null at the end."""
    taken: Taken | None
    """The previous action; null at the start."""
    view: dict[str, Any]
    """The view, as in a table's `play`."""
    log: list[LogEntry]
    """The log of that action."""


class Taken(ResponseBody):
    """The action before a moment."""

    seat: int
    """The seat that played it."""
    text: str
    """In notation."""


class ChatLine(ResponseBody):
    """A chat message."""

    number: int
    """The number of the message, from 1."""
    at: int
    """The time, in milliseconds since 1970."""
    seat: int | None
    """The sender's seat; null for a spectator."""
    name: str
    """The sender's name."""
    text: str
    """The text."""


class Hint(ResponseBody):
    """A strong bot's move."""

    seq: int
    """The event after which the hint was computed."""
    action: int
    """The action's number."""
    text: str
    """In notation."""


class Information(ResponseBody):
    """What a seat knows, as a sampled state."""

    game: str
    """Such as `nile`."""
    rules: int
    """The version of the rules."""
    components: str
    """The components file, if it isn't the standard one; otherwise empty."""
    seat: int
    """The seat to play, from 0."""
    layout: str
    """A digest of the state's fields: another version of nomarch may have other fields."""
    state: str
    """The state as bytes, in Base64. Everything hidden from the seat is sampled."""


class ShuffleCheck(ResponseBody):
    """The verification of a record's shuffle. Compare the commitment with the one shown before the game."""

    fair: bool
    """Whether everything matches."""
    commitment: str | None
    """The commitment, to compare with the one shown before the game."""
    numbers: int
    """The number of players' numbers used."""
    unkept: list[int]
    """The seats, from 0, that pledged a number and never revealed it."""
    start: str | None
    """If the game continues another: that game's table and the number of actions before it, as TABLE/NUMBER. The check
    covers that game's deal."""
    reason: ErrorText | None
    """What doesn't match."""


class AlertsAnswer(ResponseBody):
    """Your notification settings."""

    push_key: str
    """What a browser subscribes with: the server's public key (`applicationServerKey`)."""
    push: bool
    """Whether your turns are pushed to this browser."""
    offers_mail: bool
    """Whether the host has set e-mail up."""
    address: str | None
    """The e-mail address that you named."""
    confirmed: bool
    """Whether somebody who reads its mail has confirmed it: nothing else is written to it before."""


class AlertsDone(ResponseBody):
    """A link from an e-mail was followed."""

    done: bool
    """Always true."""
