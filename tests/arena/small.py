"""A small tournament, whole or in parts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from nomarch.arena import Played, Report, tournament
from nomarch.arena.results import Results

OWN = "tests.bots.players"

NILE = tournament("nile", ["random", f"{OWN}:fatal"], 2, seed=5)


def timeless(report: Report) -> Report:
    """A report without its timings."""
    return replace(report, standings=[replace(each, seconds_per_decision=0.0) for each in report.standings])


def games(file: Path) -> list[Played]:
    with Results(file, NILE) as results:
        return sorted((replace(game, seconds=(0.0, 0.0)) for game in results.games), key=lambda game: game.fixture)
