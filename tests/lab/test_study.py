"""Studies: run, stored, resumed, and reported as a data frame and a page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from nomarch import NomarchError, lab
from nomarch.games.registry import GAMES
from nomarch.lab import Frame
from nomarch.lab.playing import Games
from tests.lab.studies import NILE, alike

# --- the data frame ---


@pytest.mark.parametrize("game", GAMES)
def test_docs_tell_of_every_group_and_deed(game: str, fertility: Frame, three: Frame) -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "research" / "studies.md").read_text(encoding="utf-8")
    table = {"fertility": fertility, "nile": three}[game]
    told = [*(f"`{group}." for group in table.groups), *(f"`{name}`" for name in table.groups["did"])]
    assert [name for name in [*told, *(f"`{name}`" for name in lab.COLUMNS)] if name not in text] == []


# --- resuming ---


def test_interrupted_it_goes_on_and_ends_the_same(three: Frame, tmp_path: Path) -> None:
    def interrupt(done: int, total: int) -> None:
        if done == 11:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lab.run([NILE], 30, folder=tmp_path, jobs=1, progress=interrupt)
    (file,) = tmp_path.iterdir()
    with file.open("ab") as torn:  # as after a kill in the middle of a write
        torn.write(b'{"deal": 11, "seat')
    with Games(file, NILE) as kept:
        assert len(kept.games) == 11
    told: list[int] = []
    assert alike(lab.run([NILE], 30, folder=tmp_path, jobs=1, progress=lambda done, _: told.append(done)), three)
    assert told == list(range(11, 31))


def test_both_sets_are_the_same_games_and_two_alike_are_refused(fertility: Frame, tmp_path: Path) -> None:
    one, other = (fertility.where(fertility["set"] == number) for number in (0, 1))
    assert all(np.array_equal(one[name], other[name]) for name in ("game", "deal", "seat", "bot"))
    assert not np.array_equal(one["score"], other["score"])
    with pytest.raises(NomarchError, match="nothing to compare"):
        lab.run([NILE, NILE], 3, folder=tmp_path)


# --- the page ---


# --- the command ---


def test_nothing_of_the_extra_is_loaded_before_it_is_needed() -> None:
    code = "import sys, nomarch.cli.main; sys.exit(any(name in sys.modules for name in ('pyarrow', 'matplotlib')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
