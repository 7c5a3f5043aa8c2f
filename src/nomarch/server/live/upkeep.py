"""Background upkeep: the lobby, and the retention of old tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass

from nomarch.server.domain.problems import DatabaseUnavailable
from nomarch.server.live.hub import Hub
from nomarch.server.supervision import supervise

__all__ = ["LOBBY_MINUTES", "Retention", "Upkeep"]

LOBBY_MINUTES = 30  # that an unattended table stays in the lobby
_MINUTE, _DAY = 60_000, 86_400_000  # milliseconds
_ROUND = 60.0  # seconds between two rounds
_PURGE_ROUNDS = 60  # between two searches for old tables
_UNCONFIRMED, _UNSEEN = 2, 400  # days to keep alerts: unconfirmed addresses, and after a device's last visit
_PAUSE = 0.2  # seconds between two batches, to let players' requests run
_log = logging.getLogger("nomarch")


@dataclass(frozen=True)
class Retention:
    """Retention in days after the last change; 0 keeps tables forever. Games in progress are always kept."""

    abandoned: int = 30  # never begun, or closed
    uploads: int = 90  # records from elsewhere
    finished: int = 0

    def rules(self) -> list[tuple[str, bool, int]]:
        """The days, by phase and whether the table was uploaded."""
        rules = [(phase, False, self.abandoned) for phase in ("waiting", "shuffling", "closed")]
        return [rule for rule in (*rules, ("over", True, self.uploads), ("over", False, self.finished)) if rule[2]]


class Upkeep:
    """Runs the upkeep periodically."""

    def __init__(self, hub: Hub, retention: Retention) -> None:
        self._hub = hub
        self._retention = retention
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start."""
        self._task = asyncio.create_task(supervise("upkeep", self._go_round))

    async def stop(self) -> None:
        """Stop."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _go_round(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(_ROUND)
            with contextlib.suppress(DatabaseUnavailable):  # the store has logged it
                await self.tidy_lobby()
                await self._hub.store.ratings.settle()  # usually those who want to see them were quicker
                if rounds % _PURGE_ROUNDS == 0:
                    await self.purge()
            rounds += 1

    async def tidy_lobby(self) -> None:
        """Keep or restore attended tables in the lobby; unlist those unattended for long."""
        tables = [live for live in self._hub.tables() if live.table.phase == "waiting" and live.sitting()]
        attended = [live.table.id for live in tables if live.table.made and live.table.made.listed]
        if attended:
            await self._hub.store.touch(attended, self._hub.now())
        await self._hub.store.unlist(self._hub.now() - LOBBY_MINUTES * _MINUTE)

    async def purge(self) -> None:
        """Delete expired tables in small batches."""
        removed = 0
        for phase, uploaded, days in self._retention.rules():
            while gone := await self._hub.store.purge(phase, self._hub.now() - days * _DAY, uploaded=uploaded):
                removed += len(gone)
                await asyncio.sleep(_PAUSE)
        if removed:
            _log.info("old tables removed", extra={"count": removed})
        now = self._hub.now()
        await self._hub.store.purge_alerts(now - _UNCONFIRMED * _DAY, now - _UNSEEN * _DAY)
