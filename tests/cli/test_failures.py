"""Errors as people and programs read them: one style, in four languages."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner, Result

from nomarch.cli.main import app
from nomarch.text.language import LANGUAGES


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.delenv("NOMARCH_GAMES", raising=False)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, args, prog_name="nomarch")


def refused(*args: str) -> str:
    """The error of a misuse: its first line, without the word that all begin with."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    first, *more = result.stderr.splitlines()
    assert first.startswith("error: ")
    assert len(more) <= 1
    assert not set("╭│╰") & set(result.stderr)
    return first.removeprefix("error: ")


MISUSES = {
    ("simulat",): "Unknown command “simulat”. Did you mean “simulate”?",
    ("frobnicate",): "Unknown command “frobnicate”. Choose from: serve, doctor, backup, restore, play, replay, verify, "
    "analyse, simulate, arena, study, perft, bench, levels, components, new-game, tables.",
    ("play", "--player", "2"): "Unknown option --player. Did you mean “--players”?",
    (
        "verify",
        "x",
        "--zzz",
    ): "Unknown option --zzz. Choose from: --language, --commitment, --components, --json, --help.",
    ("play", "nile", "more"): "Unexpected argument “more”.",
    ("play", "--seed"): "--seed needs a value.",
    ("replay", "x", "--json=1"): "--json takes no value.",
    ("replay",): "FILE is missing.",
    ("arena", "nile"): "--bots is missing.",
    ("play", "--players", "two"): "--players must be a whole number, not “two”.",
    ("bench", "--seconds", "long"): "--seconds must be a number, not “long”.",
    ("play", "--language", "es"): "“es” isn\u2019t a value of --language. Choose from: en, fr, de, nl.",
    ("serve", "--workers", "0"): "--workers must be at least 1, not 0.",
    ("tables", "list", "--limit", "99999"): "--limit must be at most 10000, not 99999.",
    ("serve", "--log", "loud"): "“loud” isn\u2019t a value of --log. Choose from: debug, info, warning, error.",
}


@pytest.mark.parametrize("args", MISUSES, ids=" ".join)
def test_a_misuse_is_one_sentence(args: tuple[str, ...]) -> None:
    assert refused(*args) == MISUSES[args]


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_no_misuse_is_told_in_english_to_others(language: str) -> None:
    for args, english in MISUSES.items():
        if "--language" not in args:
            said = run("-l", language, *args).stderr
            assert english not in said, args
            assert "help" not in said.replace("--help", ""), args


def test_the_way_to_help_follows() -> None:
    assert run("play", "--zzz").stderr.splitlines()[1] == "For help, run nomarch play --help"


def test_a_game_is_found_in_any_case_and_the_nearest_is_suggested() -> None:
    assert refused("simulate", "fertlity") == "Unknown game “fertlity”. Did you mean “fertility”?"
    assert refused("simulate", "chess") == "Unknown game “chess”. Choose from: fertility, nile."
    assert refused("components", "NILE", "--check", "/nowhere").startswith("The components file")


def test_a_bot_is_found_in_any_case_and_the_nearest_is_suggested() -> None:
    assert refused("play", "--bots", "vizir") == "Unknown bot “vizir”. Did you mean “vizier”?"
    assert "Choose from: farmhand, apprentice" in refused("play", "--bots", "deep")
    assert refused("arena", "nile", "--bots", "Random,SCRIBE,xx").startswith("Unknown bot “xx”")


def served_without(module: str) -> subprocess.CompletedProcess[str]:
    """`nomarch serve` where a module is missing."""
    hidden = f"import sys; sys.modules[{module!r}] = None; sys.argv = ['nomarch', 'serve']"
    code = f"{hidden}; from nomarch.cli.main import main; main()"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_without_the_servers_packages_serve_names_the_extra() -> None:
    ran = served_without("orjson")
    assert ran.stderr == "error: The server isn\u2019t installed: it needs orjson. Install nomarch[server].\n"
    assert ran.returncode == 2


def test_another_missing_module_is_a_bug_and_not_hidden() -> None:
    assert "ModuleNotFoundError" in served_without("nomarch.server.run").stderr
