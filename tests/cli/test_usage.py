"""Help pages: their contents, and their width."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

from nomarch.bots import BOTS
from nomarch.cli import usage
from nomarch.cli.main import app
from nomarch.games.registry import GAMES, find

ROOT: Any = typer.main.get_command(app)
COMMANDS = [[name] for name in ROOT.commands] + [["tables", name] for name in ROOT.commands["tables"].commands]


def page(*command: str, columns: int = 100) -> str:
    return CliRunner(env={"COLUMNS": str(columns)}).invoke(app, [*command, "--help"], prog_name="nomarch").stdout


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_page_has_no_types_and_no_braces(command: list[str]) -> None:
    told = page(*command)
    assert "<" not in told.partition("Examples:")[0]
    assert "{" not in told
    assert "None" not in told
    assert ": ]" not in told  # an empty default
    assert "-h, --help" in told


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_a_page_fits_the_terminal(columns: int) -> None:
    for command in COMMANDS:
        body = page(*command, columns=columns).partition("Examples:")[0]
        assert max(map(len, body.splitlines())) <= min(columns, 100)


def test_the_values_of_options_are_listed() -> None:
    told = " ".join(page("simulate").split())
    for game in GAMES:
        assert game in told
        for option in find(game).options:
            assert option.name in told
            if option.values:
                assert f"{option.name}={'|'.join(option.values)}" in told
    for bot in BOTS:
        assert bot in told


def test_defaults_are_shown() -> None:
    told = " ".join(page("play").split())
    assert "[default: fertility]" in told
    assert "[default: scribe]" in told
    assert "[default: the fewest]" in told
    assert "[default: random]" in told
    assert "[default: 0]" in page("simulate")
    assert "[default: 1]" in page("simulate")
    assert "[default: tables.db in your data folder]" in " ".join(page("serve").split())


def test_the_numbers_of_players_are_listed() -> None:
    told = " ".join(page("simulate").split())
    for game in GAMES:
        seats = find(game).seats
        assert f"{game} {seats[0]}-{seats[-1]}" in told


def test_the_number_of_workers_has_a_default() -> None:
    assert "[default: one fewer than the cores]" in " ".join(page("serve").split())


def test_variables_of_the_environment_are_listed() -> None:
    told = page()
    for name in ("NOMARCH_LANGUAGE", "NOMARCH_GAMES", "NOMARCH_CACHE", "NO_COLOR"):
        assert name in told


def test_every_page_is_in_the_readers_language() -> None:
    """All pages of a language, from one process; none of Typer's English strings may be left."""
    script = (
        "import typer.main; from typer.testing import CliRunner; from nomarch.cli.main import app\n"
        "root = typer.main.get_command(app)\n"
        "tables = [['tables', name] for name in root.commands['tables'].commands]\n"
        "pages = [[], *([name] for name in root.commands), *tables]\n"
        "for page in pages: print(CliRunner().invoke(app, [*page, '-h']).stdout)\n"
    )
    for language in ("fr", "de", "nl"):
        told = subprocess.run(
            [sys.executable, "-c", script], env=os.environ | {"NOMARCH_LANGUAGE": language}, capture_output=True,
            text=True, encoding="utf-8", check=True,
        ).stdout  # fmt: skip
        for english in ("Usage", "Show ", "default:", "required", " exit", " the ", "Examples", "Commands"):
            assert english not in told, (language, english)


def test_the_language_is_read_from_anywhere_on_the_line() -> None:
    assert doctest.testmod(usage).failed == 0
    assert usage.asked(["-l", "fr", "play", "--language", "de"]) == "de"
    assert usage.asked(["-l"]) == ""
