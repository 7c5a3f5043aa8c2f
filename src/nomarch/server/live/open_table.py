"""A table that is open in this process, and who looks on."""

from __future__ import annotations

import asyncio
from collections import Counter

from nomarch.server.domain.table import Table
from nomarch.server.domain.views import TableView

__all__ = ["OpenTable", "Watcher"]


class Watcher:
    """Somebody who looks on: told that something changed, and left to fetch it when they can."""

    def __init__(self, who: str, seat: int | None, viewer: int | None, since: int = 0) -> None:
        self.who = who
        self.seat = seat  # from where they asked to look
        self.viewer = viewer  # from where they last did
        self.changed = asyncio.Event()
        self.since = since  # the event up to which they have the log
        self.seq = 0  # the last event they were told of
        self.fresh = True  # they are to be told where the table stands even if nothing has changed
        self.said = 0  # the last line of chat they have
        self.unheard = True  # there may be more, of which this process knows nothing
        self.here: list[int] | None = None  # who they were told is there


class OpenTable:
    """A table that is open in this process."""

    def __init__(self, table: Table) -> None:
        self.view = TableView(table)
        self.lock = asyncio.Lock()
        self.gone = False  # it was deleted
        self.needs_refresh = False  # the store may hold more than this process knows
        self.watchers: set[Watcher] = set()
        self.elsewhere: set[int] = set()  # the seats whose players look on through other processes
        self.said = 0
        self._devices: Counter[str] = Counter()  # how many watchers each device has
        self._here: list[int] | None = None

    @property
    def table(self) -> Table:
        """The table as it was last kept."""
        return self.view.table

    def sitting(self) -> set[int]:
        """The seats whose players look on through this process."""
        return {number for number, seat in enumerate(self.table.seats) if not seat.who.isdisjoint(self._devices)}

    def here(self) -> list[int]:
        """The seats whose players are there now."""
        if self._here is None:
            self._here = sorted(self.sitting() | self.elsewhere)
        return self._here

    def add(self, watcher: Watcher) -> None:
        """Somebody comes."""
        self.watchers.add(watcher)
        self._devices[watcher.who] += 1

    def remove(self, watcher: Watcher) -> None:
        """Somebody goes."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self._devices[watcher.who] -= 1
            if not self._devices[watcher.who]:
                del self._devices[watcher.who]

    def tell_presence(self) -> None:
        """Wake everybody if other players are there than before: hundreds may look on, and each costs."""
        before, self._here = self._here, None
        if self.here() != before:
            self.tell()

    def tell(self) -> None:
        """Something changed: wake everybody who looks on."""
        self._here = None
        for watcher in self.watchers:
            watcher.changed.set()
