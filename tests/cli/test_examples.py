"""The examples at the end of help pages are valid commands."""

from __future__ import annotations

import shlex
from typing import Any

import pytest
import typer.main

from nomarch.cli.examples import EXAMPLES
from nomarch.cli.main import app

ROOT: Any = typer.main.get_command(app)
LINES = [(command, line) for command, lines in EXAMPLES.items() for line in lines.split("\n\n")]


@pytest.mark.parametrize(("command", "line"), LINES, ids=[line for _, line in LINES])
def test_an_example_can_be_read(command: str, line: str) -> None:
    words = shlex.split(line.partition(" > ")[0].partition(" < ")[0])
    assert words[0] == "nomarch"
    if command != "nomarch":
        assert "-".join(words).startswith(f"nomarch-{command.replace('_', '-').replace(' ', '-')}")
    context = ROOT.make_context("nomarch", words[1:])
    while getattr(context.command, "commands", None) and words[1] != "help":
        args = [*context._protected_args, *context.args]
        name, found, rest = context.command.resolve_command(context, args)
        context = found.make_context(name, rest, parent=context)


def test_every_command_has_examples() -> None:
    tables = {f"tables {name}" for name in ROOT.commands["tables"].commands}
    assert set(EXAMPLES) == {"nomarch", *(name.replace("-", "_") for name in ROOT.commands), *tables}
    assert all(command.epilog for command in ROOT.commands["tables"].commands.values())
