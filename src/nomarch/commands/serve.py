"""`nomarch serve`: the games for browsers and programs."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from nomarch.commands.shared import Language, compiling, explained
from nomarch.games import GAMES, find

__all__ = ["serve"]


def serve(
    language: Language,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help=explained("cli_help_host"))] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="N", help=explained("cli_help_port"))] = None,
    database: Annotated[str | None, typer.Option("--db", metavar="URL", help=explained("cli_help_db"))] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, help=explained("cli_help_workers"))
    ] = None,
    open_page: Annotated[bool | None, typer.Option("--open/--no-open", help=explained("cli_help_open"))] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], typer.Option("--log", help=explained("cli_help_log_level"))
    ] = "warning",
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help=explained("cli_help_public_url"))
    ] = None,
    keep_abandoned: Annotated[
        int, typer.Option("--keep-abandoned", metavar="DAYS", min=0, help=explained("cli_help_keep_abandoned"))
    ] = 30,
    keep_uploads: Annotated[
        int, typer.Option("--keep-uploads", metavar="DAYS", min=0, help=explained("cli_help_keep_uploads"))
    ] = 90,
    keep_finished: Annotated[
        int, typer.Option("--keep-finished", metavar="DAYS", min=0, help=explained("cli_help_keep_finished"))
    ] = 0,
    proxied: Annotated[bool, typer.Option("--proxied", help=explained("cli_help_proxied"))] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help=explained("cli_help_no_limits"))] = False,
) -> None:
    """Serve until stopped."""
    # Other commands shall not wait for what only this one needs.
    from nomarch.server import logs
    from nomarch.server.addresses import listen, read_public_url
    from nomarch.server.connections import UNCAPPED, Caps
    from nomarch.server.run import run
    from nomarch.server.settings import RATES, Settings, default_database
    from nomarch.server.store import check_url
    from nomarch.server.upkeep import Retention

    logs.set_up(log_level)
    database = database or default_database()
    check_url(database)
    public = read_public_url(public_url) if public_url else ""
    listening = listen(host, port)
    for name in GAMES:
        compiling(find(name), language)
    settings = Settings(
        database=database,
        workers=workers or Settings.workers,
        rates={} if no_limits else RATES,
        caps=UNCAPPED if no_limits else Caps(),
        retention=Retention(keep_abandoned, keep_uploads, keep_finished),
        public_url=public,
        origins=frozenset({public} if public else ()),
        secure=proxied,
        proxied=proxied,
    )
    run(settings, listening, language, open_page)
