"""`nomarch new-game`: write a playable skeleton of a new game."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from string import Template
from typing import Annotated

import typer

from nomarch.cli.commands.options import Language
from nomarch.cli.usage import help_text
from nomarch.games.registry import places
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from nomarch.text.language import translate

__all__ = ["new_game"]

_SKELETON = Path(__file__).parent.parent / "skeleton.txt"


def new_game(
    language: Language,
    name: Annotated[str, typer.Argument(metavar="NAME", help=help_text("cli_help_new_name"))],
) -> None:
    """Write NAME.py into the current folder; an existing file isn't overwritten."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name) or name in places():
        raise NomarchError("new_game_name", name=name)
    file = Path(f"{name}.py")
    kind = "".join(word.capitalize() for word in name.split("_"))
    text = Template(_SKELETON.read_text(encoding="utf-8")).substitute(name=name, Name=kind)
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise NomarchError("new_game_file", file=str(file), reason=error.strerror or str(error)) from None
    console = Console()
    console.print(translate("new_game_written", language, file=str(file)))
    console.print(f"  NOMARCH_GAMES={name}={name}:{kind} nomarch play {name}", style="bold", soft_wrap=True)
