"""A thread beside the event loop, for replaying games: one, so that the loop gets at least every other turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

__all__ = ["aside"]

_T = TypeVar("_T")
_THREAD = ThreadPoolExecutor(1, "replay")


async def aside(work: Callable[..., _T], *args: object) -> _T:
    """Do something in the thread. It must have to itself all that it changes: copy matches before."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work, *args)
