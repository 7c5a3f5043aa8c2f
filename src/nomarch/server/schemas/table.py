"""A table as a viewer sees it, and the sentences in it."""

from __future__ import annotations

from typing import Any, Literal

from nomarch.server.domain.events import Clock
from nomarch.server.domain.table import Phase
from nomarch.server.schemas.base import ResponseBody

__all__ = [
    "Choice",
    "ErrorText",
    "LogEntry",
    "OwnComponents",
    "Play",
    "Result",
    "Seat",
    "Shuffle",
    "TableAnswer",
    "Words",
]


class Words(ResponseBody):
    """Something to be said, in the reader's own language: the key of a sentence and what goes into it."""

    key: str
    """The same in every language and for good."""
    args: dict[str, Any]
    """Strings, numbers, or words again."""
    rule: str
    """The number of the rule it speaks of, or empty."""


class ErrorText(Words):
    """What went wrong."""

    text: str
    """In the language that the request asked for."""


class LogEntry(Words):
    """Something that happened."""

    decision: int
    """After which action, from 0."""
    seat: int
    """Whom it is about."""


class Choice(ResponseBody):
    """A legal action."""

    action: int
    """Its number."""
    text: str
    """As the notation writes it."""
    earns: dict[str, Any]
    """What it would earn at once; see the game's preview."""


class Result(ResponseBody):
    """How a game ended."""

    scores: list[int]
    """By seat."""
    texts: list[str]
    """Each seat's score as the game writes it."""
    ranks: list[int]
    """By seat, from 1."""
    winners: list[int]
    """Seats; several after a tie that nothing breaks."""
    text: str
    """As the record says it."""


class Play(ResponseBody):
    """The game as you see it."""

    decision: int
    """How many actions were taken."""
    turn: int
    """From 1."""
    to_play: int | None
    """The seat to decide; null after the end."""
    view: dict[str, Any]
    """The game's public state and what only you see: the schema of the game's name."""
    choices: list[Choice] | None
    """Every legal action if you are to decide, else null."""
    undo: int
    """How many of the last actions you may take back."""
    log_from: int
    """The log below begins with this action: forget what you have from there on."""
    log: list[LogEntry]
    """What happened, the oldest first."""
    result: Result | None
    """After the end."""


class Seat(ResponseBody):
    """A place at the table."""

    kind: Literal["open", "person", "bot"]
    """Whether anybody may sit down, somebody sits there, or a bot."""
    name: str
    """To be called by; empty while the seat is open."""
    level: str | None
    """Of the bot that plays here."""
    away: Literal["left", "timed_out"] | None
    """Why the person is away, if they are."""
    stood_in: int
    """How many actions a bot took for them."""
    bank: int | None
    """Milliseconds that were left when the clock last started."""
    thinking_since: int | None
    """When it started for the player to decide, in milliseconds since 1970."""


class Shuffle(ResponseBody):
    """How the deal comes about; docs/play/fairness.md tells how to check it."""

    commitment: str | None
    """The digest of the server's secret, or null for a record from elsewhere."""
    secret: str | None
    """After the game."""
    pledges: dict[str, str]
    """By seat."""
    numbers: dict[str, str]
    """By seat, once the cards are dealt."""


class OwnComponents(ResponseBody):
    """Components of whoever runs the server: the boards, tiles, cards and scales of the box they own."""

    digest: str
    """As records name them."""
    title: str
    """As the file names them."""


class TableAnswer(ResponseBody):
    """A table as you see it."""

    id: str
    """The table's name, of 12 letters and digits."""
    seq: int
    """The number of the last event."""
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
    listed: bool
    """Whether the lobby shows it."""
    options: dict[str, str]
    """By name: those chosen, and all once the game has begun."""
    components: OwnComponents | None
    """Of whoever runs the server; null for the standard components."""
    clock: Clock | None
    """How long each may think; null for as long as they like."""
    absent: Literal["bot", "wait"] | None
    """What becomes of a player who leaves or runs out of time."""
    stand_in: str | None
    """The bot that plays for them."""
    host: bool
    """Whether you made it."""
    you: list[int]
    """The seats you hold."""
    devices: list[int]
    """How many devices hold each of those seats."""
    viewer: int | None
    """The seat you look from, or null for a spectator."""
    seats: list[Seat]
    """In the order of play."""
    here: list[int]
    """The seats whose players are connected."""
    shuffle: Shuffle
    """How the cards are dealt."""
    play: Play | None
    """The game; null before the cards are dealt."""
    rematch: str | None
    """The table that goes on with the same people."""
    muted: bool
    """Whether whoever runs the server has ended the chat."""
    unsaid: list[int]
    """The lines of chat that they have deleted."""
