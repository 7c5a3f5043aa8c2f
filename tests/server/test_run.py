"""A server process prints its address."""

import sys
from pathlib import Path

import pytest

from nomarch.server import run
from nomarch.text.language import translate
from tests.server.serving import processes


def test_serve_says_where_visitors_find_it_and_never_sends_anyone_to_0_0_0_0(tmp_path: Path) -> None:
    with processes() as start:
        server = start(
            f"sqlite:///{tmp_path / 'tables.db'}", "--host", "0.0.0.0", "--public-url", "https://games.example/"
        )
        assert server.address == f"http://127.0.0.1:{server.port}"
        said = server.said
        while line := "" if "Ctrl+C" in said else server.next_line():
            said += line
    assert translate("cli_serving_public", "en", address="https://games.example/") in said
    assert "0.0.0.0" not in said


@pytest.mark.parametrize(
    ("asked", "variables", "terminal", "opened"),
    [
        (True, {}, False, True),
        (False, {"DISPLAY": ":0"}, True, False),
        (None, {"DISPLAY": ":0"}, True, True),
        (None, {"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        (None, {"DISPLAY": ":0"}, False, False),
        (None, {"DISPLAY": ":0", "CI": "true"}, True, False),
        (None, {}, True, False),
    ],
)
def test_a_browser_is_opened_as_asked_or_where_somebody_sits_at_a_desktop(
    asked: bool | None, variables: dict[str, str], terminal: bool, opened: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "CI"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert run._wants_page(asked) is opened


@pytest.mark.parametrize(
    ("database", "shown"),
    [
        ("sqlite:///games.db", "games.db"),
        ("sqlite:////var/games.db", "/var/games.db"),
        ("postgresql://ann:hush@host:5432/games", "postgresql://host:5432/games"),
        ("postgresql://ann:a@b@host/games", "postgresql://host/games"),
    ],
)
def test_a_database_is_shown_without_its_password(database: str, shown: str) -> None:
    assert run._shown(database) == shown
