"""Ahead-of-time compilation: its order, and one process at a time."""

import threading
from pathlib import Path

import pytest

from nomarch.engine import code_cache
from nomarch.games.registry import find
from nomarch.play import warmup


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The list of compiled parts; nothing is really compiled."""
    compiled: list[str] = []
    monkeypatch.setattr(code_cache, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(warmup, "load_rules", lambda game: compiled.append(f"rules {game.name}"))
    monkeypatch.setattr(warmup, "load_bots", lambda game: compiled.append(f"bots {game.name}"))
    return compiled


def test_every_games_rules_come_before_any_bots(done: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    warmup.main(["fertility", "nile"])
    assert done == ["rules fertility", "rules nile", "bots fertility", "bots nile"]
    assert capsys.readouterr().out.splitlines() == done


def test_a_second_process_waits_for_the_first(done: list[str], tmp_path: Path) -> None:
    with warmup._alone("nile-rules"):
        second = threading.Thread(target=warmup.main, args=[["nile"]])
        second.start()
        second.join(0.3)
        assert not done
    second.join(60)
    assert done == ["rules nile", "bots nile"]


def test_what_was_compiled_once_is_known(done: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert not warmup.was_compiled("nile")
    warmup.main(["nile"])
    assert warmup.was_compiled("nile")
    assert not warmup.was_compiled("fertility")
    monkeypatch.setattr(code_cache, "game_digest", lambda name: "edited")
    assert not warmup.was_compiled("nile")


def test_a_first_move_needs_no_bots() -> None:
    assert [name for name, _ in warmup.warm_up(find("nile"))][:6] == [
        "deal",
        "beginning",
        "legal actions",
        "what is shown",
        "what is final",
        "actions",
    ]
