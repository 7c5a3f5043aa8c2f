"""Heartbeats: the shared time of all processes on a database, the live processes, and outages.

On PostgreSQL they follow the database's clock, on SQLite the machine's. Between two heartbeats time runs by the
process's monotonic clock, and it never runs backwards. If the clock they follow jumps forwards, that looks like an
outage, and no player is charged for it. If it jumps backwards, the processes continue on their monotonic clocks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from nomarch.server.store import GAP, Beat, Outage, Store

__all__ = ["Heartbeat"]


class Heartbeat:
    """This process's heartbeat. `clock` replaces the clock of the database or the machine, for tests."""

    def __init__(self, store: Store, clock: Callable[[], int] | None = None) -> None:
        self._store = store
        self._clock = clock
        self._offset = _wall() - _monotonic()
        self._shown = 0  # the latest time returned
        self._last: float | None = None  # when the last heartbeat was, by this process's own clock
        self._beating = asyncio.Lock()
        self.outages: list[Outage] = []  # the oldest first
        self.ended: list[Outage] = []  # those that this process ended: it refunds all clocks that ran meanwhile
        self.alive: frozenset[str] = frozenset()  # the live processes, this one included

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        if self._clock:
            return self._clock()
        self._shown = max(self._shown, int(_monotonic() + self._offset))
        return self._shown

    async def beat(self) -> None:
        """Write a heartbeat."""
        async with self._beating:
            await self._beat()

    async def check(self) -> None:
        """Call before charging anyone for time: if the last heartbeat is late, find out whether there was an outage."""
        if self._is_late():
            async with self._beating:
                if self._is_late():  # others may have waited for the same
                    await self._beat()

    def _own_clock(self) -> float:
        return self._clock() if self._clock else _monotonic()

    def _is_late(self) -> bool:
        return self._last is None or self._own_clock() - self._last > GAP

    async def _beat(self) -> None:
        first, own = self._last is None, self._own_clock()
        beat = await self._store.beat(0 if first else self.now(), self._clock() if self._clock else None)
        # Before time advances, so that nobody is charged for an outage that just ended.
        self.outages += beat.outages
        if beat.ended_outage:
            self.ended.append(beat.outages[-1])
        self._last, self.alive = own, beat.alive
        self._adjust(beat, first)

    def _adjust(self, beat: Beat, first: bool) -> None:
        behind = beat.at - beat.received - self._offset
        ahead = self._offset - (beat.clock - beat.sent)
        if first or behind > 0:
            self._offset += behind
        elif 0 < ahead < GAP:  # more than that means that the clock was set back
            self._offset -= ahead


def _wall() -> float:
    return time.time() * 1000


def _monotonic() -> float:
    return time.monotonic() * 1000
