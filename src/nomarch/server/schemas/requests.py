"""What people ask, field by field."""

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
    "MoveRequest",
    "RecordRequest",
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
Name = Annotated[
    str, Field(max_length=40, description="A name to be called by; signs that can't be seen are left out.")
]
Key = Annotated[str, Field(max_length=64, pattern=r"^[!-~]*$", description=(
    "Any text of your own, once for each request: sent again with the same key, it is carried out no second time, "
    "and answered as the first was."))]  # fmt: skip
Seq = Annotated[int, Field(ge=0, lt=2**31, description="The number of the last event you know of.")]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="From 0.")]
Number = Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$", description="64 hexadecimal digits.")]


class RequestBody(BaseModel):
    # Strict: whoever sends "0" or true for a seat has erred, and shall not leave seat 0 or 1 for it.
    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class CreateRequest(RequestBody):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    """Such as `fertility`."""
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=16)]
    """One for each player, in the order of play."""
    options: Annotated[dict[str, Annotated[str, Field(max_length=200)]], Field(max_length=20)] = {}
    """The game's options that differ from the usual."""
    standard: bool = False
    """Play with the standard components, even where new tables get those of whoever runs the server."""
    listed: bool = False
    """Whether the lobby shows it."""
    clock: Clock | None = None
    """How long each may think; null for as long as they like."""
    absent: Literal["bot", "wait"] = "bot"
    """What becomes of a player who leaves or runs out of time."""
    stand_in: Annotated[str, Field(max_length=40)] = ""
    """The bot that plays for them; empty for the usual one."""
    pledge: Number = ""
    """The digest (SHA-256) of your number for the shuffle."""
    key: Key = ""


class JoinRequest(RequestBody):
    """Sit down, or take another name."""

    seat: SeatNumber | None = None
    """Any open seat if you don't say."""
    name: Name = ""
    pledge: Number = ""
    """The digest (SHA-256) of your number for the shuffle."""
    key: Key = ""


class SeatRequest(RequestBody):
    """Something about a seat of yours."""

    seat: SeatNumber
    key: Key = ""


class BotRequest(RequestBody):
    """Give an open seat to a bot."""

    level: Annotated[str, Field(max_length=40)] = ""
    """Of the bot; empty for the usual one."""
    key: Key = ""


class ClaimSeatRequest(RequestBody):
    """Hold a seat on this device too."""

    seat: SeatNumber
    secret: Annotated[str, Field(max_length=64)]
    """From the seat's link."""


class StartRequest(RequestBody):
    """Begin."""

    number: Number = ""
    """Your number for the shuffle, if you pledged one."""
    key: Key = ""


class RevealRequest(RequestBody):
    """Your number for the shuffle."""

    seat: SeatNumber
    number: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    """64 hexadecimal digits whose digest you pledged."""
    key: Key = ""


class MoveRequest(RequestBody):
    """An action."""

    seq: Seq
    action: Annotated[int, Field(ge=0, lt=2**31)] | Annotated[str, Field(max_length=200)]
    """Its number or its text."""
    key: Key = ""


class UndoRequest(RequestBody):
    """Take back."""

    seq: Seq
    actions: Annotated[int, Field(ge=1, lt=2**31)] | None = None
    """How many; all that may be if you don't say."""
    key: Key = ""


class ChatRequest(RequestBody):
    """Say something."""

    text: Annotated[str, Field(min_length=1, max_length=500)]
    """One line; signs that can't be seen are left out."""
    name: Name = ""
    """Of one who only looks on."""


class RecordRequest(RequestBody):
    """A record, to be replayed or checked."""

    record: Annotated[str, Field(min_length=1, max_length=40_000)]
    """As text, with its line breaks."""


def misread(where: Sequence[int | str], reason: str) -> BadRequest:
    """What is wrong with a field; the reason is the name that the validator has for it."""
    key = {"missing": "field_missing", "extra_forbidden": "field_unknown"}.get(reason, "field_bad")
    # Whoever made up a name for a field gets no more of it back than helps to find it, and what can be written.
    field = "".join(sign for sign in ".".join(map(str, where))[:_MOST_OF_A_NAME] if sign.isprintable()) or "message"
    return BadRequest(key, field=field) if key != "field_bad" else BadRequest(key, field=field, reason=reason)
