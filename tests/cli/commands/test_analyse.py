"""`nomarch analyse`: its plot."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nomarch.cli import figures
from nomarch.cli.main import app


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args)


RECORD = str(Path(__file__).resolve().parents[3] / "docs" / "games" / "nile.txt")


def test_a_plot_of_unknown_format_is_refused_before_the_work(tmp_path: Path) -> None:
    result = run("analyse", RECORD, "--plot", str(tmp_path / "chances.bmp"))
    assert (result.exit_code, "ends in .svg, .png or .pdf" in result.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_png_without_matplotlib_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "available", lambda: False)
    result = run("analyse", RECORD, "--plot", str(tmp_path / "chances.png"))
    assert (result.exit_code, "Install nomarch[lab]" in result.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("suffix", "magic"), [("png", b"\x89PNG"), ("PDF", b"%PDF-")])
def test_a_plot_has_the_format_of_its_suffix(suffix: str, magic: bytes, tmp_path: Path) -> None:
    file = tmp_path / f"chances.{suffix}"
    run("analyse", RECORD, "--budget", "2", "--seat", "1", "--plot", str(file))
    assert file.read_bytes().startswith(magic)


def test_a_plot_says_where_it_is(tmp_path: Path) -> None:
    file = tmp_path / "chances.svg"
    told = run("analyse", RECORD, "--budget", "2", "--seat", "1", "--plot", str(file))
    assert told.stderr == f"Plot: {file}\n"
    again = run("analyse", RECORD, "--budget", "2", "--seat", "1", "--plot", str(file), "--json")
    assert again.stderr == f"Plot, replacing the old one: {file}\n"
