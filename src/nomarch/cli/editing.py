"""Editing what is typed in `play`: arrow keys, earlier lines, and Tab for what could be typed.

Python's own readline does it, where a platform has it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module, util
from typing import Any

__all__ = ["completer", "offer"]


def completer(words: Sequence[str]) -> Callable[[str, int], str | None]:
    """What readline asks for a line's next completion, until there is none."""

    def complete(line: str, number: int) -> str | None:
        found = [word for word in words if word.lower().startswith(line.lower())]
        return found[number] if number < len(found) else None

    return complete


def offer(words: Sequence[str]) -> None:
    """Let Tab complete these lines; loading readline is what gives `input` its keys."""
    if not util.find_spec("readline"):
        return
    readline: Any = import_module("readline")
    readline.set_completer(completer(words))
    readline.set_completer_delims("")  # an action has spaces: the whole line is completed
    native = "libedit" in (readline.__doc__ or "")  # as on macOS
    readline.parse_and_bind("bind ^I rl_complete" if native else "tab: complete")
