"""Run a study; an interrupted one resumes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from nomarch.arena import Cluster, Tournament, default_file, schedule, tournament
from nomarch.arena.results import header
from nomarch.arena.workers import play_missing
from nomarch.lab.frame import Frame, tabulate
from nomarch.lab.playing import KIND, Games, Studied, play
from nomarch.text.errors import NomarchError, at_least

__all__ = ["journal", "need_extras", "plan", "run"]

_NEEDED = ("pyarrow",)


def need_extras() -> None:
    """Raise `NomarchError` if pyarrow is missing."""
    for package in _NEEDED:
        try:
            import_module(package)
        except ImportError:
            raise NomarchError("lab_missing", package=package) from None


def plan(
    game: str, bots: Sequence[str], players: int | None = None, seed: int = 0, *,
    components: tuple[str, str] | None = None, options: Mapping[str, object] | None = None,
) -> Tournament:  # fmt: skip
    """Describe and check what to play. Takes the arguments of `nomarch.arena.tournament`; one bot is enough."""
    return tournament(game, bots, players, seed, components=components, options=options, fewest=1)


def journal(wanted: Tournament) -> Path:
    """The default file of finished games; the same study finds them again."""
    return default_file(wanted, KIND)


def run(
    sets: Sequence[Tournament], games: int, *, folder: Path | None = None, jobs: int | None = None,
    cluster: Cluster | None = None, progress: Callable[[int, int], None] = lambda done, total: None,
) -> Frame:  # fmt: skip
    """Play the missing games, and return all of them as a frame.

    Args:
        sets: One variant, or two to compare: the same bots on the same seeds.
        games: The number of games of each variant, rounded up to whole deals.
        folder: Where to save finished games; by default your data folder.
        jobs: The number of processes; by default one per core.
        cluster: A cluster to play on.
        progress: Called with the number of finished games and the total.
    """
    at_least(1, games=games, jobs=jobs)
    if len(set(sets)) < len(sets):
        raise NomarchError("lab_nothing_differs")
    fixtures = schedule(len(sets[0].bots), sets[0].setup.players, games)
    total, played = len(fixtures) * len(sets), list[list[Studied]]()
    for number, wanted in enumerate(sets):
        file = journal(wanted)

        def told(done: int, before: int = number * len(fixtures)) -> None:
            progress(before + done, total)

        with Games(folder / file.name if folder else file, wanted) as kept:
            played.append(play_missing(kept, play, wanted, fixtures, jobs, cluster, told))
    return tabulate([header(wanted, KIND) for wanted in sets], played)
