"""Errors are messages, and print in English where nothing translates them."""

import pytest

from nomarch.text.errors import BadComponents, BadRecord, NomarchError, Refused
from nomarch.text.language import Message, render


@pytest.mark.parametrize("kind", [NomarchError, Refused, BadRecord, BadComponents])
def test_an_error_is_made_from_a_message_and_holds_it(kind: type[NomarchError]) -> None:
    message = Message("unknown_bot", {"name": "x", "advice": "y"}, "N1.1")
    error = kind.of(message)
    assert type(error) is kind
    assert error.message == message
    assert str(error) == render(message)


def test_errors_are_value_errors_for_those_who_know_no_more() -> None:
    with pytest.raises(ValueError, match="nobody"):
        raise Refused("unknown_bot", name="nobody", advice="")


def test_an_argument_may_be_a_message_itself() -> None:
    inner = Message("unknown_bot", {"name": "x", "advice": "y"})
    assert render(inner) in str(NomarchError("bot_failed", name="z", reason=inner))
