"""A tournament from beginning to end; one that was interrupted goes on where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from nomarch.arena.contestants import enter_all
from nomarch.arena.playing import Tournament, play
from nomarch.arena.report import Report, report
from nomarch.arena.results import Results, default_file
from nomarch.arena.schedule import schedule
from nomarch.arena.workers import Cluster, play_all
from nomarch.games.registry import find
from nomarch.play.match import check_players, check_seed, read_options
from nomarch.text.errors import NomarchError

__all__ = ["run", "tournament"]


def tournament(
    game: str, bots: Sequence[str], players: int | None = None, seed: int = 0, *,
    components: tuple[str, str] | None = None, options: Mapping[str, object] | None = None, fewest: int = 2,
) -> Tournament:  # fmt: skip
    """What a tournament is about, checked; `components` is the text of an owner's file and its name, `fewest` how many
    bots there must be."""
    found = find(game)
    count = check_players(found, found.seats[0] if players is None else players)
    chosen = read_options(found, options or {})
    found.initial_state(found.components(*components) if components else found.standard_components(), count, chosen)
    names = tuple(contestant.name for contestant in enter_all(bots, fewest))
    return Tournament(game, count, tuple(chosen.items()), names, check_seed(seed), components)


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
        done = {played.fixture for played in results.played}
        waiting = [fixture for fixture in fixtures if fixture not in done]
        progress(len(fixtures) - len(waiting), len(fixtures))
        with closing(play_all(play, wanted, waiting, jobs, cluster)) as finished:
            for number, played in enumerate(finished, len(fixtures) - len(waiting) + 1):
                results.add(played)
                progress(number, len(fixtures))
        asked = set(fixtures)
        return report(wanted, [played for played in results.played if played.fixture in asked])
