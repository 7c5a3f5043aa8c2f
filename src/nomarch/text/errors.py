"""Exceptions that carry translatable messages: a key and its arguments. They print in English unless translated."""

from __future__ import annotations

from typing import Self

from nomarch.text.language import Message, say

__all__ = ["BadComponents", "BadRecord", "NomarchError", "Refused"]


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
        return say(self.message)


class Refused(NomarchError):
    """The action is illegal now, or its text can't be read. The match is unchanged."""


class BadRecord(NomarchError):
    """The record can't be replayed; the message names the line."""


class BadComponents(NomarchError):
    """The components file isn't valid; the message names the line."""
