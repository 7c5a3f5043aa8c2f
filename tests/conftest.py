"""Before the tests: compile the rules once, for all that run them side by side."""

from __future__ import annotations

import pytest

from nomarch.bots import warm_up
from nomarch.games import GAMES, find


def pytest_sessionstart(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        return  # a worker of pytest-xdist: its controller has been here
    print("compiling the rules, or loading them from disk …", flush=True)
    for game in GAMES:
        for _ in warm_up(find(game)):
            pass
