"""The journal of finished games: one writer, whole lines, and foreign files are never touched."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from nomarch import NomarchError
from nomarch.arena import Report, Tournament
from nomarch.arena.results import Results
from tests.arena.small import NILE


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
    with pytest.raises(NomarchError, match=r"line 1: this isn|other games"):
        opened(strange)
    assert strange.read_text(encoding="utf-8") == f"{line}\nsecond\n"
    opened(odd)
    with odd.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    with pytest.raises(NomarchError, match="line 2: this isn"):
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
