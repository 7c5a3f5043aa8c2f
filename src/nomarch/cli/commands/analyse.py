"""`nomarch analyse`: the cost of each decision of a game."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from nomarch.bots.budget import Budget
from nomarch.cli.commands.options import ComponentsFile, FixedSeed, Json, Language, PlotFile
from nomarch.cli.commands.shared import Plot, compiling, counting, read_record
from nomarch.cli.plots import LinePlot, sparkline
from nomarch.cli.usage import help_text
from nomarch.play.analysis import BUDGET, Analysis, Decision
from nomarch.play.analysis import analyse as analyse_match
from nomarch.play.match import Match
from nomarch.text.console import Console
from nomarch.text.errors import NomarchError
from nomarch.text.language import number, percent, render, translate

__all__ = ["analyse"]


def analyse(
    language: Language,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=help_text("cli_help_record"))],
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help=help_text("cli_help_analyse_seat"))] = None,
    budget: Annotated[str, typer.Option("--budget", metavar="B", help=help_text("cli_help_budget"))] = str(BUDGET),
    seed: FixedSeed = 0,
    components: ComponentsFile = None,
    plot: PlotFile = None,
    as_json: Json = False,
) -> None:
    """Evaluate every decision of a record, and show better moves."""
    allowed = Budget.read(budget)
    match = read_record(file, components)
    if seat is not None and not 1 <= seat <= match.players:
        raise NomarchError("cli_no_such_seat", seat=seat, players=match.players)
    if plot and seat is None and not match.actions:
        raise NomarchError("cli_nothing_to_plot")
    drawing = Plot(plot) if plot else None
    compiling(match.game, language)
    analysis = _judged(match, None if seat is None else seat - 1, allowed, seed, language)
    if drawing and analysis.decisions:
        drawing.write(_drawn(analysis, language), language)
    if as_json:
        print(json.dumps(analysis.to_dict()))
    else:
        _show(analysis, language)


def _judged(match: Match, seat: int | None, budget: Budget, seed: int, language: str) -> Analysis:
    """The analysis, with a progress bar; Ctrl+C stops it after the current decision and keeps the results so far."""
    with counting(translate("cli_analysing", language)) as progress, progress.interruptible() as cancelled:
        return analyse_match(
            match, seat=seat, budget=budget, seed=seed, jobs=os.cpu_count() or 1, progress=progress, cancelled=cancelled
        )


def _show(analysis: Analysis, language: str) -> None:
    console = Console()
    names = ("decision", "player", "played", "chances", "best", "given_away")
    table = Table(*(translate(f"cli_column_{name}", language) for name in names))
    for column in (0, 3, 5):
        table.columns[column].justify = "right"
    for decision in analysis.decisions:
        table.add_row(*(Text(cell) for cell in _row(analysis, decision, language)))
    console.print(table)
    for each in analysis.seats:
        told = translate(
            "cli_analysis_seat", language, name=each.name, found=each.found_best, decisions=each.decisions,
            lost=_percent(each.given_away, language),
        )  # fmt: skip
        console.print(told)
    _show_course(analysis, console)
    for point in analysis.turning_points:
        console.print(_turning_point(analysis, point, language))
        console.print(_reasons(analysis, point, language))
    if not analysis.turning_points:
        console.print(translate("cli_analysis_no_turning", language))
    if not analysis.complete:
        console.print(translate("cli_analysis_cancelled", language))


def _row(analysis: Analysis, decision: Decision, language: str) -> list[str]:
    found_best = decision.best.action == decision.played.action
    lost = "" if found_best else _percent(decision.given_away, language)
    return [
        str(decision.number),
        analysis.names[decision.seat],
        decision.played.text,
        " ".join(f"{100 * chance:.0f}" for chance in decision.played.chances),
        "" if found_best else decision.best.text,
        f"! {lost}" if decision.turning else lost,
    ]


def _show_course(analysis: Analysis, console: Console) -> None:
    """Each seat's win probability over the game, one line each."""
    margin = max(len(name) for name in analysis.names) + 2
    for name, values in _course(analysis).items():
        line = sparkline(values, max(10, console.width - margin - 1))
        console.print(f"{name:<{margin}}{line}")


def _course(analysis: Analysis) -> dict[str, list[float]]:
    """Win probabilities by name after each decision, given the deciding seat's information."""
    return {
        name: [decision.played.chances[seat] for decision in analysis.decisions]
        for seat, name in enumerate(_distinct(analysis.names))
    }


def _distinct(names: list[str]) -> list[str]:
    """Names, with the seat's number where they would be ambiguous."""
    return [name if names.count(name) == 1 else f"{name} ({seat})" for seat, name in enumerate(names, 1)]


def _reasons(analysis: Analysis, point: int, language: str) -> str:
    """What the better action gains, and how its turn continues."""
    why = _decision(analysis, point).why
    reasons = [render(reason, language) for reason in why.reasons] if why else []
    if why and why.turn:
        reasons.append(translate("cli_analysis_turn", language, actions="; ".join(why.turn)))
    return "  " + " ".join(reasons)


def _decision(analysis: Analysis, point: int) -> Decision:
    return next(each for each in analysis.decisions if each.number == point)


def _turning_point(analysis: Analysis, point: int, language: str) -> str:
    decision = _decision(analysis, point)
    return translate(
        "cli_analysis_turning", language, decision=point, name=analysis.names[decision.seat],
        played=decision.played.text, best=decision.best.text, lost=_percent(decision.given_away, language),
    )  # fmt: skip


def _drawn(analysis: Analysis, language: str) -> LinePlot:
    return LinePlot(
        translate("cli_plot_chances", language),
        _course(analysis),
        [decision.number for decision in analysis.decisions],
        {point: _turning_point(analysis, point, language) for point in analysis.turning_points},
        translate("cli_plot_decision", language),
        percent(language),
    )


def _percent(part: float, language: str) -> str:
    return f"{number(100 * part, language, 1)}{percent(language)}"
