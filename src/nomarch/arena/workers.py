"""Run games on all cores of this machine, or on a Dask or Ray cluster, through joblib."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Any, TypeVar

from nomarch.arena.journal import Finished, Journal
from nomarch.arena.playing import Tournament
from nomarch.arena.schedule import Fixture
from nomarch.text.errors import NomarchError

__all__ = ["Cluster", "play_missing"]

_Game = TypeVar("_Game", bound=Finished)
_PATIENCE = "10s"  # for a scheduler to answer
_AHEAD = 4  # games per batch sent to a cluster worker


@dataclass(frozen=True)
class Cluster:
    """A cluster: `dask` or `ray`, and the address of its scheduler."""

    kind: str
    address: str


def play_missing(
    journal: Journal[_Game], play: Callable[[Tournament, Fixture], _Game], tournament: Tournament,
    fixtures: Sequence[Fixture], jobs: int | None, cluster: Cluster | None, progress: Callable[[int], None],
) -> list[_Game]:  # fmt: skip
    """Play the games that a journal lacks, storing each when it ends; returns all requested games.

    `progress` is called with the number of finished games, first before any is played.
    """
    done = {game.fixture for game in journal.games}
    waiting = [fixture for fixture in fixtures if fixture not in done]
    before = len(fixtures) - len(waiting)
    progress(before)
    with closing(_play_all(play, tournament, waiting, jobs, cluster)) as finished:
        for number, game in enumerate(finished, before + 1):
            journal.add(game)
            progress(number)
    asked = set(fixtures)
    return [game for game in journal.games if game.fixture in asked]


def _play_all(
    play: Callable[[Tournament, Fixture], _Game], tournament: Tournament, fixtures: Iterable[Fixture],
    jobs: int | None, cluster: Cluster | None,
) -> Generator[_Game]:  # fmt: skip
    """Yield games as they finish, played on a cluster or on local processes, by default one per core."""
    import joblib  # imported here because it loads slowly and no other command needs it

    tasks = (joblib.delayed(play)(tournament, fixture) for fixture in fixtures)
    with _on(cluster, jobs or joblib.cpu_count()):
        if cluster and cluster.kind == "ray":  # whose backend returns nothing before the whole batch is done
            while piece := list(islice(tasks, _AHEAD * joblib.effective_n_jobs(-1))):
                yield from joblib.Parallel()(piece)
        else:  # games are handed out one by one, so that each is stored when it ends
            workers = joblib.Parallel(return_as="generator_unordered", batch_size=1, pre_dispatch=f"{_AHEAD} * n_jobs")
            yield from workers(tasks)


@contextmanager
def _on(cluster: Cluster | None, jobs: int) -> Iterator[None]:
    import joblib

    if cluster is None:
        with joblib.parallel_config(backend="loky", n_jobs=jobs):
            yield
    elif cluster.kind == "dask":
        with _dask(cluster.address) as client, joblib.parallel_config(backend="dask", client=client, n_jobs=-1):
            yield
    elif cluster.kind == "ray":
        _ray(cluster.address)
        with joblib.parallel_config(backend="ray", n_jobs=-1):
            yield
    else:
        raise NomarchError("arena_cluster_kind", kind=cluster.kind)


def _dask(address: str) -> Any:
    distributed: Any = _extra("distributed", "dask")
    try:
        return distributed.Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise NomarchError("arena_cluster_away", address=address, reason=str(error)) from None


def _ray(address: str) -> None:
    ray: Any = _extra("ray", "ray")
    try:
        ray.init(address=address, ignore_reinit_error=True)
    except (OSError, ValueError, RuntimeError) as error:
        raise NomarchError("arena_cluster_away", address=address, reason=str(error)) from None
    _extra("ray.util.joblib", "ray").register_ray()


def _extra(module: str, kind: str) -> ModuleType:
    try:
        return import_module(module)
    except ImportError:
        raise NomarchError("arena_cluster_missing", kind=kind) from None
