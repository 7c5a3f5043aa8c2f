"""Compiled, uncompiled and bounds-checked, the rules do the same."""

from __future__ import annotations

import os
import subprocess
import sys

GAMES_EACH = 2


def fingerprints(environment: dict[str, str]) -> str:
    """What whole games come to in another process."""
    command = [sys.executable, "-W", "error", "-m", "tests.contract.fingerprint", str(GAMES_EACH)]
    ran = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_whole_games_are_the_same_compiled_uncompiled_and_bounds_checked() -> None:
    compiled = fingerprints({})
    assert compiled
    assert fingerprints({"NUMBA_DISABLE_JIT": "1"}) == compiled
    assert fingerprints({"NUMBA_BOUNDSCHECK": "1"}) == compiled
