"""The store protocol, implemented by SQLite and PostgreSQL.

- `append` is atomic and durable when it returns. `(table, seq)` is unique: the second writer gets `Conflict`. A key is
  unique per table: `Repeated` has the result of the first request with it.
- `watch` reports every stored event of any process after it was stored, at least once, possibly late.
- A table may be deleted at any time, with everything that belongs to it: later writes get `Gone`.
- The process that stored the last event of a table holds its lease and handles what is due, as long as it is alive.
  Heartbeats show which processes are alive.
- When no process wrote a heartbeat for more than `GAP`, the next one records an outage, once.
- An analysis is a cache: one per table, owned by the last process to start it.
- When the database doesn't respond, every call raises `DatabaseUnavailable`, and works again when it does. If the
  database needs repair, calls raise the subclass `Broken`. Both are counted and logged in `faults`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from nomarch.server.domain.problems import DatabaseUnavailable, NotFound
from nomarch.server.domain.ratings import RatedSeat
from nomarch.server.store.faults import Faults
from nomarch.server.store.ratings import RatingStore
from nomarch.text.language import Message

__all__ = [
    "ALIVE",
    "GAP",
    "MOST_REVIEWS",
    "Alert",
    "AlertKind",
    "Beat",
    "ChatLine",
    "Conflict",
    "DailyDay",
    "DailyPlace",
    "DailyResult",
    "DatabaseUnavailable",
    "Device",
    "Gone",
    "Notice",
    "Outage",
    "Profile",
    "Repeated",
    "Review",
    "Store",
    "StoredEvent",
    "TableSummary",
]  # fmt: skip

GAP = 3000  # milliseconds without a heartbeat of any process that count as an outage
ALIVE = 5000  # milliseconds after its last heartbeat, a process counts as dead
MOST_REVIEWS = 500  # about 40 kB each


class Conflict(Exception):
    """Another process stored an event with this number first."""


class Gone(NotFound):
    """The table was deleted."""

    def __init__(self) -> None:
        super().__init__("no_such_table")


class Repeated(Exception):
    """A request with this key was executed before."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


@dataclass(frozen=True)
class StoredEvent:
    """A stored event."""

    seq: int
    at: int
    data: str
    key: str = ""


@dataclass(frozen=True)
class DailyResult:
    """A result that counts of a daily deal."""

    game: str
    day: str  # such as 2026-11-18
    rank_key: int  # the higher the better
    score: int


@dataclass(frozen=True)
class DailyPlace:
    """A result among the others of its day."""

    rank: int  # from 1; equal results share it
    score: int


@dataclass(frozen=True)
class DailyDay:
    """A day with results."""

    day: str
    finished: int  # how many results
    best: int  # the highest score


@dataclass(frozen=True)
class TableSummary:
    """A table's row, without its events."""

    id: str
    seq: int
    game: str
    phase: str
    listed: bool
    created: int
    updated: int
    due: int | None
    summary: str  # JSON
    uploaded: bool = False  # an uploaded record
    host: str = ""  # the creator's device
    network: str = ""  # a digest of the creator's network
    daily: DailyResult | None = None  # kept in a table of its own
    rated: Sequence[RatedSeat] = ()  # by seat, the results of a rated game; kept in a table of their own


@dataclass(frozen=True)
class ChatLine:
    """A chat message."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


@dataclass(frozen=True)
class Review:
    """The analysis of a finished game: its progress or its result."""

    who: str  # the device that requested it
    judge: str  # the name of the judge
    at: int  # the time of the last progress
    done: int  # the number of finished decisions
    total: int
    data: str = ""  # JSON, when complete


AlertKind = Literal["push", "mail"]


@dataclass(frozen=True)
class Alert:
    """A subscription to notifications: how to reach a player who isn't connected."""

    id: str  # that can't be guessed
    who: str  # the device that asked for it
    kind: AlertKind
    target: str  # a browser's push subscription as JSON, or an e-mail address
    language: str
    at: int  # when the device last asked for it
    confirmed: bool  # an address counts only once somebody who reads its mail has said so


@dataclass(frozen=True)
class Profile:
    """A person across devices."""

    id: str  # what its devices act as: the first one's own identity
    name: str
    phrase: str  # the digest of the recovery phrase; empty without one
    created: int


@dataclass(frozen=True)
class Device:
    """A device that belongs to a profile, or did."""

    device: str  # the digest of its token
    profile: str  # whom it acts as
    home: str  # whom it acts as once it is signed out
    since: int


class Outage(NamedTuple):
    """A period in which no process could serve requests: down, suspended or without database."""

    began: int
    ended: int


@dataclass(frozen=True)
class Beat:
    """The result of a heartbeat."""

    at: int  # the time that all processes agree on
    clock: int  # the time by the clock that they follow: the database's, or the machine's
    sent: float  # when, by this process's monotonic clock in milliseconds, that clock was asked
    received: float  # and when it had answered
    ended_outage: bool  # whether nobody else was alive, and this heartbeat ended an outage
    outages: list[Outage]  # those that ended after the last heartbeat of this process; first, all
    alive: frozenset[str]  # the live processes


@dataclass(frozen=True)
class Notice:
    """A notice from a process, perhaps this one: a table has new events (`seq`) or chat, or was deleted; or, without a
    table, the presence of a process. If it has neither, and no device, anything may have happened."""

    table: str
    seq: int = 0
    chat: int = 0
    gone: bool = False
    process: str = ""
    present: Mapping[str, Sequence[int]] = field(default_factory=dict)  # by table, the seats of those connected
    whole: bool = False  # at all other tables, nobody is
    ask: bool = False  # the others should send their presence
    device: str = ""  # a device that acts as somebody else now


class Store(Protocol):
    """A store of tables."""

    shared: bool
    """Whether other processes may write to it too."""
    process: str
    """The name of this process among those on the store."""
    warnings: list[Message]
    """Warnings about the database for the operator, found at the start."""
    faults: Faults
    """The faults so far."""
    ratings: RatingStore
    """The ratings."""

    async def start(self, watch: Callable[[Notice], None]) -> None:
        """Open the database, migrate it and start watching."""

    async def stop(self) -> None:
        """Finish pending writes, and close."""

    async def server_key(self) -> bytes:
        """Random bytes that all processes on this store share."""

    async def try_writing(self, at: int) -> None:
        """Test whether the database is writable."""

    async def append(self, head: TableSummary, events: Sequence[StoredEvent], who: Sequence[str]) -> None:
        """Store the next events of a table, its new head, and its devices."""

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table, in order; empty if it doesn't exist."""

    async def heads(
        self, *, phase: str = "", listed: bool = False, who: str = "", before: int = 0, last: str = "", limit: int = 50
    ) -> list[TableSummary]:
        """Tables, last changed first, starting after a time and the name `last`. For a device, those it last joined."""

    async def beat(self, now: int, clock: int | None = None) -> Beat:
        """Write a heartbeat. `now` is this process's idea of the time; `clock` replaces the shared clock."""

    async def due(self, before: int, busy: Sequence[str] = (), limit: int = 100) -> list[str]:
        """Lease overdue tables that no other live process holds, oldest first, except those that this process is
        working on."""

    async def clocked(self, since: int) -> list[str]:
        """Tables with something due after a time: bots' turns and running clocks."""

    async def say(self, table: str, at: int, seat: int | None, name: str, text: str) -> ChatLine:
        """Store a chat message."""

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """The latest chat messages."""

    async def review(self, table: str) -> Review | None:
        """The analysis of a table's game, complete or not."""

    async def begin_review(self, table: str, review: Review) -> None:
        """Store the start of an analysis, replacing an earlier one. Only the few hundred most recently updated
        analyses are kept."""

    async def go_on_with_review(self, table: str, review: Review) -> bool:
        """Store the progress of an analysis; False if it was cancelled."""

    async def drop_review(self, table: str) -> None:
        """Delete an analysis; its worker notices at its next step."""

    async def put_alert(self, alert: Alert) -> Alert:
        """Store a subscription, replacing the device's previous one of its kind; returns it as stored. The same target
        keeps its name and stays confirmed."""

    async def alerts(self, who: Sequence[str]) -> list[Alert]:
        """The subscriptions of devices, confirmed or not."""

    async def find_alert(self, name: str) -> Alert | None:
        """A subscription by its name."""

    async def alerts_for(self, people: Sequence[str]) -> list[Alert]:
        """The alerts of people: to the e-mail address of each, and to every browser that acts as them."""

    async def identity(self, device: str) -> str:
        """Whom a device acts as: itself, or a profile."""

    async def profile(self, who: str) -> Profile | None:
        """A profile."""

    async def make_profile(self, who: str, device: str, at: int) -> None:
        """Create the profile of a device that acts as itself; nothing happens if there is one."""

    async def change_profile(self, who: str, **changes: str) -> None:
        """Change the name, or the digest of the phrase."""

    async def offer_link(self, who: str, digest: str, until: int) -> None:
        """Store the digest of a link's secret, in the place of an earlier one."""

    async def take_link(self, digest: str, now: int) -> str | None:
        """The profile of a link, which stops working. Of concurrent requests, one gets it."""

    async def find_phrase(self, digest: str) -> str | None:
        """The profile with a recovery phrase."""

    async def add_device(self, device: str, who: str, at: int) -> None:
        """Sign a device in."""

    async def devices(self, who: str) -> list[Device]:
        """The devices of a profile."""

    async def sign_out(self, who: str, devices: Sequence[str]) -> None:
        """Sign devices out; their push subscriptions and the profile's link are forgotten."""

    async def drop_profile(self, who: str, devices: Sequence[str]) -> None:
        """Delete a profile with everything that belongs to it, apart from its tables, and sign its devices out."""

    async def leave_list(self, who: str, table: str) -> None:
        """Remove a table from somebody's list."""

    async def unsay_seat(self, table: str, seat: int) -> list[int]:
        """Delete the chat messages of a seat, with the names; returns their numbers."""

    async def confirm_alert(self, name: str) -> None:
        """Mark a subscription as confirmed."""

    async def drop_alert(self, name: str) -> None:
        """Delete a subscription."""

    async def drop_alerts(self, who: str, kind: AlertKind) -> None:
        """Delete a device's subscription of a kind."""

    async def purge_alerts(self, unconfirmed: int, unseen: int) -> int:
        """Delete subscriptions unconfirmed since a time, and those that no device renewed since another."""

    async def head(self, table: str) -> TableSummary | None:
        """One table; None if it doesn't exist."""

    async def daily_scores(self, game: str, day: str) -> list[tuple[int, int]]:
        """The scores of a daily deal, lowest first, and how many devices have each."""

    async def daily_best(self, game: str, day: str, limit: int = 20) -> list[tuple[DailyPlace, TableSummary]]:
        """The best results of a daily deal."""

    async def daily_place(self, table: str) -> DailyPlace | None:
        """The place of a table's result; None if it has none that counts."""

    async def daily_days(self, game: str, before: str, limit: int = 30) -> list[DailyDay]:
        """The last days before a date that have results, latest first."""

    async def open_listed(self, host: str, network: str) -> tuple[int, int]:
        """The numbers of listed tables of a device and of a network."""

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Mark listed tables as attended: they stay in the lobby, or return to it."""

    async def unlist(self, before: int) -> int:
        """Unlist tables that nobody attended or changed since a time; returns their number."""

    async def purge(self, phase: str, before: int, *, uploaded: bool = False, limit: int = 20) -> list[str]:
        """Delete a few tables of a phase that last changed before a time; returns their names. Only one process at a
        time purges; for the others there is nothing to delete."""

    async def delete(self, tables: Sequence[str]) -> int:
        """Delete tables with their events, chat and analyses; returns their number."""

    async def sizes(self, phase: str, game: str, before: int, limit: int) -> tuple[int, list[tuple[TableSummary, int]]]:
        """Count tables, optionally by phase, game and last change; returns the count and, for the oldest, the text size
        of their events."""

    async def unsay(self, table: str, line: int) -> bool:
        """Delete the text of a chat message; returns whether it existed."""

    async def announce(self, *notices: Notice) -> None:
        """Notify the other processes, in this order."""
