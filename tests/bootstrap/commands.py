"""A stand-in for starting processes."""

from collections.abc import Mapping
from typing import TextIO


class Commands(list[list[str]]):
    """Records commands, and fails those that contain a given word."""

    failing = ""

    def __call__(
        self, command: list[str], stdout: TextIO | None = None, environment: Mapping[str, str] | None = None
    ) -> int:
        self.append(command)
        return 7 if self.failing in command else 0
