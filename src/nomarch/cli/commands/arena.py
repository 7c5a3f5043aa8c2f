"""`nomarch arena`: a tournament between bots."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from nomarch.arena import Cluster, Report, Tournament, default_file, run, tournament
from nomarch.cli.commands.options import (
    ClusterAddress,
    ComponentsFile,
    Entries,
    FixedSeed,
    GameName,
    Games,
    Json,
    Language,
    Options,
    Players,
    PlotFile,
    Processes,
    Traceback,
)
from nomarch.cli.commands.shared import Plot, compiling, counting, interrupted, read_box, read_options
from nomarch.cli.plots import Interval, IntervalPlot, axis, interval_line
from nomarch.cli.usage import help_text
from nomarch.games.registry import find
from nomarch.text.console import Console
from nomarch.text.language import number, percent, translate

__all__ = ["arena"]

_BAR = 48  # columns
_LABEL = 26  # with the bar and the end of its scale, 80 columns


def arena(
    language: Language,
    game: GameName,
    bots: Entries,
    players: Players = None,
    games: Games = 100,
    seed: FixedSeed = 0,
    jobs: Processes = None,
    cluster: ClusterAddress = None,
    option: Options = None,
    components: ComponentsFile = None,
    results: Annotated[
        Path | None, typer.Option("--results", metavar="FILE", help=help_text("cli_help_results"))
    ] = None,
    duel: Annotated[bool, typer.Option("--duel", help=help_text("cli_help_duel"))] = False,
    budget: Annotated[
        str | None, typer.Option("--budget", metavar="B", help=help_text("cli_help_equal_budget"))
    ] = None,
    plot: PlotFile = None,
    as_json: Json = False,
    traceback: Traceback = False,
) -> None:
    """Let bots play each other on the same deals, and rate them."""
    found = find(game)
    entries = [bot.strip() for bot in bots.split(",")]
    options = read_options(option, found)
    wanted = tournament(
        game, entries, players, seed, components=read_box(components), options=options, duel=duel, budget=budget
    )
    drawing = Plot(plot) if plot else None
    compiling(found, language)
    file = results or default_file(wanted)
    told = _played(wanted, games, file, jobs, Cluster(*cluster) if cluster else None, language)
    if drawing:
        drawn = IntervalPlot(_title(told, language), _intervals(told), translate("cli_plot_rating", language))
        drawing.write(drawn, language)
    if as_json:
        print(json.dumps(asdict(told) | {"results": str(file)}))
    else:
        _show(told, file, language)


def _played(
    wanted: Tournament, games: int, file: Path, jobs: int | None, cluster: Cluster | None, language: str
) -> Report:
    """The tournament, with a progress bar; after Ctrl+C, prints how to resume."""
    with counting(translate("cli_simulating", language)) as progress:
        try:
            return run(wanted, games, file=file, jobs=jobs, cluster=cluster, progress=progress)
        except KeyboardInterrupt:
            pass
    raise interrupted(progress, file, language)


def _title(report: Report, language: str) -> str:
    return f"{report.game}, {translate('cli_players', language, players=report.players)}"


def _intervals(report: Report) -> list[Interval]:
    return [Interval(each.bot, each.rating, *each.rating_interval) for each in report.standings]


def _show(report: Report, file: Path, language: str) -> None:
    console = Console()
    console.print(
        translate("cli_arena_played", language, games=report.games, deals=report.deals, seed=str(report.seed)),
        f"[{_title(report, language)}]", markup=False,
    )  # fmt: skip
    names = ("bot", "rating", "interval", "share", "interval", "score", "time")
    headings = (translate(f"cli_column_{name}", language, game=report.game) for name in names)
    # Within 80 columns names are folded, numbers never: so headings have a word on each line.
    table = Table(*("\n".join(heading.split(" ")) for heading in headings), box=SIMPLE_HEAD, padding=0, pad_edge=False)
    table.columns[0].overflow = "fold"
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for each in report.standings:
        table.add_row(
            each.bot,
            number(each.rating, language),
            "…".join(number(end, language) for end in each.rating_interval),
            f"{number(100 * each.share, language, 1)}{percent(language)}",
            "…".join(number(100 * end, language, 1) for end in each.share_interval),
            number(each.mean_score, language, 2),
            f"{number(1000 * each.seconds_per_decision, language, 3)} ms",
        )
    console.print(table)
    console.print(_drawn(report))
    console.print(translate("cli_arena_kept", language, file=str(file)), soft_wrap=True)


def _shortened(name: str) -> str:
    """A name that fits beside the plot, with its end: a bot's own name and budget."""
    return name if len(name) <= _LABEL else "…" + name[1 - _LABEL :]


def _drawn(report: Report) -> str:
    """The ratings as a text plot on a common scale."""
    intervals = _intervals(report)
    ticks = axis(min(each.low for each in intervals), max(each.high for each in intervals), 4)
    labels = [_shortened(each.label) for each in intervals]
    margin = max(len(label) for label in labels) + 2
    lines = [
        f"{label:<{margin}}{interval_line(each, ticks[0], ticks[-1], _BAR)}"
        for label, each in zip(labels, intervals, strict=True)
    ]
    scale = [" "] * (margin + _BAR + 4)
    for tick in ticks:
        text = f"{tick:g}"
        start = margin + round((tick - ticks[0]) / (ticks[-1] - ticks[0]) * (_BAR - 1)) - len(text) // 2
        scale[start : start + len(text)] = text
    return "\n".join([*lines, "".join(scale).rstrip()])
