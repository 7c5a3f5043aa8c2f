"""Compiling rules and bots after the server has started, in processes of their own: one for each game.

The page is available at once. Requests that need a game's rules wait for the first stage, bots for the second. The
processes cache their machine code on disk, and this one loads it.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from typing import Literal

from nomarch.games import registry
from nomarch.play import warmup
from nomarch.server.aside import aside

__all__ = ["Preparation"]

_log = logging.getLogger("nomarch")


class Preparation:
    """The progress of compiling; without games, it is done."""

    def __init__(self, games: Iterable[str] = ()) -> None:
        self._games = list(games)
        self.compiles = not all(map(warmup.was_compiled, self._games))  # otherwise everything loads within a moment
        self._rules, self._bots = asyncio.Event(), asyncio.Event()
        self._children: list[subprocess.Popen[str]] = []
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        if not self._games:
            self._rules.set()
            self._bots.set()

    @property
    def stage(self) -> Literal["rules", "bots"] | None:
        """The current stage; None when everything is ready."""
        return "rules" if not self._rules.is_set() else "bots" if not self._bots.is_set() else None

    async def rules(self) -> None:
        """Wait until the rules are ready."""
        await self._wait(self._rules)

    async def bots(self) -> None:
        """Wait until the bots are ready, too."""
        await self._wait(self._bots)

    async def _wait(self, event: asyncio.Event) -> None:
        await event.wait()
        if self._stopped:  # compiling here at shutdown would only delay it
            raise asyncio.CancelledError

    def start(self) -> None:
        """Start compiling, if anything is missing."""
        if self._games and self._task is None:
            self._task = asyncio.create_task(self._prepare())

    def stop(self) -> None:
        """Stop; waiting tasks are cancelled."""
        self._stopped = self.stage is not None
        for child in self._children:
            child.kill()
        if self._task:
            self._task.cancel()
        self._rules.set()
        self._bots.set()

    async def _prepare(self) -> None:
        compiled = {game: asyncio.Event() for game in self._games}
        children = [asyncio.create_task(self._compile(game, compiled[game].set)) for game in self._games]
        try:
            for game, event in compiled.items():
                await event.wait()
                # Load from disk; if the process failed, compile here and report the error.
                await aside(warmup.load_rules, registry.find(game))
            self._rules.set()
            await asyncio.gather(*children)
        except Exception:  # noqa: BLE001  # the error is reported to players of that game
            _log.exception("compiling failed")
        finally:
            self._rules.set()
            self._bots.set()

    async def _compile(self, game: str, compiled: Callable[[], None]) -> None:
        """Compile a game in a process, which reports when the rules are done."""
        if warmup.was_compiled(game):
            compiled()
            return
        loop = asyncio.get_running_loop()
        try:
            child = subprocess.Popen(
                [sys.executable, "-m", warmup.__name__, game],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8",
            )  # fmt: skip
        except OSError:
            _log.exception("compiling failed")
            compiled()
            return
        self._children.append(child)
        ended = asyncio.Event()

        def hear() -> None:
            with child:
                assert child.stdout
                for _ in child.stdout:  # the first line is about the rules
                    _tell(loop, compiled)
            _tell(loop, compiled)
            _tell(loop, ended.set)

        threading.Thread(target=hear, daemon=True).start()
        await ended.wait()


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(what)
