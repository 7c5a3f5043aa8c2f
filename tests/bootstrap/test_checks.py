"""The checks, and the browser they need."""

import shutil
import subprocess
import sys
import types
from pathlib import Path

import pytest

from bootstrap import checks, processes
from tests.bootstrap.commands import Commands


def test_what_a_check_beside_says_is_kept() -> None:
    code, told = checks.listen_to(Path(sys.prefix), "platform", "--nonsense")
    assert code == 0
    assert told.startswith("\n== platform --nonsense ==\n")


@pytest.fixture
def no_browser(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """A Debian without a browser; yields the commands that are run on it."""
    commands = Commands()
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(processes, "call", commands)
    monkeypatch.setattr(checks, "load", lambda _path: types.SimpleNamespace(find=lambda: None))
    monkeypatch.setattr(checks, "is_root", lambda: True)
    return commands


def test_root_has_a_browser_installed(no_browser: Commands) -> None:
    checks.provide_browser()
    assert [command[:3] for command in no_browser] == [
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "install"],
    ]
    assert no_browser[1][-1] == "chromium"


def test_others_are_told_how_to_have_a_browser(
    no_browser: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "is_root", lambda: False)
    checks.provide_browser()
    assert not no_browser
    assert "sudo apt-get install chromium" in capsys.readouterr().err


def test_tests_go_on_where_no_browser_can_be_installed(
    no_browser: Commands, capsys: pytest.CaptureFixture[str]
) -> None:
    no_browser.failing = "install"
    checks.provide_browser()
    assert capsys.readouterr().err.endswith("The tests in a browser are skipped.\n")


def test_a_browser_that_is_there_is_enough(no_browser: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "load", lambda _path: types.SimpleNamespace(find=lambda: "chromium"))
    checks.provide_browser()
    assert not no_browser


def test_the_tests_that_failed_are_listed_at_the_end(tmp_path: Path) -> None:
    assert checks.failed_tests(tmp_path) == []
    (tmp_path / "test_it.py").write_text("def test_fails():\n    assert False\n\n\ndef test_passes():\n    pass\n")
    subprocess.run([sys.executable, "-m", "pytest", "-q", "--rootdir", tmp_path, tmp_path], check=False, cwd=tmp_path)
    assert checks.failed_tests(tmp_path) == ["test_it.py::test_fails"]
