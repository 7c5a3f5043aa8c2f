"""Nile's screen fits, shows everything, works without colour, and reveals no secrets."""

import copy
import re
from typing import Any

import pytest

from nomarch import Match
from nomarch.engine.kernels import resample_for
from nomarch.engine.rng import generator
from nomarch.engine.screen import Screen
from nomarch.games.nile import terminal
from nomarch.games.registry import screen
from nomarch.text.language import LANGUAGES, render, translate
from tests.games.nile.terminal.screens import positions
from tests.games.printing import printed

_BELOW = 6 + 1 + 1 + 5 + 1  # the log, a space, the question, choices, the prompt
THE_SCREEN: Screen = terminal  # the type checker verifies the protocol


def test_the_registry_finds_it() -> None:
    assert screen("nile") is terminal


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_nothing_is_wider_than_the_terminal(players: int, width: int, encoding: str) -> None:
    for number, match in enumerate(positions(players, players)):
        if number % 7 and not match.over:
            continue
        shown = printed(terminal.draw(match, match.to_play or 0, "en"), width, encoding=encoding)
        assert max(map(len, shown.splitlines())) <= width
        assert width < 80 or "…" not in shown
    for what in (terminal.result(match, "en"), terminal.guide("en")):
        assert max(map(len, printed(what, width).splitlines())) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_five_players_fit_80_by_40(language: str) -> None:
    names = ["Sampler 1", "Sampler 2", "Sampler 3", "Sampler 4", "Sampler 5"]
    for match in positions(5, 8, names=names):
        if match.over:
            break
        assert match.to_play is not None
        rows = printed(terminal.draw(match, match.to_play, language)).splitlines()
        assert len(rows) + _BELOW <= 40
        assert rows[1].split() == [
            translate("nile_hand", language),
            translate("nile_storage", language),
        ]  # one line above it
        assert not any(line.rstrip().endswith("…") for line in rows)


@pytest.mark.parametrize("width", [80, 100, 140])
def test_colour_adds_nothing_but_colour(width: int) -> None:
    match = list(positions(3, 2))[-20]
    plain = printed(terminal.draw(match, 0, "en"), width)
    coloured = printed(terminal.draw(match, 0, "en"), width, colour=True)
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


# --- secrets ---


class Guarded:
    """A match that gives out only one seat's view."""

    def __init__(self, match: Match, *seats: int | None) -> None:
        self.match, self.seats = match, seats

    def __getattr__(self, name: str) -> Any:
        assert name in ("components", "names", "to_play", "legal", "texts", "previews"), name
        return getattr(self.match, name)

    def view(self, seat: int | None = None) -> Any:
        assert seat in self.seats
        return self.match.view(seat)


def resampled(match: Match, seat: int, seed: int) -> Match:
    """The same position, with hidden cards resampled for a seat."""
    other = copy.copy(match)
    other._states = match._states.copy()
    resample_for(match.components.box, other._states, 0, seat, generator(seed))
    other._moved()
    return other


@pytest.mark.parametrize("players", [2, 5])
def test_the_screen_of_a_seat_is_the_same_whatever_it_cannot_know(players: int) -> None:
    differ = 0
    for number, match in enumerate(positions(players, 4)):
        if match.over or number % 5:
            continue
        for seat in range(players):
            other = resampled(match, seat, number)
            others = [each for each in range(players) if each != seat]
            differ += any(match.view(each)["hand"] != other.view(each)["hand"] for each in others)
            pictures = [printed(terminal.draw(Guarded(each, seat), seat, "en")) for each in (match, other)]
            assert pictures[0] == pictures[1]
        seat = match.to_play or 0
        asked = [Guarded(each, match.to_play) for each in (match, resampled(match, seat, 0))]
        first, second = (terminal.choices(each, "en") for each in asked)
        assert first == second
    assert differ > 10


@pytest.mark.parametrize("players", [2, 5])
def test_each_is_told_what_everybody_is_told_and_which_cards_they_drew(players: int) -> None:
    (*_, played) = positions(players, 6)
    match = played.initial()
    for action in played.actions:
        logs = match.play_and_report([None, *range(players)], action)
        for seat in range(players):
            for (who, message), (_, public) in zip(logs[seat], logs[None], strict=True):
                more = render(message).removeprefix(render(public))
                assert more == "" or (who == seat and "draws" in render(public))
                assert set(re.findall(r"\u00d7 (\w+)", more)) <= set(match.view(seat)["hand"])
