"""Compilation of rules and bots after the server has started."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from nomarch.play import warmup
from nomarch.server.live.preparation import Preparation
from nomarch.server.live.replays import Replays

_TELLS = "import sys, time; print('rules', flush=True); sys.stdin.readline(); print('bots', flush=True)"


@contextmanager
def compiling(monkeypatch: pytest.MonkeyPatch, program: str) -> Iterator[list[subprocess.Popen[str]]]:
    """A process that only pretends to compile; it finishes when its stdin is closed."""
    started: list[subprocess.Popen[str]] = []
    popen = subprocess.Popen

    def pretend(_command: list[str], **how: Any) -> subprocess.Popen[str]:
        how["stdin"] = subprocess.PIPE
        started.append(popen([sys.executable, "-c", program], **how))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", pretend)
    monkeypatch.setattr(warmup, "load_rules", lambda game: None)
    monkeypatch.setattr(warmup, "was_compiled", lambda name: False)
    yield started
    for process in started:
        process.kill()
        process.wait()


def test_without_games_all_is_ready() -> None:
    async def scene() -> None:
        ready = Preparation()
        ready.start()
        assert ready.stage is None
        await ready.bots()

    asyncio.run(scene())


def test_what_was_compiled_before_takes_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        preparing = Preparation(["nile"])
        assert not preparing.compiles
        preparing.start()
        await asyncio.wait_for(preparing.bots(), 60)

    with compiling(monkeypatch, _TELLS) as processes:
        monkeypatch.setattr(warmup, "was_compiled", lambda name: True)
        asyncio.run(scene())
        assert not processes


def test_people_wait_for_the_rules_and_bots_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        preparing = Preparation(["nile"])
        stages = [preparing.stage]
        preparing.start()
        await asyncio.wait_for(preparing.rules(), 60)
        stages.append(preparing.stage)
        assert processes[0].stdin
        processes[0].stdin.close()
        await asyncio.wait_for(preparing.bots(), 60)
        assert [*stages, preparing.stage] == ["rules", "bots", None]
        preparing.stop()

    with compiling(monkeypatch, _TELLS) as processes:
        asyncio.run(scene())


def test_a_process_that_fails_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        preparing = Preparation(["nile"])
        preparing.start()
        await asyncio.wait_for(preparing.bots(), 60)
        assert preparing.stage is None

    with compiling(monkeypatch, "raise SystemExit(3)"):
        asyncio.run(scene())


def test_a_server_that_stops_ends_the_processes_and_sends_away_who_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        preparing = Preparation(["nile"])
        replay = asyncio.create_task(Replays(preparing).run("", lambda: None))
        preparing.start()
        while not processes:
            await asyncio.sleep(0.01)
        preparing.stop()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(replay, 60)
        assert await asyncio.to_thread(processes[0].wait, 60)

    with compiling(monkeypatch, "import time; time.sleep(600)") as processes:
        asyncio.run(scene())
