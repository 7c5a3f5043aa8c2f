"""The help on notation."""

from nomarch.games.nile import terminal
from nomarch.games.nile.rules.actions import ACTIONS
from tests.games.nile.terminal.screens import at_step
from tests.games.printing import printed


def test_help_shows_every_kind_of_action() -> None:
    shown = printed(terminal.guide("en"))
    match = at_step("act")
    for example in (example for kind in ACTIONS.kinds for example in kind.examples):
        assert example in shown
        match.parse(example)
