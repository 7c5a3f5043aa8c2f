"""Sequential halving: rank all actions at a glance, roll out the best few, then the better half again.

Each round spends as much as the one before on half as many actions, so most worlds go to actions that are hard to tell
apart. The glance counts as a fixed number of rollouts.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass, field
from math import ceil, log2

import numpy as np

from nomarch.bots.bot import InformationState, Judged
from nomarch.bots.budget import Budget
from nomarch.bots.evaluation import Goal, Net
from nomarch.bots.policy_search import ROWS, judge_in_worlds, roll_out
from nomarch.engine.kernels import legal_actions
from nomarch.engine.struct import Array

__all__ = ["Halving", "halve"]

_GLANCES = 0.25  # the largest share of a budget for ranking


@dataclass(frozen=True)
class Halving:
    """Search parameters, chosen by duels."""

    glances: int = 16  # worlds in which all actions are ranked
    most: int = 8  # actions rolled out
    margin: float = 0.04  # an action worse than the best by more than this isn't rolled out
    glance_weight: float = 20.0  # of a glance, in rollouts
    rounds: int = 1  # of the table in a rollout: 1 is one turn for everyone


@dataclass
class _Meter:
    """How much of a budget is spent. A simulation is one decision evaluated in one world."""

    budget: Budget
    started: float = field(default_factory=lambda: time.perf_counter())  # looked up on each call
    simulations: int = 0

    @property
    def spent(self) -> float:
        """As a share of the budget."""
        if self.budget.simulations:
            return self.simulations / self.budget.simulations
        return (time.perf_counter() - self.started) / self.budget.seconds


class _Search:
    """A position's actions, with the totals of their glances and rollouts."""

    def __init__(self, known: InformationState, budget: Budget, net: Net, goal: Goal, how: Halving) -> None:
        self._known, self._net, self._goal, self._how = known, net, goal, how
        self._box, self._states, self.meter = known.components.box, known.rows(ROWS), _Meter(budget)
        self._room = np.zeros(known.game.most_choices, np.int64)
        n = legal_actions(self._box, self._states, 0, self._room)
        self.actions = self._room[:n].copy()
        self._seen, self._totals = np.zeros((n, known.players)), np.zeros((n, known.players))
        self.glances, self.worlds = 0, np.zeros(n, np.int64)

    def glance(self) -> None:
        """Judge every action in one more world."""
        judge_in_worlds(
            self._box, self._states, self._known.rng, 1, self.actions, len(self.actions), self._net, self._goal,
            self._seen,
        )  # fmt: skip
        self.meter.simulations += 1
        self.glances += 1

    def roll_out(self, tried: Array) -> None:
        """Roll out some actions, given by index, in one more world."""
        totals, turns = np.zeros((len(tried), self._known.players)), self._how.rounds * self._known.players
        self.meter.simulations += roll_out(
            self._box, self._states, self._known.rng, 1, self.actions[tried], self._net, self._goal, turns, self._room,
            totals,
        )  # fmt: skip
        self._totals[tried] += totals
        self.worlds[tried] += 1

    @property
    def values(self) -> Array:
        """The estimated value by action and seat."""
        weight = self._how.glance_weight
        return np.asarray((weight * self._seen / self.glances + self._totals) / (weight + self.worlds[:, None]))

    def best(self, some: Array) -> Array:
        """These actions, by index, ordered from the best for the player to move."""
        return some[np.argsort(-self.values[some, self._known.seat], kind="stable")]


def halve(
    known: InformationState, budget: Budget, net: Net, goal: Goal, how: Halving, only: Collection[int] = (),
    *, may_stop: bool = True,
) -> list[Judged]:  # fmt: skip
    """Every legal action, the best first. Those in `only` come first and get equally many rollouts.

    With `may_stop`, nothing is rolled out if only one action is within the margin.
    """
    search, seat = _Search(known, budget, net, goal, how), known.seat
    meter = search.meter
    while search.glances == 0 or (search.glances < how.glances and meter.spent < _GLANCES):
        search.glance()
    tried = search.best(np.arange(len(search.actions)))
    if only:
        tried = np.array([k for k in tried if search.actions[k] in only])
    else:
        promised = search.values[tried[: how.most], seat]
        tried = tried[: how.most][promised >= promised[0] - how.margin]
    rounds = 0 if may_stop and len(tried) == 1 else 1 if only else ceil(log2(max(2, len(tried))))
    for number in range(rounds):
        until, each = meter.spent + (1 - meter.spent) / (rounds - number), 0.0
        while meter.spent + each / 2 < until:  # until another world would miss it by more
            before = meter.spent
            search.roll_out(tried)
            each = meter.spent - before
        if number < rounds - 1:
            tried = search.best(tried)[: ceil(len(tried) / 2)]
    values = search.values
    order = sorted(range(len(search.actions)), key=lambda k: (search.worlds[k], values[k, seat]), reverse=True)
    return [
        Judged(int(search.actions[k]), tuple(map(float, values[k])), int(search.glances + search.worlds[k]))
        for k in order
    ]
