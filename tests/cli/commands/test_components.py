"""`nomarch components` as users run it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nomarch import games
from nomarch.cli.main import app


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args)


GAMES = Path(games.__file__).parent


def test_a_missing_table_is_named_without_a_line() -> None:
    result = run("components", "nile", "--check", str(GAMES / "fertility" / "components.toml"))
    assert result.exit_code == 1
    assert result.stderr == "error: components.toml: the table [crops] is missing.\n"


def test_a_good_file_is_one_line_in_a_pipe() -> None:
    result = run("components", "nile", "--check", str(GAMES / "nile" / "components.toml"))
    assert "is valid. Records will identify it as “standard”." in result.stdout
