"""A tournament from beginning to end; one that was interrupted goes on where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from nomarch.arena.playing import Tournament, play
from nomarch.arena.report import Report, report
from nomarch.arena.results import Results, default_file
from nomarch.arena.schedule import schedule
from nomarch.arena.workers import Cluster, play_missing
from nomarch.bots.contestants import enter_all
from nomarch.games.registry import find
from nomarch.play.match import check_seed
from nomarch.play.setup import Setup
from nomarch.text.errors import NomarchError

__all__ = ["run", "tournament"]


def tournament(
    game: str, bots: Sequence[str], players: int | None = None, seed: int = 0, *,
    components: tuple[str, str] | None = None, options: Mapping[str, object] | None = None, fewest: int = 2,
) -> Tournament:  # fmt: skip
    """What a tournament is about, checked; `components` is the text of an owner's file and its name, `fewest` how many
    bots there must be."""
    found = find(game)
    setup = Setup.of(found, players, options, found.components(*components) if components else None)
    setup.initial_state()  # options that don't go together are refused
    names = tuple(contestant.name for contestant in enter_all(bots, fewest))
    return Tournament(game, setup.players, tuple(setup.options.items()), names, check_seed(seed), components)


def run(
    wanted: Tournament, games: int, *, file: Path | None = None, jobs: int | None = None,
    cluster: Cluster | None = None, progress: Callable[[int, int], None] = lambda done, total: None,
) -> Report:  # fmt: skip
    """Play what is not yet in the file of results, and report.

    `games` is rounded up to whole deals. `jobs` is how many processes play, one for each core if None. `progress` is
    told how many games are done, of how many; the first time before any is played.
    """
    if games < 1 or (jobs is not None and jobs < 1):
        raise NomarchError("arena_count", games=games, jobs=1 if jobs is None else jobs)
    fixtures = schedule(len(wanted.bots), wanted.players, games)
    with Results(file or default_file(wanted), wanted) as results:
        played = play_missing(
            results, play, wanted, fixtures, jobs, cluster, lambda done: progress(done, len(fixtures))
        )
        return report(wanted, played)
