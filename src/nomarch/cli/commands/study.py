"""`nomarch study`: simulate many games, write a Parquet file of statistics and an HTML report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from nomarch import lab
from nomarch.arena import Cluster, Tournament
from nomarch.cli.commands.options import (
    ClusterAddress,
    ComponentsFile,
    Entries,
    FixedSeed,
    GameName,
    Games,
    Language,
    Options,
    Players,
    Processes,
    Traceback,
)
from nomarch.cli.commands.shared import compiling, counting, interrupted, read_box, read_options, there, write
from nomarch.cli.usage import help_text
from nomarch.games.registry import find
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from nomarch.text.language import translate

__all__ = ["study"]


def study(
    language: Language,
    game: GameName,
    bots: Entries = "vizier",
    players: Players = None,
    games: Games = 200,
    seed: FixedSeed = 0,
    jobs: Processes = None,
    cluster: ClusterAddress = None,
    option: Options = None,
    components: ComponentsFile = None,
    against: Annotated[
        list[str] | None, typer.Option("--against", metavar="NAME=VALUE", help=help_text("cli_help_against"))
    ] = None,
    against_components: Annotated[
        Path | None, typer.Option("--against-components", metavar="FILE", help=help_text("cli_help_against_components"))
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(
            "--report", metavar="FILE.html", help=help_text("cli_help_report"), show_default="GAME-study.html"
        ),
    ] = None,
    table: Annotated[
        Path | None,
        typer.Option(
            "--table", metavar="FILE.parquet", help=help_text("cli_help_table"), show_default="GAME-study.parquet"
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help=help_text("cli_help_force"))] = False,
    traceback: Traceback = False,
) -> None:
    """Simulate many bot games, and report statistics about the game."""
    found = find(game)
    lab.need_extras()
    entries, options, box = [bot.strip() for bot in bots.split(",")], read_options(option, found), read_box(components)
    sets = [lab.plan(game, entries, players, seed, components=box, options=options)]
    if against or against_components:
        other = options | read_options(against, found)
        other_box = read_box(against_components) or box
        sets.append(lab.plan(game, entries, players, seed, components=other_box, options=other))
    report, table = report or Path(f"{game}-study.html"), table or Path(f"{game}-study.parquet")
    for file in (report, table):
        if there(file) and not force:
            raise NomarchError("cli_exists", file=str(file))
        write(file)
    compiling(found, language)
    made = _played(sets, games, jobs, Cluster(*cluster) if cluster else None, language)
    lab.write(made, table)
    write(report, lab.report(made))
    told = translate(
        "cli_study_written", language, games=len(made) // sets[0].setup.players, table=str(table), report=str(report)
    )
    Console().print(told, soft_wrap=True)


def _played(
    sets: Sequence[Tournament], games: int, jobs: int | None, cluster: Cluster | None, language: str
) -> lab.Frame:
    """The games, with a progress bar; after Ctrl+C, prints how to resume."""
    with counting(translate("cli_simulating", language)) as progress:
        try:
            return lab.run(sets, games, jobs=jobs, cluster=cluster, progress=progress)
        except KeyboardInterrupt:
            pass
    raise interrupted(progress, lab.journal(sets[0]).parent, language)
