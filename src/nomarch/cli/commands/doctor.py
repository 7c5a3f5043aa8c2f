"""`nomarch doctor`: check the server's configuration and permissions."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from nomarch.cli.commands.options import Database, Language, Port
from nomarch.cli.usage import help_text
from nomarch.text.console import Console
from nomarch.text.language import render, translate

__all__ = ["doctor"]

_SIGNS = {"ok": ("✓", "green"), "note": ("!", "yellow"), "problem": ("✗", "red")}


def doctor(
    language: Language,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help=help_text("cli_help_host"))] = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help=help_text("cli_help_public_url"))
    ] = None,
    proxied: Annotated[bool, typer.Option("--proxied", help=help_text("cli_help_proxied"))] = False,
) -> None:
    """Check everything that `serve` would use with these options, without changing anything."""
    from nomarch.server.doctor import examine
    from nomarch.server.http.addresses import read_public_url
    from nomarch.server.settings import Settings, default_database

    settings = Settings(
        database=database or default_database(),
        public_url=read_public_url(public_url) if public_url else "",
        proxied=proxied,
    )
    found = asyncio.run(examine(settings, host, port))
    console = Console(soft_wrap=True)
    for each in found:
        sign, style = _SIGNS[each.level]
        console.print(f"{sign} {render(each.message, language)}", style=style if each.level != "ok" else "")
    problems = sum(each.level == "problem" for each in found)
    console.print(translate("doctor_summary", language, problems=problems), style="bold")
    raise typer.Exit(1 if problems else 0)
