"""Progress messages of a setup."""

import io
import sys
import time

import pytest

from bootstrap.environment import PACKAGES
from bootstrap.page import BUILDING
from bootstrap.terminal import WIDTH, doing, say, ticking


class Terminal(io.StringIO):
    """A stderr that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_what_is_being_done_and_for_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    with ticking(), doing("Installing"), doing("Building"):
        end = time.monotonic() + 300
        while "Installing: 1 s; Building: 1 s" not in terminal.getvalue() and time.monotonic() < end:
            time.sleep(0.05)
        say("done")
    written = terminal.getvalue()
    assert "Installing: " in written
    assert "; Building: " in written
    assert "\rrun.py: done\n" in written
    assert written.endswith("\r")


def test_the_two_longest_steps_fit_a_line_together() -> None:
    assert len(f"{BUILDING}: 999 s; {PACKAGES}: 999 s") <= WIDTH


def test_elsewhere_only_lines_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with ticking(), doing("Installing"):
        say("done")
    assert capsys.readouterr().err == "run.py: done\n"
