"""When the environment is created, updated or left alone, and what is installed into it."""

import importlib.util
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

import pytest

from bootstrap import environment, processes
from bootstrap.environment import STAMP
from bootstrap.page import Page
from bootstrap.processes import ROOT, SetupError
from tests.bootstrap.commands import Commands


class Setup:
    """A project in its own folder, with fake commands that create its environment."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.commands = Commands()
        for name in environment.SOURCES:
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_text(name, encoding="utf-8")
        self.page = Page("")
        monkeypatch.setattr(self.page, "start", lambda python: self.commands.append(["page"]))
        monkeypatch.setattr(environment, "ROOT", root)
        monkeypatch.setattr(processes, "call", self._call)
        monkeypatch.setattr(environment, "node_fits", lambda: True)
        monkeypatch.setattr(environment, "installer", lambda venv: environment.Installer(["uv", "pip", "install"], {}))

    def _call(
        self, command: list[str], stdout: TextIO | None = None, environment: Mapping[str, str] | None = None
    ) -> int:
        if "venv" in command:
            python = processes.binary(self.venv, "python")
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
            (self.venv / "pyvenv.cfg").touch()
            (self.venv / STAMP).unlink(missing_ok=True)
        return self.commands(command, stdout)

    def __call__(self, kind: str) -> list[str]:
        """Set up, and list the steps taken: "new" environment, "run" or "dev" lock, the "project"."""
        self.commands.clear()
        worked = environment.set_up(self.venv, kind, self.page)
        assert worked is bool(self.commands)
        return [self._name(command) for command in self.commands]

    @staticmethod
    def _name(command: list[str]) -> str:
        return {"venv": "new", "-r": Path(command[-1]).stem, "-e": "project", "page": "page"}[
            next(word for word in command if word in ("venv", "-r", "-e", "page"))
        ]


@pytest.fixture
def setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Setup:
    return Setup(tmp_path, monkeypatch)


def test_the_second_start_does_nothing(setup: Setup) -> None:
    assert setup("run") == ["new", "run", "project"]
    assert setup("run") == []


def test_where_the_machine_has_no_node_it_is_installed_first_and_builds_the_page(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "node_fits", lambda: False)
    assert setup("run") == ["new", "node", "page", "run", "project"]


def test_the_dev_set_up_holds_the_run_set_up(setup: Setup) -> None:
    assert setup("dev") == ["new", "dev", "project"]
    assert setup("run") == []
    assert setup("dev") == []


def test_the_run_set_up_is_extended_for_the_checks(setup: Setup) -> None:
    setup("run")
    assert setup("dev") == ["dev", "project"]
    assert setup("run") == []


@pytest.mark.parametrize("name", environment.SOURCES)
def test_a_change_in_what_it_is_made_from_brings_it_up_to_date(name: str, setup: Setup) -> None:
    setup("dev")
    (setup.root / name).write_text("changed", encoding="utf-8")
    assert setup("dev") == ["dev", "project"]
    assert setup("dev") == []


def test_an_interrupted_setup_starts_over(setup: Setup) -> None:
    setup.commands.failing = "-e"
    with pytest.raises(SetupError, match="Installing nomarch: failed with exit code 7"):
        setup("run")
    setup.commands.failing = ""
    assert setup("run") == ["new", "run", "project"]


def test_an_interrupted_update_starts_over(setup: Setup) -> None:
    setup("run")
    setup.commands.failing = "-r"
    with pytest.raises(SetupError):
        setup("dev")
    setup.commands.failing = ""
    assert setup("run") == ["new", "run", "project"]


def test_an_environment_without_its_python_is_replaced(setup: Setup) -> None:
    setup("run")
    processes.binary(setup.venv, "python").unlink()
    assert setup("run") == ["new", "run", "project"]


def test_another_python_replaces_it(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    setup("run")
    monkeypatch.setattr(environment, "PYTHON", "python3.99")
    assert setup("run") == ["new", "run", "project"]


def test_a_project_that_moved_replaces_it(setup: Setup) -> None:
    setup("run")
    setup.venv = setup.venv.rename(setup.root / "moved")
    assert setup("run") == ["new", "run", "project"]


def test_a_folder_that_is_no_environment_is_left_alone(setup: Setup) -> None:
    setup.venv.mkdir()
    (setup.venv / "thesis.txt").touch()
    with pytest.raises(SetupError, match="isn't a virtual environment"):
        setup("run")
    assert [path.name for path in setup.venv.iterdir()] == ["thesis.txt"]


def test_only_hashed_wheels_are_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr(processes, "call", commands)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(environment, "node_fits", lambda: True)
    environment.install(tmp_path, "run", Page(""))
    uv, packages, project = (" ".join(command) for command in commands)
    assert uv.endswith("--no-deps --require-hashes --only-binary :all: -r " + str(ROOT / "requirements" / "uv.txt"))
    assert "--require-hashes --only-binary :all: -r" in packages
    assert "--no-deps --no-build-isolation -e" in project


# --- uv ---


def test_the_machines_own_uv_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    assert environment.installer(tmp_path) == (["/bin/uv", "pip", "install"], {})


def test_a_python_without_pip_gets_one_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr(processes, "call", commands)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pip" else name)
    python = str(processes.binary(tmp_path, "python"))
    assert environment.provide_pip(tmp_path) == [python, "-m", "pip"]
    assert commands == [[python, "-m", "ensurepip", "--default-pip"]]


def test_uv_looks_for_packages_where_pip_is_set_to(monkeypatch: pytest.MonkeyPatch) -> None:
    said = """\
:env:.index-url='https://mirror.example/simple'
:env:.cert='/etc/ca.pem'
global.extra-index-url='https://a.example\\nhttps://b.example'
global.index-url='https://other.example'
global.timeout='60'
"""
    answer = subprocess.CompletedProcess([], 0, stdout=said)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: answer)
    options, added = environment.pip_settings(["pip"])
    assert options == [
        "--index-url=https://mirror.example/simple",
        "--extra-index-url=https://a.example",
        "--extra-index-url=https://b.example",
        "--index-strategy=unsafe-best-match",
    ]
    assert added == {"SSL_CERT_FILE": "/etc/ca.pem"}


def test_without_settings_of_pip_uv_needs_no_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, stdout=""))
    assert environment.pip_settings(["pip"]) == ([], {})


# --- ensurepip ---


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """A Debian without python3-venv; yields the commands that are run on it."""
    commands = Commands()
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(environment, "PYTHON", "python3.11")
    monkeypatch.setattr(processes, "call", commands)
    return commands


def test_root_has_ensurepip_installed(debian: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "is_root", lambda: True)
    environment.provide_ensurepip()
    assert debian == [
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install", "--yes", "python3.11-venv"],
    ]


def test_others_are_told_the_command_to_type(debian: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "is_root", lambda: False)
    with pytest.raises(SetupError, match=r"Type: sudo apt-get install python3\.11-venv$"):
        environment.provide_ensurepip()
    assert not debian


@pytest.mark.usefixtures("debian")
def test_without_apt_the_message_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(SetupError, match=r"lacks ensurepip.*venv package for python3\.11"):
        environment.provide_ensurepip()


# --- the lock ---


def test_a_second_set_up_waits_for_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lock"
    waiting, entered = threading.Event(), threading.Event()
    monkeypatch.setattr(environment, "say", lambda _what: waiting.set())

    def second() -> None:
        with environment.lock(path):
            entered.set()

    thread = threading.Thread(target=second)
    with environment.lock(path):
        thread.start()
        assert waiting.wait(timeout=300)
        assert not entered.is_set()
    thread.join(timeout=300)
    assert entered.is_set()


def test_what_the_first_did_is_not_done_again(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([False, True])
    monkeypatch.setattr(environment, "is_ready", lambda _venv, _kind: next(answers))
    assert setup("run") == []


def test_a_process_that_dies_frees_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    modules = "import os, pathlib; from bootstrap.environment import lock"
    die = f"{modules}\nwith lock(pathlib.Path({str(path)!r})): os._exit(3)"
    assert subprocess.run([sys.executable, "-c", die], cwd=ROOT, check=False).returncode == 3
    with path.open("w") as file:
        assert environment.try_lock(file.fileno())
