"""Fertility's screen fits, shows everything, and works without colour."""

import io

import pytest

from nomarch.engine.screen import Screen
from nomarch.games.fertility import terminal
from nomarch.games.registry import screen
from nomarch.text.console import Console
from tests.games.fertility.terminal.screens import positions
from tests.games.printing import printed

_BELOW = 1 + 1 + 1 + 5 + 1  # the log, a space, the question, choices, the prompt
THE_SCREEN: Screen = terminal  # the type checker verifies the protocol


def test_the_registry_finds_it() -> None:
    assert screen("fertility") is terminal


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_nothing_is_wider_than_the_terminal(players: int, width: int, encoding: str) -> None:
    for number, match in enumerate(positions(players, players)):
        if number % 7 and not match.over:
            continue
        seat = match.to_play or 0
        shown = printed(terminal.draw(match, seat, "en"), width, encoding=encoding)
        assert max(map(len, shown.splitlines())) <= width
        assert width < 80 or "…" not in shown
    assert max(map(len, printed(terminal.result(match, "en"), width).splitlines())) <= width
    assert max(map(len, printed(terminal.guide("en"), width).splitlines())) <= width


def test_two_players_fit_a_screen_of_100_by_40() -> None:
    for match in positions(2, 8):
        if not match.over:
            high = len(printed(terminal.draw(match, match.to_play or 0, "en"), 100).splitlines())
            assert high + _BELOW <= 40


def test_colour_adds_nothing_but_colour() -> None:
    match = list(positions(3, 2))[-20]
    plain = printed(terminal.draw(match, 0, "en"), 100)
    coloured = printed(terminal.draw(match, 0, "en"), 100, colour=True)
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    console = Console(file=io.StringIO(), width=100)
    lines = console.render_lines(terminal.draw(match, 0, "en"))
    assert ["".join(part.text for part in line).rstrip() for line in lines] == [
        line.rstrip() for line in plain.splitlines()
    ]
