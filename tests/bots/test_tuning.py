"""What is tuned for a game, in a file beside its weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from nomarch.bots import tuning
from nomarch.bots.calibration import AS_IT_IS, Calibration
from nomarch.bots.levels import CHARACTERS
from nomarch.bots.tuning import Tuning, read_tuning, tuning_file, write_tuning
from nomarch.games.registry import find
from tests.bots.playing import every_game


@every_game
def test_the_levels_of_a_file_exist(game: str) -> None:
    assert read_tuning(find(game)).levels.keys() <= CHARACTERS.keys()


@every_game
def test_every_number_of_players_is_calibrated(game: str) -> None:
    found = find(game)
    for players in found.seats:
        how = read_tuning(found).calibration_for(players)
        assert how != AS_IT_IS
        assert 0.3 < how.begin < 3
        assert 0.3 < how.end < 3
        assert how.turns > players


def test_what_was_written_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = find("nile")
    monkeypatch.setattr(tuning, "weights_file", lambda game: tmp_path / "other.npz")
    read_tuning.cache_clear()
    assert tuning_file(game) == tmp_path / "other.json"
    assert read_tuning(game) == Tuning()
    assert read_tuning(game).calibration_for(2) == AS_IT_IS
    written = Tuning({"wheat": [1, 2]}, {"scribe": {"likes": {"pass": 0.5}}}, {"2": [1.5, 2.0, 30.0]})
    write_tuning(game, written)
    assert read_tuning(game) == written
    assert read_tuning(game).calibration_for(2) == Calibration(1.5, 2.0, 30.0)
    read_tuning.cache_clear()
