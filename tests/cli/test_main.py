"""The program as a shell runs it: arguments, streams, exit codes, completion."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from nomarch.cli.main import app

RECORD = str(Path(__file__).resolve().parents[2] / "docs" / "games" / "fertility.txt")


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.delenv("NOMARCH_GAMES", raising=False)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args, prog_name="nomarch")


def shell(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nomarch", *args]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", env=os.environ | environment, check=False
    )


@pytest.mark.parametrize("args", [(), ("-h",), ("--help",), ("help",)])
def test_help_is_a_success_on_stdout(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "Usage: nomarch" in result.stdout
    assert "simulate" in result.stdout


@pytest.mark.parametrize("args", [("play", "-h"), ("play", "--help"), ("help", "play")])
def test_every_way_to_ask_for_a_commands_help(args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 0
    assert "Usage: nomarch play [OPTIONS] [GAME]" in result.stdout


def test_help_of_a_command_in_a_group() -> None:
    assert "Usage: nomarch tables list" in run("help", "tables", "list").stdout
    assert run("tables").exit_code == 0
    assert run("help", "chess").exit_code == 2


def test_as_a_module_it_has_the_same_name() -> None:
    assert "Usage: nomarch [OPTIONS]" in shell("--help").stdout


# --- the language ---


@pytest.mark.parametrize(
    "args",
    [
        ("-l", "fr", "simulate", "chess"),
        ("simulate", "chess", "--language", "fr"),
        ("-lfr", "simulate", "chess"),
        ("tables", "-l", "fr", "close", "chess"),
        ("-l", "de", "tables", "--language", "fr", "close", "chess"),
    ],
)
def test_the_language_goes_before_or_after_the_command_or_its_group(args: tuple[str, ...]) -> None:
    assert run(*args).stderr.startswith("erreur")


def test_the_nearer_language_counts() -> None:
    assert run("-l", "fr", "simulate", "chess", "-l", "de").stderr.startswith("Fehler")


@pytest.mark.parametrize(
    ("args", "usage"),
    [
        (["-l", "fr", "play", "--help"], "Utilisation"),
        (["play", "--help", "--language=de"], "Aufruf"),
        (["play", "--language", "nl", "-h"], "Gebruik"),
    ],
)
def test_help_speaks_the_language_asked_for(args: list[str], usage: str) -> None:
    told = shell(*args).stdout
    assert told.startswith(usage)
    assert "Show this" not in told
    assert "default" not in told


# --- streams and exit codes ---


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
@pytest.mark.parametrize("args", [["replay", RECORD, "--json"], ["components", "nile"], ["--help"]])
def test_output_that_can_not_be_written_is_one_line(args: list[str]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        command = [sys.executable, "-m", "nomarch", *args]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr == "error: Can\u2019t write the output: No space left on device\n"


def test_a_reader_who_leaves_is_no_error() -> None:
    command = f"{sys.executable} -m nomarch components fertility | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert ran.stderr == ""


def test_errors_are_an_object_where_json_is_asked_for() -> None:
    result = run("simulate", "chess", "--json")
    assert result.exit_code == 2
    told = json.loads(result.stdout)
    assert told["error"] == "unknown_game"
    assert result.stderr == f"error: {told['message']}\n"


def test_a_misuse_is_an_object_too() -> None:
    result = run("simulate", "nile", "--json", "--players", "two")
    assert json.loads(result.stdout)["error"] == "cli_bad_whole"


# --- completion ---


def complete(words: str) -> list[str]:
    count = str(len(words.split(" ")) - 1)
    told = shell(_NOMARCH_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=count)
    assert told.returncode == 0, told.stderr
    return told.stdout.split()


def test_the_shell_completes_commands_games_bots_and_languages() -> None:
    assert "simulate" in complete("nomarch si")
    assert complete("nomarch play n") == ["nile"]
    assert "pharaoh" in complete("nomarch arena nile --bots p")
    assert complete("nomarch arena nile --bots random,ph") == ["random,pharaoh"]
    assert complete("nomarch play --language d") == ["de"]


def test_completion_can_be_installed_and_shown() -> None:
    told = run("--help").stdout
    assert "--install-completion" in told
    assert "--show-completion" in told
