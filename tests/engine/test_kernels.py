"""Compiled kernels that work for any game."""

from __future__ import annotations

import numpy as np
import pytest

import nomarch
from nomarch.engine.kernels import final_keys, perft, play_at_random, random_action, resample_often, warm_up
from nomarch.engine.rng import generator
from nomarch.engine.struct import copied, rows, store
from nomarch.games.registry import GAMES, find
from nomarch.play.match import Match
from nomarch.play.setup import Setup


def sequences(match: Match, depth: int) -> int:
    """Counted one by one, by recursion."""
    if depth == 0 or match.over:
        return 1
    found = 0
    for action in match.legal:
        then = match.copy()
        then.play(action)
        found += sequences(then, depth - 1)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_perft_counts_sequences_of_decisions(game: str) -> None:
    match = nomarch.new(game, 2, 3)
    for _ in range(6):
        match.play(match.legal[0])
    for depth in (0, 1, 2):
        states = rows(match.game.state, depth + 1)
        states[0] = match._states[0]
        assert perft(match.components.box, states, depth) == sequences(match, depth)


@pytest.mark.parametrize("game", GAMES)
def test_random_play_in_pieces_is_random_play_in_one(game: str) -> None:
    setup = Setup.of(game, 3)

    def played(*pieces: tuple[int, int]) -> tuple[int, list[int], list[float]]:
        states, points, wins, decisions = rows(setup.game.state, 2), np.zeros(3, np.int64), np.zeros(3), 0
        store(setup.initial_state(), states, 0)
        for first, last in pieces:
            decisions += play_at_random(
                setup.components.box, states, np.zeros(4, np.int64), 8, first, last, points, wins
            )
        return decisions, points.tolist(), wins.tolist()

    assert played((0, 6)) == played((0, 2), (2, 5), (5, 6))
    assert sum(played((0, 6))[2]) == pytest.approx(6)


@pytest.mark.parametrize("game", GAMES)
def test_keys_rank_the_seats_as_a_match_does(game: str) -> None:
    match, rng = nomarch.new(game, 3, 2), generator(1)
    while not match.over:
        match.play(random_action(match.components.box, match._states, 0, rng))
    keys = np.zeros(3, np.int64)
    final_keys(match.components.box, match._states, 0, keys)
    assert [1 + sum(int(other > key) for other in keys) for key in keys] == match.ranks


def test_resampling_often_leaves_the_positions_as_they_were() -> None:
    match = nomarch.new("nile", 2, 3)
    states = rows(match.game.state, 3)
    states[0] = states[1] = match._states[0]
    before = copied(states)
    resample_often(match.components.box, states, 2, generator(1), 5)
    assert states[:2].tobytes() == before[:2].tobytes()


def test_warming_up_tells_each_step_and_how_many_there_are() -> None:
    told = list(warm_up(find("nile")))
    assert len(told) == len({name for name, _ in told}) == told[0][1]
    assert {"deal", "actions"} <= {name for name, _ in told}
