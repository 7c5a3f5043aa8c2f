"""`nomarch simulate`: simulate many bot games."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from nomarch.cli.commands.options import (
    KNOWN_BOTS,
    ComponentsFile,
    FixedSeed,
    GameName,
    Json,
    Language,
    Options,
    Players,
    Traceback,
    complete_bots,
    whole,
)
from nomarch.cli.commands.shared import compiling, counting, read_components, read_options
from nomarch.cli.usage import help_text
from nomarch.games.registry import find
from nomarch.play.simulation import Summary
from nomarch.play.simulation import simulate as simulate_games
from nomarch.text.console import Console
from nomarch.text.language import number, percent, translate

__all__ = ["simulate"]


def simulate(
    language: Language,
    game: GameName,
    players: Players = None,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="K", parser=whole("--games", 0), help=help_text("cli_help_games"))
    ] = 1000,
    seed: FixedSeed = 0,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            metavar="BOT,BOT…",
            autocompletion=complete_bots,
            help=help_text("cli_help_bots_all", known=KNOWN_BOTS, own="MODULE:BOT"),
        ),
    ] = "random",
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="J", min=1, help=help_text("cli_help_jobs"))] = 1,
    option: Options = None,
    components: ComponentsFile = None,
    as_json: Json = False,
    traceback: Traceback = False,
) -> None:
    """Simulate many bot games and print statistics."""
    found = find(game)
    chosen, box = read_options(option, found), read_components(found, components)
    compiling(found, language, thinking=bots != "random")
    with counting(translate("cli_simulating", language)) as progress:
        summary = simulate_games(
            game, players or found.seats[0], games, seed, bots=[bot.strip() for bot in bots.split(",")], jobs=jobs,
            components=box, progress=lambda done: progress(done, games), **chosen,
        )  # fmt: skip
    if as_json:
        rates = {"games_per_second": summary.games_per_second, "decisions_per_second": summary.decisions_per_second}
        print(json.dumps(asdict(summary) | rates))
    else:
        _show(summary, language)


def _show(summary: Summary, language: str) -> None:
    console = Console()
    console.print(
        translate("cli_simulated", language, games=summary.games, decisions=summary.decisions, seed=str(summary.seed)),
        translate(
            "cli_rates", language, games=round(summary.games_per_second), decisions=round(summary.decisions_per_second)
        ),
    )
    names = ("seat", "bot", "wins", "share", "score")
    table = Table(*(translate(f"cli_column_{name}", language, game=summary.game) for name in names))
    for column in table.columns[2:]:
        column.justify = "right"
    for seat, bot in enumerate(summary.bots):
        wins, score = summary.wins[seat], summary.mean_scores[seat]
        share = wins / max(1, summary.games)
        table.add_row(
            str(seat + 1),
            bot,
            number(wins, language, 1),
            f"{number(100 * share, language, 1)}{percent(language)}",
            number(score, language, 2),
        )
    console.print(table)
