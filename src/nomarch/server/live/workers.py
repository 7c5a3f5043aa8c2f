"""Worker processes for bots and analyses. They run at low priority, so that requests come first.

A bot gets a state that was resampled before it leaves this process; the true state never does. A finished game has no
hidden information, so its record is sent in full.

The pool never gets more jobs than it has processes. The others wait in a fair queue here, and the next is chosen when a
process is free: if its table has moved on by then, the job is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any

import numpy as np

from nomarch import bots
from nomarch.bots import InformationState
from nomarch.bots.budget import Budget
from nomarch.engine.struct import rows
from nomarch.games import registry
from nomarch.play import transcript
from nomarch.play.analysis import Decision, judge_decision
from nomarch.play.loading import load
from nomarch.play.match import Match
from nomarch.play.warmup import load_bots
from nomarch.server.live.fair_queue import FairQueue
from nomarch.server.live.preparation import Preparation

__all__ = ["Workers"]

_Question = tuple[Any, ...]  # a function and its arguments
_NEXT_DECISION = 0.05  # seconds from one decision of a bot's turn to the next, if there is one
_TICK = 0.02  # seconds by which a timer may be early, on Windows
_FONTS = [str(font) for font in sorted((Path(__file__).parent.parent / "fonts").glob("*.ttf"))]
_PATIENCE = 10  # seconds that an analysis yields to bots


@dataclass(frozen=True)
class _Job:
    """A job, and the future of its result."""

    ask: Callable[[], _Question | None]  # called when a process is free; None if the result isn't needed any more
    answer: asyncio.Future[Any]
    urgent: bool


class Workers:
    """A small pool of worker processes."""

    def __init__(self, processes: int, preparation: Preparation | None = None) -> None:
        self._preparation = preparation or Preparation()
        self._free = processes
        self._processes = processes
        self._pool: Executor | None = None
        self._stopped = False
        self._queue: FairQueue[_Job] = FairQueue()
        self._running: set[asyncio.Task[None]] = set()
        self._choosing = 0  # running and queued bot jobs
        self._idle = asyncio.Event()  # set when there are none
        self._idle.set()
        self._judging = asyncio.Semaphore(processes)

    async def warm_up(self, games: Sequence[str]) -> None:
        """Load the bots' compiled code in a worker, so that their first moves don't wait for it."""
        with contextlib.suppress(BrokenProcessPool):
            await self._ask(lambda: (_load_bots, *games), "", urgent=False)

    def start(self) -> None:
        """Open the pool; processes start on demand."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _settle_in)

    def stop(self) -> None:
        """Terminate the workers; waiting and later requests are cancelled."""
        self._stopped = True
        if self._pool:
            for process in (getattr(self._pool, "_processes", None) or {}).values():
                process.kill()
            # Its thread must have cleaned up before this process ends, or multiprocessing warns of leaked semaphores.
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
        for job in self._queue.clear():
            job.answer.cancel()

    async def choose(
        self, match: Match, level: str, seed: int, *, owner: str = "", urgent: bool = False,
        wanted: Callable[[], bool] = lambda: True,
    ) -> int | None:  # fmt: skip
        """The action that a bot chooses for the seat to move; None if it isn't `wanted` any more when its turn comes.

        Owners take turns. Jobs that a person waits for are `urgent` and come first."""

        def question() -> _Question | None:
            if not wanted():
                return None
            known, game, box = match.information_state(seed), match.game, match.components.text
            return _think, game.name, game.version, box, level, known.states.tobytes(), known.rng.tobytes()

        self._choosing += 1
        self._idle.clear()
        try:
            answer: int | None = await self._ask(question, owner, urgent)
            return answer
        finally:
            self._choosing -= 1
            if not self._choosing:
                self._idle.set()

    @property
    def processes(self) -> int:
        """How many jobs can run at once."""
        return self._processes

    async def judge(self, record: str, components: str, number: int, budget: Budget) -> Decision:
        """Evaluate a decision of a finished game. No more run than there are processes, and only when no bot is
        thinking, because people wait for bots. If bots think all the time, one is let through now and then."""
        async with self._judging:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._idle.wait(), _PATIENCE)
            decision: Decision = await self._ask(lambda: (_judge, record, components, number, budget), "", urgent=True)
            return decision

    async def draw(self, svg: str) -> bytes:
        """An SVG as PNG, when no player waits for a bot."""
        drawn: bytes = await self._ask(lambda: (_draw, svg), "", urgent=False)
        return drawn

    async def _ask(self, ask: Callable[[], _Question | None], owner: str, urgent: bool) -> Any:
        if self._stopped:  # new processes would outlive this one
            raise asyncio.CancelledError
        await self._preparation.bots()  # a low-priority process would take long to compile them
        job = _Job(ask, asyncio.get_running_loop().create_future(), urgent)
        self._queue.put(job, owner, urgent=urgent)
        self._fill()
        return await job.answer

    def _fill(self) -> None:
        """Give every free process a job."""
        while self._free and (job := self._queue.take()):
            if job.answer.done():  # the caller is gone
                continue
            try:
                question = job.ask()
            except Exception as error:  # noqa: BLE001  # raised to the caller
                job.answer.set_exception(error)
                continue
            if question is None:
                job.answer.set_result(None)
                continue
            self._free -= 1
            # A task of its own: the process stays busy even if the caller goes away.
            task = asyncio.create_task(self._run(job, question))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _run(self, job: _Job, question: _Question) -> None:
        try:
            answer = await self._think(question)
        except asyncio.CancelledError:
            job.answer.cancel()
        except Exception as error:  # noqa: BLE001  # raised to the caller
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            self._free += 1
            if job.urgent:
                # A bot's turn takes several decisions: if another bot's long search started after each of them, the
                # player would wait for all of them.
                self._queue.expect_urgent(_NEXT_DECISION)
                asyncio.get_running_loop().call_later(_NEXT_DECISION + _TICK, self._fill)
            self._fill()

    async def _think(self, question: _Question) -> Any:
        for last in (False, True):
            if self._stopped:  # new processes would outlive this one
                raise asyncio.CancelledError
            self.start()
            assert self._pool
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, *question)
            except BrokenProcessPool:  # a worker died, perhaps out of memory: retry with new ones
                if pool is self._pool:
                    self._pool = None
                if last and not self._stopped:
                    raise
        raise asyncio.CancelledError


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes; the server stops its workers itself
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Exit when the server has been killed: otherwise its workers would wait forever."""
    server = parent_process()
    assert server
    server.join()
    os._exit(1)


def _think(game: str, rules: int, components: str, level: str, state: bytes, rng: bytes) -> int:
    found = registry.find(game, rules)
    states = rows(found.state, len(state) // found.state.dtype.itemsize)
    states[:] = np.frombuffer(state, found.state.dtype)
    known = InformationState(
        found, registry.read_components(found, components), states, np.frombuffer(rng, np.int64).copy()
    )
    return int(bots.find(level)(known))


def _load_bots(*games: str) -> None:
    for name in games:
        load_bots(registry.find(name))


def _draw(svg: str) -> bytes:
    import resvg_py  # only workers that draw load it

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=_FONTS))


@lru_cache(maxsize=8)  # a game's decisions come one after the other
def _load(record: str, components: str) -> Match:
    return load(record, registry.read_components(registry.find(transcript.read(record).game), components))


def _judge(record: str, components: str, number: int, budget: Budget) -> Decision:
    return judge_decision(_load(record, components), number, budget=budget)
