"""Scheduled work at a table is done once, and forgotten when it is done or obsolete."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import MagicMock

import pytest

from nomarch.server.domain.table import Table
from nomarch.server.live.hub import Hub, OpenTable
from nomarch.server.live.metrics import Metrics
from nomarch.server.live.scheduler import Scheduler
from nomarch.server.live.workers import Workers
from nomarch.server.service import Service
from nomarch.server.settings import Settings


class FakeHub:
    """Records spawned work, and requests to tables."""

    def __init__(self) -> None:
        self.moved: Callable[[OpenTable], None] | None = None
        self.spawned: list[Coroutine[Any, Any, None]] = []
        self.asked: list[str] = []

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.spawned.append(work)

    async def ask(self, name: str, decide: object) -> int:
        self.asked.append(name)
        return 0

    def run(self) -> None:
        """Run all spawned work."""
        for work in self.spawned:
            asyncio.run(work)
        self.spawned.clear()


class FakeWorkers:
    """Choose action 0 immediately, if the decision is still wanted."""

    def __init__(self) -> None:
        self.chosen = 0

    async def choose(self, *_args: object, wanted: Callable[[], bool], **_named: object) -> int | None:
        if not wanted():
            return None
        self.chosen += 1
        return 0


def scheduler() -> tuple[Scheduler, FakeHub, FakeWorkers]:
    hub, workers = FakeHub(), FakeWorkers()
    return Scheduler(cast(Hub, hub), cast(Workers, workers), cast(Metrics, MagicMock())), hub, workers


def table(decided: int, seq: int) -> Table:
    """A table with a bot to move."""
    about = {"id": "222222222222", "seq": seq, "decided_seq": decided, "to_play": 1, "bot_to_play": "scribe", "due": 0}
    return cast(Table, SimpleNamespace(made=None, **about, match=object(), network="", host="ann", seats=[]))


def opened(first: Table) -> Any:
    """An `OpenTable` whose table the test replaces."""
    return SimpleNamespace(table=first, here=list)


def test_a_table_that_moves_on_before_its_bot_thinks_is_not_kept_in_mind() -> None:
    """Otherwise this process would never pick it up again if another process abandoned it."""
    kept, hub, workers = scheduler()
    live = opened(table(5, 5))
    kept.schedule(live)
    live.table = table(6, 6)  # before the task has started
    kept.schedule(live)
    hub.run()
    assert kept.thinking == set()
    assert workers.chosen == 1
    assert hub.asked == [live.table.id]


def test_a_bot_goes_on_thinking_while_players_come_and_go() -> None:
    kept, hub, workers = scheduler()
    live = opened(table(5, 5))
    kept.schedule(live)
    live.table = table(5, 6)  # a new name or device: the decision is the same
    kept.schedule(live)
    hub.run()
    assert (workers.chosen, len(hub.asked), kept.thinking) == (1, 1, set())


def test_the_keeper_goes_on_after_any_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        service = Service(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1))
        await service.hub.start()
        looked = asyncio.Event()
        calls = 0

        async def due(before: int, busy: Sequence[str] = (), limit: int = 100) -> list[str]:
            nonlocal calls
            calls += 1
            if calls == 1:
                raise ValueError("a fault")
            looked.set()
            return []

        service.hub.store.due = due  # type: ignore[method-assign]
        service.scheduler.start()
        try:
            await asyncio.wait_for(looked.wait(), 60)
        finally:
            await service.scheduler.stop()
            await service.hub.stop()

    asyncio.run(scene())
    assert "background loop failed" in caplog.text
