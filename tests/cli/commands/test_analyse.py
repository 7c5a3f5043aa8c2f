"""`nomarch analyse`: its plot."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nomarch.cli.main import app


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args)


RECORD = str(Path(__file__).resolve().parents[3] / "docs" / "games" / "nile.txt")


def test_a_plot_is_svg_and_says_where_it_is(tmp_path: Path) -> None:
    result = run("analyse", RECORD, "--plot", str(tmp_path / "chances.png"))
    assert (result.exit_code, "ends in .svg" in result.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []
    file = tmp_path / "chances.svg"
    told = run("analyse", RECORD, "--budget", "2", "--seat", "1", "--plot", str(file))
    assert told.stderr == f"Plot: {file}\n"
    again = run("analyse", RECORD, "--budget", "2", "--seat", "1", "--plot", str(file), "--json")
    assert again.stderr == f"Plot, replacing the old one: {file}\n"
