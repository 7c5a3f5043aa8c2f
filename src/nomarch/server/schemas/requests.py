"""Request schemas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from nomarch.server.domain.events import Clock, SeatPlan
from nomarch.server.domain.problems import BadRequest

__all__ = [
    "TABLE_NAME",
    "BotRequest",
    "ChatRequest",
    "ClaimSeatRequest",
    "CreateRequest",
    "JoinRequest",
    "MailRequest",
    "MoveRequest",
    "OrderRequest",
    "PlayOnRequest",
    "RecordRequest",
    "RenameRequest",
    "RequestBody",
    "RevealRequest",
    "SeatNumber",
    "SeatRequest",
    "StartRequest",
    "UndoRequest",
    "misread",
]  # fmt: skip

_MOST_OF_A_NAME = 100
TABLE_NAME = r"^[0-9a-z]{12}$"
Name = Annotated[str, Field(max_length=40, description="A display name; invisible characters are removed.")]
Key = Annotated[str, Field(max_length=64, pattern=r"^[!-~]*$", description=(
    "Any text of your own, once for each request: sent again with the same key, it is carried out no second time, "
    "and answered as the first was."))]  # fmt: skip
Seq = Annotated[int, Field(ge=0, lt=2**31, description="The number of the last event you know.")]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="From 0.")]
Number = Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$", description="64 hexadecimal digits.")]


class RequestBody(BaseModel):
    # Strict: "0" or true for a seat is an error, not seat 0 or 1.
    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class CreateRequest(RequestBody):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    """Such as `fertility`."""
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=16)]
    """One per player, in turn order."""
    options: Annotated[dict[str, Annotated[str, Field(max_length=200)]], Field(max_length=20)] = {}
    """The game's non-default options."""
    standard: bool = False
    """Use the standard components, even if the server has its own for new tables."""
    listed: bool = False
    """Whether the table appears in the lobby."""
    rated: bool = False
    """Whether the game changes its players' ratings. For people alone, each at a device of their own and with a name;
    it needs a clock, and bots for absent players."""
    clock: Clock | None = None
    """The clock; null for no time limit."""
    absent: Literal["bot", "wait"] = "bot"
    """What happens when a player leaves or runs out of time."""
    stand_in: Annotated[str, Field(max_length=40)] = ""
    """The bot that takes over; empty for the default."""
    pledge: Number = ""
    """The digest (SHA-256) of your number for the shuffle."""
    key: Key = ""


class JoinRequest(RequestBody):
    """Take a seat, or change your name."""

    seat: SeatNumber | None = None
    """By default any open seat."""
    name: Name = ""
    pledge: Number = ""
    """The digest (SHA-256) of your number for the shuffle."""
    key: Key = ""


class SeatRequest(RequestBody):
    """A request about a seat that you hold."""

    seat: SeatNumber
    key: Key = ""


class BotRequest(RequestBody):
    """Give an open seat to a bot."""

    level: Annotated[str, Field(max_length=40)] = ""
    """The bot's level; empty for the default."""
    key: Key = ""


class RenameRequest(RequestBody):
    """Rename a seat."""

    name: Name = ""
    """Empty for a name that says what sits there."""
    key: Key = ""


class OrderRequest(RequestBody):
    """Change the order of play."""

    order: Annotated[list[SeatNumber], Field(min_length=1, max_length=16)]
    """The current seats, each once, in the new order of play."""
    key: Key = ""


class ClaimSeatRequest(RequestBody):
    """Hold a seat on this device too."""

    seat: SeatNumber
    secret: Annotated[str, Field(max_length=64)]
    """The secret from the seat's link."""


class StartRequest(RequestBody):
    """Start the game."""

    number: Number = ""
    """Your number for the shuffle, if you pledged one."""
    key: Key = ""


class RevealRequest(RequestBody):
    """Reveal your number for the shuffle."""

    seat: SeatNumber
    number: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    """The 64 hexadecimal digits whose digest you pledged."""
    key: Key = ""


class MoveRequest(RequestBody):
    """Play an action."""

    seq: Seq
    action: Annotated[int, Field(ge=0, lt=2**31)] | Annotated[str, Field(max_length=200)]
    """The action's number or notation."""
    key: Key = ""


class UndoRequest(RequestBody):
    """Undo actions."""

    seq: Seq
    actions: Annotated[int, Field(ge=1, lt=2**31)] | None = None
    """How many; by default as many as allowed."""
    key: Key = ""


class ChatRequest(RequestBody):
    """Send a chat message."""

    text: Annotated[str, Field(min_length=1, max_length=500)]
    """One line; invisible characters are removed."""
    name: Name = ""
    """The name of a spectator."""


class MailRequest(RequestBody):
    """An e-mail address for notifications."""

    address: Annotated[str, Field(min_length=3, max_length=254)]
    """Of e-mail."""


class PlayOnRequest(RequestBody):
    """A table that continues a finished game from one of its positions."""

    decision: Annotated[int, Field(ge=0, lt=2**31)]
    """After how many actions of that game."""
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=16)]
    """As many as that game had, in the order of play."""
    key: Key = ""


class RecordRequest(RequestBody):
    """A record to replay or verify."""

    record: Annotated[str, Field(min_length=1, max_length=40_000)]
    """The record as text, with its line breaks."""


def misread(where: Sequence[int | str], reason: str) -> BadRequest:
    """The error for an invalid field; the reason is the validator's error type."""
    key = {"missing": "field_missing", "extra_forbidden": "field_unknown"}.get(reason, "field_bad")
    # Field names come from the client: return a short, printable part.
    field = "".join(sign for sign in ".".join(map(str, where))[:_MOST_OF_A_NAME] if sign.isprintable()) or "message"
    return BadRequest(key, field=field) if key != "field_bad" else BadRequest(key, field=field, reason=reason)
