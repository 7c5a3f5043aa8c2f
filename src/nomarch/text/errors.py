"""Exceptions that carry translatable messages: a key and its arguments. They print in English unless translated."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Self

from nomarch.text.language import Message, render

__all__ = ["BadComponents", "BadRecord", "Failed", "NomarchError", "Refused", "advice", "at_least"]


class NomarchError(ValueError):
    """The base of all errors of nomarch; `message` is translatable."""

    @classmethod
    def of(cls, message: Message) -> Self:
        """The error with this message."""
        return cls(message.key, rule=message.rule, **message.args)

    def __init__(self, key: str, /, *, rule: str = "", **args: str | int | Message) -> None:
        super().__init__(key)
        self.message = Message(key, args, rule)

    def __str__(self) -> str:
        return render(self.message)


class Refused(NomarchError):
    """The action is illegal now, or its text can't be read. The match is unchanged."""


class Failed(NomarchError):
    """A check or a run failed: a record, a components file, a shuffle or a bot is wrong."""


class BadRecord(Failed):
    """The record can't be replayed; the message names the line."""


class BadComponents(Failed):
    """The components file isn't valid; the message names the line."""


def advice(name: str, known: Iterable[str]) -> Message:
    """A suggestion for an unknown name: the closest known one, otherwise the full list."""
    names = list(known)
    near = get_close_matches(name.lower(), names, 1)
    return Message("did_you_mean", {"name": near[0]}) if near else Message("choose_from", {"known": ", ".join(names)})


def at_least(least: int, **named: int | None) -> None:
    """Raise an error for numbers below a minimum, with the names that the caller uses."""
    for name, value in named.items():
        if value is not None and value < least:
            raise NomarchError("too_low", name=name, least=str(least), value=str(value))
