"""An open table of this process, and its watchers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from nomarch.server.domain.table import Table
from nomarch.server.domain.views import TableView

__all__ = ["OpenTable", "Watcher"]


class Watcher:
    """A watcher: it is notified of changes and fetches them when it can."""

    def __init__(self, who: str, seat: int | None, viewer: int | None, since: int = 0, *, device: str = "") -> None:
        self.who = who
        self.device = device  # that acts as them
        self.signed_out = False  # it acts as somebody else now
        self.seat = seat  # the requested seat
        self.viewer = viewer  # the seat of the last view
        self.changed = asyncio.Event()
        self.since = since  # the event up to which they have the log
        self.seq = 0  # the last event sent
        self.fresh = True  # send the table even if nothing has changed
        self.said = 0  # the last line of chat they have
        self.unheard = True  # there may be more, unknown to this process
        self.here: list[int] | None = None  # the presence last sent


class OpenTable:
    """A table that is open in this process."""

    def __init__(self, table: Table, now: Callable[[], int] = lambda: 0) -> None:
        self.view = TableView(table, now)
        self.lock = asyncio.Lock()
        self.gone = False  # it was deleted
        self.needs_refresh = False  # the store may hold newer events
        self.watchers: set[Watcher] = set()
        self.elsewhere: set[int] = set()  # the seats whose players are connected to other processes
        self.said = 0
        self._devices: Counter[str] = Counter()  # the number of watchers of each device
        self._here: list[int] | None = None

    @property
    def table(self) -> Table:
        """The table as last stored."""
        return self.view.table

    def sitting(self) -> set[int]:
        """The seats whose players are connected to this process."""
        return {number for number, seat in enumerate(self.table.seats) if not seat.who.isdisjoint(self._devices)}

    def here(self) -> list[int]:
        """The seats whose players are connected."""
        if self._here is None:
            self._here = sorted(self.sitting() | self.elsewhere)
        return self._here

    def add(self, watcher: Watcher) -> None:
        """Add a watcher."""
        self.watchers.add(watcher)
        self._devices[watcher.who] += 1

    def remove(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self._devices[watcher.who] -= 1
            if not self._devices[watcher.who]:
                del self._devices[watcher.who]

    def tell_presence(self) -> None:
        """Wake all watchers if the presence has changed: there may be hundreds, and each wake-up costs."""
        before, self._here = self._here, None
        if self.here() != before:
            self.tell()

    def tell(self) -> None:
        """Wake all watchers after a change."""
        self._here = None
        for watcher in self.watchers:
            watcher.changed.set()
