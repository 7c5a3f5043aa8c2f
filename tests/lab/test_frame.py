"""The data frame of a study: one row per game and seat."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from nomarch import NomarchError, lab
from nomarch.lab import Frame
from tests.lab.studies import alike


def test_there_is_a_row_for_each_game_and_seat(fertility: Frame, three: Frame) -> None:
    assert (len(fertility), len(three)) == (2 * 24 * 2, 30 * 3)
    assert list(fertility.columns)[: len(lab.COLUMNS)] == list(lab.COLUMNS)
    for table in (fertility, three):
        games = table["set"] * 1000 + table["game"]
        assert np.bincount(np.unique(games, return_inverse=True)[1], table["share"]) == pytest.approx(1)
        assert np.bincount(np.unique(games, return_inverse=True)[1], table["margin"]) == pytest.approx(0)
        for game in np.unique(games):
            rows = games == game
            assert sorted(table["order"][rows]) == list(range(1, rows.sum() + 1))


def test_a_table_is_the_same_when_it_was_written_and_read(fertility: Frame, tmp_path: Path) -> None:
    lab.write(fertility, tmp_path / "t.parquet")
    again = lab.read(tmp_path / "t.parquet")
    assert alike(again, fertility)
    assert again.sets == fertility.sets
    (tmp_path / "t.parquet").write_text("not a table", encoding="utf-8")
    with pytest.raises(NomarchError, match="t the data of a study"):
        lab.read(tmp_path / "t.parquet")
