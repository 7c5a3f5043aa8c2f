"""Tournaments: the same wherever and in however many pieces they are played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nomarch.arena import Report, default_file, run, tournament
from tests.arena.small import NILE, OWN, games, timeless
from tests.bots.players import FATAL

ROOT = Path(__file__).resolve().parents[2]


def test_every_game_is_played_once_and_every_deal_from_both_sides(whole: tuple[Report, Path]) -> None:
    report, file = whole
    assert (report.games, report.deals) == (12, 6)
    assert {(game.deal, game.seating) for game in games(file)} == {
        (deal, seating) for deal in range(6) for seating in ((0, 1), (1, 0))
    }
    assert sum(each.share * each.games for each in report.standings) == pytest.approx(12)
    assert all(sum(game.decisions) > 10 for game in games(file))


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


def test_in_a_duel_one_bot_meets_a_table_of_another_and_the_file_is_another(tmp_path: Path) -> None:
    duel = tournament("nile", ["random", f"{OWN}:steady"], 3, seed=5, duel=True)
    report = run(duel, 6, file=tmp_path / "results", jobs=1)
    assert (report.games, report.deals) == (6, 2)
    assert {each.bot: each.games for each in report.standings} == {"random": 6, f"{OWN}:steady": 12}
    assert default_file(duel) != default_file(tournament("nile", duel.bots, 3, seed=5))


def test_components_and_options_of_an_owner_are_played_with(tmp_path: Path) -> None:
    text = (ROOT / "src/nomarch/games/nile/components.toml").read_text(encoding="utf-8")
    own = tournament(
        "nile", ["random", f"{OWN}:steady"], 3, components=(text + "\n# mine\n", "own.toml"), options={"faster": True}
    )
    assert own.setup.options["faster"] == "yes"
    assert run(own, 1, file=tmp_path / "results", jobs=1).games == 6


# --- the file of results ---
