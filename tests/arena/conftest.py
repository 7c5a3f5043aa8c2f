"""An uninterrupted tournament, shared by the tests of a module."""

from __future__ import annotations

from pathlib import Path

import pytest

from nomarch.arena import Report, run
from tests.arena.small import NILE, timeless


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Report, Path]:
    """An uninterrupted tournament."""
    file = tmp_path_factory.mktemp("whole") / "results.jsonl"
    return timeless(run(NILE, 12, file=file, jobs=1)), file
