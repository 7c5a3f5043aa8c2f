"""Helpers shared by several commands: reading files, writing files, and progress."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)  # fmt: skip

from nomarch.cli import figures
from nomarch.cli.plots import IntervalPlot, LinePlot
from nomarch.cli.terminal import after_a_while
from nomarch.engine import kernels
from nomarch.engine.game import Components, Game
from nomarch.games.registry import find
from nomarch.play import transcript, warmup
from nomarch.play.loading import load
from nomarch.play.match import Match
from nomarch.play.setup import read_options as check_options
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from nomarch.text.language import Message, translate

__all__ = [
    "Counting", "Plot", "compiling", "counting", "interrupted", "read_box", "read_components", "read_options",
    "read_record", "read_text", "there", "write",
]  # fmt: skip

_INTERRUPTED = 130
_PATIENCE = 0.8  # seconds before the progress bar appears; loading compiled rules from disk takes half of it
_NARROW = 70  # columns that the bar needs beside the longest text


def read_options(pairs: Sequence[str] | None, game: Game | None = None) -> dict[str, str]:
    """The values of `--option NAME=VALUE` by name, validated if the game is known; the last one wins."""
    found = {}
    for pair in pairs or ():
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not (name and equals):
            raise NomarchError("cli_option_form", text=pair)
        found[name] = value
    if game:
        check_options(game, found)
    return found


def read_components(game: Game, path: Path | None) -> Components | None:
    """The owner's components; None if no file is named."""
    if path is None:
        return None
    return game.components(read_text(path, "cli_components_file"), path.name)


def read_box(path: Path | None) -> tuple[str, str] | None:
    """The text and the name of an owner's components file, to send to other processes."""
    return (read_text(path, "cli_components_file"), path.name) if path else None


def read_record(path: Path, components: Path | None = None) -> Match:
    """Replay the record in a file, with the owner's components if a file of them is named."""
    text = read_text(path, "cli_record_file")
    return load(text, read_components(find(transcript.read(text).game), components) if components else None)


def read_text(path: Path, key: str) -> str:
    """The text of a file; `key` is the error message if it can't be read."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = (error.strerror or str(error)) if isinstance(error, OSError) else Message("cli_not_text")
        raise NomarchError(key, file=str(path), reason=why) from None


def compiling(game: Game, language: str = "en", *, thinking: bool = False) -> None:
    """Load the compiled rules, and the bots if needed. The first run compiles them, with a progress bar."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    progress = Progress(*columns, console=console, transient=True)
    text = translate("cli_compiling", language)
    task = progress.add_task(text.partition(" (")[0] if console.width < _NARROW else text, total=None)
    showing = after_a_while(_PATIENCE, progress.start, progress.stop) if console.is_terminal else nullcontext()
    with showing:
        for done, (_, steps) in enumerate((warmup if thinking else kernels).warm_up(game), 1):
            progress.update(task, total=steps, completed=done)


class Counting:
    """A progress bar with a count and a total."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self._bar, self._task = bar, task
        self.done, self.total = 0, 0

    def __call__(self, done: int, total: int) -> None:
        if not self.total:  # earlier work doesn't count for the time left
            self._bar.reset(self._task, total=total, completed=done)
        self._bar.update(self._task, completed=done)
        self.done, self.total = done, total

    @contextmanager
    def interruptible(self) -> Iterator[Callable[[], bool]]:
        """Yields a function that tells whether Ctrl+C was pressed, instead of raising KeyboardInterrupt."""
        pressed: list[int] = []
        before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
        try:
            yield lambda: bool(pressed)
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def counting(text: str) -> Iterator[Counting]:
    """Show a progress bar with the time left, if stderr is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield Counting(bar, bar.add_task(text, total=None))


def interrupted(progress: Counting, file: Path, language: str) -> typer.Exit:
    """Print how to resume; returns the exit to raise."""
    told = translate("cli_arena_interrupted", language, done=progress.done, total=progress.total, file=str(file))
    Console(stderr=True, soft_wrap=True).print(told)
    return typer.Exit(_INTERRUPTED)


def write(path: Path, content: str | bytes = b"") -> None:
    """Write a file; without content, only check that it is writable, before long work starts."""
    try:
        with path.open("wb" if content else "ab") as file:
            file.write(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        raise NomarchError("terminal_not_saved", file=str(path), reason=error.strerror or str(error)) from None


def there(path: Path) -> bool:
    """Whether a file has content that writing would replace."""
    return path.is_file() and path.stat().st_size > 0


class Plot:
    """A requested plot: checked before long work starts, written and announced after it."""

    def __init__(self, path: Path) -> None:
        self._kind = path.suffix.lower().removeprefix(".")
        if self._kind not in ("svg", "png", "pdf"):
            raise NomarchError("cli_plot_suffix", file=str(path))
        if self._kind != "svg" and not figures.available():
            raise NomarchError("cli_plot_extra", file=str(path))
        self._path, self._key = path, "cli_plot_replaced" if there(path) else "cli_plot_written"
        write(path)

    def write(self, plot: IntervalPlot | LinePlot, language: str) -> None:
        """Write the plot in the format of its suffix, and print its path."""
        write(self._path, plot.svg() if self._kind == "svg" else figures.render(plot, self._kind))
        Console(stderr=True, soft_wrap=True).print(translate(self._key, language, file=str(self._path)))
