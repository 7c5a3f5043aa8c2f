"""The tree search finds wins near the end of the game, and beats the greedy bot."""

from __future__ import annotations

import pytest

import nomarch
from nomarch.bots import evaluate
from nomarch.bots.budget import Budget
from nomarch.bots.character import Character, decide
from tests.bots.playing import every_game


def test_a_search_sees_who_wins_at_the_end() -> None:
    decided, careful = set[tuple[int, ...]](), Character(own_gains=True, temperature=0.1)
    for seed in range(4):
        match = nomarch.new("fertility", 2, seed)
        while not match.over:
            match.play(decide(match.information_state(seed), careful, {}))
        match.undo()
        for judged in evaluate(match.information_state(seed), Budget(simulations=100)):
            then = match.copy()
            then.play(judged.action)
            assert then.over
            assert judged.win_probabilities == pytest.approx(then.win_shares, abs=1e-3)
            decided.add(tuple(then.winners))
    assert decided >= {(0,), (1,)}


@every_game
def test_the_search_beats_greedy_play_with_few_simulations(game: str) -> None:
    games = 10
    wins = nomarch.simulate(game, 2, games, 11, bots=["strongest@150", "greedy"]).wins[0]
    assert wins >= 6
