"""Stands where processes would be started."""

from collections.abc import Mapping
from typing import TextIO


class Commands(list[list[str]]):
    """Keeps the commands, and fails those with a certain word."""

    failing = ""

    def __call__(
        self, command: list[str], stdout: TextIO | None = None, environment: Mapping[str, str] | None = None
    ) -> int:
        self.append(command)
        return 7 if self.failing in command else 0
