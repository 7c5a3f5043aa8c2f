"""Servers for tests: in a thread of this process, and as the command that users run."""

import asyncio
import contextlib
import itertools
import os
import re
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import uvicorn
from fastapi import FastAPI

from nomarch.server.http.addresses import listen
from nomarch.server.http.app import make_app
from nomarch.server.run import configure
from nomarch.server.settings import Settings


class Server(uvicorn.Server):
    """A server in a thread; `app.state.service` is its service."""

    def __init__(self, settings: Settings) -> None:
        self.app: FastAPI = make_app(settings)
        self.visitors = contextlib.ExitStack()  # closed before the server stops
        super().__init__(configure(self.app))
        self.socket = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"

    def call(self, function: Callable[..., object], *args: object) -> None:
        """Call a function in the server's thread."""
        self.loop.call_soon_threadsafe(function, *args)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve, and expose the event loop to tests."""
        self.loop = asyncio.get_running_loop()
        await super().serve(sockets)

    @property
    def service(self) -> Any:
        """The running service."""
        return self.app.state.service


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    """Serve in a thread."""
    server = Server(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [server.socket]}, daemon=True)
    thread.start()
    try:
        for _ in itertools.takewhile(lambda _: not server.started, range(2400)):
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.05)
        yield server
    finally:
        server.visitors.close()
        server.should_exit = True
        thread.join(120)


class Process:
    """`nomarch serve` in a separate process that can be killed."""

    def __init__(self, database: str, *args: str, port: int = 0, module: str = "nomarch") -> None:
        command: Sequence[str] = (
            sys.executable, "-m", module, "serve", "--db", database, "--port", str(port), "--no-open",
            "--workers", "1", "--language", "en", *args,
        )  # fmt: skip
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
        assert self._process.stdout
        lines = []
        for line in self._process.stdout:
            lines.append(line)
            if found := re.search(r"http://\S+:\d+", line):
                self.address = found[0]
                break
        else:
            raise AssertionError("the server did not start:\n" + "".join(lines))
        self.said = "".join(lines)
        self.port = int(self.address.rpartition(":")[2])

    def next_line(self) -> str:
        """The next line of output."""
        assert self._process.stdout
        return self._process.stdout.readline()

    def kill(self) -> None:
        """kill -9 the server only: its workers have to notice."""
        self._process.kill()
        self._process.wait()

    def all_ended(self, seconds: float) -> bool:
        """Whether the workers exit too, in time: then no process is left that could write."""
        assert self._process.stdout
        deadline = time.monotonic() + seconds
        while select.select([self._process.stdout], [], [], max(0, deadline - time.monotonic()))[0]:
            if not os.read(self._process.stdout.fileno(), 4096):
                return True
        return False

    def clear_up(self) -> None:
        """Kill all remaining processes and close the pipe."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


@contextlib.contextmanager
def processes() -> Iterator[Callable[..., Process]]:
    """A function that starts servers, with the arguments of `Process`; they are killed at the end of the block."""
    started: list[Process] = []

    def start(*args: Any, **options: Any) -> Process:
        started.append(Process(*args, **options))
        return started[-1]

    try:
        yield start
    finally:
        for process in started:
            process.clear_up()
