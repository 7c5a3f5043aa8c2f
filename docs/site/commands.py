"""The command line, described from the Typer app itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer

from nomarch.cli.main import app
from nomarch.cli.usage import described

__all__ = ["markdown"]


def markdown() -> str:
    """A section for each command: usage, help, arguments, options and examples."""
    root = typer.main.get_command(app)
    return "\n\n".join(_described(root, typer.Context(root, info_name="nomarch")))


def _described(command: Any, context: Any) -> Iterator[str]:
    inner = getattr(command, "commands", {})
    if not inner:
        yield f"## {context.command_path}"
        yield f"```text\n{' '.join([context.command_path, *command.collect_usage_pieces(context)])}\n```"
        yield (command.help or "").replace("\b\n", "")
        yield _table(command)
        if command.epilog:
            yield "```text\n" + command.epilog.replace("\n\n", "\n") + "\n```"
    for name, each in inner.items():
        yield from _described(each, typer.Context(each, info_name=name, parent=context))


def _table(command: Any) -> str:
    rows = [_row(each) for each in command.params if not getattr(each, "hidden", False)]
    return "\n".join(["| argument or option | |", "|---|---|", *rows])


def _row(parameter: Any) -> str:
    """A row of the table, from the same texts as `--help`."""
    names, text = (part.replace("|", r"\|") for part in described(parameter))
    return f"| `{names}` | {text} |"
