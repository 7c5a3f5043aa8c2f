"""The help on notation."""

import pytest

from nomarch.games.fertility import terminal
from nomarch.games.fertility.rules.actions import ACTIONS
from nomarch.text.errors import Refused
from nomarch.text.language import LANGUAGES, translate
from tests.games.fertility.positions import table
from tests.games.printing import printed


def test_help_shows_every_kind_of_action_as_it_can_be_typed() -> None:
    shown = printed(terminal.guide("en"))
    for example in (example for kind in ACTIONS.kinds for example in kind.examples):
        assert example in shown
        with pytest.raises(Refused) as caught:
            table().play(f"{example} ?")
        assert caught.value.message.args.get("example", "").split()[0] == example.split()[0]  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_named_in_the_readers_language(language: str) -> None:
    shown = printed(terminal.guide(language), 100)
    for letter in "ABPGW":
        assert f"{letter} {translate('fertility_kind', language, kind=letter)}" in shown
