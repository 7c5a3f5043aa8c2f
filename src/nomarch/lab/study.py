"""A study from beginning to end; one that was interrupted goes on where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from nomarch.arena import Cluster, Tournament, default_file, schedule, tournament
from nomarch.arena.results import header
from nomarch.arena.workers import play_missing
from nomarch.lab.playing import KIND, Games, Studied, play
from nomarch.lab.table import Table, tabulate
from nomarch.text.errors import NomarchError

__all__ = ["journal", "need_extras", "plan", "run"]

_NEEDED = ("pyarrow", "matplotlib")


def need_extras() -> None:
    """Say what is missing before long work begins."""
    for package in _NEEDED:
        try:
            import_module(package)
        except ImportError:
            raise NomarchError("lab_missing", package=package) from None


def plan(
    game: str, bots: Sequence[str], players: int | None = None, seed: int = 0, *,
    components: tuple[str, str] | None = None, options: Mapping[str, object] | None = None,
) -> Tournament:  # fmt: skip
    """What is to be played, checked: as for a tournament, but one bot at all seats will do."""
    return tournament(game, bots, players, seed, components=components, options=options, fewest=1)


def journal(wanted: Tournament) -> Path:
    """Where finished games are kept unless a folder is named: the same study finds them again."""
    return default_file(wanted, KIND)


def run(
    sets: Sequence[Tournament], games: int, *, folder: Path | None = None, jobs: int | None = None,
    cluster: Cluster | None = None, progress: Callable[[int, int], None] = lambda done, total: None,
) -> Table:  # fmt: skip
    """Play what has not been played before, and put it all in a table.

    `sets` are one way to play or two to be compared: the same bots on the same seeds. `games` are those of each set,
    rounded up to whole deals. `progress` is told how many are done, of how many.
    """
    if games < 1 or (jobs is not None and jobs < 1):
        raise NomarchError("arena_count", games=games, jobs=1 if jobs is None else jobs)
    if len(set(sets)) < len(sets):
        raise NomarchError("lab_nothing_differs")
    fixtures = schedule(len(sets[0].bots), sets[0].players, games)
    total, played = len(fixtures) * len(sets), list[list[Studied]]()
    for number, wanted in enumerate(sets):
        file = journal(wanted)

        def told(done: int, before: int = number * len(fixtures)) -> None:
            progress(before + done, total)

        with Games(folder / file.name if folder else file, wanted) as kept:
            played.append(play_missing(kept, play, wanted, fixtures, jobs, cluster, told))
    return tabulate([header(wanted, KIND) for wanted in sets], played)
