"""Before the tests: compile the rules once, for all that run them side by side."""

from __future__ import annotations

import pytest

from nomarch.games import GAMES, find
from nomarch.loops import warm_up


def pytest_sessionstart(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        return  # a worker of pytest-xdist: its controller has been here
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    for game in GAMES:
        for step, steps in warm_up(find(game)):
            if reporter is not None:
                reporter.write(f"\rcompiling {game}: {step} ({steps} steps)".ljust(60))
    if reporter is not None:
        reporter.write("\r" + " " * 60 + "\r")
