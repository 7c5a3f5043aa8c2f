"""What happens at a table: the events that are its only truth, as they are kept.

A kept event is never changed or removed, and old ones must stay readable: a field may be added with a default, never
renamed or given another meaning.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

__all__ = [
    "Begun", "BotAdded", "BotRemoved", "Carried", "Clock", "ClockPaused", "Closed", "Created", "Dealt", "Event",
    "Joined", "Kicked", "Left", "Moved", "Muted", "Rematched", "Returned", "Revoked", "SeatPlan", "TimedOut",
    "Told", "Undone", "Unsaid", "Uploaded", "read", "write",
]  # fmt: skip


class _EventBase(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", use_attribute_docstrings=True)


class Clock(_EventBase):
    """How long each player may think."""

    model_config = ConfigDict(strict=True)

    bank: Annotated[int, Field(ge=10, le=604_800)]
    """Seconds for the whole game."""
    increment: Annotated[int, Field(ge=0, le=86_400)] = 0
    """Seconds added at the end of each turn of one's own."""


class SeatPlan(_EventBase):
    """Who a seat is meant for."""

    model_config = ConfigDict(strict=True)

    kind: Literal["open", "person", "bot"] = "open"
    """`open`: whoever joins. `person`: someone at the device that makes the table. `bot`: a bot."""
    name: Annotated[str, Field(max_length=40)] = ""
    """To be called by; empty for a name that says what sits there."""
    level: Annotated[str, Field(max_length=40)] = ""
    """Of a bot."""


class Created(_EventBase):
    """A table was made."""

    kind: Literal["created"] = "created"
    game: str
    rules: int
    options: dict[str, str]
    seats: list[SeatPlan]
    listed: bool
    clock: Clock | None
    absent: Literal["bot", "wait"]
    stand_in: str
    secret: str
    commitment: str
    host: str
    rematch_of: str = ""
    components: str = ""
    """The text of the owner's components file: the game replays with it whatever file the server has now."""
    network: str = ""
    """A keyed digest of the network it was made from: never the address."""


class Joined(_EventBase):
    """Somebody sat down, or took another name."""

    kind: Literal["joined"] = "joined"
    seat: int
    who: str
    name: str
    pledge: str = ""


class Carried(_EventBase):
    """A seat was carried to another device."""

    kind: Literal["carried"] = "carried"
    seat: int
    who: str


class Revoked(_EventBase):
    """A device signed all others out from a seat of its own."""

    kind: Literal["revoked"] = "revoked"
    seat: int
    who: str


class BotAdded(_EventBase):
    """The host gave an open seat to a bot."""

    kind: Literal["bot_added"] = "bot_added"
    seat: int
    level: str


class BotRemoved(_EventBase):
    """The host opened a bot's seat for people."""

    kind: Literal["bot_removed"] = "bot_removed"
    seat: int


class Left(_EventBase):
    """Somebody left; a bot may go on for them."""

    kind: Literal["left"] = "left"
    seat: int
    stand_in: str = ""


class TimedOut(_EventBase):
    """Somebody's time ran out; a bot goes on for them."""

    kind: Literal["timed_out"] = "timed_out"
    seat: int
    stand_in: str


class Returned(_EventBase):
    """Somebody who had left, or run out of time, plays on."""

    kind: Literal["returned"] = "returned"
    seat: int


class Begun(_EventBase):
    """The pledges stand; nobody joins any more."""

    kind: Literal["begun"] = "begun"


class Told(_EventBase):
    """A player's number for the shuffle."""

    kind: Literal["told"] = "told"
    seat: int
    number: str


class Dealt(_EventBase):
    """The cards are dealt, from the secret and the numbers told."""

    kind: Literal["dealt"] = "dealt"


class Moved(_EventBase):
    """An action."""

    kind: Literal["moved"] = "moved"
    seat: int
    action: str


class Undone(_EventBase):
    """Actions taken back."""

    kind: Literal["undone"] = "undone"
    seat: int
    actions: int


class ClockPaused(_EventBase):
    """Nobody could move for a while: the player to decide isn't charged for it."""

    kind: Literal["clock_paused"] = "clock_paused"
    milliseconds: int
    until: int
    """When somebody could move again: what happened before was given back."""


class Rematched(_EventBase):
    """The same people have another table."""

    kind: Literal["rematched"] = "rematched"
    table: str


class Closed(_EventBase):
    """The table was given up before it began."""

    kind: Literal["closed"] = "closed"


class Kicked(_EventBase):
    """Whoever runs the server took a seat from its devices; in a game a bot goes on."""

    kind: Literal["kicked"] = "kicked"
    seat: int
    stand_in: str = ""


class Muted(_EventBase):
    """Whoever runs the server ended the chat at a table, or let it go on."""

    kind: Literal["muted"] = "muted"
    muted: bool


class Unsaid(_EventBase):
    """Whoever runs the server deleted a line of chat."""

    kind: Literal["unsaid"] = "unsaid"
    line: int


class Uploaded(_EventBase):
    """A record from elsewhere, to look at."""

    kind: Literal["uploaded"] = "uploaded"
    record: str
    host: str
    components: str = ""
    """As of `Created`."""
    network: str = ""
    """As of `Created`."""


Event = (
    Created | Joined | Carried | Revoked | Left | TimedOut | Returned | Begun | Told | Dealt | Moved | Undone |
    BotAdded | BotRemoved | ClockPaused | Rematched | Closed | Uploaded | Kicked | Muted | Unsaid
)  # fmt: skip

_EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


def read(text: str) -> Event:
    """A kept event."""
    return _EVENT.validate_json(text)


def write(event: Event) -> str:
    """An event to keep."""
    return event.model_dump_json()
