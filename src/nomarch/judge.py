"""A judge says what each legal action is worth to every seat, from what the seat to play may know."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from nomarch.bots import Knowledge
from nomarch.budget import Budget
from nomarch.compiled import entry
from nomarch.game import apply, redeal
from nomarch.loops import finish_plausibly, legal_actions, win_share
from nomarch.record import Array, snapshot

__all__ = ["Judge", "Judged", "by_playouts"]

_AT_ONCE = 8  # worlds between two looks at the clock


@dataclass(frozen=True)
class Judged:
    """What an action is worth."""

    action: int
    chances: tuple[float, ...]  # of winning, by seat
    visits: int  # how many simulations this rests on


class Judge(Protocol):
    """Judges the legal actions of a position, or at least those in `only` if it names some: then the others may be
    left out, to spend the whole budget on these."""

    def __call__(self, known: Knowledge, budget: Budget, only: Collection[int] = ()) -> Sequence[Judged]: ...


def by_playouts(known: Knowledge, budget: Budget, only: Collection[int] = ()) -> list[Judged]:
    """Every action in the same redealt worlds, everybody going on plausibly to the end."""
    box, states = known.components.box, known.states
    listed = np.zeros(known.game.most_choices, np.int64)
    listed = listed[: legal_actions(box, states, 0, listed)]
    actions = listed[np.isin(listed, list(only))] if only else listed
    position: Any = snapshot(known.game.state, states, 0)
    wins, worlds = np.zeros((len(actions), position.players)), 0
    wanted, started = max(1, budget.simulations // len(actions)), time.perf_counter()
    while worlds < wanted or time.perf_counter() - started < budget.seconds:
        at_once = _AT_ONCE if budget.seconds else wanted - worlds
        _play_worlds(box, states, known.rng, actions, at_once, wins)
        worlds += at_once
    chances = wins / worlds
    return [
        Judged(int(action), tuple(float(chance) for chance in row), worlds)
        for action, row in zip(actions, chances, strict=True)
    ]


@entry
def _play_worlds(box: Any, states: Any, rng: Array, actions: Array, worlds: int, wins: Array) -> None:
    """Add up each seat's victories, by action. states[1] and states[2] are rows to work on."""
    for _ in range(worlds):
        states[1] = states[0]
        redeal(box[0], states[1], states[0].to_play, rng)
        for n in range(len(actions)):
            states[2] = states[1]
            s = states[2]
            apply(box[0], s, actions[n])
            finish_plausibly(box[0], s, rng)
            for seat in range(s.players):
                wins[n, seat] += win_share(box[0], s, seat)
