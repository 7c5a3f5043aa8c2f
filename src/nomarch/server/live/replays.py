"""Replays of uploaded records: about 10 ms of work each, which any visitor can request."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from nomarch.server.domain.problems import TooMany
from nomarch.server.live.preparation import Preparation

__all__ = ["Replays"]

_WAITING, _WAITING_PER_NETWORK = 40, 4
_RETRY_AFTER = 5

T = TypeVar("T")


class Replays:
    """One replay at a time, in its own thread; the queue holds only a few per network."""

    def __init__(self, preparation: Preparation | None = None) -> None:
        self._preparation = preparation or Preparation()
        self._turn = asyncio.Lock()
        self._networks: Counter[str] = Counter()

    async def run(self, network: str, replay: Callable[..., T], *args: object) -> T:
        """Replay for a visitor of a network; raises an error if too many are waiting."""
        if self._networks[network] >= _WAITING_PER_NETWORK or self._networks.total() >= _WAITING:
            raise TooMany("too_many", _RETRY_AFTER)
        self._networks[network] += 1
        try:
            await self._preparation.rules()
            async with self._turn:
                return await asyncio.to_thread(replay, *args)
        finally:
            self._networks -= Counter({network: 1})  # entries of 0 are dropped
