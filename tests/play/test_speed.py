"""The engine benchmark: how it measures, not the figures."""

import sys
from types import SimpleNamespace

import numpy as np
import pytest

from nomarch.engine.kernels import begin_table, deal_table, legal_actions
from nomarch.engine.rng import generator
from nomarch.engine.struct import rows, store
from nomarch.games.registry import GAMES, find
from nomarch.play import speed
from nomarch.play.setup import Setup


def test_the_best_piece_counts_and_is_told_for_one_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pieces = [0.0], iter([5.0, 3.0] * 100)  # a busy machine: every other batch takes longer
    monkeypatch.setattr("nomarch.play.speed.time", SimpleNamespace(perf_counter=lambda: clock[0]))
    done: list[int] = []

    def work(times: int) -> None:
        done.append(times)
        clock[0] += next(pieces)

    assert speed._best(work, 500) == pytest.approx(3.0 / 10 * 1e9)
    assert done == [4] + [10] * 50


@pytest.mark.parametrize("game", GAMES)
def test_positions_to_resample_are_of_whole_games_and_all_ask_something(game: str) -> None:
    found = find(game)
    box, states, rng = found.standard_components().box, rows(found.state, 1), generator(0)
    store(Setup.of(found, 2).initial_state(), states, 0)
    deal_table(box, states, 0, rng)
    begin_table(box, states, 0)
    played = speed._play(found, box, states, rng)
    out = np.zeros(found.most_choices, np.int64)
    assert all(legal_actions(box, played, i, out) > 0 for i in range(speed._POSITIONS))
    assert len({int(turn) for turn in played["turn"]}) > 10


def test_memory_is_told_in_megabytes_where_the_system_tells_it() -> None:
    found = speed._resident_mb()
    assert found is None if sys.platform == "win32" else found and 20 < found < 100_000
