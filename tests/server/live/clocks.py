"""A clock controlled by tests, and hubs that use it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from nomarch.server.domain import commands
from nomarch.server.domain.commands import Plan
from nomarch.server.domain.events import Clock, SeatPlan
from nomarch.server.live.hub import Hub
from nomarch.server.store import open_store
from tests.server.players import LONG

START = 1_700_000_000_000

SECOND = 1000


class Time:
    """A clock controlled by the test."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def hubs(database: str, time: Time, many: int = 1) -> AsyncIterator[list[Hub]]:
    """Several hubs on one database, like separate processes, for the duration of the block."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(many):
            hub = Hub(open_store(database), time)
            await hub.start()
            stack.push_async_callback(hub.stop)
            found.append(hub)
        yield found


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), LONG))


async def begin(hub: Hub, bank: int = 30, absent: str = "bot") -> str:
    """A timed game in which Ann is to move."""
    seats = [SeatPlan(kind="person", name="Ann"), SeatPlan(kind="person", name="Bob")]
    clock = Clock(bank=bank, increment=0)
    plan = Plan("nile", seats, {"first": "1"}, clock=clock, absent="wait" if absent == "wait" else "bot")
    live, _ = await hub.create(commands.create(plan, "ann"))
    await hub.ask(live.table.id, lambda table, now: commands.begin(table, "ann"))
    return live.table.id
