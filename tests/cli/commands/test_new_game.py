"""`nomarch new-game` writes a game that is playable as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nomarch.cli.main import app


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_skeleton_of_a_game_can_be_simulated_at_once(folder: Path) -> None:
    ran = CliRunner().invoke(app, ["new-game", "salt_road"])
    assert ran.exit_code == 0, ran.output
    assert "NOMARCH_GAMES=salt_road=salt_road:SaltRoad nomarch play salt_road" in ran.output
    environment = os.environ | {"NOMARCH_GAMES": "salt_road=salt_road:SaltRoad", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "nomarch", "simulate", "salt_road", "-p", "3", "--games", "5", "--json"]
    played = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    assert '"games": 5' in played.stdout


def test_a_file_that_is_there_is_left_alone(folder: Path) -> None:
    (folder / "senet.py").write_text("mine", encoding="utf-8")
    ran = CliRunner().invoke(app, ["new-game", "senet"])
    assert ran.exit_code == 2
    assert (folder / "senet.py").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("name", ["nile", "Senet", "2", "class", "a/b", ""])
def test_a_name_that_can_not_be_a_new_games_is_refused(name: str, folder: Path) -> None:
    assert CliRunner().invoke(app, ["new-game", name]).exit_code == 2
    assert list(folder.iterdir()) == []
