"""Line editing in `play`: arrow keys, history and Tab completion, by Python's readline where available."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module, util
from typing import Any

__all__ = ["completer", "offer"]


def completer(words: Sequence[str]) -> Callable[[str, int], str | None]:
    """A readline completer function for these lines."""

    def complete(line: str, number: int) -> str | None:
        found = [word for word in words if word.lower().startswith(line.lower())]
        return found[number] if number < len(found) else None

    return complete


def offer(words: Sequence[str]) -> None:
    """Let Tab complete these lines; importing readline also enables line editing in `input`."""
    if not util.find_spec("readline"):
        return
    readline: Any = import_module("readline")
    readline.set_completer(completer(words))
    readline.set_completer_delims("")  # an action has spaces: the whole line is completed
    native = "libedit" in (readline.__doc__ or "")  # as on macOS
    readline.parse_and_bind("bind ^I rl_complete" if native else "tab: complete")
