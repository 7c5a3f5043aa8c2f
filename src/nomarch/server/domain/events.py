"""The events of a table, as stored: the source of truth.

Stored events are never changed or removed, and old ones must stay readable: fields may be added with a default, never
renamed or redefined.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

__all__ = [
    "Begun", "BotAdded", "BotRemoved", "Carried", "Clock", "ClockPaused", "Closed", "Created", "Dealt", "Event",
    "Forgotten",
    "Joined", "Kicked", "Left", "Moved", "Muted", "Rematched", "Renamed", "Reordered",
    "Returned", "Revoked", "SeatPlan", "TimedOut",
    "Told", "Undone", "Unsaid", "Uploaded", "read", "write",
]  # fmt: skip


class _EventBase(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", use_attribute_docstrings=True)


class Clock(_EventBase):
    """Thinking time per player."""

    model_config = ConfigDict(strict=True)

    bank: Annotated[int, Field(ge=10, le=604_800)]
    """Seconds for the whole game."""
    increment: Annotated[int, Field(ge=0, le=86_400)] = 0
    """Seconds added after each of the player's turns."""


class SeatPlan(_EventBase):
    """The planned occupant of a seat."""

    model_config = ConfigDict(strict=True)

    kind: Literal["open", "person", "bot"] = "open"
    """`open`: anyone who joins. `person`: someone at the device that creates the table. `bot`: a bot."""
    name: Annotated[str, Field(max_length=40)] = ""
    """The displayed name; empty for a default name."""
    level: Annotated[str, Field(max_length=40)] = ""
    """The bot's level."""


class Created(_EventBase):
    """A table was created."""

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
    """The text of the owner's components file, so that the game stays replayable when the server's file changes."""
    network: str = ""
    """A keyed digest of the creator's network, never the address."""
    start: str = ""
    """The record of the game that this one continues, up to the position; empty for a game from the start."""
    start_of: str = ""
    """The table of that record."""
    start_at: int = 0
    """After how many actions."""
    daily: str = ""
    """The date of the daily deal that is played here; empty for any other game."""
    counts: bool = False
    """Whether this is the device's attempt at the daily deal that counts."""
    rated: bool = False
    """Whether the game changes its players' ratings."""
    sealed_until: int = 0
    """When the secret of the shuffle may be told, if that is later than the end of the game."""


class Joined(_EventBase):
    """A player joined or changed their name."""

    kind: Literal["joined"] = "joined"
    seat: int
    who: str
    name: str
    pledge: str = ""


class Carried(_EventBase):
    """A seat was claimed on another device."""

    kind: Literal["carried"] = "carried"
    seat: int
    who: str


class Revoked(_EventBase):
    """A device signed all others out of its seat."""

    kind: Literal["revoked"] = "revoked"
    seat: int
    who: str


class BotAdded(_EventBase):
    """The host gave an open seat to a bot."""

    kind: Literal["bot_added"] = "bot_added"
    seat: int
    level: str


class BotRemoved(_EventBase):
    """The host replaced a bot by an open seat."""

    kind: Literal["bot_removed"] = "bot_removed"
    seat: int


class Renamed(_EventBase):
    """A seat was renamed."""

    kind: Literal["renamed"] = "renamed"
    seat: int
    name: str


class Reordered(_EventBase):
    """The host changed the order of play."""

    kind: Literal["reordered"] = "reordered"
    order: list[int]
    """For each seat, the seat that its player had before."""


class Left(_EventBase):
    """A player left; a bot may take over."""

    kind: Literal["left"] = "left"
    seat: int
    stand_in: str = ""


class TimedOut(_EventBase):
    """A player's time ran out; a bot takes over."""

    kind: Literal["timed_out"] = "timed_out"
    seat: int
    stand_in: str


class Returned(_EventBase):
    """A player returned after leaving or running out of time."""

    kind: Literal["returned"] = "returned"
    seat: int


class Begun(_EventBase):
    """The pledges are fixed; nobody can join any more."""

    kind: Literal["begun"] = "begun"


class Told(_EventBase):
    """A player revealed their number for the shuffle."""

    kind: Literal["told"] = "told"
    seat: int
    number: str


class Dealt(_EventBase):
    """The cards were dealt from the secret and the revealed numbers."""

    kind: Literal["dealt"] = "dealt"


class Moved(_EventBase):
    """An action was played."""

    kind: Literal["moved"] = "moved"
    seat: int
    action: str


class Undone(_EventBase):
    """Actions were undone."""

    kind: Literal["undone"] = "undone"
    seat: int
    actions: int


class ClockPaused(_EventBase):
    """Nobody could move during an outage; the player to move isn't charged for it."""

    kind: Literal["clock_paused"] = "clock_paused"
    milliseconds: int
    until: int
    """The end of the outage; everything before it has been refunded."""


class Rematched(_EventBase):
    """A rematch was created."""

    kind: Literal["rematched"] = "rematched"
    table: str


class Closed(_EventBase):
    """The table was closed before the game began."""

    kind: Literal["closed"] = "closed"


class Kicked(_EventBase):
    """The operator removed a seat's devices; during a game, a bot takes over."""

    kind: Literal["kicked"] = "kicked"
    seat: int
    stand_in: str = ""


class Forgotten(_EventBase):
    """A player deleted their data: nothing shows their name any more; during a game, a bot takes over."""

    kind: Literal["forgotten"] = "forgotten"
    seat: int
    stand_in: str = ""


class Muted(_EventBase):
    """The operator muted or unmuted the chat of a table."""

    kind: Literal["muted"] = "muted"
    muted: bool


class Unsaid(_EventBase):
    """The operator deleted a chat message."""

    kind: Literal["unsaid"] = "unsaid"
    line: int


class Uploaded(_EventBase):
    """A record was uploaded."""

    kind: Literal["uploaded"] = "uploaded"
    record: str
    host: str
    components: str = ""
    """See `Created`."""
    network: str = ""
    """See `Created`."""


Event = (
    Created | Joined | Carried | Revoked | Left | TimedOut | Returned | Begun | Told | Dealt | Moved | Undone |
    BotAdded | BotRemoved | Renamed | Reordered | ClockPaused | Rematched | Closed | Uploaded | Kicked |
    Forgotten | Muted | Unsaid
)  # fmt: skip

_EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


def read(text: str) -> Event:
    """Parse a stored event."""
    return _EVENT.validate_json(text)


def write(event: Event) -> str:
    """Serialize an event."""
    return event.model_dump_json()
