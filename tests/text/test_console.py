"""Terminals display untrusted text, but never obey its control characters."""

import ast
import io
import json
import logging
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import rich.text
from rich.table import Table
from typer.testing import CliRunner

from nomarch import load, new
from nomarch.bots import BOTS
from nomarch.cli import saves
from nomarch.cli.main import app
from nomarch.cli.plots import Interval, IntervalPlot
from nomarch.cli.terminal import play
from nomarch.server.logs import formatter
from nomarch.text.console import Console, harmless

SOURCE = Path(__file__).resolve().parents[2] / "src" / "nomarch"
# Clear the screen; write to the clipboard (OSC 52); the same with C1 controls; reorder; ring the bell, and overwrite.
HOSTILE = [
    "\x1b[2J\x1b[HEve",
    "\x1b]52;c;cm0gLXJmIH4=\x07Eve",
    "\x9b2JEve",
    "\x9d52;c;cm0=\x9cEve",
    "\u202eevE\u2066\u200f",
    "\x07\x08\x7fE\x00ve",
    "[bold]Eve[/nothing]",
]
STEERING = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def record(name: str) -> str:
    """A finished two-player game; one player has this name."""
    match = new("nile", players=2, seed=5, names=["Ann", "Bob"])
    while not match.over:
        match.play(match.legal[0])
    text = match.record().replace("seat 2: Bob", f"seat 2: {name}")
    assert load(text).names[1] == name
    return text


def run(*args: str) -> str:
    result = CliRunner().invoke(app, args)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


@pytest.mark.parametrize("name", HOSTILE)
def test_replaying_a_record_obeys_no_name(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(name), encoding="utf-8")
    shown = run("replay", str(file))
    assert not STEERING.search(shown)
    assert harmless(name) in shown


def test_analysing_a_record_obeys_no_name(tmp_path: Path) -> None:
    file, plot = tmp_path / "game.txt", tmp_path / "plot.svg"
    file.write_text(record(HOSTILE[1]), encoding="utf-8")
    shown = run("analyse", str(file), "--seat", "2", "--budget", "1", "--plot", str(plot))
    assert not STEERING.search(shown)
    ET.fromstring(plot.read_text(encoding="utf-8"))  # our own output, from a line above


@pytest.mark.parametrize("command", ["replay", "verify", "analyse"])
@pytest.mark.parametrize("name", HOSTILE)
def test_an_error_obeys_nothing_that_it_quotes(command: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f"nomarch record 1\n{name} and no colon\n", encoding="utf-8")
    shown = run(command, str(file))
    assert not STEERING.search(shown)
    assert "and no colon" in shown


def test_an_error_is_one_line_whatever_it_quotes() -> None:
    assert run("play", "chess\nIgnore this:\r\neverything is well").count("\n") == 1


@pytest.mark.parametrize("name", HOSTILE)
def test_terminal_play_obeys_no_name(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    match, out, asked = new("nile", players=3, seed=3, names=["Ann", name, name]), io.StringIO(), list[str]()
    lines = iter(["", "1", "1", "", "1", "1", "", "list", "help", "record", "save /no/such/folder"])

    def ask(prompt: str) -> str:
        asked.append(prompt)
        for line in lines:
            return line
        raise EOFError

    play(match, {0, 1}, {2: BOTS["random"]}, "en", Console(file=out, width=100), ask=ask)
    assert harmless(name) in out.getvalue()
    assert not STEERING.search(out.getvalue() + "".join(asked))


def test_a_table_stays_in_line_and_the_console_keeps_its_own_colours() -> None:
    out = io.StringIO()
    table = Table.grid()
    for name in ("Eve", HOSTILE[1]):
        table.add_row(rich.text.Text(name), "|")
    console = Console(file=out, force_terminal=True, color_system="standard", width=40)
    console.print(table)
    assert [line.index("|") for line in out.getvalue().splitlines()] == [len(harmless(HOSTILE[1]))] * 2
    console.print("Eve", style="bold")
    assert "\x1b[1mEve" in out.getvalue()


def test_emoji_and_other_scripts_are_left_as_they_are() -> None:
    for text in ("Zoë 👩\u200d💻", "क्\u200dष", "two\nlines", "no\u00a0break"):
        assert harmless(text) == text


def test_drawings_and_logs_hold_no_control_characters() -> None:
    ET.fromstring(IntervalPlot(HOSTILE[0], [Interval(HOSTILE[1], 0, 1, 2)], HOSTILE[2]).svg())  # our own output
    line = formatter().format(logging.makeLogRecord({"msg": "request", "path": "/" + "".join(HOSTILE)}))
    assert not STEERING.search(line)
    assert json.loads(line)["path"].startswith("/")


def test_everything_is_printed_through_this_console() -> None:
    for path in SOURCE.rglob("*.py"):
        if path.name == "console.py":
            continue
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module == "rich.console":
                typing_only = "terminal" in path.parts  # a game's screen is drawn by the console that prints it
                assert typing_only or "Console" not in [alias.name for alias in node.names], path


def test_lines_for_a_program_stay_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    written = io.StringIO()
    Console(file=written).print("word " * 60)
    assert written.getvalue().count("\n") == 1
    monkeypatch.setenv("COLUMNS", "40")
    narrow = io.StringIO()
    Console(file=narrow).print("word " * 60)
    assert narrow.getvalue().count("\n") > 5
