"""The page is built in parallel with the setup."""

import sys
import threading
import types
from pathlib import Path

import pytest

from bootstrap import page
from bootstrap.page import Page


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The builds started, all fake. The page is out of date, and the machine has a suitable Node."""
    commands: list[list[str]] = []

    def listen(_what: str, command: list[str]) -> int:
        commands.append(command)
        return 3

    build = types.SimpleNamespace(is_fresh=lambda **_: False, machine_node=lambda: "node")
    monkeypatch.setattr(page, "load", lambda _path: build)
    monkeypatch.setattr(page, "listen", listen)
    return commands


def test_it_is_built_once_and_gives_its_exit_code(built: list[list[str]]) -> None:
    building = Page("dev")
    building.start_early()
    building.start(Path("venv"))
    assert building.wait() == 3
    assert built == [[sys.executable, str(page.PAGE), "dev"]]


def test_without_a_node_it_waits_for_the_set_up(built: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "node_fits", lambda: False)
    building = Page("")
    building.start_early()
    building.start(Path("venv"))
    building.wait()
    assert built == [["venv", str(page.PAGE)]]


def test_a_fresh_page_is_not_built(built: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "load", lambda _path: types.SimpleNamespace(is_fresh=lambda dev: not dev))
    building = Page("")
    building.start_early()
    building.start(Path("venv"))
    assert building.wait() == 0
    assert not built


def test_the_set_up_goes_on_meanwhile(built: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    monkeypatch.setattr(page, "listen", lambda _what, _command: 0 if done.wait(60) else 1)
    building = Page("")
    building.start_early()  # must not block: `done` is set afterwards
    done.set()
    assert building.wait() == 0
