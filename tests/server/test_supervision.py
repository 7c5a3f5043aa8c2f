"""Background tasks continue after a fault, and claimed work is released after one."""

import asyncio
import contextlib

import pytest

from nomarch.server.supervision import supervise


def test_a_loop_that_fails_is_logged_and_restarted_with_back_off(caplog: pytest.LogCaptureFixture) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 8:
            raise asyncio.CancelledError

    async def loop() -> None:
        raise ValueError("a fault")

    with contextlib.suppress(asyncio.CancelledError):
        asyncio.run(supervise("test", loop, sleep))
    assert slept == [1, 2, 4, 8, 16, 32, 60, 60]
    assert [record.message for record in caplog.records] == ["background loop failed"] * 8
    assert "ValueError: a fault" in caplog.text
