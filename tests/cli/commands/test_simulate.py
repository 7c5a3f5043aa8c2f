"""`nomarch simulate` as users run it."""

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


def test_each_count_has_an_error_of_its_own() -> None:
    assert run("simulate", "nile", "--games", "-1").stderr.startswith("error: --games must be at least 0, not -1.")
    assert run("simulate", "nile", "--jobs", "0").stderr.startswith("error: --jobs must be at least 1, not 0.")


@pytest.mark.parametrize("games", ["1e2", "100", "1_00", "1E2"])
def test_a_count_is_written_in_any_way(games: str) -> None:
    assert run("simulate", "nile", "--games", games).stdout.startswith("100 games, ")


@pytest.mark.parametrize("games", ["1e-2", "many", "1.5", "nan", "inf", ""])
def test_what_is_no_count_is_refused(games: str) -> None:
    assert "--games must be a whole number" in run("simulate", "nile", "--games", games).stderr


def test_sentences_are_whole_lines_in_a_pipe_and_stderr_is_empty() -> None:
    result = run("simulate", "fertility", "--games", "200")
    assert "decisions per second: " in result.stdout.splitlines()[0]
    assert result.stderr == ""


def test_in_nile_the_score_is_said_to_be_the_smallest_pile() -> None:
    assert "Mean smallest pile" in run("simulate", "nile", "--games", "10").stdout
    assert "Mean score" in run("simulate", "fertility", "--games", "10").stdout
