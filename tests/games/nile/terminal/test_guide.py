"""Help: how actions are written."""

from nomarch.games.nile import terminal
from tests.games.nile.terminal.screens import at_step
from tests.games.printing import printed


def test_help_shows_every_kind_of_action() -> None:
    shown = printed(terminal.guide("en"))
    match = at_step("act")
    for example in ("plant 3W", "plant W+F", "speculate PW LF", "pass", "done", "market W F*", "offering L PW"):
        assert example in shown
        match.parse(example)
