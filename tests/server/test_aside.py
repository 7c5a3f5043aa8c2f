"""A thread beside the event loop, for replays."""

import asyncio
import threading

import pytest

from nomarch.server.aside import aside


def test_the_loop_goes_on_meanwhile_and_gets_what_was_worked_out() -> None:
    async def scene() -> None:
        let_go = threading.Event()
        waiting = asyncio.create_task(aside(lambda number: let_go.wait(60) and number + 1, 4))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not waiting.done()
        let_go.set()
        assert await waiting == 5

    asyncio.run(scene())


def test_one_thing_is_done_at_a_time_in_a_thread_of_its_own() -> None:
    at_once: list[int] = []
    threads: set[str] = set()
    running = 0

    def work() -> None:
        nonlocal running
        running += 1
        at_once.append(running)
        threads.add(threading.current_thread().name)
        running -= 1

    async def scene() -> None:
        await asyncio.gather(*(aside(work) for _ in range(50)))

    asyncio.run(scene())
    assert at_once == [1] * 50
    assert len(threads) == 1
    assert threads != {threading.main_thread().name}


def test_a_fault_reaches_its_caller() -> None:
    def fail() -> None:
        raise KeyError("a fault")

    with pytest.raises(KeyError, match="a fault"):
        asyncio.run(aside(fail))
    assert asyncio.run(aside(lambda: "the next")) == "the next"
