"""Make puzzles: levels play each other, and the turning points with one clear answer are kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from nomarch.bots import LEVELS, evaluate, find
from nomarch.bots.budget import Budget
from nomarch.engine.game import Game
from nomarch.play.explanation import Explanation, explain
from nomarch.play.match import Match, new
from nomarch.puzzles.puzzle import MARGIN, NAMES, Puzzle
from nomarch.text.language import Message

__all__ = ["make"]

_GLANCE = Budget(simulations=100)
_LOOK = Budget(simulations=1500)
_SEEDS = (101, 202)  # both must find the same answer
_PROMISING = 0.06  # a loss at a glance, in win probability
_TURNING = 0.08
_FEWEST = 4  # choices
_MOST_RIGHT = 3
_CONTENDERS = 4
_EACH = 5  # puzzles of one game
_APART = 5  # actions between two of them
_MOST_WON = 0.97  # a game that is decided makes no puzzle


def make(game: Game, seed: int = 0) -> Iterator[Puzzle]:
    """Puzzles without end, from the games of this seed and the following ones."""
    for number in count(seed):
        players = game.seats[min(number % 3, len(game.seats) - 1)] if number % 2 else game.seats[0]
        yield from _of_game(new(game.name, players, number, names=NAMES[:players]), number)


def _of_game(match: Match, seed: int) -> Iterator[Puzzle]:
    """Play a game between the two weakest levels, whose mistakes are what puzzles are made of."""
    weakest, weak = (find(level) for level in LEVELS[:2])
    found, last = 0, -_APART
    while not match.over and found < _EACH:
        seat, at = match.to_play, len(match.actions)
        assert seat is not None
        action = (weakest if (seat + seed) % 2 else weak)(match.information_state(seed))
        if at - last >= _APART and (puzzle := _at(match, action, seed)):
            found, last = found + 1, at
            yield puzzle
        match.play(action)


def _at(match: Match, played: int, seed: int) -> Puzzle | None:
    """The puzzle of a position, if what was played is a mistake and only one answer is right."""
    legal = match.legal
    if len(legal) < _FEWEST or not _is_clear(_chances(match, 0, _GLANCE), played, _PROMISING):
        return None
    chances = _chances(match, _SEEDS[0], _LOOK)
    if not _is_clear(chances, played, _PROMISING):
        return None
    top = {played, *sorted(legal, key=lambda action: -chances[action])[:_CONTENDERS]}
    passes = [_chances(match, known, _LOOK, top) for known in _SEEDS]
    chances |= {action: sum(each[action] for each in passes) / len(passes) for action in top}
    values = tuple(round(1000 * chances[action]) for action in legal)
    puzzle = Puzzle(match.game.name, match.players, seed, tuple(match.actions), played, values, Explanation([], []))
    best, *ties = puzzle.right(legal)
    others = [chances[action] for action in legal if action not in (best, *ties)]
    if (
        len(ties) >= _MOST_RIGHT
        or not others
        or chances[best] - max(others) < MARGIN
        or not _is_clear(chances, played, _TURNING)
        or any(max(each, key=lambda action: each[action]) not in (best, *ties) for each in passes)
    ):
        return None
    why = explain(match, best, played)
    return None if why.reasons == [Message("why_later")] else replace(puzzle, why=why)


def _is_clear(chances: dict[int, float], played: int, least: float) -> bool:
    """Whether the best action leads the one played by this much, in a game that isn't decided yet."""
    best = max(chances.values())
    return best <= _MOST_WON and best - chances[played] >= least


def _chances(match: Match, seed: int, budget: Budget, only: set[int] | None = None) -> dict[int, float]:
    seat = match.to_play
    assert seat is not None
    judged = evaluate(match.information_state(seed), budget, only or ())
    return {each.action: each.win_probabilities[seat] for each in judged if not only or each.action in only}
