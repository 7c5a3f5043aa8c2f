"""`nomarch perft`: count the sequences of decisions to a depth, a fingerprint of the rules."""

from __future__ import annotations

import json
import time
from typing import Annotated

import typer
from rich.table import Table

from nomarch.cli.commands.options import ComponentsFile, FixedSeed, GameName, Json, Language, Options, Players
from nomarch.cli.commands.shared import compiling, read_components, read_options
from nomarch.cli.terminal import waiting
from nomarch.cli.usage import help_text
from nomarch.games.registry import find
from nomarch.play.match import new
from nomarch.text.console import Console
from nomarch.text.language import number, translate

__all__ = ["perft"]


def perft(
    language: Language,
    game: GameName,
    players: Players = None,
    seed: FixedSeed = 0,
    depth: Annotated[
        int, typer.Option("--depth", "-d", metavar="D", min=0, max=99, help=help_text("cli_help_depth"))
    ] = 3,
    option: Options = None,
    components: ComponentsFile = None,
    as_json: Json = False,
) -> None:
    """Count the sequences of decisions from the start, for every depth up to D."""
    found = find(game)
    chosen, box = read_options(option, found), read_components(found, components)
    compiling(found, language)
    match = new(game, players, seed, components=box, **chosen)
    with waiting(Console(stderr=True), translate("cli_compiling", language)):
        match.perft(0)
    table = Table(*(translate(f"cli_column_{name}", language) for name in ("depth", "sequences", "seconds")))
    for column in table.columns:
        column.justify = "right"
    counts = []
    for level in range(depth + 1):
        started = time.perf_counter()
        with waiting(Console(stderr=True), translate("cli_counting", language, depth=level)):
            counts.append(match.perft(level))
        table.add_row(str(level), number(counts[-1], language), number(time.perf_counter() - started, language, 2))
    if as_json:
        print(
            json.dumps(
                {"game": game, "players": match.players, "seed": seed, "options": match.options, "perft": counts}
            )
        )
    else:
        Console().print(table)
