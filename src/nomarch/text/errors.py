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
    """Something was checked or run as asked, and it is wrong: a record, a components file, a shuffle, a bot."""


class BadRecord(Failed):
    """The record can't be replayed; the message names the line."""


class BadComponents(Failed):
    """The components file isn't valid; the message names the line."""


def advice(name: str, known: Iterable[str]) -> Message:
    """What to write instead of a name that isn't known: the nearest that is, else all of them."""
    names = list(known)
    near = get_close_matches(name.lower(), names, 1)
    return Message("did_you_mean", {"name": near[0]}) if near else Message("choose_from", {"known": ", ".join(names)})


def at_least(least: int, **named: int | None) -> None:
    """Refuse a number below the least; each is named as its caller knows it."""
    for name, value in named.items():
        if value is not None and value < least:
            raise NomarchError("too_low", name=name, least=str(least), value=str(value))
