"""No request blocks the event loop for long: games are replayed in a thread, or a few actions at a time.

The tests count work, not time: the actions carried out on the loop before it does anything else.
"""

import asyncio
import contextlib
import random
import threading
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import orjson
import pytest

from nomarch.play.match import Match
from nomarch.server.domain import commands
from nomarch.server.domain.events import SeatPlan
from nomarch.server.live.hub import Hub
from nomarch.server.service import Service
from nomarch.server.settings import Settings

AT_ONCE = 15  # actions; a whole game has ten times as many


class Loop:
    """Counts the actions that are carried out on the loop without interruption."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = self._now = 0
        carry_out, own = Match._carry_out, threading.get_ident()

        def counted(match: Match, action: int) -> None:
            self._now += threading.get_ident() == own
            carry_out(match, action)

        monkeypatch.setattr(Match, "_carry_out", counted)

    async def look_on(self) -> None:
        """Update the maximum at every iteration of the loop."""
        while True:
            self.most, self._now = max(self.most, self._now), 0
            await asyncio.sleep(0)

    async def during(self, work: Awaitable[Any]) -> Any:
        """The result of an awaitable; asserts that it never blocked the loop for long."""
        self.most = self._now = 0
        looking = asyncio.create_task(self.look_on())
        try:
            found = await work
            await asyncio.sleep(0)
        finally:
            looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await looking
        assert max(self.most, self._now) <= AT_ONCE
        return found


async def play(hub: Hub, game: str, players: int, undo: bool = True) -> str:
    """A whole game on one device, with some undos."""
    dice = random.Random(7)
    plan = commands.Plan(game, [SeatPlan(kind="person") for _ in range(players)])
    live, _ = await hub.create(commands.create(plan, "ann"))
    name, seats = live.table.id, list(range(players))
    await hub.ask(name, lambda table, now: commands.begin(table, "ann"))
    while live.table.phase == "playing":
        match, seq = live.table.match, live.table.seq
        assert match
        action = dice.choice(match.legal)
        await hub.ask(name, lambda table, now, seq=seq, action=action: commands.move(table, seats, seq, action))  # type: ignore[misc]
        if undo and live.table.to_play is not None and live.table.can_undo and dice.random() < 0.3:
            seq = live.table.seq
            await hub.ask(name, lambda table, now, seq=seq: commands.undo(table, seats, seq, 1))  # type: ignore[misc]
    return name


@contextlib.asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Service]:
    service = Service(Settings(database=f"sqlite:///{folder / 'tables.db'}", workers=1, rates={}))
    await service.hub.start()
    try:
        yield service
    finally:
        await service.hub.stop()


@pytest.mark.parametrize("game", ["fertility", "nile"])
def test_no_request_replays_a_game_on_the_loop(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with running(tmp_path) as service:
            hub = service.hub
            name = await play(hub, game, 4)
            hub._tables.clear()  # as after a restart
            loop = Loop(monkeypatch)
            live = await loop.during(hub.open(name))
            length = len(live.table.match.actions)
            assert length > 4 * AT_ONCE
            await loop.during(service.show(live, "a late spectator"))
            live.view.forget([])
            live.view._stories.clear()
            for decision in (0, 1, length // 2, length):
                moment = await loop.during(live.view.moment(2, decision))
                assert (moment["decision"], moment["taken"] is None) == (decision, decision == 0)
            course = orjson.loads(orjson.dumps(await loop.during(live.view.course())))
            assert len(course["actions"]) == length
            record = await loop.during(live.view.record(None))
            found = await asyncio.to_thread(commands.upload, record, "bob", {})
            uploaded, _ = await loop.during(hub.create([*found]))
            assert uploaded.table.match.actions == live.table.match.actions
            hub._tables.clear()
            again = await loop.during(hub.open(uploaded.table.id))
            assert again.table.match.result == live.table.match.result

    asyncio.run(scene())


def test_a_late_spectator_sees_the_same_as_one_who_was_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as service:
            name = await play(service.hub, "nile", 3)
            live = await service.hub.open(name)
            in_one_piece = live.view.message("bob", None, 0, [])
            live.view._stories.clear()
            live.view._messages.clear()
            live.view._built.clear()
            await live.view.prepare(None)
            assert live.view.message("bob", None, 0, []) == in_one_piece

    asyncio.run(scene())
