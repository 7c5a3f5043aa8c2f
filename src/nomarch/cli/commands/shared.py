"""What several commands share: their options, and how these are read."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Literal

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
from nomarch.text.language import preferred, say, tell

__all__ = [
    "ClusterAddress", "ComponentsFile", "Counting", "FixedSeed", "GameName", "Games", "Json", "Language", "Options",
    "Players", "PlotFile", "Processes", "Seed", "compiling", "complain", "counting", "explained", "interrupted",
    "read_box", "read_components", "read_options", "read_record", "read_text", "spoken", "write_plot",
]  # fmt: skip

_SPOKEN = "nomarch.text.language"
_INTERRUPTED = 130
_PATIENCE = 0.8  # seconds before the progress bar appears; loading compiled rules from disk takes half of it


def explained(key: str, **args: str) -> str:
    """What `--help` says of something, in the language of the environment: no option has been read by then."""
    return tell(key, preferred(), **args)


def _speak(context: typer.Context, language: str) -> str:
    context.meta[_SPOKEN] = language
    return language


def spoken(context: typer.Context) -> str:
    """The language of this run: that of `--language`, if it has been read."""
    return str(context.meta.get(_SPOKEN) or preferred())


GameName = Annotated[str, typer.Argument(metavar="GAME", help=explained("cli_help_game"))]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help=explained("cli_help_players"))]
Seed = Annotated[int | None, typer.Option("--seed", "-s", metavar="S", help=explained("cli_help_seed"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=explained("cli_help_option"))
]
ComponentsFile = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help=explained("cli_help_components_file"))
]
Language = Annotated[
    Literal["en", "fr", "de", "nl"],
    typer.Option(
        "--language", "-l",
        default_factory=preferred, callback=_speak, is_eager=True, show_default=False,
        help=explained("cli_help_language"),
    ),
]  # fmt: skip
FixedSeed = Annotated[
    int, typer.Option("--seed", "-s", metavar="S", help=explained("cli_help_seed_0"))
]  # for what must come out the same again
Games = Annotated[int, typer.Option("--games", "-n", metavar="K", help=explained("cli_help_arena_games"))]
Processes = Annotated[int | None, typer.Option("--jobs", "-j", metavar="J", help=explained("cli_help_arena_jobs"))]
ClusterAddress = Annotated[
    tuple[str, str] | None,
    typer.Option("--cluster", metavar="dask|ray ADDRESS", help=explained("cli_help_cluster")),
]
PlotFile = Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help=explained("cli_help_plot"))]
Json = Annotated[bool, typer.Option("--json", help=explained("cli_help_json"))]


def read_options(pairs: Sequence[str] | None, game: Game | None = None) -> dict[str, str]:
    """The values of `--option NAME=VALUE`, by name, checked if the game is known; the last one counts."""
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
    """The text of an owner's components file and its name, which travel to other processes."""
    return (read_text(path, "cli_components_file"), path.name) if path else None


def read_record(path: Path, components: Path | None = None) -> Match:
    """Replay the record in a file, with the owner's components if a file of them is named."""
    text = read_text(path, "cli_record_file")
    return load(text, read_components(find(transcript.read(text).game), components) if components else None)


def read_text(path: Path, key: str) -> str:
    """The text of a file; `key` is what is said when it can't be read."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
        raise NomarchError(key, file=str(path), reason=reason) from None


def compiling(game: Game, language: str = "en", *, thinking: bool = False) -> None:
    """Make the compiled rules ready, and the bots if they are to think: on the first run that takes a while, so show
    how far it has come."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    progress = Progress(*columns, console=console, transient=True)
    task = progress.add_task(tell("cli_compiling", language), total=None)
    showing = after_a_while(_PATIENCE, progress.start, progress.stop) if console.is_terminal else nullcontext()
    with showing:
        for done, (_, steps) in enumerate((warmup if thinking else kernels).warm_up(game), 1):
            progress.update(task, total=steps, completed=done)


class Counting:
    """A progress bar that is told how many are done, of how many."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self._bar, self._task = bar, task
        self.done, self.total = 0, 0

    def __call__(self, done: int, total: int) -> None:
        if not self.total:  # what was done before doesn't count for the time left
            self._bar.reset(self._task, total=total, completed=done)
        self._bar.update(self._task, completed=done)
        self.done, self.total = done, total

    @contextmanager
    def interruptible(self) -> Iterator[Callable[[], bool]]:
        """Whether somebody has pressed Ctrl-C, instead of what that does otherwise."""
        pressed: list[int] = []
        before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
        try:
            yield lambda: bool(pressed)
        finally:
            signal.signal(signal.SIGINT, before)


@contextmanager
def counting(text: str) -> Iterator[Counting]:
    """Show a bar with the time left, on the standard error, if that is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield Counting(bar, bar.add_task(text, total=None))


def interrupted(progress: Counting, file: Path, language: str) -> typer.Exit:
    """Say how to go on; the exit to be raised."""
    told = tell("cli_arena_interrupted", language, done=progress.done, total=progress.total, file=str(file))
    Console(stderr=True, soft_wrap=True).print(told)
    return typer.Exit(_INTERRUPTED)


def write_plot(path: Path, drawing: str = "") -> None:
    """Write a drawing to a file; without one, only see whether that will be possible, before long work begins."""
    try:
        with path.open("w" if drawing else "a", encoding="utf-8") as file:
            file.write(drawing)
    except OSError as error:
        raise NomarchError("terminal_not_saved", file=str(path), reason=error.strerror or str(error)) from None


def complain(error: NomarchError, language: str) -> None:
    """What went wrong, as one sentence; before it the notes, such as the traceback of a bot that raised."""
    console = Console(stderr=True, soft_wrap=True)
    for note in getattr(error, "__notes__", ()):
        console.print(note)
    console.print(" ".join(say(error.message, language).splitlines()), style="red")
