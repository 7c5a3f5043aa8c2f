"""The scheduler: lets bots move and enforces clocks.

The process that stored a table's last event holds its lease and handles what is due. If that process dies, others lease
its due tables, or it does so itself when it restarts.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable

from nomarch.play.fairness import bot_seed
from nomarch.play.setup import SEEDS
from nomarch.server.domain import commands
from nomarch.server.domain.events import Event
from nomarch.server.domain.table import Table
from nomarch.server.live.hub import Hub, OpenTable
from nomarch.server.live.metrics import Metrics
from nomarch.server.live.workers import Workers
from nomarch.server.store import DatabaseUnavailable, Outage
from nomarch.server.supervision import supervise

__all__ = ["Scheduler"]

_log = logging.getLogger("nomarch")
_BEAT_EVERY = 1.0  # seconds
_LOOK_EVERY = 2.0  # seconds
_PATIENCE = 3000  # milliseconds overdue after which a table counts as abandoned


class Scheduler:
    """Handles bots and clocks."""

    def __init__(self, hub: Hub, workers: Workers, metrics: Metrics) -> None:
        self._hub = hub
        self._metrics = metrics
        self._workers = workers
        self.thinking: set[tuple[str, int]] = set()  # by table: the event since which the decision is open
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._loops: list[asyncio.Task[None]] = []
        self._patience = 0  # at the start there may be no other process
        hub.moved = self.schedule

    def start(self) -> None:
        """Start the heartbeat and the search for abandoned tables."""
        loops = {"heartbeat": self._beat, "keeper": self._look}
        self._loops = [asyncio.create_task(supervise(name, loop)) for name, loop in loops.items()]

    async def stop(self) -> None:
        """Stop; other processes take over."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(DatabaseUnavailable):
                await self._hub.heartbeat.beat()
                while ended := self._hub.heartbeat.ended:
                    await self._give_time_back(ended[0])
                    ended.pop(0)
            await asyncio.sleep(_BEAT_EVERY)

    async def _give_time_back(self, outage: Outage) -> None:
        """Refund an outage at every table with a running clock; nobody is charged before that."""
        clocked = {live.table.id for live in self._hub.tables() if live.table.made and live.table.made.clock}
        for name in clocked.union(await self._hub.store.clocked(outage.began)):
            await self._try(name, self._hub.ask(name, lambda table, now: []))

    async def _look(self) -> None:
        while True:
            with contextlib.suppress(DatabaseUnavailable):
                busy = [name for name, _ in self.thinking]
                for name in await self._hub.store.due(self._hub.now() - self._patience, busy):
                    await self._try(name, self._take_up(name))
            self._patience = _PATIENCE
            await self._hub.keep_presence()
            await asyncio.sleep(_LOOK_EVERY)

    async def _take_up(self, name: str) -> None:
        self.schedule(await self._hub.open(name))

    async def _try(self, name: str, work: Awaitable[object]) -> None:
        try:
            await work
        except DatabaseUnavailable:
            raise
        except Exception:  # noqa: BLE001  # one unreadable table must not stop the others
            _log.exception("table unreadable", extra={"table": name})

    def schedule(self, live: OpenTable) -> None:
        """Schedule what is due at a table."""
        table = live.table
        if alarm := self._alarms.pop(table.id, None):
            alarm.cancel()
        if table.due is None:
            return
        if table.bot_to_play:
            if (table.id, table.decided_seq) not in self.thinking:
                self.thinking.add((table.id, table.decided_seq))
                self._hub.spawn(self._let_think(live, table.id, table.decided_seq))
            return
        wait = max(0, table.due - self._hub.now()) / 1000
        self._alarms[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table.id)

    def _ring(self, name: str) -> None:
        self._alarms.pop(name, None)
        self._hub.spawn(self._time_is_up(name))

    async def _time_is_up(self, name: str) -> None:
        before = await self._hub.ask(name, commands.time_out)
        live = await self._hub.open(name)
        if live.table.seq == before and not live.table.bot_to_play:
            self.schedule(live)  # the timer fired early: set it again

    async def _let_think(self, live: OpenTable, name: str, decided_seq: int) -> None:
        """Let a bot decide, unless the table has moved on."""

        def is_wanted() -> bool:
            return live.table.decided_seq == decided_seq and bool(live.table.bot_to_play)

        try:
            if not is_wanted():
                return
            table, level = live.table, live.table.bot_to_play
            assert table.match
            with self._metrics.thought.labels(level).time():
                action = await self._workers.choose(
                    table.match, level, _seed(table), owner=table.network or table.host,
                    urgent=_is_waited_for(live), wanted=is_wanted,
                )  # fmt: skip
            if action is None:
                return
            chosen = action

            def decide(now: Table, at: int) -> list[Event]:
                # Another process may have been faster, or the player may be back.
                return commands.bot_move(now, decided_seq, chosen)

            await self._hub.ask(name, decide)
        finally:
            self.thinking.discard((name, decided_seq))


def _seed(table: Table) -> int:
    """The seed of a bot: random, except in a daily deal, where the same play meets the same replies."""
    return bot_seed(table.shuffle.secret) if table.made and table.made.daily else secrets.randbelow(SEEDS)


def _is_waited_for(live: OpenTable) -> bool:
    """Whether a player of the table is connected, not only spectators."""
    return any(not live.table.seats[seat].level for seat in live.here())
