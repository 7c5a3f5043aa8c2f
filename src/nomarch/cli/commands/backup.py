"""`nomarch backup` and `nomarch restore`: back up a server's database."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from nomarch.cli.commands.options import Database, Language
from nomarch.cli.commands.shared import counting
from nomarch.cli.usage import help_text
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from nomarch.text.language import render, translate

__all__ = ["backup", "restore"]


def backup(
    language: Language,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("cli_help_backup_file"))],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help=help_text("cli_help_backup_force"))] = False,
) -> None:
    """Copy the database; a server may be using it."""
    from nomarch.server.store.backup import back_up

    path = _sqlite(database, ["pg_dump", "--format=custom", f"--file={file}"])
    with counting(translate("cli_backing_up", language)) as progress:
        back_up(path, file, force=force, progress=progress)
    size = f"{file.stat().st_size / 1e6:.1f} MB"
    Console(soft_wrap=True).print(translate("cli_backed_up", language, database=str(path), file=str(file), size=size))


def restore(
    language: Language,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("cli_help_restore_file"))],
    database: Database = None,
) -> None:
    """Replace the database by a backup, while no server uses it."""
    from nomarch.server.store.backup import restore as put_back
    from nomarch.server.store.files import log_missing

    path = _sqlite(
        database, ["pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction"], [str(file)]
    )
    console = Console(soft_wrap=True)
    if file.is_file() and (warning := log_missing(file)):
        console.print(render(warning, language), style="yellow")
    with counting(translate("cli_restoring", language)) as progress:
        aside = put_back(file, path, progress=progress)
    console.print(translate("cli_restored", language, database=str(path), file=str(file)))
    if aside:
        console.print(translate("cli_restored_aside", language, file=str(aside)))


def _sqlite(url: str | None, tool: list[str], last: list[str] | None = None) -> Path:
    """The SQLite file that a URL names; for PostgreSQL, the command to type instead."""
    from nomarch.server.settings import default_database
    from nomarch.server.store import check_url

    url = url or default_database()
    check_url(url)
    if url.startswith(("postgresql://", "postgres://")):
        command = shlex.join([*tool, f"--dbname={_without_password(url)}", *(last or [])])
        raise NomarchError("cli_postgres_tool", tool=tool[0], command=command)
    return Path(url.removeprefix("sqlite:///"))


def _without_password(url: str) -> str:
    """The URL without its password; the tools ask for it."""
    scheme, _, rest = url.partition("://")
    user, at, place = rest.rpartition("@")
    return f"{scheme}://{user.partition(':')[0]}{at}{place}"
