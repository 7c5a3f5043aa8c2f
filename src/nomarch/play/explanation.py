"""Why an action is better than the one played: what each leads to by the seat's next turn.

Both are tried in the same worlds, sampled from what the seat could know, and everyone continues as a glance of the
strongest bot prefers. The explanation states the differences in what the rules noted and in the score: nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce

import numpy as np

from nomarch.bots import InformationState
from nomarch.bots.budget import Budget
from nomarch.bots.search_driver import search
from nomarch.engine.events import Noted, recorded_by_chance
from nomarch.engine.game import Position, States
from nomarch.engine.kernels import score_seats
from nomarch.engine.rng import generator
from nomarch.engine.struct import Array, snapshot, store
from nomarch.play.match import Match
from nomarch.text.language import Message

__all__ = ["Explanation", "explain"]

_WORLDS = 16
_GLANCE = Budget(simulations=16)
_NAMED = 0.5  # a mean difference below this is left out: the words have whole numbers
_MOST = 3  # things in one list
_MOST_STEPS = 200  # of one line of play


@dataclass(frozen=True)
class Explanation:
    """Why an action is better, as plain data."""

    turn: list[str]  # how the better turn goes on after the action, up to its end or the first chance, in notation
    reasons: list[Message]


@dataclass
class _Line:
    """An action and what followed, in one world: gains by seat and thing."""

    turn: list[str] = field(default_factory=list)
    at_once: Counter[tuple[int, str]] = field(default_factory=Counter)  # in this turn, without chance
    later: Counter[tuple[int, str]] = field(default_factory=Counter)  # by chance, or before the seat's next turn


class _Lines:
    """Plays lines, and remembers what the things are that they gained."""

    def __init__(self, match: Match, seed: int) -> None:
        self._match, self._known = match, match.information_state(seed)
        self.seat = self._known.seat
        self.score = match.game.score_gain
        self.things: dict[str, Message] = {}

    def both(self, one: int, other: int) -> Iterator[tuple[_Line, _Line]]:
        """Both actions, in one world after the other."""
        for world in range(_WORLDS):
            sampled = self._known.resample()
            yield self._play(sampled, one, world), self._play(sampled, other, world)

    def _play(self, world: InformationState, action: int, number: int) -> _Line:
        line, own, chance = _Line(), True, False  # own: it's still the seat's own turn
        box, states, rng = world.components.box, world.rows(3), generator(number)
        turn, scores = world.turn, world.scores
        for step in range(_MOST_STEPS):
            s = snapshot(world.game.state, states, 0)
            if own and not chance and step:
                line.turn.append(world.game.text(Position(world.components, states, s), action))
            for by_chance, noted in enumerate(recorded_by_chance(box, s, action)):
                store(s, states, 0)
                gained = line.at_once if own and not by_chance else line.later
                self._add(gained, noted)
                scores = self._add_scores(gained, states, scores, world)
                chance |= bool(by_chance and noted)
            own = own and s.turn + 1 == turn  # type: ignore[attr-defined]
            if s.choices == 0 or (not own and s.to_play == self.seat):  # type: ignore[attr-defined]
                break
            action = self._choose(world, states, rng)
        return line

    def _add(self, gained: Counter[tuple[int, str]], noted: Iterable[Noted]) -> None:
        for event in self._match.game.events.seen_by(noted, self.seat):
            for gain in self._match.game.gains(self._match.components, event):
                self._count(gained, gain.seat, gain.thing, gain.number)

    def _add_scores(
        self, gained: Counter[tuple[int, str]], states: States, before: Sequence[int], world: InformationState
    ) -> list[int]:
        out = np.zeros(len(before), np.int64)
        score_seats(world.components.box, states, 0, out)
        for seat, (old, new) in enumerate(zip(before, out, strict=True)):
            self._count(gained, seat, Message(self.score), int(new) - old)
        return [int(score) for score in out]

    def _count(self, gained: Counter[tuple[int, str]], seat: int, thing: Message, number: int) -> None:
        name = repr(thing)
        self.things[name] = thing
        gained[seat, name] += number

    @staticmethod
    def _choose(world: InformationState, states: States, rng: Array) -> int:
        """What a glance of the strongest bot prefers, knowing what the seat to move knows."""
        return search(InformationState(world.game, world.components, states, rng), _GLANCE)


def explain(before: Match, better: int, played: int, seed: int = 0) -> Explanation:
    """Compare two legal actions of the seat to move."""
    lines, turn = _Lines(before, seed), list[str]()
    at_once, later, both = (Counter[tuple[int, str]]() for _ in range(3))
    for number, (good, bad) in enumerate(lines.both(better, played)):
        turn = turn if number else good.turn
        for phase, one, other in ((at_once, good.at_once, bad.at_once), (later, good.later, bad.later)):
            for total in (phase, both):
                total.update(one)
                total.subtract(other)
    reasons = [*_own(lines, at_once, later), *_others(before, lines, both)]
    return Explanation(turn, reasons or [Message("why_later")])


def _own(lines: _Lines, *phases: Mapping[tuple[int, str], int]) -> Iterator[Message]:
    for name, phase in zip(("turn", "later"), phases, strict=True):
        more, less = _listed(lines, phase, lines.seat, 1), _listed(lines, phase, lines.seat, -1)
        if more and less:
            yield Message(f"why_{name}_swap", {"more": more, "less": less})
        elif more:
            yield Message(f"why_{name}_more", {"more": more})
        elif less:
            yield Message(f"why_{name}_less", {"less": less})


def _others(match: Match, lines: _Lines, total: Mapping[tuple[int, str], int]) -> Iterator[Message]:
    for seat, name in enumerate(match.names):
        if seat != lines.seat and (less := _listed(lines, total, seat, -1)):
            yield Message("why_other_less", {"name": name, "less": less})


def _listed(lines: _Lines, differences: Mapping[tuple[int, str], int], seat: int, sign: int) -> Message | None:
    """What a seat has more of, or less, the score first and then the largest differences."""
    score = repr(Message(lines.score))
    found = sorted(
        (
            (name == score, sign * total / _WORLDS, name)
            for (whose, name), total in differences.items()
            if whose == seat
        ),
        reverse=True,
    )
    named = [
        replace(lines.things[name], args={**lines.things[name].args, "count": int(mean + 0.5)})
        for _, mean, name in found
        if mean >= _NAMED
    ][:_MOST]
    if not named:
        return None
    *others, last = named
    return reduce(lambda rest, each: _joined("list", each, rest), reversed(others[:-1]), _pair(others, last))


def _pair(others: Sequence[Message], last: Message) -> Message:
    return _joined("pair", others[-1], last) if others else last


def _joined(how: str, first: Message, rest: Message) -> Message:
    return Message(f"why_{how}", {"first": first, "rest": rest})
