"""The results file, and what identifies a tournament."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from nomarch.arena import default_file
from nomarch.arena import results as results_module
from nomarch.engine.code_cache import kernel_sources
from nomarch.play.setup import Setup
from tests.arena.small import NILE
from tests.bots import players


def test_the_same_tournament_finds_its_file_and_another_has_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_file(NILE) == default_file(replace(NILE))
    others = [replace(NILE, seed=6), replace(NILE, setup=Setup.of("nile", 3)), replace(NILE, bots=("random", "scribe"))]
    assert len({default_file(each) for each in [NILE, *others]}) == 4
    before = default_file(NILE)
    monkeypatch.setattr(results_module, "_code", lambda tournament: "bots as they were before")
    assert default_file(NILE) != before


def test_no_results_are_mixed_whichever_file_of_the_code_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    before, read = default_file(NILE), Path.read_bytes
    files = {*results_module._sources(NILE)}
    package = Path(results_module.__file__).parents[1]
    assert {*kernel_sources(), package / "bots" / "levels.py", Path(players.__file__)} <= files
    assert any(file.is_relative_to(package / "bots") and file.suffix != ".py" for file in files)  # the weights
    assert package / "games" / "nile" / "game.py" in files
    for changed in files:
        monkeypatch.setattr(
            Path, "read_bytes", lambda path, changed=changed: read(path) + b"\n# changed" * (path == changed)
        )
        assert default_file(NILE) != before, changed
    monkeypatch.undo()
    assert default_file(NILE) == before
