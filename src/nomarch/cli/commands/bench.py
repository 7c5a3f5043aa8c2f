"""`nomarch bench`: benchmark the engine on this machine."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from nomarch.cli.commands.options import GameName, Json, Language
from nomarch.cli.commands.shared import compiling
from nomarch.cli.terminal import waiting
from nomarch.cli.usage import help_text
from nomarch.games.registry import find
from nomarch.play.speed import Speed, measure
from nomarch.text.console import Console
from nomarch.text.language import number, translate

__all__ = ["bench"]


def bench(
    language: Language,
    game: GameName = "fertility",
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="T", min=0.01, help=help_text("cli_help_seconds"))
    ] = 2.0,
    as_json: Json = False,
) -> None:
    """Measure random play and the engine's single operations."""
    found = find(game)
    compiling(found, language)
    speeds = []
    for players in found.seats:
        with waiting(Console(stderr=True), translate("cli_measuring", language, players=players)):
            speeds.append(measure(found, players, seconds))
    if as_json:
        print(json.dumps({"game": game, "speeds": [asdict(speed) for speed in speeds]}))
    else:
        _show(speeds, language)


def _show(speeds: list[Speed], language: str) -> None:
    table = Table("", *(translate("cli_players", language, players=speed.players) for speed in speeds))
    for column in table.columns[1:]:
        column.justify = "right"
    for name in asdict(speeds[0]):
        if name != "players":
            table.add_row(
                translate(f"cli_speed_{name}", language), *(_figure(getattr(speed, name), language) for speed in speeds)
            )
    Console().print(table)


def _figure(value: float | None, language: str) -> str:
    return "" if value is None else number(value, language, 2 if value < 10 else 0)
