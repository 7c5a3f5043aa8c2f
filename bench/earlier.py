"""The strongest bot of any revision, as an opponent: `bench.earlier:r_d30f479@0.1s`.

`bench.earlier:strongest` is that of the revision that NOMARCH_EARLIER names, by default the last before afterstates.
A revision's sources come out of git into the user's cache, and its bot runs in a process of its own: two versions in
one process get in each other's way when Numba compiles them, and ran seven times slower. The seconds of a budget are
CPU seconds of that process, so that other work on the machine weakens nobody. A state is handed over field by field: a
revision may have no field that today's states lack, except that what is by seat today may have been the mover's alone.
"""

from __future__ import annotations

import atexit
import io
import os
import pickle
import re
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import platformdirs

from nomarch.bots import InformationState
from nomarch.bots.budget import Budget

__all__ = ["BEFORE_AFTERSTATES", "as_it_was", "cpu_seconds", "of_revision", "strongest"]

BEFORE_AFTERSTATES = "d30f479"  # the last revision whose search judged positions after their chance
_ROOT = Path(__file__).parent.parent
_SECOND = Budget(seconds=1.0)
_MARK = re.compile(r"source[0-9a-f]{16}")  # a field with the digest of a revision's sources: `Record.mark`
_spent = 0.0


def strongest(known: InformationState, budget: Budget = _SECOND) -> int:
    """The choice of the strongest bot of that revision."""
    return of_revision(os.environ.get("NOMARCH_EARLIER", BEFORE_AFTERSTATES))(known, budget)


def __getattr__(name: str) -> Callable[..., int]:
    """`r_REVISION` is the strongest bot of that revision."""
    if found := re.fullmatch(r"r_([0-9a-f]{7,40})", name):
        return of_revision(found[1])
    raise AttributeError(name)


def cpu_seconds() -> float:
    """The CPU seconds of this process and of all decisions of earlier bots."""
    return time.process_time() + _spent


@cache
def of_revision(revision: str) -> Callable[..., int]:
    """The strongest bot of a revision."""
    process = subprocess.Popen(
        [sys.executable, "-P", __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(_extracted(revision))},
    )
    atexit.register(process.kill)

    def choose(known: InformationState, budget: Budget = _SECOND) -> int:
        global _spent
        fields = {name: known.states[name][0] for name in known.states.dtype.names if not _MARK.fullmatch(name)}
        asked = (known.game.name, fields, known.rng, budget.simulations, budget.seconds, known.legal)
        assert process.stdin
        assert process.stdout
        pickle.dump(asked, process.stdin)
        process.stdin.flush()
        action, seconds = pickle.load(process.stdout)
        _spent += seconds
        return int(action)

    return choose


@cache
def _extracted(revision: str) -> Path:
    """A folder with a revision's package. It stays in the cache: Numba compiles a file that has moved again."""
    kept = platformdirs.user_cache_path("nomarch", appauthor=False) / "revisions"
    if (kept / revision).exists():
        return kept / revision
    packed = subprocess.run(
        ["git", "archive", revision, "src/nomarch"], cwd=_ROOT, check=True, capture_output=True
    ).stdout
    kept.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept) as unfinished:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(unfinished, filter="data")
        Path(unfinished, "src").rename(kept / revision)
    return kept / revision


def as_it_was(value: Any, dimensions: int, mover: int) -> Any:
    """A field's value for a revision that had it with fewer dimensions: that of the seat to move."""
    return value[mover] if value.ndim > dimensions else value


def _serve(asks: BinaryIO, answers: BinaryIO) -> None:
    """Decide whatever is asked for, in a process of the revision that PYTHONPATH names."""
    from nomarch.bots.search_driver import search
    from nomarch.engine.struct import rows
    from nomarch.games.registry import find

    time.perf_counter = time.process_time  # what a budget is measured by
    while True:
        try:
            name, fields, rng, simulations, seconds, legal = pickle.load(asks)
        except EOFError:
            return
        started = time.process_time()
        game: Any = find(name)
        states = rows(game.state, 3)
        for field in states.dtype.names:
            if not _MARK.fullmatch(field):
                states[field][0] = as_it_was(fields[field], states[field][0].ndim, fields["to_play"])
        state = InformationState(game, game.standard_components(), states, rng)
        assert state.legal == legal, "the states of the two revisions differ"
        action = search(state, Budget(simulations, seconds))
        pickle.dump((action, time.process_time() - started), answers)
        answers.flush()


if __name__ == "__main__":
    _serve(sys.stdin.buffer, sys.stdout.buffer)
