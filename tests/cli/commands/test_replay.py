"""`nomarch replay` as users run it."""

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


def test_a_seat_without_states_is_refused_rather_than_ignored() -> None:
    result = run("replay", RECORD, "--seat", "1")
    assert (result.exit_code, "add --states" in result.stderr) == (2, True)
    assert run("replay", RECORD, "--seat", "2", "--states", "--json").exit_code == 0


def test_what_is_no_text_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "random.bin").write_bytes(b"\xc6\xff\x00")
    result = run("replay", str(tmp_path / "random.bin"))
    assert (result.exit_code, "t a text file" in result.stderr) == (2, True)


def test_a_broken_record_is_wrong_rather_than_misused(tmp_path: Path) -> None:
    (tmp_path / "broken.txt").write_text("nomarch", encoding="utf-8")
    assert run("replay", str(tmp_path / "broken.txt")).exit_code == 1
