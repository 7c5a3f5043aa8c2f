"""run.py: the effect of each command line."""

import ast
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import run
from bootstrap import checks
from bootstrap.processes import SetupError
from tests.bootstrap.commands import Commands

# --- old Pythons ---


def test_it_parses_on_python_3_6() -> None:
    source = Path(run.__file__).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 18))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or later; this is Python 3\.8\."):
        runpy.run_path(run.__file__)


# --- the command line ---


class Became(Exception):
    pass


class FakePage:
    """A fake build of the page."""

    code = 0
    kinds: list[str]

    def __init__(self, kind: str) -> None:
        self.kinds = [kind]

    def start_early(self) -> None:
        pass

    def start(self, python: Path) -> None:
        pass

    def wait(self) -> int:
        return FakePage.code


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The commands that main runs, including the setup and the process it execs."""
    commands = Commands()

    def set_up(venv: Path, kind: str, page: FakePage) -> bool:
        commands.append(["set up", venv.name, kind, *page.kinds])
        return True

    def become(command: list[str]) -> None:
        commands.append([Path(command[0]).stem, *command[1:]])
        raise Became

    monkeypatch.delenv("NOMARCH_VENV", raising=False)
    monkeypatch.setattr(FakePage, "code", 0)
    monkeypatch.setattr(run, "Page", FakePage)
    monkeypatch.setattr(run, "set_up", set_up)
    monkeypatch.setattr(run, "compile_early", lambda venv: commands.append(["compile"]))
    monkeypatch.setattr(checks, "call", commands)
    monkeypatch.setattr(run, "become", become)
    monkeypatch.setattr(run, "provide_browser", lambda: None)
    monkeypatch.setattr(checks, "listen_to", lambda venv, *command: (0, f"\n== {' '.join(command)} ==\nall is well"))
    return commands


@pytest.mark.parametrize(
    ("args", "command"),
    [
        ([], ["nomarch", "serve"]),
        (["play", "nile", "--help"], ["nomarch", "play", "nile", "--help"]),
        (["replay", "test"], ["nomarch", "replay", "test"]),
        (["--version"], ["nomarch", "--version"]),
        (["--", "--help"], ["nomarch", "--help"]),
        (["--"], ["nomarch", "serve"]),
    ],
)
def test_arguments_go_to_nomarch(args: list[str], command: list[str], started: Commands) -> None:
    with pytest.raises(Became):
        run.main(args)
    early = [["compile"]] if command[1] == "serve" else []
    assert started == [["set up", ".venv", "run", ""], *early, command]


def test_nothing_is_compiled_early_where_nothing_was_set_up(started: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "set_up", lambda venv, kind, page: False)
    with pytest.raises(Became):
        run.main([])
    assert started == [["nomarch", "serve"]]


@pytest.mark.parametrize("args", [[], ["test"]])
def test_a_page_that_cannot_be_built_is_the_end(
    args: list[str], started: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakePage, "code", 7)
    assert run.main(args) == 7
    assert started[0][0] == "set up"


def test_test_runs_every_check(started: Commands, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["test"]) == 0
    assert started[0] == ["set up", ".venv", "dev", "dev"]
    assert [command[1:] for command in started[1:]] == [["-m", *check] for check in checks.CHECKS]
    assert [tool for tool, *_ in (*checks.CHECKS, *checks.BESIDE)] == ["ruff", "ruff", "pytest", "mypy", "web.build"]
    told = capsys.readouterr().out
    assert "\n== ruff format --check . ==\nruff: " in told
    assert told.endswith("\n== web.build check ==\nall is well\n")


def test_docs_builds_the_documentation_with_warnings_as_errors(started: Commands) -> None:
    assert run.main(["docs"]) == 0
    assert started[0] == ["set up", ".venv", "dev", ""]
    assert [command[1:] for command in started[1:]] == [["-m", *checks.DOCS]]
    assert {"-W", "-n"} < set(checks.DOCS)


def test_test_with_arguments_runs_pytest_alone(started: Commands) -> None:
    assert run.main(["test", "-k", "lock"]) == 0
    assert [command[1:] for command in started[1:]] == [["-m", "pytest", "-k", "lock"]]


def test_the_first_failing_check_is_the_last_and_gives_the_exit_code(started: Commands) -> None:
    started.failing = "check"
    assert run.main(["test"]) == 7
    assert started[-1][1:] == ["-m", "ruff", "check", "."]


def test_a_check_that_fails_beside_pytest_is_heard_and_gives_the_exit_code(
    started: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "listen_to", lambda venv, tool, *args: (3, f"{tool} is not content"))
    assert run.main(["test"]) == 3
    assert started[-1][1:3] == ["-m", "pytest"]
    assert "mypy is not content\nweb.build is not content\n" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_starts_nothing(option: str, started: Commands, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([option]) == 0
    assert not started
    assert "python3 run.py test" in capsys.readouterr().out


def test_help_ends_quietly_when_nobody_reads_it() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-u", run.__file__, "--help"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert done.stderr == ""


def test_nomarch_venv_names_the_environment(started: Commands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOMARCH_VENV", str(tmp_path / "elsewhere"))
    with pytest.raises(Became):
        run.main([])
    assert started[0] == ["set up", "elsewhere", "run", ""]


@pytest.mark.usefixtures("started")
def test_a_failed_set_up_is_one_message_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_venv: Path, _kind: str, _page: FakePage) -> bool:
        raise SetupError("Do this.")

    monkeypatch.setattr(run, "set_up", fail)
    assert run.main([]) == 1
    assert capsys.readouterr().err == "run.py: Do this.\n"
