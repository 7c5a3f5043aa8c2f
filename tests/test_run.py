"""run.py: what each command line does, and when the environment is made, brought up to date or left alone."""

import ast
import importlib.util
import os
import runpy
import shutil
import subprocess
import sys
import threading
import types
from pathlib import Path
from typing import TextIO

import pytest

import run


class Commands(list[list[str]]):
    """Stands where processes would be started: keeps the commands, and fails those with a certain word."""

    failing = ""

    def __call__(self, command: list[str], stdout: TextIO | None = None) -> int:
        self.append(command)
        return 7 if self.failing in command else 0


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


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """What main starts, the set-up and the process that takes its place included."""
    commands = Commands()

    def become(command: list[str]) -> None:
        commands.append([Path(command[0]).stem, *command[1:]])
        raise Became

    monkeypatch.delenv("NOMARCH_VENV", raising=False)
    monkeypatch.setattr(run, "set_up", lambda venv, kind: commands.append(["set up", venv.name, kind]))
    monkeypatch.setattr(run, "call", commands)
    monkeypatch.setattr(run, "become", become)
    monkeypatch.setattr(run, "provide_browser", lambda: None)
    monkeypatch.setattr(run, "listen_to", lambda venv, *command: (0, f"\n== {' '.join(command)} ==\nall is well"))
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
    assert started[0] == ["set up", ".venv", "run"]
    assert started[1][1:] == [str(run.PAGE)]
    assert started[2:] == [command]


def test_a_page_that_cannot_be_built_is_the_end(started: Commands) -> None:
    started.failing = str(run.PAGE)
    assert run.main([]) == 7


def test_test_runs_every_check(started: Commands, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["test"]) == 0
    assert started[0] == ["set up", ".venv", "dev"]
    assert [command[1:] for command in started[1:]] == [["-m", *check] for check in run.CHECKS]
    assert [tool for tool, *_ in (*run.CHECKS, *run.BESIDE)] == ["ruff", "ruff", "pytest", "mypy", "web.build"]
    told = capsys.readouterr().out
    assert "\n== ruff format --check . ==\nruff: " in told
    assert told.endswith("\n== web.build check ==\nall is well\n")


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
    monkeypatch.setattr(run, "listen_to", lambda venv, tool, *args: (3, f"{tool} is not content"))
    assert run.main(["test"]) == 3
    assert started[-1][1:3] == ["-m", "pytest"]
    assert "mypy is not content\nweb.build is not content\n" in capsys.readouterr().out


def test_what_a_check_beside_says_is_kept() -> None:
    code, told = run.listen_to(Path(sys.prefix), "platform", "--nonsense")
    assert code == 0
    assert told.startswith("\n== platform --nonsense ==\n")


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_starts_nothing(option: str, started: Commands, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([option]) == 0
    assert not started
    assert "python3 run.py test" in capsys.readouterr().out


def test_nomarch_venv_names_the_environment(started: Commands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOMARCH_VENV", str(tmp_path / "elsewhere"))
    with pytest.raises(Became):
        run.main([])
    assert started[0] == ["set up", "elsewhere", "run"]


@pytest.mark.usefixtures("started")
def test_a_failed_set_up_is_one_message_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_venv: Path, _kind: str) -> None:
        raise run.SetupError("Do this.")

    monkeypatch.setattr(run, "set_up", fail)
    assert run.main([]) == 1
    assert capsys.readouterr().err == "run.py: Do this.\n"


# --- the set-up ---


class Setup:
    """A project in a folder of its own, whose environment is made by commands that only pretend."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.commands = Commands()
        for name in run.SOURCES:
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_text(name, encoding="utf-8")
        monkeypatch.setattr(run, "ROOT", root)
        monkeypatch.setattr(run, "call", self._call)
        monkeypatch.setattr(run, "node_fits", lambda: True)

    def _call(self, command: list[str], stdout: TextIO | None = None) -> int:
        if "venv" in command:
            python = run.binary(self.venv, "python")
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
            (self.venv / "pyvenv.cfg").touch()
            (self.venv / run.STAMP).unlink(missing_ok=True)
        return self.commands(command, stdout)

    def __call__(self, kind: str) -> list[str]:
        """Set up, and name what it took: "new" environment, "run" or "dev" lock, the "project"."""
        self.commands.clear()
        run.set_up(self.venv, kind)
        return [self._name(command) for command in self.commands]

    @staticmethod
    def _name(command: list[str]) -> str:
        return {"venv": "new", "-r": Path(command[-1]).stem, "-e": "project"}[
            next(word for word in command if word in ("venv", "-r", "-e"))
        ]


@pytest.fixture
def setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Setup:
    return Setup(tmp_path, monkeypatch)


def test_the_second_start_does_nothing(setup: Setup) -> None:
    assert setup("run") == ["new", "run", "project"]
    assert setup("run") == []


def test_node_is_installed_where_the_machine_has_none(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "node_fits", lambda: False)
    assert setup("run") == ["new", "run", "node", "project"]


def test_the_dev_set_up_holds_the_run_set_up(setup: Setup) -> None:
    assert setup("dev") == ["new", "dev", "project"]
    assert setup("run") == []
    assert setup("dev") == []


def test_the_run_set_up_is_extended_for_the_checks(setup: Setup) -> None:
    setup("run")
    assert setup("dev") == ["dev", "project"]
    assert setup("run") == []


@pytest.mark.parametrize("name", run.SOURCES)
def test_a_change_in_what_it_is_made_from_brings_it_up_to_date(name: str, setup: Setup) -> None:
    setup("dev")
    (setup.root / name).write_text("changed", encoding="utf-8")
    assert setup("dev") == ["dev", "project"]
    assert setup("dev") == []


def test_a_set_up_that_was_cut_short_starts_anew(setup: Setup) -> None:
    setup.commands.failing = "-e"
    with pytest.raises(run.SetupError, match="Installing nomarch: failed with exit code 7"):
        setup("run")
    setup.commands.failing = ""
    assert setup("run") == ["new", "run", "project"]


def test_an_update_that_was_cut_short_starts_anew(setup: Setup) -> None:
    setup("run")
    setup.commands.failing = "-r"
    with pytest.raises(run.SetupError):
        setup("dev")
    setup.commands.failing = ""
    assert setup("run") == ["new", "run", "project"]


def test_an_environment_without_its_python_is_made_anew(setup: Setup) -> None:
    setup("run")
    run.binary(setup.venv, "python").unlink()
    assert setup("run") == ["new", "run", "project"]


def test_another_python_makes_it_anew(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    setup("run")
    monkeypatch.setattr(run, "PYTHON", "python3.99")
    assert setup("run") == ["new", "run", "project"]


def test_a_project_that_moved_makes_it_anew(setup: Setup) -> None:
    setup("run")
    setup.venv = setup.venv.rename(setup.root / "moved")
    assert setup("run") == ["new", "run", "project"]


def test_a_folder_that_is_no_environment_is_left_alone(setup: Setup) -> None:
    setup.venv.mkdir()
    (setup.venv / "thesis.txt").touch()
    with pytest.raises(run.SetupError, match="is no virtual environment"):
        setup("run")
    assert [path.name for path in setup.venv.iterdir()] == ["thesis.txt"]


def test_only_hashed_wheels_are_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr(run, "call", commands)
    run.install(tmp_path, "run")
    packages, project = (" ".join(command) for command in commands)
    assert "--require-hashes --only-binary :all: -r" in packages
    assert "--no-deps --no-build-isolation -e" in project


# --- ensurepip ---


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """A Debian without python3-venv; what is called there."""
    commands = Commands()
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(run, "PYTHON", "python3.11")
    monkeypatch.setattr(run, "call", commands)
    return commands


def test_root_has_ensurepip_installed(debian: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "is_root", lambda: True)
    run.provide_ensurepip()
    assert debian == [
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install", "--yes", "python3.11-venv"],
    ]


def test_others_are_told_the_command_to_type(debian: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "is_root", lambda: False)
    with pytest.raises(run.SetupError, match=r"Type: sudo apt-get install python3\.11-venv$"):
        run.provide_ensurepip()
    assert not debian


@pytest.mark.usefixtures("debian")
def test_without_apt_the_message_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(run.SetupError, match=r"lacks ensurepip.*venv package for python3\.11"):
        run.provide_ensurepip()


# --- the browser ---


@pytest.fixture
def no_browser(debian: Commands, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The same Debian, without a browser."""
    monkeypatch.setattr(run, "load", lambda _path: types.SimpleNamespace(find=lambda: None))
    monkeypatch.setattr(run, "is_root", lambda: True)
    return debian


def test_root_has_a_browser_installed(no_browser: Commands) -> None:
    run.provide_browser()
    assert [command[:3] for command in no_browser] == [
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install"],
    ]
    assert no_browser[1][-1] == "chromium"


def test_others_are_told_how_to_have_a_browser(
    no_browser: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "is_root", lambda: False)
    run.provide_browser()
    assert not no_browser
    assert "sudo apt-get install chromium" in capsys.readouterr().err


def test_tests_go_on_where_no_browser_can_be_installed(
    no_browser: Commands, capsys: pytest.CaptureFixture[str]
) -> None:
    no_browser.failing = "install"
    run.provide_browser()
    assert capsys.readouterr().err.endswith("The tests in a browser are skipped.\n")


def test_a_browser_that_is_there_is_enough(no_browser: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "load", lambda _path: types.SimpleNamespace(find=lambda: "chromium"))
    run.provide_browser()
    assert not no_browser


# --- the lock ---


def test_a_second_set_up_waits_for_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lock"
    waiting, entered = threading.Event(), threading.Event()
    monkeypatch.setattr(run, "say", lambda _what: waiting.set())

    def second() -> None:
        with run.lock(path):
            entered.set()

    thread = threading.Thread(target=second)
    with run.lock(path):
        thread.start()
        assert waiting.wait(timeout=60)
        assert not entered.is_set()
    thread.join(timeout=60)
    assert entered.is_set()


def test_what_the_first_did_is_not_done_again(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([False, True])
    monkeypatch.setattr(run, "is_ready", lambda _venv, _kind: next(answers))
    assert setup("run") == []


def test_a_process_that_dies_frees_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    die = f"import os, run, pathlib\nwith run.lock(pathlib.Path({str(path)!r})): os._exit(3)"
    assert subprocess.run([sys.executable, "-c", die], cwd=run.ROOT, check=False).returncode == 3
    with path.open("w") as file:
        assert run.try_lock(file.fileno())


# --- processes ---


def test_a_step_prints_to_standard_error_only(capfd: pytest.CaptureFixture[str]) -> None:
    run.step("Trying", [sys.executable, "-c", "print('done')"])
    assert capfd.readouterr() == ("", f"run.py: Trying\ndone{os.linesep}")


def test_a_failing_command_is_shown() -> None:
    with pytest.raises(run.SetupError, match=r"Trying: failed with exit code 5.*\n.*sys.exit\(5\)"):
        run.step("Trying", [sys.executable, "-c", "import sys; sys.exit(5)"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no exec that keeps the console")
def test_the_command_takes_the_place_of_run_py() -> None:
    command = [sys.executable, "-c", "import os; print(os.getpid()); raise SystemExit(9)"]
    with subprocess.Popen(
        [sys.executable, "-c", f"import run; run.become({command!r})"], cwd=run.ROOT, stdout=subprocess.PIPE
    ) as process:
        out, _ = process.communicate(timeout=60)
    assert (int(out), process.returncode) == (process.pid, 9)
    assert process.pid != os.getpid()
