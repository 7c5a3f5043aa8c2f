"""Puzzles: every one that is shipped has a legal position, and an answer that is clearly better than the rest."""

from __future__ import annotations

import pytest

from nomarch.bots import evaluate
from nomarch.bots.budget import Budget
from nomarch.games.registry import GAMES
from nomarch.puzzles import load, read, still_holds, write
from nomarch.puzzles.puzzle import MARGIN
from nomarch.text.language import LANGUAGES, render

every_game = pytest.mark.parametrize("game", ["fertility", "nile"])


@every_game
def test_every_puzzle_has_one_clear_answer_and_an_explanation(game: str) -> None:
    puzzles = load(game)
    assert len(puzzles) >= 100
    assert len({(puzzle.seed, puzzle.players, puzzle.actions) for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        match = puzzle.match()
        legal = match.legal
        assert len(puzzle.values) == len(legal)
        assert puzzle.played in legal
        value = dict(zip(legal, puzzle.values, strict=True))
        right = puzzle.right(legal)
        others = [value[action] for action in legal if action not in right]
        assert puzzle.played not in right
        assert value[right[0]] - max(others) >= 1000 * MARGIN - 1
        for reason in puzzle.why.reasons:
            assert all(render(reason, language) for language in LANGUAGES)


@every_game
def test_a_glance_still_prefers_the_answers_to_what_was_played(game: str) -> None:
    better = 0
    for puzzle in load(game):
        match = puzzle.match()
        seat, best = match.to_play, puzzle.right(match.legal)[0]
        assert seat is not None
        judged = evaluate(match.information_state(0), Budget(simulations=30), {best, puzzle.played})
        chance = {each.action: each.win_probabilities[seat] for each in judged}
        better += chance[best] > chance[puzzle.played]
    assert better >= 0.9 * len(load(game))


@every_game
def test_a_puzzle_survives_writing_and_reading(game: str) -> None:
    puzzles = load(game)[:5]
    assert read(game, write(puzzles)) == puzzles


def test_a_game_without_puzzles_has_none() -> None:
    assert load("senet") == []
    assert {"fertility", "nile"} <= {*GAMES}


def test_a_puzzle_whose_answer_is_exchanged_does_not_hold() -> None:
    puzzle = load("fertility")[0]
    match = puzzle.match()
    best, at = puzzle.right(match.legal)[0], match.legal.index(puzzle.played)
    values = list(puzzle.values)
    values[at] = 1000
    wrong = type(puzzle)(**{**vars(puzzle), "values": tuple(values), "played": best})
    assert still_holds(puzzle)
    assert not still_holds(wrong)
