"""Compiled and uncompiled rules behave the same; NOMARCH_COMPILED=all also runs them bounds-checked."""

from __future__ import annotations

import os
import subprocess
import sys

EVERYWHERE = os.environ.get("NOMARCH_COMPILED") == "all"  # at every state, and bounds-checked, which compiles again


def fingerprints(environment: dict[str, str]) -> str:
    """The digest of whole games, computed by another process."""
    command = [sys.executable, "-W", "error", "-m", "tests.contract.fingerprint", "1" if EVERYWHERE else "8"]
    ran = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_whole_games_are_the_same_compiled_and_uncompiled() -> None:
    compiled = fingerprints({})
    assert compiled
    assert fingerprints({"NUMBA_DISABLE_JIT": "1"}) == compiled
    if EVERYWHERE:
        assert fingerprints({"NUMBA_BOUNDSCHECK": "1"}) == compiled
