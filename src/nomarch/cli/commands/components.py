"""`nomarch components`: print or check a components file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from nomarch.cli.commands.options import GameName, Language
from nomarch.cli.commands.shared import read_components
from nomarch.cli.usage import help_text
from nomarch.games.registry import find
from nomarch.text.console import Console
from nomarch.text.language import translate

__all__ = ["components"]


def components(
    language: Language,
    game: GameName = "fertility",
    check: Annotated[Path | None, typer.Option("--check", metavar="FILE", help=help_text("cli_help_check"))] = None,
) -> None:
    """Print the standard components file, or check one of your own."""
    found = find(game)
    if check is None:
        package = type(found).__module__.rpartition(".")[0]
        print(files(package).joinpath("components.toml").read_text(encoding="utf-8"), end="")
        return
    own = read_components(found, check)
    assert own is not None
    reconstructed = ", ".join(table for table, source in own.provenance.items() if source == "X")
    Console().print(translate("cli_components_good", language, file=str(check), digest=own.digest))
    if reconstructed:
        Console().print(translate("cli_components_reconstructed", language, tables=reconstructed))
