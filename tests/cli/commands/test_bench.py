"""`nomarch bench` as users run it."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from nomarch.cli.main import app


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args)


@pytest.mark.parametrize("seconds", ["0", "-1"])
def test_no_time_is_refused(seconds: str) -> None:
    result = run("bench", "--seconds", seconds)
    assert result.exit_code == 2
    assert result.stderr.startswith("error: --seconds must be at least 0.01, not ")
