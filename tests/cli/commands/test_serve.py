"""`nomarch serve` as users run it: errors before it starts."""

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


def test_a_port_out_of_range_is_refused() -> None:
    assert run("serve", "--port", "99999").stderr.startswith("error: --port must be at most 65535, not 99999.")


def test_a_wrong_host_is_blamed_on_the_host() -> None:
    assert run("serve", "--host", "300.1.1.1").stderr.startswith("error: The server can\u2019t listen at “300.1.1.1”")


@pytest.mark.parametrize("url", ["mysql://x", "postgre://x", "sqlite://x.db"])
def test_an_unknown_database_is_refused(url: str) -> None:
    assert run("serve", "--db", url).exit_code == 2
