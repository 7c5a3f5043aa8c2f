"""Worker scheduling: owners share the workers fairly, and obsolete decisions are skipped."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from nomarch import new
from nomarch.play.match import Match
from nomarch.server.live.workers import Workers
from tests.server.players import LONG


async def settle() -> None:
    """Run the event loop until nothing is ready."""
    for _ in range(10):
        await asyncio.sleep(0)


_LEVEL = 3  # the index of the bot's level among the arguments of `_think`


class Pool(Executor):
    """A fake process pool whose tasks end when the test says so; records each bot's level."""

    def __init__(self) -> None:
        self.thinking: list[tuple[str, Future[int]]] = []
        self.order: list[str] = []
        self.most = 0

    def submit(self, function: Callable[..., Any], /, *args: Any, **options: Any) -> Future[Any]:
        future: Future[int] = Future()
        future.set_running_or_notify_cancel()
        self.order.append(args[_LEVEL])
        self.thinking.append((args[_LEVEL], future))
        self.most = max(self.most, len(self.thinking))
        return future

    async def end_all(self) -> None:
        """Finish all tasks, one after the other."""
        await settle()
        while self.thinking:
            self.thinking.pop(0)[1].set_result(7)
            await settle()

    async def end_all_of(self, tasks: Sequence[asyncio.Task[Any]]) -> None:
        """The same, until these have their results: the next task may start a moment later."""
        while not all(task.done() for task in tasks):
            await self.end_all()
            await asyncio.sleep(0.01)


def run(work: Callable[[Workers, Pool, Match], Awaitable[None]], processes: int = 1) -> None:
    async def inside() -> None:
        pool, each = Pool(), Workers(processes)
        each._pool = pool
        await work(each, pool, new("nile", 2, 1))

    asyncio.run(asyncio.wait_for(inside(), LONG))


def begin(each: Workers, match: Match, name: str, **place: Any) -> asyncio.Task[int | None]:
    """Request a decision; its level serves as its name."""
    return asyncio.create_task(each.choose(match, name, 1, **place))


def test_one_who_has_many_tables_delays_another_by_no_more_than_a_thought() -> None:
    async def work(each: Workers, pool: Pool, match: Match) -> None:
        many = [begin(each, match, f"many {number}", owner="ann") for number in range(20)]
        await settle()
        one = begin(each, match, "one", owner="bob")
        await settle()
        await pool.end_all()
        assert await asyncio.gather(one, *many) == [7] * 21
        assert pool.order.index("one") <= 2  # after the running one, and one more

    run(work)


def test_the_pool_never_holds_more_than_it_can_think_about() -> None:
    async def work(each: Workers, pool: Pool, match: Match) -> None:
        tasks = [begin(each, match, f"{number}") for number in range(9)]
        await settle()
        tasks[0].cancel()  # the caller is gone, but the process keeps thinking
        await settle()
        assert len(pool.thinking) == 2
        await pool.end_all()
        await asyncio.gather(*tasks[1:])
        assert pool.most == 2
        assert len(pool.order) == 9

    run(work, processes=2)


def test_a_table_where_a_person_waits_goes_before_bots_among_themselves() -> None:
    async def work(each: Workers, pool: Pool, match: Match) -> None:
        tasks = [begin(each, match, f"bots {number}", owner="ann") for number in range(3)]
        tasks.append(begin(each, match, "person", owner="ann", urgent=True))
        await settle()
        await pool.end_all_of(tasks)
        assert pool.order == ["bots 0", "person", "bots 1", "bots 2"]

    run(work)


def test_no_long_thought_begins_between_two_decisions_of_a_turn_that_somebody_waits_for() -> None:
    async def work(each: Workers, pool: Pool, match: Match) -> None:
        async def turn() -> None:
            for number in range(3):
                await each.choose(match, f"turn {number}", 1, owner="bob", urgent=True)
                await asyncio.sleep(0)  # while its action is stored

        tasks: list[asyncio.Task[Any]] = [begin(each, match, f"bots {number}", owner="ann") for number in range(3)]
        await settle()
        tasks.append(asyncio.create_task(turn()))
        await pool.end_all_of(tasks)
        assert pool.order == ["bots 0", "turn 0", "turn 1", "turn 2", "bots 1", "bots 2"]

    run(work)


def test_a_thought_that_nobody_needs_any_more_never_begins() -> None:
    async def work(each: Workers, pool: Pool, match: Match) -> None:
        seq, first = 5, begin(each, match, "first")
        moved_on, gone = begin(each, match, "moved on", wanted=lambda: seq == 5), begin(each, match, "gone")
        await settle()
        seq = 6
        gone.cancel()
        await pool.end_all()
        assert (await first, await moved_on) == (7, None)
        assert pool.order == ["first"]

    run(work)


def test_a_failure_reaches_its_caller_and_the_next_job_runs() -> None:
    async def work(each: Workers, pool: Pool, match: Match) -> None:
        def fail() -> bool:
            raise ValueError("wanted")

        first, second, third = (begin(each, match, name) for name in ("first", "second", "third"))
        fourth = begin(each, match, "fourth", wanted=fail)
        await settle()
        pool.thinking.pop()[1].set_exception(ValueError("thought"))
        with pytest.raises(ValueError, match="thought"):
            await first
        await pool.end_all()
        assert (await second, await third) == (7, 7)
        with pytest.raises(ValueError, match="wanted"):
            await fourth

    run(work)


def test_real_processes_share_out_their_time() -> None:
    match = new("nile", 2, 1)
    ended: list[str] = []

    async def think(each: Workers, owner: str) -> None:
        assert await each.choose(match, "random", 1, owner=owner) in match.legal
        ended.append(owner)

    async def work() -> None:
        each = Workers(1)
        try:
            await asyncio.gather(*(think(each, "ann") for _ in range(10)), think(each, "bob"))
        finally:
            each.stop()
        # This thread cleans up. If the server ends before it, multiprocessing warns of leaked semaphores.
        assert "_ExecutorManagerThread" not in [type(thread).__name__ for thread in threading.enumerate()]
        with pytest.raises(asyncio.CancelledError):
            await each.choose(match, "random", 1)

    asyncio.run(asyncio.wait_for(work(), LONG))
    assert ended.index("bob") <= 2
