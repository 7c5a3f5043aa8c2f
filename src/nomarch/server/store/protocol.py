"""What a store promises, the same on SQLite and on PostgreSQL.

- `append` keeps events for good before it returns, all or none. `(table, seq)` is unique: whoever comes second gets
  `Conflict`. A key is unique at its table: `Repeated` tells what the first request with it led to.
- `watch` tells of every event that any process kept, after it was kept; more than once perhaps, and late.
- A table may be deleted at any time, with everything that belongs to it: whoever adds to it then gets `Gone`.
- What is due at a table is seen to by the process that kept the last event, as long as that process is alive: it holds
  the table's lease. A heartbeat tells which processes are alive.
- When no process gave a sign of life for more than `GAP`, the first that does keeps this as an outage, once.
- An analysis is a cache: one for each table, the last to begin it holds it.
- When the database doesn't answer, every call raises `DatabaseUnavailable`, and works again when it does;
  it raises `Broken`, a kind of that, if somebody has to repair it. Both are counted and logged in `faults`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from nomarch.server.domain.problems import DatabaseUnavailable, NotFound
from nomarch.server.store.faults import Faults
from nomarch.text.language import Message

__all__ = [
    "ALIVE",
    "GAP",
    "MOST_REVIEWS",
    "Beat",
    "ChatLine",
    "Conflict",
    "DatabaseUnavailable",
    "Gone",
    "Notice",
    "Outage",
    "Repeated",
    "Review",
    "Store",
    "StoredEvent",
    "TableSummary",
]  # fmt: skip

GAP = 3000  # milliseconds without a heartbeat of any process that count as an outage
ALIVE = 5000  # milliseconds after its last heartbeat, and a process counts as dead
MOST_REVIEWS = 500  # some 40 kB each


class Conflict(Exception):
    """Another process kept an event in this place first."""


class Gone(NotFound):
    """The table was deleted."""

    def __init__(self) -> None:
        super().__init__("no_such_table")


class Repeated(Exception):
    """A request with this key was carried out before."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


@dataclass(frozen=True)
class StoredEvent:
    """An event as it was kept."""

    seq: int
    at: int
    data: str
    key: str = ""


@dataclass(frozen=True)
class TableSummary:
    """What is known of a table without reading its events."""

    id: str
    seq: int
    game: str
    phase: str
    listed: bool
    created: int
    updated: int
    due: int | None
    summary: str  # JSON
    uploaded: bool = False  # a record from elsewhere
    host: str = ""  # the device that made it
    network: str = ""  # a digest of the network that it was made from


@dataclass(frozen=True)
class ChatLine:
    """A line of chat."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


@dataclass(frozen=True)
class Review:
    """The analysis of a game that is over: how far it has come, or all of it."""

    who: str  # the device that asked for it
    judge: str  # whose opinion it is
    at: int  # when it last went on
    done: int  # how many decisions are judged
    total: int
    data: str = ""  # JSON, when it is whole


class Outage(NamedTuple):
    """A time in which no process could serve anybody: down, suspended, or without the database."""

    began: int
    ended: int


@dataclass(frozen=True)
class Beat:
    """What a process learns from its heartbeat."""

    at: int  # the time that all processes agree on
    clock: int  # the time by the clock that they follow: the database's, or the machine's
    sent: float  # when, by this process's monotonic clock in milliseconds, that clock was asked
    received: float  # and when it had answered
    ended_outage: bool  # whether nobody else was alive, and this heartbeat ended an outage
    outages: list[Outage]  # those that ended after the last heartbeat of this process; first, all
    alive: frozenset[str]  # the processes that are


@dataclass(frozen=True)
class Notice:
    """Word from a process, perhaps this one: a table has moved on (`seq`), somebody spoke, or the table was deleted; or
    of no table by name, who is connected to the process. With neither, anything may have happened."""

    table: str
    seq: int = 0
    chat: int = 0
    gone: bool = False
    process: str = ""
    present: Mapping[str, Sequence[int]] = field(default_factory=dict)  # by table, the seats of those connected
    whole: bool = False  # at all other tables, nobody is
    ask: bool = False  # others are to tell who is connected to them


class Store(Protocol):
    """A place that keeps tables."""

    shared: bool
    """Whether other processes may keep events there too."""
    process: str
    """The name of this process among those on the store."""
    warnings: list[Message]
    """What whoever runs the server should know of the database, found at the start."""
    faults: Faults
    """What has gone wrong with it."""

    async def start(self, watch: Callable[[Notice], None]) -> None:
        """Open, bring the schema up to date, and begin to tell of what happens."""

    async def stop(self) -> None:
        """Finish what was begun, and close."""

    async def server_key(self) -> bytes:
        """Random bytes that all processes on this store share."""

    async def try_writing(self, at: int) -> None:
        """Write a little, to see whether that can be done."""

    async def append(self, head: TableSummary, events: Sequence[StoredEvent], who: Sequence[str]) -> None:
        """Keep the next events of a table, its new head, and that these devices have to do with it."""

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table, in order; none if there is no such table."""

    async def heads(
        self, *, phase: str = "", listed: bool = False, who: str = "", before: int = 0, last: str = "", limit: int = 50
    ) -> list[TableSummary]:
        """Tables, the last changed first: those changed before a time, or at that time and with a name before `last`.
        Of a device, those it last sat down at."""

    async def beat(self, now: int, clock: int | None = None) -> Beat:
        """Give a sign of life. `now` is the time as this process believes it to be; `clock` replaces the clock that
        processes follow."""

    async def due(self, before: int, busy: Sequence[str] = (), limit: int = 100) -> list[str]:
        """Lease tables where something was due before, and that no other living process holds; the oldest first.
        Those that this process is busy with are left out."""

    async def clocked(self, since: int) -> list[str]:
        """Tables where something is or was due after a time: bots' turns, and all clocks that still ran then."""

    async def say(self, table: str, at: int, seat: int | None, name: str, text: str) -> ChatLine:
        """Keep a line of chat."""

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """The last lines of chat."""

    async def review(self, table: str) -> Review | None:
        """The analysis of a table's game, whole or not."""

    async def begin_review(self, table: str, review: Review) -> None:
        """Keep that an analysis begins, in the place of any that was there. Of those that were not looked after for
        longest, all but a few hundred are forgotten."""

    async def go_on_with_review(self, table: str, review: Review) -> bool:
        """Keep how far an analysis has come; false if it isn't wanted any more."""

    async def drop_review(self, table: str) -> None:
        """Forget an analysis; whoever works on it finds out when they go on."""

    async def open_listed(self, host: str, network: str) -> tuple[int, int]:
        """How many tables a device, and a network, have in the lobby."""

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Somebody is at these listed tables: they stay in the lobby, or come back to it."""

    async def unlist(self, before: int) -> int:
        """Take tables out of the lobby at which nobody was seen, and nothing happened, since a time; how many."""

    async def purge(self, phase: str, before: int, *, uploaded: bool = False, limit: int = 20) -> list[str]:
        """Delete a few tables of a phase that last changed before a time; which. One process at a time does so: to
        the others there is nothing to delete."""

    async def delete(self, tables: Sequence[str]) -> int:
        """Remove tables with their events, chat, analyses and all else; how many there were."""

    async def sizes(self, phase: str, game: str, before: int, limit: int) -> tuple[int, list[tuple[TableSummary, int]]]:
        """Tables of a phase, of a game, last changed before a time, each unless empty: how many there are, and of the
        oldest how long their events are as text."""

    async def unsay(self, table: str, line: int) -> bool:
        """Remove the text of a line of chat; whether there was one."""

    async def announce(self, *notices: Notice) -> None:
        """Tell the other processes, in this order."""
