"""Options shared by several commands, and their shell completion."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from decimal import Context, Decimal, Inexact, InvalidOperation
from pathlib import Path
from typing import Annotated, Literal

import typer

from nomarch.bots import BOTS
from nomarch.cli.usage import help_text
from nomarch.games.registry import find, places
from nomarch.text.errors import NomarchError
from nomarch.text.language import preferred

__all__ = [
    "KNOWN_BOTS",
    "ClusterAddress",
    "ComponentsFile",
    "Entries",
    "FixedSeed",
    "GameName",
    "Games",
    "Json",
    "Language",
    "Options",
    "Players",
    "PlotFile",
    "Processes",
    "Seed",
    "Traceback",
    "complete_bots",
    "complete_game",
    "complete_option", "takes_language", "whole",
]  # fmt: skip

KNOWN_BOTS = ", ".join(BOTS)
_SPOKEN = "nomarch.language"
# Of the games, hard-coded so that --help needn't import them.
_SEATS = "fertility 2-4, nile 2-5"
_OPTIONS = "fertility: edition=second|first, variant=no|yes, boards, start, cities, first; nile: faster=no|yes, first"


def _speak(context: typer.Context, param: typer.CallbackParam, language: str) -> str:
    """The language option after the command, before it, or from the environment."""
    source = context.get_parameter_source(param.name or "")
    if source is None or source.name == "DEFAULT":
        return str(context.meta.get(_SPOKEN, language))
    context.meta[_SPOKEN] = language
    return language


def _game(name: str) -> str:
    """The registered name of a game, ignoring case."""
    return {known.lower(): known for known in places()}.get(name.lower(), name)


def _begins(words: Iterable[str], typed: str) -> list[str]:
    return [word for word in words if word.startswith(typed.lower())]


def complete_game(incomplete: str) -> list[str]:
    """Complete the name of a game."""
    return _begins(places(), incomplete)


def complete_bots(incomplete: str) -> list[str]:
    """Complete the last bot of a list."""
    before, comma, typed = incomplete.rpartition(",")
    return [before + comma + name for name in _begins(BOTS, typed)]


def complete_option(context: typer.Context, incomplete: str) -> list[str]:
    """Complete an option of the given game, with its values."""
    game = find(context.params.get("game") or "fertility")
    pairs = [f"{option.name}={value}" for option in game.options for value in option.values or ("",)]
    return _begins(pairs, incomplete)


def whole(name: str, least: int) -> Callable[[str | int], int]:
    """A parser of counts: 100000, 100_000 and 1e5 are the same."""

    def read(text: str | int) -> int:
        try:
            value = int(Decimal(text).to_integral_exact(context=Context(traps=[Inexact, InvalidOperation])))
        except (ArithmeticError, ValueError):
            raise NomarchError("cli_bad_whole", name=name, value=str(text)) from None
        if value < least:
            raise NomarchError("too_low", name=name, least=str(least), value=str(value))
        return value

    return read


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", callback=_game, autocompletion=complete_game,
        help=help_text("cli_help_game", known=", ".join(places())),
    ),
]  # fmt: skip
Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-p",
        metavar="N",
        help=help_text("cli_help_players", known=_SEATS),
        show_default=help_text("cli_default_fewest"),
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed", "-s", metavar="S", help=help_text("cli_help_seed"), show_default=help_text("cli_default_random")
    ),
]
Database = Annotated[
    str | None,
    typer.Option("--db", metavar="URL", help=help_text("cli_help_db"), show_default=help_text("cli_default_database")),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        autocompletion=complete_option,
        help=help_text("cli_help_option", known=_OPTIONS),
    ),
]
ComponentsFile = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help=help_text("cli_help_components_file"))
]
Language = Annotated[
    Literal["en", "fr", "de", "nl"],
    typer.Option(
        "--language", "-l", metavar="en|fr|de|nl", case_sensitive=False,
        default_factory=preferred, callback=_speak, is_eager=True, show_default=help_text("cli_default_system"),
        help=help_text("cli_help_language"),
    ),
]  # fmt: skip


def takes_language(language: Language) -> None:
    """The callback of a command group: the language may also stand between the group and its command."""


Port = Annotated[
    int | None,
    typer.Option(
        "--port", metavar="N", min=0, max=65_535, help=help_text("cli_help_port"),
        show_default=help_text("cli_default_port"),
    ),
]  # fmt: skip
FixedSeed = Annotated[
    int, typer.Option("--seed", "-s", metavar="S", help=help_text("cli_help_seed_0"))
]  # for reproducible commands
Entries = Annotated[
    str,
    typer.Option(
        "--bots", "-b", metavar="BOT,BOT…", autocompletion=complete_bots,
        help=help_text("cli_help_arena_bots", known=KNOWN_BOTS, own="MODULE:BOT", budget="@1s, @500"),
    ),
]  # fmt: skip
Games = Annotated[
    int, typer.Option("--games", "-n", metavar="K", parser=whole("--games", 1), help=help_text("cli_help_arena_games"))
]
Processes = Annotated[
    int | None,
    typer.Option(
        "--jobs",
        "-j",
        metavar="J",
        min=1,
        help=help_text("cli_help_arena_jobs"),
        show_default=help_text("cli_default_cores"),
    ),
]
ClusterAddress = Annotated[
    tuple[str, str] | None,
    typer.Option("--cluster", metavar="dask|ray ADDRESS", help=help_text("cli_help_cluster")),
]
PlotFile = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=help_text("cli_help_plot"))]
Json = Annotated[bool, typer.Option("--json", help=help_text("cli_help_json"))]
# Read by `failures` from the command line, so that commands needn't pass it on.
Traceback = Annotated[bool, typer.Option("--traceback", help=help_text("cli_help_traceback"))]
