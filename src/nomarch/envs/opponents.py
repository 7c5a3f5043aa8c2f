"""Bots in compiled code: the opponents of a batch's learner. They decide on what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import NamedTuple

import numpy as np

from nomarch.bots.evaluation import WON, Goal, Net, Workspace, hand_written, learned, workspace
from nomarch.bots.planner import plan_values
from nomarch.bots.policy import best, judge_actions
from nomarch.engine.game import Boxes, Game, States, compares, legal, nth_legal, resample, rollout_action, step
from nomarch.engine.jit import entry, rule
from nomarch.engine.rng import below, draw
from nomarch.engine.struct import Array
from nomarch.envs.kernels import BEGIN, SKIP, Streams, Written, describe, play_on
from nomarch.text.errors import NomarchError, advice

__all__ = ["OPPONENTS", "Opponent", "find", "step_against"]

_RANDOM, _ROLLOUT, _POLICY, _PLAN = range(4)
_WORLDS = 8
# Plans of the own turn: the evaluation, how many worlds are sampled, and the temperature. They are a fixed measure,
# however the levels are tuned.
_PLANS: dict[str, tuple[Callable[[Game], Net], int, float]] = {
    "greedy": (hand_written, _WORLDS, 0.0),
    "planner": (learned, 3 * _WORLDS, 0.05),
}
OPPONENTS = ("random", "rollout", "policy", *_PLANS)


class Opponent(NamedTuple):
    """How the opponents decide."""

    kind: int
    worlds: int  # that a plan samples
    temperature: float  # of a plan, in log-odds
    net: Net
    goal: Goal


def find(game: Game, name: str) -> Opponent:
    """An opponent by name: `random`, `rollout` (the rollout policy), `policy` (the action with the best afterstate by
    the learned evaluation), or one that plans its own turn."""
    goal = Goal(game.logit_scale, WON)
    if name in _PLANS:
        net, worlds, temperature = _PLANS[name]
        return Opponent(_PLAN, worlds, temperature, net(game), goal)
    if name == "policy":
        return Opponent(_POLICY, 1, 0.0, learned(game), goal)
    if name not in OPPONENTS:
        raise NomarchError("unknown_bot", name=name, advice=advice(name, OPPONENTS))
    return Opponent(_RANDOM if name == "random" else _ROLLOUT, 1, 0.0, hand_written(game), goal)


class Room(NamedTuple):
    """Room to decide in, made once for many games."""

    w: Workspace
    actions: Array
    values: Array
    best: Array


@rule
def answer(box: object, states: States, i: int, work: States, rng: Array, how: Opponent, room: Room) -> int:
    """The action of the seat to move in game i, in a sample of what it knows; `work` has the planner's rows."""
    choices = states[i].choices
    if how.kind == _RANDOM:
        return nth_legal(box, states[i], below(rng, choices))
    work[0] = states[i]
    resample(box, work[0], states[i].to_play, rng)
    if how.kind == _ROLLOUT:
        return rollout_action(box, work[0], rng)
    if how.kind == _POLICY:
        n = legal(box, work[0], room.actions)
        judge_actions(box, work, 0, 2, room.actions, n, how.net, how.goal, room.w, True, room.values)
        return int(room.actions[best(room.values, n)])
    seen = plan_values(box, work, rng, how.worlds, room.actions, how.net, room.w, room.best[:choices], room.values)
    if how.temperature > 0:
        for k in range(choices):  # the largest of values with such noise is drawn as by a softmax
            room.values[k] -= seen * how.temperature * log(-log((draw(rng) + 0.5) / 4294967296.0))
    return nth_legal(box, states[i], best(room.values, choices))


@entry
def step_against(
    box: Boxes, table: States, states: States, finals: States, before: States, rng: Array, streams: Streams,
    actions: Array, out: Written, learners: Array, rngs: Array, work: States, how: Opponent, most_choices: int,
) -> None:  # fmt: skip
    """Apply the learner's action in every game, then play the other seats until it is the learner's turn again."""
    room = Room(
        workspace(how.net, table[0].players), np.zeros(most_choices, np.int64), np.zeros(most_choices),
        np.zeros(most_choices),
    )  # fmt: skip
    for i in range(len(actions)):
        action = actions[i]
        if action == SKIP:
            continue
        out.rewards[i, :] = 0
        out.ended[i] = False
        if compares(box[0], states[i]):
            before[0] = states[i]
        new = False
        while True:
            if action >= 0:
                step(box[0], states[i], action)
            if play_on(box[0], table, states, finals, i, rng, streams, out, action == BEGIN):
                new = True
            if states[i].to_play == learners[i]:
                break
            action = answer(box[0], states, i, work, rngs[i], how, room)
        describe(box[0], states[i], before[0], i, new or actions[i] < 0, out)
