"""`nomarch perft` as users run it."""

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


@pytest.mark.parametrize(("depth", "said"), [("-1", "at least 0, not -1"), ("100", "at most 99, not 100")])
def test_a_depth_out_of_range_is_refused(depth: str, said: str) -> None:
    result = run("perft", "nile", "--depth", depth)
    assert (result.exit_code, said in result.stderr) == (2, True)
