"""What goes over the wire, field by field: OpenAPI and the page's types come from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from nomarch.server.domain.events import Clock
from nomarch.server.domain.problems import BadRequest
from nomarch.server.domain.table import Phase
from nomarch.server.schemas.analysis import (
    AnalysedAction,
    AnalysedDecision,
    AnalysedSeat,
    AnalysisAnswer,
    AnalysisResult,
    Course,
    CourseAction,
)
from nomarch.server.schemas.base import Given
from nomarch.server.schemas.requests import (
    TABLE_NAME,
    Asked,
    BotRequest,
    CarryRequest,
    ChatRequest,
    CreateRequest,
    JoinRequest,
    MoveRequest,
    RecordRequest,
    SeatNumber,
    SeatRequest,
    StartRequest,
    TellRequest,
    UndoRequest,
)

__all__ = [
    "TABLE_NAME", "AnalysedAction", "AnalysedDecision", "AnalysedSeat", "AnalysisAnswer", "AnalysisResult", "Answer",
    "Asked", "BotLevel", "BotRequest", "CarryRequest", "ChatLine", "ChatRequest", "Choice", "Course", "CourseAction",
    "CreateRequest", "ErrorAnswer", "ErrorText", "GameInfo", "Given", "Heading", "HeadingSeat", "Hint", "Identity",
    "JoinRequest", "LogEntry", "Moment", "MoveRequest", "OptionInfo", "OwnComponents", "Play", "RecordRequest",
    "Result", "Seat", "SeatLink", "SeatNumber", "SeatRequest", "Shuffle", "ShuffleCheck", "StartRequest", "TableAnswer",
    "Taken", "TellRequest", "UndoRequest", "Words", "misread",
]  # fmt: skip

_MOST_OF_A_NAME = 100


class Words(Given):
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


class Choice(Given):
    """A legal action."""

    action: int
    """Its number."""
    text: str
    """As the notation writes it."""
    earns: dict[str, Any]
    """What it would earn at once; see the game's preview."""


class Result(Given):
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


class Play(Given):
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


class Seat(Given):
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


class Shuffle(Given):
    """How the deal comes about; docs/fairness.md tells how to check it."""

    commitment: str | None
    """The digest of the server's secret, or null for a record from elsewhere."""
    secret: str | None
    """After the game."""
    pledges: dict[str, str]
    """By seat."""
    numbers: dict[str, str]
    """By seat, once the cards are dealt."""


class OwnComponents(Given):
    """Components of whoever runs the server: the boards, tiles, cards and scales of the box they own."""

    digest: str
    """As records name them."""
    title: str
    """As the file names them."""


class TableAnswer(Given):
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


class ErrorAnswer(Given):
    """Why a request was not carried out; nothing has changed."""

    error: ErrorText
    """Why."""
    table: TableAnswer | None = None
    """With `stale`: the table as it is now."""


class Answer(Given):
    """A request was carried out."""

    table: str
    """The table's name."""
    seq: int
    """The number of the last event it led to."""


class Heading(Given):
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
    seats: list[HeadingSeat]
    """In the order of play."""
    result: str
    """As the record says it; empty before the end."""


class HeadingSeat(Given):
    """A place at a table in a list."""

    kind: Literal["open", "person", "bot"]
    """Whether anybody may sit down, somebody sits there, or a bot."""
    name: str
    """To be called by; empty while the seat is open."""


class OptionInfo(Given):
    """What a table may choose."""

    name: str
    """As requests call it."""
    default: str
    """What is played if nobody chooses."""
    values: list[str]
    """Empty: any text that the game reads."""


class BotLevel(Given):
    """A bot."""

    name: str
    """As requests call it."""
    default: bool
    """Whether it is the one that stands in for players."""


class GameInfo(Given):
    """A game to play."""

    name: str
    """As requests call it."""
    players: list[int]
    """How many may play."""
    secrets: bool
    """Whether a seat may know what others may not."""
    rules: int
    """The version of the rules."""
    options: list[OptionInfo]
    """What a table may choose."""
    components: OwnComponents | None
    """What new tables are played with; null for the standard components."""
    bots: list[BotLevel]
    """Who may play."""


class ServerInfo(Given):
    """What the page needs to know about this server."""

    links: str | None
    """The origin that links for others begin with; null for the address you came by."""


class Identity(Given):
    """A name of your own for programs: send it as `Authorization: Bearer TOKEN`."""

    token: str
    """Nobody else may know it."""


class SeatLink(Given):
    """What carries your seat to another device; whoever has it plays for you."""

    seat: int
    """From 0."""
    secret: str
    """To be sent with `carry`."""


class Moment(Given):
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


class Taken(Given):
    """The action that led to a moment."""

    seat: int
    """Whose it was."""
    text: str
    """As the notation writes it."""


class ChatLine(Given):
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


class Hint(Given):
    """What a strong bot would do."""

    seq: int
    """The event it was thought of after."""
    action: int
    """Its number."""
    text: str
    """As the notation writes it."""


class ShuffleCheck(Given):
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


def misread(where: Sequence[int | str], reason: str) -> BadRequest:
    """What is wrong with a field; the reason is the name that the validator has for it."""
    key = {"missing": "field_missing", "extra_forbidden": "field_unknown"}.get(reason, "field_bad")
    # Whoever made up a name for a field gets no more of it back than helps to find it, and what can be written.
    field = "".join(sign for sign in ".".join(map(str, where))[:_MOST_OF_A_NAME] if sign.isprintable()) or "message"
    return BadRequest(key, field=field) if key != "field_bad" else BadRequest(key, field=field, reason=reason)
