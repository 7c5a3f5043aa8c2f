"""What goes wrong, said so that a person in any language can read it.

An error carries a message, a key and its arguments; it prints in English wherever nobody translates it.
"""

from __future__ import annotations

from typing import Self

from nomarch.text.language import Message, say

__all__ = ["BadComponents", "BadRecord", "NomarchError", "Refused"]


class NomarchError(ValueError):
    """Anything a caller got wrong; `message` says what."""

    @classmethod
    def of(cls, message: Message) -> Self:
        """The error that says this."""
        return cls(message.key, rule=message.rule, **message.args)

    def __init__(self, key: str, /, *, rule: str = "", **args: str | int | Message) -> None:
        super().__init__(key)
        self.message = Message(key, args, rule)

    def __str__(self) -> str:
        return say(self.message)


class Refused(NomarchError):
    """An action that the rules forbid now, or that no one could read; the state is as it was."""


class BadRecord(NomarchError):
    """A record that can't be replayed; the arguments hold the line."""


class BadComponents(NomarchError):
    """A components file that doesn't make a game; the arguments hold the line."""
