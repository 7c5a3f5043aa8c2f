"""`nomarch arena` and `nomarch analyse` as users run them."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner, Result

from nomarch import arena
from nomarch.arena import Report
from nomarch.arena.report import Standing
from nomarch.bots import InformationState, Judged, evaluate
from nomarch.bots.budget import Budget
from nomarch.cli.commands.arena import _show
from nomarch.cli.main import app
from nomarch.games import nile
from nomarch.play.analysis import analyse
from nomarch.text.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
RECORD = str(ROOT / "docs" / "games" / "nile.txt")
GREEDY = "docs.examples.greedy:greedy"
STEADY = "tests.bots.players:steady"
BROKEN = "tests.bots.players:broken"


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOMARCH_LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")


def run(*args: object) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args])


def refused(*args: object) -> str:
    """The error of a failing command: one sentence on stderr, sometimes followed by a pointer to the help."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    sentence, *more = result.stderr.splitlines()
    assert more in ([], [f"For help, run nomarch {args[0]} --help"])
    assert sentence.startswith("error: ")
    return sentence.removeprefix("error: ")


# --- arena ---


def test_the_example_of_a_bot_of_ones_own_joins_and_wins(tmp_path: Path) -> None:
    plot = tmp_path / "ratings.svg"
    result = run("arena", "fertility", "--bots", f"random,{GREEDY}", "--games", 8, "--jobs", 1, "--plot", plot)
    assert result.exit_code == 0, result.output
    assert "8 games on 4 deals, from seed 0." in result.stdout
    rows = [line for line in result.stdout.splitlines() if "%" in line and " ms" in line]
    assert GREEDY in rows[0]
    assert "100.0%" in rows[0]
    assert "├" in result.stdout.splitlines()[-4]
    assert {"random", GREEDY} <= {text.text for text in ET.parse(plot).iter("{http://www.w3.org/2000/svg}text")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_with_long_names_fits_80_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = ("my_company.bots.strong.experimental:deep_searcher@2000", "docs/examples/monte_carlo.py:monte_carlo")
    standings = [
        Standing(name, 1200, rating, (rating - 32, rating + 33), 0.5, (0.431, 0.655), 102.34, {}, 5, 0.01234)
        for name, rating in zip(names, (1214, -1201), strict=True)
    ]
    _show(Report("fertility", 2, {}, 1, 1200, 600, standings), Path("x.jsonl"), language)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    table = " ".join(lines)
    for cell in (r"1.182…1.247", r"-1.233…-1.168", r"43.1…65.5", r"102.34", r"12.340 ms"):
        assert re.search(cell, table), cell
    plot = [line for line in lines if "├" in line or "┤" in line]
    assert len(plot) == 2
    assert plot[0].startswith("…")
    assert "deep_searcher@2000" in plot[0]


def test_the_example_is_short() -> None:
    text = (ROOT / "docs" / "examples" / "greedy.py").read_text(encoding="utf-8")
    assert len(text.partition("def greedy")[2].splitlines()) <= 5


def test_a_tournament_as_json_and_again_from_its_results() -> None:
    command = ["arena", "nile", "--bots", f"random,{STEADY}", "-p", 3, "-n", 12, "-s", 4, "-j", 1, "--json"]
    result = run(*command)
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert list(told) == ["game", "players", "options", "seed", "games", "deals", "standings", "results"]
    assert (told["game"], told["players"], told["seed"], told["games"], told["deals"]) == ("nile", 3, 4, 12, 2)
    assert set(told["standings"][0]) == {
        "bot", "games", "rating", "rating_interval", "share", "share_interval", "mean_score", "ahead", "decisions",
        "seconds_per_decision",
    }  # fmt: skip
    assert Path(told["results"]).is_file()
    assert json.loads(run(*command).stdout) == told  # timings included: nothing is replayed


def test_options_and_components_are_played_with(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    assert nile.__file__
    standard = Path(nile.__file__).with_name("components.toml").read_text(encoding="utf-8")
    own.write_text(standard + "\n# mine\n", encoding="utf-8")
    command = ["arena", "nile", "--bots", f"random,{STEADY}", "-n", 2, "-j", 1, "--components", own, "--json"]
    told = json.loads(run(*command, "--option", "faster=yes").stdout)
    assert told["options"]["faster"] == "yes"
    head = json.loads(Path(told["results"]).read_text(encoding="utf-8").splitlines()[0])
    assert head["components"] != "standard"


def test_interrupted_it_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*args: Any, progress: Callable[[int, int], None], **named: Any) -> arena.Report:
        progress(7, 20)
        raise KeyboardInterrupt

    monkeypatch.setattr("nomarch.cli.commands.arena.run", interrupted)
    result = run("arena", "nile", "--bots", "random,scribe", "--results", tmp_path / "r")
    assert result.exit_code == 130
    assert f"Interrupted: 7 of 20 games are finished and saved in {tmp_path / 'r'}." in result.stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "random"], "at least two bots"),
        (["--bots", "random,random"], "named twice"),
        (["--bots", "random,nobody"], "Unknown bot “nobody”"),
        (["--bots", "random,scribe@x"], "a budget"),
        (["--bots", "random,no.such:bot"], "ModuleNotFoundError"),
        (["--bots", "random,"], "Unknown bot “”"),
        (["--bots", "random,scribe", "--games", 0], "games must be at least 1, not 0"),
        (["--bots", "random,scribe", "--jobs", 0], "jobs must be at least 1, not 0"),
        (["--bots", "random,scribe", "--players", 6], "for 2 to 5 players"),
        (["--bots", "random,scribe", "--seed", -1], "A seed is"),
        (["--bots", "random,scribe", "--option", "faster=perhaps"], "a value of the option"),
        (["--bots", "random,scribe", "--option", "faster=yes", "--players", 5], ""),
        (["--bots", "random,scribe", "--components", "nowhere.toml"], "be read"),
        (["--bots", "random,scribe", "--results", "/"], "be written"),
        (["--bots", "random,scribe", "--cluster", "slurm", "here"], "a kind of cluster"),
        (["--bots", f"random,{STEADY}", "--games", 1, "--jobs", 1, "--plot", "/nowhere/x.svg"], "be written"),
    ],
)
def test_what_an_arena_refuses(args: list[object], said: str) -> None:
    assert said in refused("arena", "nile", *args)


@pytest.mark.parametrize("command", [("arena", "--jobs", 1), ("simulate",)])
def test_a_bot_that_raises_is_named_with_its_line(command: tuple[object, ...]) -> None:
    name, *more = command
    result = run(name, "nile", "--bots", f"random,{BROKEN}", "--games", 1, *more)
    assert result.exit_code == 1, result.output
    error, where = result.stderr.splitlines()
    assert error == f"error: The bot “{BROKEN}” failed: RuntimeError: no idea"
    found = re.fullmatch(r"At (.*), line (\d+)\. Add --traceback to see the whole traceback\.", where)
    assert found
    lines = Path(found[1]).read_text(encoding="utf-8").splitlines()
    assert 'raise RuntimeError("no idea")' in lines[int(found[2]) - 1]


@pytest.mark.parametrize("command", [("arena", "--jobs", 1), ("simulate",)])
def test_a_bot_that_raises_shows_its_traceback_on_request(command: tuple[object, ...]) -> None:
    name, *more = command
    result = run(name, "nile", "--bots", f"random,{BROKEN}", "--games", 1, *more, "--traceback")
    assert result.exit_code == 1, result.output
    *_, raised, last = result.stderr.splitlines()
    assert "Traceback (most recent call last):\n" in result.stderr
    assert 'raise RuntimeError("no idea")' in result.stderr
    assert raised == "RuntimeError: no idea"
    assert last == f"error: The bot “{BROKEN}” failed: RuntimeError: no idea"


# --- analyse ---


def test_an_analysis_in_words(tmp_path: Path) -> None:
    plot = tmp_path / "chances.svg"
    result = run("analyse", RECORD, "--budget", 200, "--plot", plot)
    assert result.exit_code == 0, result.output
    assert sum(line.startswith("│") for line in result.stdout.splitlines()) == 81
    assert "Paser: played the judge\u2019s choice in" in result.stdout
    assert "turning point" in result.stdout.lower()
    assert sum(line.startswith(("Nefret  ", "Paser   ", "Iset    ")) for line in result.stdout.splitlines()) == 3
    assert {"Nefret", "Paser", "Iset"} <= {
        text.text for text in ET.parse(plot).iter("{http://www.w3.org/2000/svg}text")
    }


def test_an_analysis_as_json_for_a_seat() -> None:
    told = json.loads(run("analyse", RECORD, "--seat", 2, "--budget", 60, "--json").stdout)
    assert told["seat"] == 1
    assert {decision["seat"] for decision in told["decisions"]} == {1}


def test_players_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    text = Path(RECORD).read_text(encoding="utf-8").replace("Paser", "Iset")
    file.write_text("\n".join(text.splitlines()[:16]) + "\n", encoding="utf-8")
    result = run("analyse", file, "--budget", 40)
    assert "Iset (2)" in result.stdout
    assert "Iset (3)" in result.stdout


def test_an_interrupt_ends_the_analysis_and_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(known: InformationState, budget: Budget, only: Collection[int] = ()) -> list[Judged]:
        os.kill(os.getpid(), signal.SIGINT)
        return evaluate(known, budget, only)

    monkeypatch.setattr("os.cpu_count", lambda: 1)  # with more, other decisions are in progress and finish too
    monkeypatch.setattr("nomarch.cli.commands.analyse.analyse_match", partial(analyse, judge=interrupted))
    told = json.loads(run("analyse", RECORD, "--budget", 40, "--json").stdout)
    assert not told["complete"]
    assert told["decisions"][0]["number"] == 1
    assert len(told["decisions"]) < 81  # on a busy machine a few more finish before the main thread wakes up


def test_a_game_that_has_not_begun_is_nothing_to_judge(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text("\n".join(Path(RECORD).read_text(encoding="utf-8").splitlines()[:13]) + "\n", encoding="utf-8")
    assert "No decision was a turning point." in run("analyse", file).stdout
    assert refused("analyse", file, "--plot", tmp_path / "x.svg") == "There is no decision to draw."


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["nowhere.txt"], "be read"),
        ([RECORD, "--seat", 4], "Seat 4 doesn"),
        ([RECORD, "--budget", "much"], "a budget"),
        ([RECORD, "--seed", -1], "A seed is"),
        ([RECORD, "--budget", "1", "--plot", "/nowhere/x.svg"], "be written"),
    ],
)
def test_what_an_analysis_refuses(args: list[object], said: str) -> None:
    assert said in refused("analyse", *args)


def test_what_is_no_record_is_wrong_rather_than_misused() -> None:
    result = run("analyse", ROOT / "README.md")
    assert (result.exit_code, "A record starts with" in result.stderr) == (1, True)
