"""The command line: each command is a file in `commands`."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from nomarch.cli.commands.analyse import analyse
from nomarch.cli.commands.arena import arena
from nomarch.cli.commands.backup import backup, restore
from nomarch.cli.commands.bench import bench
from nomarch.cli.commands.components import components
from nomarch.cli.commands.doctor import doctor
from nomarch.cli.commands.new_game import new_game
from nomarch.cli.commands.perft import perft
from nomarch.cli.commands.play import play
from nomarch.cli.commands.replay import replay
from nomarch.cli.commands.serve import serve
from nomarch.cli.commands.shared import complain, explained, spoken
from nomarch.cli.commands.simulate import simulate
from nomarch.cli.commands.study import study
from nomarch.cli.commands.tables import tables
from nomarch.cli.commands.verify import verify
from nomarch.text.errors import NomarchError

__all__ = ["app", "main"]

_SIGNS = {
    "→": ">", "·": "|", "\u00d7": "x", "\u2019": "'", "“": '"', "”": '"', "«": '"', "»": '"', "„": '"', "\u2013": "-",
    "…": ".", "ß": "s", "\u2018": "'", "├": "|", "─": "-", "●": "o", "┤": "|", "✓": "+", "✗": "x",
    "▁": "1", "▂": "2", "▃": "3", "▄": "4", "▅": "5", "▆": "6", "▇": "7", "█": "8",
}  # fmt: skip


class _Commands(TyperGroup):
    """Whatever a caller got wrong is one sentence and the exit code 2, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except NomarchError as error:
            complain(error, spoken(ctx))
            raise typer.Exit(2) from None


app = typer.Typer(
    name="nomarch", cls=_Commands, help=explained("cli_help_app"), no_args_is_help=True, add_completion=False,
    pretty_exceptions_enable=False,
)  # fmt: skip
for _command in (
    serve,
    doctor,
    backup,
    restore,
    play,
    replay,
    verify,
    analyse,
    simulate,
    arena,
    study,
    perft,
    bench,
    components,
    new_game,
):
    app.command(help=explained(f"cli_help_{_command.__name__}"))(_command)
app.add_typer(tables, name="tables", help=explained("cli_help_tables"))


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"nomarch {version('nomarch')}")
        raise typer.Exit


@app.callback()
def _nomarch(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=explained("cli_help_version"))
    ] = False,
) -> None:
    pass


def _plain(error: UnicodeError) -> tuple[str, int]:
    """What to show for signs that a terminal lacks: one for each, so that columns stay in line."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = (
        _SIGNS.get(sign) or unicodedata.normalize("NFKD", sign)[0] for sign in error.object[error.start : error.end]
    )
    return "".join(sign if sign.isascii() else "?" for sign in plain), error.end


def main() -> None:
    """Run the command line."""
    codecs.register_error("nomarch", _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="nomarch")
    app()
