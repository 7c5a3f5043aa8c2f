"""Schemas of a table as a viewer sees it, and of its messages."""

from __future__ import annotations

from typing import Any, Literal

from nomarch.server.domain.events import Clock
from nomarch.server.domain.table import Phase
from nomarch.server.schemas.base import ResponseBody

__all__ = [
    "Choice",
    "DailyAttempt",
    "ErrorText",
    "LogEntry",
    "OwnComponents",
    "Play",
    "Result",
    "Seat",
    "Shuffle",
    "Start",
    "TableAnswer",
    "Words",
]


class Words(ResponseBody):
    """A translatable message: a key and its arguments."""

    key: str
    """The message key, the same in every language; it never changes."""
    args: dict[str, Any]
    """The arguments: strings, numbers or nested messages."""
    rule: str
    """The number of the rule it refers to, or empty."""


class ErrorText(Words):
    """An error message."""

    text: str
    """The text in the request's language."""


class LogEntry(Words):
    """An entry of the log."""

    decision: int
    """The index of its action, from 0."""
    seat: int
    """The seat it is about."""


class Choice(ResponseBody):
    """A legal action."""

    action: int
    """The action's number."""
    text: str
    """In notation."""
    earns: dict[str, Any]
    """Its immediate effects: the game's preview schema."""
    final: bool
    """Whether it can't be undone: it ends your turn or reveals something hidden."""


class Result(ResponseBody):
    """The result of a game."""

    scores: list[int]
    """By seat."""
    texts: list[str]
    """Scores by seat, formatted as the game writes them."""
    ranks: list[int]
    """Ranks by seat, from 1."""
    winners: list[int]
    """The winning seats; several after an unbroken tie."""
    text: str
    """The result as in the record."""


class Play(ResponseBody):
    """The game in progress, as you may see it."""

    decision: int
    """The number of actions so far."""
    turn: int
    """From 1."""
    to_play: int | None
    """The seat to move; null after the end."""
    view: dict[str, Any]
    """Your view, public and private: the schema with the game's name."""
    choices: list[Choice] | None
    """Every legal action if you are to move, otherwise null."""
    undo: int
    """The number of actions that you may undo."""
    log_from: int
    """The log below starts with this action: drop what you have from there on."""
    log: list[LogEntry]
    """The log, oldest first."""
    result: Result | None
    """The result, after the end."""


class Seat(ResponseBody):
    """A seat at the table."""

    kind: Literal["open", "person", "bot"]
    """Open, a person or a bot."""
    name: str
    """The displayed name; empty while the seat is open."""
    level: str | None
    """The level of the bot that plays here."""
    away: Literal["left", "timed_out"] | None
    """Why the player is absent, if they are."""
    stood_in: int
    """The number of actions that a bot played for them."""
    bank: int | None
    """The milliseconds left when the clock last started."""
    thinking_since: int | None
    """When the clock of the player to move started, in milliseconds since 1970."""


class Shuffle(ResponseBody):
    """The state of the fair shuffle; docs/play/fairness.md explains how to verify it."""

    commitment: str | None
    """The digest of the server's secret; null for an uploaded record."""
    secret: str | None
    """The server's secret, after the game."""
    pledges: dict[str, str]
    """By seat."""
    numbers: dict[str, str]
    """The players' numbers by seat, once the cards are dealt."""


class DailyAttempt(ResponseBody):
    """An attempt at a daily deal."""

    day: str
    """The date (UTC), such as `2026-11-18`."""
    counts: bool
    """Whether it is the device's one attempt that counts."""


class Start(ResponseBody):
    """The position of another game that this one continues from: its cards were dealt there."""

    table: str
    """The other game's table."""
    decision: int
    """After how many actions."""


class OwnComponents(ResponseBody):
    """The operator's own components: boards, tiles, cards and scales."""

    digest: str
    """The digest that records contain."""
    title: str
    """The title in the file."""


class TableAnswer(ResponseBody):
    """A table as you may see it."""

    id: str
    """The table's name, of 12 letters and digits."""
    seq: int
    """The number of the last event."""
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
    listed: bool
    """Whether the table appears in the lobby."""
    rated: bool
    """Whether the game changes its players' ratings. People agree to that by taking a seat."""
    options: dict[str, str]
    """Options by name: those chosen, and all of them once the game has begun."""
    components: OwnComponents | None
    """The operator's components; null for the standard ones."""
    clock: Clock | None
    """The clock; null for no time limit."""
    absent: Literal["bot", "wait"] | None
    """What happens when a player leaves or runs out of time."""
    stand_in: str | None
    """The bot that takes over."""
    host: bool
    """Whether you created it."""
    you: list[int]
    """The seats you hold."""
    devices: list[int]
    """The number of devices that hold each of those seats."""
    viewer: int | None
    """The seat whose view this is; null for a spectator."""
    seats: list[Seat]
    """The seats, in turn order."""
    here: list[int]
    """The seats whose players are connected."""
    shuffle: Shuffle
    """The fair shuffle."""
    daily: DailyAttempt | None
    """The daily deal that is played here; null at any other table."""
    start: Start | None
    """The position that the game continues from; null for a game from the start."""
    play: Play | None
    """The game; null before the cards are dealt."""
    rematch: str | None
    """The rematch table."""
    muted: bool
    """Whether the operator has muted the chat."""
    unsaid: list[int]
    """The chat messages that the operator has deleted."""
