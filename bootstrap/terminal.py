"""What a set-up says while it works: a line for each step, and on a terminal how long it has taken so far."""

import contextlib
import sys
import threading
import time
from collections.abc import Iterator

__all__ = ["doing", "say", "show", "ticking"]

_WIDTH = 79
_under_way: dict[str, float] = {}  # what is being done, since when


def say(what: str) -> None:
    """Print a line of our own."""
    show(f"run.py: {what}")


def show(line: str) -> None:
    """Print a line where `ticking` may have left another."""
    print(f"{_wipe()}{line}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def doing(what: str) -> Iterator[None]:
    """Have `ticking` show that this is being done."""
    _under_way[what] = time.monotonic()
    try:
        yield
    finally:
        del _under_way[what]


@contextlib.contextmanager
def ticking() -> Iterator[None]:
    """Every second show on a terminal what is being done, and for how long."""
    done = threading.Event()

    def tick() -> None:
        while not done.wait(1):
            now = time.monotonic()
            shown = "; ".join(f"{what}: {now - since:.0f} s" for what, since in list(_under_way.items()))
            print(f"{_wipe()}{shown:.{_WIDTH}}", end="", file=sys.stderr, flush=True)

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
    """What clears the line that `ticking` writes."""
    return f"\r{'':{_WIDTH}}\r" if sys.stderr.isatty() else ""
