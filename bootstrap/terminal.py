"""Progress of the setup: a line per step and, on a terminal, the elapsed time."""

import contextlib
import sys
import threading
import time
from collections.abc import Iterator

__all__ = ["WIDTH", "doing", "say", "show", "ticking"]

WIDTH = 79  # columns of the line that `ticking` shows
_under_way: dict[str, float] = {}  # the current step and its start


def say(what: str) -> None:
    """Print a line to stderr."""
    show(f"run.py: {what}")


def show(line: str) -> None:
    """Print a line over the one that `ticking` shows."""
    print(f"{_wipe()}{line}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def doing(what: str) -> Iterator[None]:
    """Set the step that `ticking` shows."""
    _under_way[what] = time.monotonic()
    try:
        yield
    finally:
        del _under_way[what]


@contextlib.contextmanager
def ticking() -> Iterator[None]:
    """Show the current step and its elapsed time on a terminal, every second."""
    done = threading.Event()

    def tick() -> None:
        while not done.wait(1):
            now = time.monotonic()
            shown = "; ".join(f"{what}: {now - since:.0f} s" for what, since in list(_under_way.items()))
            print(f"{_wipe()}{shown:.{WIDTH}}", end="", file=sys.stderr, flush=True)

    thread = threading.Thread(target=tick, daemon=True)
    if sys.stderr.isatty():
        thread.start()
    try:
        yield
    finally:
        done.set()
        if thread.ident:
            thread.join()
            print(_wipe(), end="", file=sys.stderr, flush=True)


def _wipe() -> str:
    """The escape sequence that clears the line of `ticking`."""
    return f"\r{'':{WIDTH}}\r" if sys.stderr.isatty() else ""
