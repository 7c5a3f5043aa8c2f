"""Group commit: jobs that arrive during a write are written together, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

__all__ = ["GroupCommit"]

_Job = TypeVar("_Job")
_Result = TypeVar("_Result")


class GroupCommit(Generic[_Job, _Result]):
    """Passes jobs to `write` in batches; `write` returns a result or an exception for each."""

    def __init__(self, write: Callable[[list[_Job]], Awaitable[Sequence[_Result | Exception]]], most: int) -> None:
        self._write = write
        self._most = most
        self._waiting: list[tuple[_Job, asyncio.Future[_Result]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, job: _Job) -> _Result:
        """Run a job; returns when it is on disk."""
        future: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await future

    async def finish(self) -> None:
        """Wait until all jobs are done."""
        if self._writing:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
            try:
                outcomes = await self._write([job for job, _ in jobs])
            except Exception as error:  # noqa: BLE001  # it goes to all who asked
                outcomes = [error] * len(jobs)
            for (_, future), outcome in zip(jobs, outcomes, strict=True):
                if future.done():  # the caller is gone
                    continue
                if isinstance(outcome, Exception):
                    future.set_exception(outcome)
                else:
                    future.set_result(outcome)
        self._writing = None
