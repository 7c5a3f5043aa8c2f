"""Before the tests: compile the rules once for all parallel workers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.setups import GAMES

_ROOT = Path(__file__).resolve().parent.parent


def pytest_sessionstart(session: pytest.Session) -> None:
    if hasattr(session.config, "workerinput"):
        return  # a pytest-xdist worker: its controller has compiled already
    print("compiling the rules, or loading them from disk…", flush=True)
    warming = [subprocess.Popen([sys.executable, "-m", "tests.warming", game], cwd=_ROOT) for game in GAMES]
    codes = [each.wait() for each in warming]
    if any(codes):
        pytest.exit("The rules can't be compiled.", 1)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than the number of cores: tests often wait for a server, a browser or a database."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + 1
