"""The command that runs a study."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from nomarch import lab
from nomarch.arena import Tournament
from nomarch.cli.main import app
from nomarch.games import nile
from nomarch.lab import Frame


def run(*args: object) -> Result:
    return CliRunner().invoke(app, ["study", *(str(arg) for arg in args)])


def test_the_command_writes_a_table_and_a_report(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    assert nile.__file__
    standard = Path(nile.__file__).with_name("components.toml").read_text(encoding="utf-8")
    own.write_text(standard.replace("speculation = 3", "speculation = 1"), encoding="utf-8")
    report, table = tmp_path / "r.html", tmp_path / "t.parquet"
    result = run(
        "nile", "-b", "random", "-n", 4, "-j", 1, "--against-components", own, "--against", "faster=yes",
        "--report", report, "--table", table,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert result.stdout.replace("\n", "") == f"8 games. Table: {table}; report: {report}"
    first, second = lab.read(table).sets
    assert (first["components"], first["options"]["faster"]) == ("standard", "no")
    assert second["components"] != "standard"
    assert second["options"]["faster"] == "yes"
    assert "Nile for two: a study" in report.read_text(encoding="utf-8")


def test_interrupted_the_command_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(sets: list[Tournament], games: int, progress: Callable[[int, int], None], **named: Any) -> Frame:
        progress(7, 20)
        raise KeyboardInterrupt

    monkeypatch.setattr("nomarch.lab.run", interrupted)
    result = run("nile", "-b", "random", "--report", tmp_path / "r.html", "--table", tmp_path / "t")
    assert result.exit_code == 130
    assert "Interrupted: 7 of 20 games are finished and saved in" in result.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "nobody"], "Unknown bot “nobody”"),
        (["--bots", ""], "Unknown bot “”"),
        (["--bots", "random,random"], "named twice"),
        (["--bots", "random", "--games", 0], "games must be at least 1, not 0"),
        (["--bots", "random", "--against", "faster=perhaps"], "a value of the option"),
        (["--bots", "random", "--against", "faster=no"], "nothing to compare"),
        (["--bots", "random", "--against-components", "nowhere.toml"], "be read"),
        (["--bots", "random", "--report", "/nowhere/x.html"], "be written"),
        (["--bots", "random", "--table", "/nowhere/x.parquet"], "be written"),
    ],
)
def test_what_a_study_refuses(args: list[object], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("nile", *args)
    assert result.exit_code == 2, result.output
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def import_module(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("nomarch.lab.study.import_module", import_module)
    assert "A study needs pyarrow, which isn\u2019t installed. Install nomarch[lab]." in run("nile").stderr


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
