"""The open tables of this process: executes requests, stores events and notifies watchers.

The store is the source of truth. Tables in memory are copies, refreshed when another process stored an event first.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from nomarch.server.aside import aside
from nomarch.server.domain import commands
from nomarch.server.domain import events as kinds
from nomarch.server.domain.events import Event
from nomarch.server.domain.problems import NotFound
from nomarch.server.domain.table import Table
from nomarch.server.live.heartbeat import Heartbeat
from nomarch.server.live.open_table import OpenTable, Watcher
from nomarch.server.live.preparation import Preparation
from nomarch.server.live.presence import Presence
from nomarch.server.live.summaries import summarize
from nomarch.server.store import Conflict, DatabaseUnavailable, Gone, Notice, Repeated, Store, StoredEvent
from nomarch.text.errors import NomarchError

__all__ = ["Hub", "OpenTable", "Watcher"]

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is read for something else
_NAME_LENGTH = 12
_TABLES_IN_MEMORY = 2000

_FINISH = 10  # seconds
_A_FEW = 20  # events applied directly on the event loop
_Decide = Callable[[Table, int], list[Event]]
_log = logging.getLogger("nomarch")


class Hub:
    """All open tables of a process."""

    def __init__(
        self, store: Store, clock: Callable[[], int] | None = None, preparation: Preparation | None = None
    ) -> None:
        self.store = store
        self._preparation = preparation or Preparation()
        self.heartbeat = Heartbeat(store, clock)
        self.now = self.heartbeat.now
        self.key = b""
        self.presence = Presence(store)
        self.moved: Callable[[OpenTable], None] = lambda live: None  # called after every change
        self.kept: Callable[[Table, OpenTable], None] = lambda before, live: None  # called by the process that kept it
        self.device_changed: Callable[[str], None] = lambda device: None  # it acts as somebody else; empty: any may
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._changed_while_loading: set[str] = set()  # tables that changed while they were being read
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False

    async def start(self) -> None:
        """Open the store."""
        await self.store.start(self._heard)
        await self.heartbeat.beat()
        self.key = await self.store.server_key()

    async def stop(self) -> None:
        """Finish running requests and what follows from them, then close the store."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_FINISH):
                while self._tasks:
                    await asyncio.wait(self._tasks)
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await self.store.stop()

    def spawn(
        self, work: Coroutine[Any, Any, Any], expected: type[Exception] = DatabaseUnavailable
    ) -> asyncio.Task[Any]:
        """Run a background task and keep a reference to it; unexpected errors are logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        if self._stopped:  # the store is closed
            task.cancel()

        def ended(task: asyncio.Task[Any]) -> None:
            self._tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) and not isinstance(error, expected):
                _log.error("task failed", exc_info=error)

        task.add_done_callback(ended)
        return task

    def tables(self) -> list[OpenTable]:
        """The open tables."""
        return list(self._tables.values())

    # --- opening tables ---

    def at_hand(self, name: str) -> OpenTable | None:
        """A table if it is open, without reading the store."""
        return self._tables.get(name)

    async def open(self, name: str) -> OpenTable:
        """A table, read from the store if it isn't open."""
        await self._preparation.rules()
        live = self._tables.get(name)
        if live is None:
            # Concurrent requests share one read.
            task = self._opening.get(name)
            if task is None:
                task = self._opening[name] = asyncio.create_task(self._read(name))
                task.add_done_callback(lambda _: self._opened(name))
            live = await asyncio.shield(task)
        else:
            self._tables.move_to_end(name)
        if live.needs_refresh:
            async with live.lock:
                await self._refresh(live)
        return live

    async def _read(self, name: str) -> OpenTable:
        kept = await self.store.events(name)
        if not kept:
            raise NotFound("no_such_table")
        live = OpenTable(await _take_in(Table(name), kept), self.now)
        live.elsewhere = self.presence.elsewhere(name)
        live.needs_refresh = name in self._changed_while_loading
        live = self._tables.setdefault(name, live)
        self._make_room()
        return live

    def _opened(self, name: str) -> None:
        del self._opening[name]
        self._changed_while_loading.discard(name)

    def _make_room(self) -> None:
        for name in list(self._tables)[: max(0, len(self._tables) - _TABLES_IN_MEMORY)]:
            live = self._tables[name]
            if not live.watchers and not live.lock.locked():
                del self._tables[name]

    async def _refresh(self, live: OpenTable) -> bool:
        """Read events of other processes; returns whether there were any. The lock is held."""
        needs_refresh, live.needs_refresh = live.needs_refresh, False
        try:
            kept = await self.store.events(live.table.id, live.table.seq)
            if kept:
                live.view.table = await _take_in(live.table, kept)
        except BaseException:
            live.needs_refresh = True
            raise
        if kept:
            self._show(live)
            if (
                needs_refresh
            ):  # the process that stored it may be gone, or be this one; otherwise it handles what is due
                self.moved(live)
        return bool(kept)

    def _heard(self, notice: Notice) -> None:
        """Handle a notice from the store."""
        if notice.process:
            self._hear_of(notice)
            return
        if notice.device:
            self.device_changed(notice.device)
            return
        if not notice.table:  # after a lost connection, anything may have happened
            self.device_changed("")
            self.spawn(self.presence.tell_all(ask=True))
            self._changed_while_loading.update(self._opening)
            for live in self._tables.values():
                self._doubt(live)
            return
        if notice.table in self._opening:
            self._changed_while_loading.add(notice.table)
        heard = self._tables.get(notice.table)
        if heard is None:
            return
        if notice.gone:
            self._forget(heard)
            return
        if notice.chat > heard.said:
            heard.said = notice.chat
            heard.tell()
        if notice.seq > heard.table.seq:
            self.spawn(self._catch_up(heard, notice.seq))

    def _forget(self, live: OpenTable) -> None:
        """Drop a deleted table; watchers learn it with their next request."""
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]
        live.gone = True
        live.tell()

    def _doubt(self, live: OpenTable) -> None:
        """Mark everything about a table as possibly outdated."""
        live.needs_refresh = True
        for watcher in live.watchers:
            watcher.unheard = True
        live.tell()
        self.spawn(self.open(live.table.id))

    def _hear_of(self, notice: Notice) -> None:
        """Apply another process's presence."""
        if notice.process == self.store.process:
            return
        self._show_present(self.presence.hear(notice))
        if notice.ask:
            self.spawn(self.presence.tell_all())

    def _show_present(self, tables: Iterable[str]) -> None:
        for name in tables:
            if live := self._tables.get(name):
                live.elsewhere = self.presence.elsewhere(name)
                live.tell_presence()

    async def _catch_up(self, live: OpenTable, seq: int) -> None:
        async with live.lock:  # by then this process has applied its own events
            if live.table.seq < seq:
                await self._refresh(live)

    # --- requests ---

    async def create(self, found: list[Event], key: str = "") -> tuple[OpenTable, int]:
        """Store a new table; if the key was used before, return the table made then."""
        await self._preparation.rules()
        name = self.name_for(key)
        try:
            live = OpenTable(Table(name), self.now)
            async with live.lock:
                await self._keep(live, found, key)
            live = self._tables.setdefault(name, live)
        except (Conflict, Repeated):
            live = await self.open(name)
        self._make_room()
        return live, live.table.keys.get(key, live.table.seq)

    async def made(self, key: str) -> bool:
        """Whether a table was made with this key."""
        return bool(await self.store.events(self.name_for(key)))

    def name_for(self, key: str) -> str:
        """An unguessable name, deterministic for a key."""
        seed = hmac.digest(self.key, key.encode(), "sha256") if key else secrets.token_bytes(32)
        return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in seed[:_NAME_LENGTH])

    async def ask(self, name: str, decide: _Decide, key: str = "") -> int:
        """Execute a request; returns the number of the last event it caused.

        A request is completed even if its client disconnects: otherwise the store could hold events unknown here.
        """
        live = await self.open(name)
        # Errors go to the caller, which logs internal ones.
        return await asyncio.shield(self.spawn(self._ask(live, decide, key), Exception))

    async def _ask(self, live: OpenTable, decide: _Decide, key: str) -> int:
        async with live.lock:
            if live.needs_refresh:
                await self._refresh(live)
            while True:
                if key in live.table.keys:
                    return live.table.keys[key]
                if live.table.made and live.table.made.clock:
                    await self.heartbeat.check()
                try:
                    found = self._decide(live.table, decide)
                except NomarchError:
                    # A notice of another process's events may still be on its way: don't refuse a request for that.
                    if self.store.shared and await self._refresh(live):
                        continue
                    raise
                if not found:
                    return live.table.seq
                try:
                    await self._keep(live, found, key)
                except (Conflict, Repeated):
                    await self._refresh(live)
                except Gone:
                    self._forget(live)
                    raise
                except BaseException:
                    live.needs_refresh = True  # it may have been stored, with only the response lost
                    raise
                else:
                    return live.table.seq

    def _decide(self, table: Table, decide: _Decide) -> list[Event]:
        """The events of a request, after refunding outages to the player to move."""
        paused = commands.pause(table, self.heartbeat.outages)
        if not paused:
            return decide(table, self.now())
        after = table.copy()
        after.pause(paused)  # and no further event: the client can't know of it
        return [paused, *decide(after, self.now())]

    async def _keep(self, live: OpenTable, found: list[Event], key: str) -> None:
        """Store events, then apply them. The lock is held."""
        at, first = max(self.now(), live.table.at), live.table.seq + 1
        last = len(found) - 1
        kept = [
            StoredEvent(first + i, at, kinds.write(event), key if i == last else "") for i, event in enumerate(found)
        ]
        after = live.table.copy()
        # A whole game in one event, or most of one.
        if isinstance(found[0], kinds.Uploaded) or (after.made and after.made.start and not after.match):
            await aside(_apply, after, found, kept)
        else:
            _apply(after, found, kept)
        await self.store.append(summarize(after), kept, _devices(found))
        before, live.view.table = live.table, after
        self._show(live)
        self.moved(live)
        self.kept(before, live)

    def _show(self, live: OpenTable) -> None:
        live.tell()
        live.view.forget({watcher.viewer for watcher in live.watchers})

    # --- watchers ---

    def watch(self, live: OpenTable, watcher: Watcher) -> None:
        """Add a watcher."""
        live.add(watcher)
        self._note_presence(live)

    def unwatch(self, live: OpenTable, watcher: Watcher) -> None:
        """Remove a watcher."""
        live.remove(watcher)
        self._note_presence(live)

    def _note_presence(self, live: OpenTable) -> None:
        live.tell_presence()
        if self.presence.note(live.table.id, live.sitting()):
            self.spawn(self.presence.tell_soon())

    async def keep_presence(self) -> None:
        """Announce unnoticed changes of presence, and drop the presence of dead processes."""
        self._show_present(self.presence.forget_dead(self.heartbeat.alive))
        for live in self.tables():
            if live.watchers:
                self.presence.note(live.table.id, live.sitting())  # a seat may have changed hands
        await self.presence.tell_now_and_then()

    async def say(self, live: OpenTable, who: str, name: str, text: str) -> int:
        """Store a chat message."""
        own = live.table.holds(who)
        seat = own[0] if own else None
        called = live.table.seats[seat].name if seat is not None else name
        said = await self.store.say(live.table.id, self.now(), seat, called, text)
        live.said = max(live.said, said.number)
        live.tell()
        return said.number


async def _take_in(table: Table, kept: list[StoredEvent]) -> Table:
    """The table after these events, as a new object. Whole games are replayed off the event loop."""
    after, found = table.copy(), (kinds.read(event.data) for event in kept)
    if table.seq and len(kept) <= _A_FEW:
        _apply(after, found, kept)
    else:
        await aside(_apply, after, found, kept)
    return after


def _apply(table: Table, found: Iterable[Event], kept: Iterable[StoredEvent]) -> None:
    for event, each in zip(found, kept, strict=True):
        table.apply(event, each.at, each.key)


def _devices(found: list[Event]) -> list[str]:
    """The devices that will find the table in their list."""
    return [event.host if isinstance(event, kinds.Created | kinds.Uploaded) else event.who for event in found
            if isinstance(event, kinds.Created | kinds.Uploaded | kinds.Joined | kinds.Carried)]  # fmt: skip
