"""A thread for replaying games off the event loop. It is only one, so that the loop gets at least half of the time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

__all__ = ["aside"]

_T = TypeVar("_T")
_THREAD = ThreadPoolExecutor(1, "replay")


async def aside(work: Callable[..., _T], *args: object) -> _T:
    """Run a function in the thread. Nothing else may use the objects that it changes: copy matches first."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work, *args)
