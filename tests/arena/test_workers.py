"""Games have the same outcome wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from nomarch import NomarchError
from nomarch.arena import Cluster, Report, run, tournament
from tests.arena.small import NILE, OWN, timeless


def test_two_processes_give_what_one_gives(whole: tuple[Report, Path], tmp_path: Path) -> None:
    assert timeless(run(NILE, 12, file=tmp_path / "results", jobs=2)) == whole[0]


@pytest.fixture
def scheduler() -> Iterator[str]:
    """The address of a local Dask cluster."""
    distributed: Any = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


def test_a_dask_cluster_gives_what_one_process_gives(
    whole: tuple[Report, Path], tmp_path: Path, scheduler: str
) -> None:
    report = run(NILE, 12, file=tmp_path / "results", cluster=Cluster("dask", scheduler))
    assert timeless(report) == whole[0]


@pytest.mark.parametrize(
    ("cluster", "said"),
    [
        (Cluster("slurm", "here"), "a kind of cluster"),
        (Cluster("dask", "nonsense://"), "The cluster at nonsense:// .* be reached"),
    ],
)
def test_a_cluster_that_is_not_there_is_refused(cluster: Cluster, said: str, tmp_path: Path) -> None:
    with pytest.raises(NomarchError, match=said):
        run(NILE, 2, file=tmp_path / "results", cluster=cluster)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_raises_shows_its_traceback_from_whichever_process(jobs: int, tmp_path: Path) -> None:
    with pytest.raises(NomarchError) as caught:
        run(tournament("nile", ["random", f"{OWN}:broken"]), 2, file=tmp_path / "results", jobs=jobs)
    (note,) = caught.value.__notes__
    assert 'in broken\n    raise RuntimeError("no idea")' in note
