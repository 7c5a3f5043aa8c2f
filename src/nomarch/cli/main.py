"""The command line: each command is a file in `commands`."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from importlib.metadata import version
from typing import Annotated

import typer

from nomarch.cli.commands.analyse import analyse
from nomarch.cli.commands.arena import arena
from nomarch.cli.commands.backup import backup, restore
from nomarch.cli.commands.bench import bench
from nomarch.cli.commands.components import components
from nomarch.cli.commands.doctor import doctor
from nomarch.cli.commands.levels import levels
from nomarch.cli.commands.new_game import new_game
from nomarch.cli.commands.options import Language, takes_language
from nomarch.cli.commands.perft import perft
from nomarch.cli.commands.play import play
from nomarch.cli.commands.replay import replay
from nomarch.cli.commands.serve import serve
from nomarch.cli.commands.simulate import simulate
from nomarch.cli.commands.study import study
from nomarch.cli.commands.tables import tables
from nomarch.cli.commands.verify import verify
from nomarch.cli.examples import EXAMPLES
from nomarch.cli.failures import Program
from nomarch.cli.usage import Command, help_text

__all__ = ["app", "main"]

_SIGNS = {
    "→": ">", "·": "|", "\u00d7": "x", "\u2019": "'", "“": '"', "”": '"', "«": '"', "»": '"', "„": '"', "\u2013": "-",
    "…": ".", "ß": "s", "\u2018": "'", "├": "|", "─": "-", "●": "o", "┤": "|", "✓": "+", "✗": "x",
    "▁": "1", "▂": "2", "▃": "3", "▄": "4", "▅": "5", "▆": "6", "▇": "7", "█": "8",
}  # fmt: skip


app = typer.Typer(
    name="nomarch", cls=Program, help=help_text("cli_help_app"), epilog=EXAMPLES["nomarch"],
    context_settings={"help_option_names": ["-h", "--help"]}, pretty_exceptions_enable=False,
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
    levels,
    components,
    new_game,
):
    app.command(cls=Command, help=help_text(f"cli_help_{_command.__name__}"), epilog=EXAMPLES[_command.__name__])(
        _command
    )
app.add_typer(
    tables, name="tables", callback=takes_language, help=help_text("cli_help_tables"), epilog=EXAMPLES["tables"]
)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"nomarch {version('nomarch')}")
        raise typer.Exit


@app.callback()
def _nomarch(
    language: Language,
    show_version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=help_text("cli_help_version"))
    ] = False,
) -> None:
    pass


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Replacements for characters that the terminal can't show, one for each, so that columns stay aligned."""
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
    app(prog_name="nomarch")
