"""`nomarch serve`: run the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from nomarch.cli.commands.options import Database, Language, Port
from nomarch.cli.commands.shared import read_text
from nomarch.cli.usage import help_text
from nomarch.engine.components import ComponentsFile
from nomarch.games.registry import GAMES, find
from nomarch.text.errors import NomarchError

__all__ = ["serve"]


def serve(
    language: Language,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help=help_text("cli_help_host"))] = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            metavar="N",
            min=1,
            help=help_text("cli_help_workers"),
            show_default=help_text("cli_default_workers"),
        ),
    ] = None,
    open_page: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help=help_text("cli_help_open"), show_default=help_text("cli_default_auto")),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option(
            "--log", metavar="debug|info|warning|error", case_sensitive=False, help=help_text("cli_help_log_level")
        ),
    ] = "warning",
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help=help_text("cli_help_public_url"))
    ] = None,
    components: Annotated[
        list[Path] | None, typer.Option("--components", metavar="FILE", help=help_text("cli_help_serve_components"))
    ] = None,
    keep_abandoned: Annotated[
        int, typer.Option("--keep-abandoned", metavar="DAYS", min=0, help=help_text("cli_help_keep_abandoned"))
    ] = 30,
    keep_uploads: Annotated[
        int, typer.Option("--keep-uploads", metavar="DAYS", min=0, help=help_text("cli_help_keep_uploads"))
    ] = 90,
    keep_finished: Annotated[
        int, typer.Option("--keep-finished", metavar="DAYS", min=0, help=help_text("cli_help_keep_finished"))
    ] = 0,
    leaderboard: Annotated[
        bool, typer.Option("--leaderboard/--no-leaderboard", help=help_text("cli_help_leaderboard"))
    ] = True,
    smtp: Annotated[
        str | None,
        typer.Option(
            "--smtp",
            metavar="URL",
            envvar="NOMARCH_SMTP",
            help=help_text("cli_help_smtp", form="smtp://USER:PASSWORD@HOST"),
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(
            "--mail-from",
            metavar="ADDRESS",
            envvar="NOMARCH_MAIL_FROM",
            help=help_text("cli_help_mail_from", example="nomarch@example.org"),
        ),
    ] = None,
    push_services: Annotated[
        list[str] | None, typer.Option("--push-service", metavar="HOST", help=help_text("cli_help_push_service"))
    ] = None,
    proxied: Annotated[bool, typer.Option("--proxied", help=help_text("cli_help_proxied"))] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help=help_text("cli_help_no_limits"))] = False,
) -> None:
    """Serve until stopped."""
    # Imported here, so that other commands start faster.
    from nomarch.server import logs
    from nomarch.server.http.addresses import listen, read_public_url
    from nomarch.server.live.alerts import AlertSettings
    from nomarch.server.live.connections import UNCAPPED, Caps
    from nomarch.server.live.mail import read_smtp
    from nomarch.server.live.push import PUSH_SERVICES
    from nomarch.server.live.upkeep import Retention
    from nomarch.server.run import run
    from nomarch.server.settings import RATES, Settings, default_database
    from nomarch.server.store import check_url

    own = _read_own(components or [])
    database = database or default_database()
    check_url(database)
    public = read_public_url(public_url) if public_url else ""
    if smtp and not public:
        raise NomarchError("cli_smtp_public_url")
    mail = read_smtp(smtp, mail_from or "") if smtp else None
    listening = listen(host, port)
    settings = Settings(
        database=database,
        workers=workers or Settings.workers,
        rates={} if no_limits else RATES,
        caps=UNCAPPED if no_limits else Caps(),
        retention=Retention(keep_abandoned, keep_uploads, keep_finished),
        alerts=AlertSettings(mail, services=(*PUSH_SERVICES, *(push_services or ()))),
        leaderboard=leaderboard,
        public_url=public,
        origins=frozenset({public} if public else ()),
        components=own,
        secure=proxied,
        proxied=proxied,
        prepare=True,
    )
    logs.set_up(log_level)
    run(settings, listening, language, open_page)


def _read_own(paths: list[Path]) -> dict[str, str]:
    """The text of the owner's components files, by game; errors name the line."""
    own: dict[str, str] = {}
    for path in paths:
        file = ComponentsFile(read_text(path, "cli_components_file"), path.name)
        # The game that shares most tables with the file.
        game = max(GAMES, key=lambda name: len(file.tables.keys() & find(name).standard_components().provenance.keys()))
        if game in own:
            raise NomarchError("cli_components_twice", game=game, file=str(path))
        own[game] = find(game).components(file.text, path.name).text
    return own
