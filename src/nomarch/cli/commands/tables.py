"""`nomarch tables`: lists and moderates a server's tables, whether or not the server is running."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.table import Table

from nomarch.cli.commands.options import Database, Json, Language
from nomarch.cli.examples import EXAMPLES
from nomarch.cli.usage import Command, Group, help_text
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from nomarch.text.language import number, translate

if TYPE_CHECKING:  # imported on demand, so that other commands start faster
    from nomarch.server.http.admin import Order

__all__ = ["tables"]

_UNITS = {"m": 60, "h": 3600, "d": 86_400, "w": 604_800}  # seconds
_SHOWN = 20  # tables listed before a purge

tables = typer.Typer(cls=Group)


def _command(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A decorator for a command of the group."""
    said = help_text(f"cli_help_tables_{name}")
    return tables.command(name, cls=Command, help=said, epilog=EXAMPLES[f"tables {name}"])


_Name = Annotated[str, typer.Argument(metavar="TABLE", help=help_text("cli_help_table_name"))]
_Seat = Annotated[int, typer.Argument(metavar="SEAT", min=1, help=help_text("cli_help_table_seat"))]
_Line = Annotated[int, typer.Argument(metavar="LINE", min=1, help=help_text("cli_help_table_line"))]
_Game = Annotated[str, typer.Option("--game", metavar="GAME", help=help_text("cli_help_tables_game"))]
_Age = Annotated[str, typer.Option("--older-than", metavar="AGE", help=help_text("cli_help_tables_older"))]
_Yes = Annotated[bool, typer.Option("--yes", "-y", help=help_text("cli_help_tables_yes"))]


@_command("list")
def list_tables(
    language: Language,
    phase: Annotated[
        Literal["waiting", "shuffling", "playing", "over", "closed"] | None,
        typer.Option(
            "--phase",
            metavar="waiting|shuffling|playing|over|closed",
            case_sensitive=False,
            help=help_text("cli_help_tables_phase"),
        ),
    ] = None,
    game: _Game = "",
    older_than: _Age = "",
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", min=1, max=10_000, help=help_text("cli_help_tables_limit"))
    ] = 50,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List tables, least recently changed first."""
    from nomarch.server.http.admin import ListTables

    order = ListTables(phase=phase or "", game=game, before=_before(older_than), limit=limit)
    found = _steer(database, order, language)
    if as_json:
        print(json.dumps(found))
    else:
        _show_list(found, language)


@_command("show")
def show(language: Language, table: _Name, database: Database = None, as_json: Json = False) -> None:
    """Show a table's players and chat."""
    from nomarch.server.http.admin import Show

    found = _steer(database, Show(table=_checked(table)), language)
    if as_json:
        print(json.dumps(found))
        return
    console = Console(soft_wrap=True)
    age = _age(found["updated"])
    console.print(
        translate("cli_table_head", language, table=found["id"], game=found["game"], phase=found["phase"], age=age)
    )
    if found["muted"]:
        console.print(translate("cli_table_muted", language), style="yellow")
    for place, seat in enumerate(found["seats"], 1):
        what = seat["level"] if seat["kind"] == "bot" else seat["kind"]
        console.print(
            translate(
                "cli_table_seat", language, seat=place, name=seat["name"] or "?", what=what, devices=seat["devices"],
                here="yes" if seat["here"] else "no",
            )
        )  # fmt: skip
    for line in found["chat"]:
        console.print(f"{line['number']:>5}  {line['name'] or '?'}: {line['text']}")


@_command("close")
def close(language: Language, table: _Name, database: Database = None) -> None:
    """Close an unfinished table."""
    from nomarch.server.http.admin import Close

    _steer(database, Close(table=_checked(table)), language)
    _say("cli_table_closed", language, table=table)


@_command("delete")
def delete(
    language: Language,
    names: Annotated[list[str], typer.Argument(metavar="TABLE…", help=help_text("cli_help_table_name"))],
    yes: _Yes = False,
    database: Database = None,
) -> None:
    """Delete tables permanently."""
    from nomarch.server.http.admin import Delete

    order = Delete(tables=[_checked(name) for name in names])
    _be_sure(yes, len(names), language)
    _say("cli_tables_deleted", language, count=_steer(database, order, language)["deleted"])


@_command("purge")
def purge(
    language: Language,
    older_than: Annotated[str, typer.Option("--older-than", metavar="AGE", help=help_text("cli_help_tables_older"))],
    phase: Annotated[
        Literal["waiting", "over", "closed"],
        typer.Option(
            "--phase", metavar="waiting|over|closed", case_sensitive=False, help=help_text("cli_help_tables_phase")
        ),
    ],
    game: _Game = "",
    yes: _Yes = False,
    database: Database = None,
) -> None:
    """Delete all tables of a phase that haven't changed for a time."""
    from nomarch.server.http.admin import ListTables, Purge

    before = _before(older_than)
    found = _steer(database, ListTables(phase=phase, game=game, before=before, limit=_SHOWN), language)
    _show_list(found, language)
    if found["count"]:
        _be_sure(yes, found["count"], language)
        gone = _steer(database, Purge(phase=phase, game=game, before=before), language)["deleted"]
        _say("cli_tables_deleted", language, count=gone)


@_command("kick")
def kick(language: Language, table: _Name, seat: _Seat, database: Database = None) -> None:
    """Remove a player from a seat."""
    from nomarch.server.http.admin import Kick

    _steer(database, Kick(table=_checked(table), seat=min(seat, 16) - 1), language)
    _say("cli_table_kicked", language, table=table, seat=seat)


@_command("mute")
def mute(language: Language, table: _Name, database: Database = None) -> None:
    """Mute the chat of a table."""
    from nomarch.server.http.admin import Mute

    _steer(database, Mute(table=_checked(table)), language)
    _say("cli_table_muted", language)


@_command("unmute")
def unmute(language: Language, table: _Name, database: Database = None) -> None:
    """Unmute the chat of a table."""
    from nomarch.server.http.admin import Mute

    _steer(database, Mute(table=_checked(table), muted=False), language)
    _say("cli_table_unmuted", language)


@_command("unsay")
def unsay(language: Language, table: _Name, line: _Line, database: Database = None) -> None:
    """Delete a chat message."""
    from nomarch.server.http.admin import Unsay

    _steer(database, Unsay(table=_checked(table), line=min(line, 2**31 - 1)), language)
    _say("cli_line_deleted", language, line=line)


def _steer(database: str | None, order: Order, language: str) -> dict[str, Any]:
    from nomarch.server.administration import steer
    from nomarch.server.settings import default_database

    return asyncio.run(steer(database or default_database(), order, language))


def _checked(name: str) -> str:
    """A table's name, also given as its URL."""
    found = re.search(r"(?:^|/table/)([0-9a-z]{12})/?$", name)
    if not found:
        raise NomarchError("cli_no_table_name", name=name)
    return found[1]


def _before(age: str) -> int:
    """The time a duration ago, in milliseconds since 1970; 0 without a duration."""
    if not age:
        return 0
    found = re.fullmatch(r"(\d{1,6})([mhdw])", age)
    if not found:
        raise NomarchError("cli_bad_age", age=age)
    return max(1, round(1000 * (time.time() - int(found[1]) * _UNITS[found[2]])))


def _age(at: int) -> str:
    """The age in the largest suitable unit."""
    seconds = max(0, time.time() - at / 1000)
    unit = next((unit for unit in ("d", "h") if seconds >= _UNITS[unit]), "m")
    return f"{seconds / _UNITS[unit]:.0f}{unit}"


def _show_list(found: dict[str, Any], language: str) -> None:
    console = Console()
    columns = ("table", "game", "phase", "age", "events", "size", "players")
    table = Table(*(translate(f"cli_tables_column_{name}", language) for name in columns))
    table.columns[0].no_wrap = True  # for copying
    for column in (3, 4, 5):
        table.columns[column].justify = "right"
    for each in found["tables"]:
        table.add_row(
            each["id"], each["game"], each["phase"], _age(each["updated"]), str(each["events"]),
            f"{number(each['bytes'] / 1000, language, 1)} kB", ", ".join(each["names"]),
        )  # fmt: skip
    if found["tables"]:
        console.print(table)
    console.print(translate("cli_tables_count", language, count=found["count"], shown=len(found["tables"])))


def _be_sure(yes: bool, count: int, language: str) -> None:
    if not yes:
        answer = input(f"{translate('cli_tables_sure', language, count=count)} [{translate('cli_yes', language)}/N] ")
        if answer.strip().lower()[:1] not in ("y", translate("cli_yes", language)):
            raise typer.Abort


def _say(key: str, language: str, **args: str | int) -> None:
    Console(soft_wrap=True).print(translate(key, language, **args))
