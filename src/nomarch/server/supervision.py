"""Background loops that must never end: an exception is logged, and the loop starts again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

__all__ = ["supervise"]

_FIRST_DELAY, _MAX_DELAY = 1.0, 60.0  # seconds
_log = logging.getLogger("nomarch")


async def supervise(
    name: str, loop: Callable[[], Awaitable[None]], sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Run a loop until it is cancelled. If it fails or returns, log that and restart it with exponential back-off."""
    clock, delay = asyncio.get_running_loop().time, _FIRST_DELAY
    while True:
        began = clock()
        try:
            await loop()
            _log.error("background loop ended", extra={"loop": name})
        except Exception:  # noqa: BLE001  # the loop has to continue, whatever failed
            _log.exception("background loop failed", extra={"loop": name})
        if clock() - began > _MAX_DELAY:  # it worked for a while
            delay = _FIRST_DELAY
        await sleep(delay)
        delay = min(2 * delay, _MAX_DELAY)
