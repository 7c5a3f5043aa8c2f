"""Help pages (usage, arguments, options and examples) in the reader's language, and the classes that print them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from nomarch.text.console import Console
from nomarch.text.errors import NomarchError, advice
from nomarch.text.language import preferred, translate

__all__ = ["Command", "Group", "asked", "described", "help_text"]

_WIDEST = 100  # columns; longer lines are hard to read
_FEWEST = 30  # columns for descriptions; with less room they go below the names
_STRONG, _NAME, _FAINT = "bold", "bold cyan", "dim"
# Typer's own options, which it describes in English.
_TYPERS = {
    "help": "cli_help_help",
    "install_completion": "cli_help_install_completion",
    "show_completion": "cli_help_show_completion",
}

_ENVIRONMENT = {
    "NOMARCH_LANGUAGE": "cli_env_language",
    "NOMARCH_GAMES": "cli_env_games",
    "NOMARCH_CACHE": "cli_env_cache",
    "NO_COLOR": "cli_env_color",
}


def asked(arguments: Sequence[str]) -> str | None:
    """The language given with `--language` or `-l`, before or after the command.

    >>> asked(["play", "--language=fr"]), asked(["-lde"]), asked(["play"])
    ('fr', 'de', None)
    """
    found = None
    for word, following in zip(arguments, [*arguments, ""][1:], strict=True):
        if word in ("--language", "-l"):
            found = following
        elif word.startswith(("--language=", "-l")):
            found = word.removeprefix("--language=").removeprefix("-l")
    return found


_LANGUAGE = preferred(asked(sys.argv[1:]))  # Typer takes help texts at import time, before it parses options


def help_text(key: str, **args: str) -> str:
    """A help text."""
    return translate(key, _LANGUAGE, **args)


class Command(TyperCommand):
    """A command with a translated help page."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # otherwise Typer rejects them, in English
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise NomarchError("cli_extra_argument", text=str(rest[0]))
        return rest

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return _pieces(self)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_page(self, ctx))


class Group(TyperGroup):
    """A command group with a translated help page, also shown by `help` and without arguments."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, *rest = args
        if name == "help":
            return self.resolve_command(ctx, [*rest, "--help"]) if rest else self.parse_args(ctx, [])
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            raise NomarchError("cli_unknown_command", name=name, advice=advice(name, self.commands))
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return _pieces(self)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_page(self, ctx))


def _page(command: Command | Group, context: Any) -> str:
    """The help page of a command, coloured if it is for a terminal."""
    console = Console()
    if console.width > _WIDEST:
        console.width = _WIDEST
    arguments = _arguments(command)
    options = [each for each in command.get_params(context) if each.param_type_name == "option"]
    with console.capture() as page:
        usage = Text.assemble((f"{help_text('cli_usage')} ", _STRONG), context.command_path)
        console.print(usage.append(" ").append(" ".join(_pieces(command))))
        console.print()
        console.print(command.help or "")
        _section(console, "cli_arguments", ((_shape(each), _explanation(each)) for each in arguments))
        _section(console, "cli_options", ((_spelling(each), _explanation(each)) for each in options))
        if isinstance(command, Group):
            _section(console, "cli_commands", ((name, each.help or "") for name, each in command.commands.items()))
        if isinstance(command, Group) and context.parent is None:
            said = ((name, help_text(key, form="NAME=MODULE:CLASS")) for name, key in _ENVIRONMENT.items())
            _section(console, "cli_environment", said)
        if command.epilog:
            console.print()
            console.print(help_text("cli_examples"), style=_STRONG)
            for line in command.epilog.split("\n\n"):
                console.print(f"  {line}", soft_wrap=True)
    return "\n".join(line.rstrip() for line in page.get().splitlines()) + "\n"


def _arguments(command: Command | Group) -> list[Any]:
    return [each for each in command.params if each.param_type_name == "argument"]


def _pieces(command: Command | Group) -> list[str]:
    """The parts of the usage line after the command."""
    pieces = [f"[{help_text('cli_usage_options')}]", *map(_shape, _arguments(command))]
    return [*pieces, f"{help_text('cli_usage_command')} …"] if isinstance(command, Group) else pieces


def described(param: Any) -> tuple[str, str]:
    """An argument or option as typed, and its description."""
    spelled = _shape(param) if param.param_type_name == "argument" else _spelling(param).strip()
    return spelled, _explanation(param).plain


def _shape(argument: Any) -> str:
    return argument.metavar if argument.required else f"[{argument.metavar}]"


def _spelling(option: Any) -> str:
    """An option as typed, short form first, with its metavar."""
    names = ", ".join(sorted([*option.opts, *option.secondary_opts], key=lambda name: name.startswith("--")))
    indent = "" if names.startswith("-") and not names.startswith("--") else "    "
    return f"{indent}{names}" if option.is_flag else f"{indent}{names} {option.metavar}"


def _explanation(param: Any) -> Text:
    said = Text(help_text(_TYPERS[param.name]) if param.name in _TYPERS else param.help or "")
    default = param.show_default if isinstance(param.show_default, str) else param.default
    if param.required and param.param_type_name == "option":
        said.append(f" [{help_text('cli_required')}]", _FAINT)
    elif isinstance(default, str | int | float) and default is not False and default != "" and param.show_default:
        said.append(f" [{help_text('cli_default', value=str(default))}]", _FAINT)
    return said


def _section(console: Console, heading: str, rows: Iterable[tuple[str, str | Text]]) -> None:
    """A heading, and below it names with their descriptions, side by side if there is room."""
    listed = list(rows)
    if not listed:
        return
    console.print()
    console.print(help_text(heading), style=_STRONG)
    widest = max(len(name) for name, _ in listed)
    if console.width - widest < _FEWEST + 4:
        for name, said in listed:
            console.print(Padding(Text(name.strip(), _NAME), (0, 2)))
            console.print(Padding(said, (0, 0, 0, 6)))
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style=_NAME)
    for name, said in listed:
        table.add_row(f"  {name}", said)
    console.print(table)
