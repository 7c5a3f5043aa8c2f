"""Where bots think and games are analysed: in processes of their own, a few at most, that yield to people's requests.

A bot gets what its seat knows, a state redealt before it leaves this process: the true one never does. A game that is
over has no secrets any more: its record goes as it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import TypeVar

import numpy as np

from nomarch import bots, games
from nomarch.analysis import Decision, judge_decision
from nomarch.bots import Knowledge
from nomarch.budget import Budget
from nomarch.loading import load
from nomarch.match import Match
from nomarch.record import rows

__all__ = ["Workers"]

_T = TypeVar("_T")
_PATIENCE = 10  # seconds that an analysis lets bots go first


class Workers:
    """A few processes that think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False
        self._choosing = 0  # bots that think, or wait to
        self._idle = asyncio.Event()  # none does
        self._idle.set()
        self._judging = asyncio.Lock()

    def start(self) -> None:
        """Have the processes come up; they are ready some seconds later."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _settle_in)

    def stop(self) -> None:
        """End them, whatever they think about; whoever waits for a thought, or asks for one later, is cancelled."""
        self._stopped = True
        if self._pool:
            processes = list((self._pool._processes or {}).values())  # shutdown forgets them
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None

    async def choose(self, match: Match, level: str, seed: int) -> int:
        """The action that a bot chooses for the seat to play."""
        known = bots.knowledge(match, seed)
        self._choosing += 1
        self._idle.clear()
        try:
            return await self._ask(
                _think, match.game.name, match.game.version, level, known.states.tobytes(), known.rng.tobytes()
            )
        finally:
            self._choosing -= 1
            if not self._choosing:
                self._idle.set()

    async def judge(self, record: str, number: int, budget: Budget) -> Decision:
        """What a decision of a game that is over was worth. One at a time, and only when no bot has to think: people
        wait for bots. Where bots think all the time, it is let in now and then."""
        async with self._judging:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._idle.wait(), _PATIENCE)
            return await self._ask(_judge, record, number, budget)

    async def _ask(self, function: Callable[..., _T], *question: object) -> _T:
        for last in (False, True):
            if self._stopped:  # new processes would outlive this one
                raise asyncio.CancelledError
            self.start()
            assert self._pool
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *question)
            except BrokenProcessPool:  # a worker died, killed perhaps for want of memory: once more with new ones
                if pool is self._pool:
                    self._pool = None
                if last and not self._stopped:
                    raise
        raise asyncio.CancelledError


def _settle_in() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed could not say goodbye: without this, its workers would wait for it for ever."""
    server = parent_process()
    assert server
    server.join()
    os._exit(1)


def _think(game: str, rules: int, level: str, state: bytes, rng: bytes) -> int:
    found = games.find(game, rules)
    states = rows(found.state, len(state) // found.state.dtype.itemsize)
    states[:] = np.frombuffer(state, found.state.dtype)
    known = Knowledge(found, found.standard(), states, np.frombuffer(rng, np.int64).copy())
    return int(bots.find(level)(known))


_load = lru_cache(maxsize=8)(load)  # a game's decisions come one after the other


def _judge(record: str, number: int, budget: Budget) -> Decision:
    return judge_decision(_load(record), number, budget=budget)
