"""Two small studies, shared by the tests of a module; commands run in English and in a temporary folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from nomarch import lab
from nomarch.lab import Frame, plan
from tests.lab.studies import FERTILITY, NILE, STEADY


@pytest.fixture(scope="module")
def fertility(tmp_path_factory: pytest.TempPathFactory) -> Frame:
    """Two setups of Fertility."""
    variant = plan("fertility", ["random", STEADY], 2, seed=3, options={"variant": True})
    return lab.run([FERTILITY, variant], 24, folder=tmp_path_factory.mktemp("fertility"), jobs=1)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Frame:
    """One setup of Nile, with the same bot at all seats."""
    return lab.run([NILE], 30, folder=tmp_path_factory.mktemp("nile"), jobs=1)


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
