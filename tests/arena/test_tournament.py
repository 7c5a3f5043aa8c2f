"""Tournaments: the same wherever and in however many pieces they are played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from nomarch import NomarchError
from nomarch.arena import Cluster, Played, Report, Tournament, default_file, run, tournament
from nomarch.arena import results as results_module
from nomarch.arena.playing import play
from nomarch.arena.results import Results
from nomarch.arena.schedule import Fixture
from nomarch.engine.jit import kernel_sources
from nomarch.play.setup import Setup
from tests.bots import players
from tests.bots.players import FATAL

ROOT = Path(__file__).resolve().parents[2]
OWN = "tests.bots.players"
NILE = tournament("nile", ["random", f"{OWN}:fatal"], 2, seed=5)


def timeless(report: Report) -> Report:
    """A report without what the clock said."""
    return replace(report, standings=[replace(each, seconds_per_decision=0.0) for each in report.standings])


def games(file: Path) -> list[Played]:
    with Results(file, NILE) as results:
        return sorted((replace(game, seconds=(0.0, 0.0)) for game in results.games), key=lambda game: game.fixture)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Report, Path]:
    """A tournament that nothing interrupts."""
    file = tmp_path_factory.mktemp("whole") / "results.jsonl"
    return timeless(run(NILE, 12, file=file, jobs=1)), file


def test_every_game_is_played_once_and_every_deal_from_both_sides(whole: tuple[Report, Path]) -> None:
    report, file = whole
    assert (report.games, report.deals) == (12, 6)
    assert {(game.deal, game.seating) for game in games(file)} == {
        (deal, seating) for deal in range(6) for seating in ((0, 1), (1, 0))
    }
    assert sum(each.share * each.games for each in report.standings) == pytest.approx(12)
    assert all(sum(game.decisions) > 10 for game in games(file))


def test_a_game_is_decided_by_the_seed_the_deal_and_the_seating() -> None:
    def played(wanted: Tournament, deal: int, seating: tuple[int, ...]) -> Played:
        return replace(play(wanted, Fixture(deal, seating)), seconds=())

    one = played(NILE, 2, (0, 1))
    assert played(NILE, 2, (0, 1)) == one
    others = [played(replace(NILE, seed=6), 2, (0, 1)), played(NILE, 3, (0, 1)), played(NILE, 2, (1, 0))]
    assert all(replace(other, deal=2, seating=(0, 1)) != one for other in others)


def test_every_seating_gets_the_same_deal() -> None:
    watched = tournament("nile", [f"{OWN}:witness", "random"], 2, seed=5)
    play(watched, Fixture(0, (0, 1)))  # every bot has been asked once for nothing
    first: list[object] = []
    for seating in ((0, 1), (1, 0), (0, 0)):
        players.dealt.clear()
        play(watched, Fixture(1, seating))
        first += players.dealt[:1]
    assert len(first) >= 2
    assert all(each == first[0] for each in first)


def test_killed_in_the_middle_it_goes_on_and_ends_the_same(whole: tuple[Report, Path], tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    code = (
        "from pathlib import Path; from tests.arena.test_tournament import NILE, run;"
        f"run(NILE, 12, file=Path({str(file)!r}), jobs=1)"
    )
    decisions = sum(game.decisions[game.seating.index(1)] for game in games(whole[1])[:5])
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {FATAL: f"{tmp_path / 'died'}:{decisions}", "PYTHONPATH": path}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, check=False, capture_output=True)
    assert ran.returncode == -9, ran.stderr.decode()
    finished = games(file)
    assert 3 <= len(finished) <= 8
    with file.open("ab") as torn:  # as if it had been killed while it wrote
        torn.write(b'{"deal": 5, "seat')
    told: list[tuple[int, int]] = []
    report = run(NILE, 12, file=file, jobs=1, progress=lambda done, total: told.append((done, total)))
    assert timeless(report) == whole[0]
    assert games(file) == games(whole[1])
    assert told == [(done, 12) for done in range(len(finished), 13)]


def test_finished_it_is_only_reported_and_with_more_games_it_goes_on(whole: tuple[Report, Path]) -> None:
    told: list[int] = []
    assert timeless(run(NILE, 11, file=whole[1], jobs=1, progress=lambda done, _: told.append(done))) == whole[0]
    assert told == [12]
    assert run(NILE, 4, file=whole[1], jobs=1).games == 4


def test_two_processes_give_what_one_gives(whole: tuple[Report, Path], tmp_path: Path) -> None:
    assert timeless(run(NILE, 12, file=tmp_path / "results", jobs=2)) == whole[0]


@pytest.fixture
def scheduler() -> Iterator[str]:
    """The address of a Dask cluster on this machine."""
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
        (Cluster("slurm", "here"), "“slurm” is no kind of cluster"),
        (Cluster("dask", "nonsense://"), "The cluster at nonsense:// .* be reached"),
    ],
)
def test_a_cluster_that_is_not_there_is_refused(cluster: Cluster, said: str, tmp_path: Path) -> None:
    with pytest.raises(NomarchError, match=said):
        run(NILE, 2, file=tmp_path / "results", cluster=cluster)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("cheat", "cheat” chose action .* which is refused: There is no action number"),
        ("broken", "broken” failed: RuntimeError: no idea"),
        ("silent", "silent” failed: TypeError"),
    ],
)
def test_a_bot_that_fails_is_named(bot: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(NomarchError, match=said):
        run(tournament("nile", ["random", f"{OWN}:{bot}"]), 2, file=tmp_path / "results", jobs=1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_raises_shows_its_traceback_from_whichever_process(jobs: int, tmp_path: Path) -> None:
    with pytest.raises(NomarchError) as caught:
        run(tournament("nile", ["random", f"{OWN}:broken"]), 2, file=tmp_path / "results", jobs=jobs)
    (note,) = caught.value.__notes__
    assert 'in broken\n    raise RuntimeError("no idea")' in note


def test_components_and_options_of_an_owner_are_played_with(tmp_path: Path) -> None:
    text = (ROOT / "src/nomarch/games/nile/components.toml").read_text(encoding="utf-8")
    own = tournament(
        "nile", ["random", f"{OWN}:steady"], 3, components=(text + "\n# mine\n", "own.toml"), options={"faster": True}
    )
    assert own.setup.options["faster"] == "yes"
    assert run(own, 1, file=tmp_path / "results", jobs=1).games == 6


# --- the file of results ---


def test_the_same_tournament_finds_its_file_and_another_has_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_file(NILE) == default_file(replace(NILE))
    others = [replace(NILE, seed=6), replace(NILE, setup=Setup.of("nile", 3)), replace(NILE, bots=("random", "scribe"))]
    assert len({default_file(each) for each in [NILE, *others]}) == 4
    before = default_file(NILE)
    monkeypatch.setattr(results_module, "_code", lambda tournament: "bots as they were before")
    assert default_file(NILE) != before


def test_no_results_are_mixed_whichever_file_of_the_code_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    before, read = default_file(NILE), Path.read_bytes
    files = {*results_module._sources(NILE)}
    package = Path(results_module.__file__).parents[1]
    assert {*kernel_sources(), package / "bots" / "levels.py", Path(players.__file__)} <= files
    assert any(file.is_relative_to(package / "bots") and file.suffix != ".py" for file in files)  # the weights
    assert package / "games" / "nile" / "game.py" in files
    for changed in files:
        monkeypatch.setattr(
            Path, "read_bytes", lambda path, changed=changed: read(path) + b"\n# changed" * (path == changed)
        )
        assert default_file(NILE) != before, changed
    monkeypatch.undo()
    assert default_file(NILE) == before


def opened(file: Path, wanted: Tournament = NILE) -> None:
    with Results(file, wanted):
        pass


def test_another_tournament_does_not_write_into_the_file(whole: tuple[Report, Path]) -> None:
    before = whole[1].read_bytes()
    with pytest.raises(NomarchError, match="holds the results of other games"):
        opened(whole[1], replace(NILE, seed=6))
    assert whole[1].read_bytes() == before


@pytest.mark.parametrize("line", ["dear diary", "[1]", '{"deal": 0}', '{"deal": 0, "x": 1}', "\x00"])
def test_a_file_of_something_else_is_left_alone(line: str, tmp_path: Path) -> None:
    strange, odd = tmp_path / "strange", tmp_path / "odd"
    strange.write_text(f"{line}\nsecond\n", encoding="utf-8")
    with pytest.raises(NomarchError, match=r"line 1: this is no line|other games"):
        opened(strange)
    assert strange.read_text(encoding="utf-8") == f"{line}\nsecond\n"
    opened(odd)
    with odd.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    with pytest.raises(NomarchError, match="line 2: this is no line"):
        opened(odd)


def test_two_arenas_do_not_write_into_one_file(tmp_path: Path) -> None:
    with Results(tmp_path / "results", NILE), pytest.raises(NomarchError, match="Another run is writing"):
        opened(tmp_path / "results")


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NomarchError, match="be written"):
        opened(tmp_path)


def test_a_line_is_plain_json(whole: tuple[Report, Path]) -> None:
    head, *lines = (json.loads(line) for line in whole[1].read_text(encoding="utf-8").splitlines())
    assert (head["format"], head["bots"], head["seed"]) == ("nomarch arena 1", list(NILE.bots), 5)
    assert {frozenset(line) for line in lines} == {
        frozenset({"deal", "seating", "scores", "ranks", "decisions", "seconds"})
    }
