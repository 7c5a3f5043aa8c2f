"""`nomarch verify` as users run it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nomarch.cli.main import app
from nomarch.play import fairness


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args)


RECORD = str(Path(__file__).resolve().parents[3] / "docs" / "games" / "nile.txt")


def test_what_can_not_be_verified_is_wrong_rather_than_misused() -> None:
    result = run("verify", RECORD, "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "error": "shuffle_not_told",
        "message": "This record contains no shuffle data, so it can\u2019t be verified.",
    }


def test_another_commitment_is_named_beside_the_one_given(monkeypatch: pytest.MonkeyPatch) -> None:
    found = fairness.Shuffle.__new__(fairness.Shuffle)
    monkeypatch.setattr(fairness.Shuffle, "commitment", "5e88", raising=False)
    monkeypatch.setattr(fairness, "verify", lambda match: found)
    result = run("verify", RECORD, "--commitment", "abc")
    assert result.exit_code == 1
    assert result.stderr == "error: Commitment mismatch: the record has 5e88, you gave abc.\n"
