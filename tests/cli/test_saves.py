"""Saved games: the list of them, and their players."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nomarch import new
from nomarch.cli import saves


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "games")
    return tmp_path / "games"


def test_saved_games_are_listed_the_last_left_first(folder: Path) -> None:
    assert list(saves.kept()) == []
    for number, game in enumerate(("fertility", "nile")):
        file = saves.new_file(game)
        saves.write(new(game, seed=1), file, ["human", "scribe"])
        os.utime(file, (number, number))
    (folder / "letter.txt").write_text("Dear Bob", encoding="utf-8")
    assert [match.game.name for _, match in saves.kept()] == ["nile", "fertility"]


def test_who_sits_where_is_kept(folder: Path) -> None:
    file = saves.new_file("nile")
    saves.write(new("nile", seed=1), file, ["human", "scribe"])
    assert saves.seats_in(file.read_text(encoding="utf-8")) == "human,scribe"
    assert saves.is_record(file)
