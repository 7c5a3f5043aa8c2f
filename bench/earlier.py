"""The strongest bot of an earlier revision, as an opponent in the same process: `bench.earlier:strongest@0.1s`.

The environment variable NOMARCH_EARLIER names the revision, by default the last one before afterstates. Its sources
come out of git into a temporary folder, under another package name, so that both versions can be imported side by side.
The fields of the games' states must not have changed since: a state is handed over byte by byte.
"""

from __future__ import annotations

import atexit
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from nomarch.bots import InformationState
from nomarch.bots.budget import Budget

__all__ = ["BEFORE_AFTERSTATES", "strongest"]

BEFORE_AFTERSTATES = "d30f479"  # the last revision whose search judged positions after their chance
_PACKAGE = "nomarch_earlier"
_ROOT = Path(__file__).parent.parent


def strongest(known: InformationState, budget: Budget = Budget(seconds=1.0)) -> int:  # noqa: B008 - it can't be changed
    """What the strongest bot of that revision would do."""
    bot, games, budgets, search = (
        _module(name) for name in ("bots.bot", "games.registry", "bots.budget", "bots.search_driver")
    )
    game = games.find(known.game.name)
    states = _module("engine.struct").rows(game.state, 3)
    states[0] = known.states[0]
    state = bot.InformationState(game, game.standard_components(), states, known.rng)
    return int(search.search(state, budgets.Budget(budget.simulations, budget.seconds)))


@cache
def _module(name: str) -> ModuleType:
    _extract()
    return import_module(f"{_PACKAGE}.{name}")


@cache
def _extract() -> None:
    """Put the package's sources and weights where Python finds them, each mention of its name changed."""
    revision = os.environ.get("NOMARCH_EARLIER", BEFORE_AFTERSTATES)
    packed = subprocess.run(
        ["git", "archive", revision, "src/nomarch"], cwd=_ROOT, check=True, capture_output=True
    ).stdout
    folder = Path(tempfile.mkdtemp(prefix="nomarch-earlier-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    (folder / "src" / "nomarch").rename(folder / _PACKAGE)
    for path in (folder / _PACKAGE).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"\bnomarch\b", _PACKAGE, text), encoding="utf-8")
    sys.path.insert(0, str(folder))
