"""Presence: which players are connected to which process.

A process broadcasts changes in a few messages for all its tables, and everything when another process requests it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping

from nomarch.server.store import DatabaseUnavailable, Notice, Store

__all__ = ["Presence"]

_AT_ONCE = 150  # tables in one message: PostgreSQL carries 8000 bytes, and a table takes 36 at most
_TOGETHER = 0.02  # seconds in which changes are batched
_RETELL = 60.0  # seconds between full broadcasts
_SILENCE = 10.0  # seconds after which a process that isn't alive is forgotten

_Seats = tuple[int, ...]
_log = logging.getLogger("nomarch")


class Presence:
    """The seats at each table whose players are connected, by process."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._telling = False  # soon
        self._told_all: float | None = None  # when; None for never, or not to everybody
        self._own: dict[str, _Seats] = {}
        self._changed: set[str] = set()  # own tables with unsent changes
        self._others: dict[str, dict[str, _Seats]] = {}
        self._heard: dict[str, float] = {}  # when each other process last sent something

    def elsewhere(self, table: str) -> set[int]:
        """The seats of a table whose players are connected to other processes."""
        return {seat for tables in self._others.values() for seat in tables.get(table, ())}

    def note(self, table: str, seats: Iterable[int]) -> bool:
        """Set the connected seats of this process; returns whether they have changed and must be sent."""
        now, before = tuple(sorted(seats)), self._own.pop(table, ())
        if now:
            self._own[table] = now
        if now != before:
            self._changed.add(table)
        return now != before

    async def tell_soon(self) -> None:
        """Send changes soon, batched with those of the next moment."""
        if self._telling:
            return
        self._telling = True
        try:
            await asyncio.sleep(_TOGETHER)
        finally:
            self._telling = False
        await self._tell(self._changes())

    async def tell_all(self, *, ask: bool = False) -> None:
        """Send everything, replacing earlier messages; optionally request the others' presence."""
        self._told_all = self._now()
        self._changed.clear()
        await self._tell(self._notices(self._own, whole=True, ask=ask))

    async def tell_now_and_then(self) -> None:
        """Send changes, and everything once a minute."""
        if self._told_all is None or self._now() - self._told_all > _RETELL:
            await self.tell_all()
        else:
            await self._tell(self._changes())

    async def _tell(self, notices: list[Notice]) -> None:
        if notices:
            try:
                await self._store.announce(*notices)
            except DatabaseUnavailable:
                self._told_all = None
                _log.warning("database away")

    def _changes(self) -> list[Notice]:
        """The unsent changes."""
        changed = {table: self._own.get(table, ()) for table in sorted(self._changed)}
        self._changed.clear()
        return self._notices(changed) if changed else []

    def _notices(self, tables: Mapping[str, _Seats], *, whole: bool = False, ask: bool = False) -> list[Notice]:
        names = list(tables)
        parts = [names[first : first + _AT_ONCE] for first in range(0, len(names), _AT_ONCE)] or [[]]
        return [
            Notice("", process=self._store.process, present={name: tables[name] for name in part},
                   whole=whole and not number, ask=ask and not number)
            for number, part in enumerate(parts)
        ]  # fmt: skip

    def hear(self, notice: Notice) -> set[str]:
        """Apply another process's message; returns the tables it concerns."""
        known = self._others.setdefault(notice.process, {})
        self._heard[notice.process] = self._now()
        about = {*notice.present, *known} if notice.whole else {*notice.present}
        if notice.whole:
            known.clear()
        for table, seats in notice.present.items():
            if seats:
                known[table] = tuple(seats)
            else:
                known.pop(table, None)
        return about

    def forget_dead(self, alive: Collection[str]) -> set[str]:
        """Drop the presence of dead processes; returns the tables it concerned."""
        dead = [name for name, at in self._heard.items() if name not in alive and self._now() - at > _SILENCE]
        about: set[str] = set()
        for name in dead:
            del self._heard[name]
            about.update(self._others.pop(name))
        return about
