"""Tournaments between bots with ratings: the same deals for every seating, on many cores or machines."""

from __future__ import annotations

from nomarch.arena.playing import Played, Tournament
from nomarch.arena.report import Report, Standing, report
from nomarch.arena.results import default_file
from nomarch.arena.schedule import Fixture, schedule
from nomarch.arena.tournament import run, tournament
from nomarch.arena.workers import Cluster

__all__ = [
    "Cluster", "Fixture", "Played", "Report", "Standing", "Tournament", "default_file", "report", "run", "schedule",
    "tournament",
]  # fmt: skip
