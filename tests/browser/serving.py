"""`nomarch serve` for browser tests: with deterministic shuffles, and a way to kill -9 it.

`python -m tests.browser.serving ARGS…` is `nomarch serve ARGS…` with the example game and a fixed, public secret.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from tests.server.serving import Process

__all__ = ["Served", "served"]

SECRET = "5" * 64


class Served:
    """A server that can be killed, and restarts at the same address with the same tables."""

    def __init__(self, database: Path) -> None:
        self._database = f"sqlite:///{database}"
        self._process = self._start(0)
        self.address = self._process.address

    def _start(self, port: int) -> Process:
        return Process(self._database, port=port, module="tests.browser.serving")

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.clear_up()

    def start_again(self) -> None:
        """Start another process in its place."""
        self._process = self._start(self._process.port)

    def clear_up(self) -> None:
        """Stop the server and clean up."""
        self._process.clear_up()


@contextlib.contextmanager
def served(database: Path) -> Iterator[Served]:
    """A server for the duration of the block."""
    server = Served(database)
    try:
        yield server
    finally:
        server.clear_up()


if __name__ == "__main__":
    os.environ["NOMARCH_GAMES"] = "caravan=docs.examples.caravan:Caravan"

    from nomarch.cli.main import main
    from nomarch.server.domain import commands

    setattr(commands, "draw_number", lambda: SECRET)  # noqa: B010  # it is imported there, not exported
    main()
