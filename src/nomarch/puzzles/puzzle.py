"""A puzzle: a position of a real game, what each of its choices is worth, and why the best one is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from nomarch.bots import evaluate
from nomarch.bots.budget import Budget
from nomarch.play.explanation import Explanation
from nomarch.play.match import Match, new
from nomarch.text.language import Message

__all__ = ["MARGIN", "NAMES", "Puzzle", "load", "read", "still_holds", "write"]

NAMES = ("Amun", "Bastet", "Khnum", "Seth", "Thoth")  # of the players
_FOLDER = Path(__file__).parent
MARGIN = 0.04  # of win probability: the best choice leads all that aren't right by at least this much
_RIGHT = 15  # thousandths: a choice this close to the best is right too
_RECHECK = Budget(simulations=2000)


@dataclass(frozen=True)
class Puzzle:
    """A position and its solution; the seed and the actions give the position."""

    game: str
    players: int
    seed: int
    actions: tuple[int, ...]
    played: int  # what was played in the game
    values: tuple[int, ...]  # thousandths of win probability, by legal action in ascending order
    why: Explanation  # why the best is better than what was played

    def match(self) -> Match:
        """The game up to the position."""
        match = new(self.game, self.players, self.seed, names=NAMES[: self.players])
        for action in self.actions:
            match.play(action)
        return match

    def right(self, legal: list[int]) -> list[int]:
        """The right actions, the best first: rarely more than one, where several come to the same."""
        order = sorted(zip(self.values, legal, strict=True), key=lambda each: (-each[0], each[1]))
        return [action for value, action in order if value >= order[0][0] - _RIGHT]


def write(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as text, one per line."""
    return "".join(json.dumps(_compact(puzzle), ensure_ascii=False, separators=(",", ":")) + "\n" for puzzle in puzzles)


def _compact(puzzle: Puzzle) -> dict[str, Any]:
    """The rule is left out of messages: no reason cites one."""
    found = asdict(puzzle)
    del found["game"]
    found["why"] = {"turn": puzzle.why.turn, "reasons": [_brief(reason) for reason in puzzle.why.reasons]}
    return found


def _brief(message: Message) -> list[Any]:
    args = {name: _brief(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return [message.key, args]


def read(game: str, text: str) -> list[Puzzle]:
    """The inverse of `write`."""
    return [_puzzle(game, json.loads(line)) for line in text.splitlines()]


def _puzzle(game: str, found: Mapping[str, Any]) -> Puzzle:
    why = Explanation(found["why"]["turn"], [_message(reason) for reason in found["why"]["reasons"]])
    return Puzzle(
        game, found["players"], found["seed"], tuple(found["actions"]), found["played"], tuple(found["values"]), why
    )


def _message(brief: tuple[str, Mapping[str, Any]]) -> Message:
    key, args = brief
    return Message(key, {name: _message(value) if isinstance(value, list) else value for name, value in args.items()})  # type: ignore[arg-type]


@cache
def load(game: str) -> list[Puzzle]:
    """The puzzles that come with the package; none for a game that has no file."""
    file = _FOLDER / f"{game}.jsonl"
    return read(game, file.read_text(encoding="utf-8")) if file.exists() else []


def still_holds(puzzle: Puzzle, seed: int = 0) -> bool:
    """Whether the evaluation still puts the best action before the one played: after a change of the weights."""
    match = puzzle.match()
    seat, best = match.to_play, puzzle.right(match.legal)[0]
    assert seat is not None
    judged = evaluate(match.information_state(seed), _RECHECK, {best, puzzle.played})
    chance = {each.action: each.win_probabilities[seat] for each in judged}
    return chance[best] > chance[puzzle.played]
